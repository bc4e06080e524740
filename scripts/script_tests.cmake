# The checks of the house as tests, and the tests that the checks themselves find what they should.
find_program(PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(PYTHON python3 REQUIRED)

foreach(check rooms rules format security)
  add_test(NAME House.${check} COMMAND ${PYTHON} ${CMAKE_SOURCE_DIR}/scripts/check_${check}.py)
  add_test(NAME House.${check}_faults_are_found
    COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/scripts/tests/check_${check}_test.py)
endforeach()
add_test(NAME House.setup COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/scripts/tests/setup_test.py)

# The program itself, run as a person and a shell would.
add_test(NAME Cli.processes COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/cli/tests/processes_test.py $<TARGET_FILE:laguna>)
add_test(NAME Cli.matches COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/cli/tests/matches_test.py $<TARGET_FILE:laguna>)
add_test(NAME Cli.engine COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/cli/tests/engine_test.py $<TARGET_FILE:laguna>)
set_tests_properties(Cli.matches PROPERTIES COST 900)  # long ones go first

# The page: its types, its layout on the screen of an editor, its functions, and people who use it in a browser.
foreach(part IN ITEMS "check|npx svelte-check --fail-on-warnings" "format|npx prettier --check ." "functions|npx vitest run"
    "browser|npx vitest run --config tests/vitest.config.ts")
  string(REGEX MATCH "^([a-z]+)[|](.*)$" _ "${part}")
  separate_arguments(command UNIX_COMMAND "${CMAKE_MATCH_2}")
  add_test(NAME Web.${CMAKE_MATCH_1} COMMAND ${CMAKE_SOURCE_DIR}/scripts/page.sh ${command})
endforeach()
set_tests_properties(Web.browser PROPERTIES COST 1000 TIMEOUT 840 ENVIRONMENT
  "LAGUNA_PROGRAM=$<TARGET_FILE:laguna>;LAGUNA_WEB=${CMAKE_SOURCE_DIR}/build/web")

# The server, killed while people play. Sanitizers do not bear the library that sets its clock.
if(LAGUNA_SANITIZE)
  set(CLOCK --true-clock)
endif()
add_test(NAME Server.torture COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/torture_test.py $<TARGET_FILE:laguna> --kills 12 --tables 2 --seconds 10 ${CLOCK})
# … or stopped.
add_test(NAME Server.stop COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/stop_test.py $<TARGET_FILE:laguna>)
# … and whether its luck is as it was promised.
add_test(NAME Server.luck COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/luck_test.py $<TARGET_FILE:laguna>)
# … and whether hosts can copy it and go back.
add_test(NAME Server.backup COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/backup_test.py $<TARGET_FILE:laguna>)
# … and remove what is old.
add_test(NAME Server.prune COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/prune_test.py $<TARGET_FILE:laguna>)
# … behind nginx, with TLS.
add_test(NAME Server.proxy COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/proxy_test.py $<TARGET_FILE:laguna>)
# … and while bots think.
add_test(NAME Server.bots COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/server/tests/bots_test.py $<TARGET_FILE:laguna>)
# … and under load.
add_test(NAME Server.load COMMAND ${PYTHON} -B ${CMAKE_SOURCE_DIR}/src/load/tests/load_test.py $<TARGET_FILE:laguna>)

# Several nodes on one PostgreSQL, killed, stopped and continued behind a balancer.
set(SERVER_TESTS ${CMAKE_SOURCE_DIR}/src/server/tests)
add_test(NAME Server.nodes COMMAND ${PYTHON} -B ${SERVER_TESTS}/nodes_test.py $<TARGET_FILE:laguna>)
# … whose database is dumped and restored.
add_test(NAME Server.postgres_backup COMMAND ${PYTHON} -B ${SERVER_TESTS}/postgres_backup_test.py $<TARGET_FILE:laguna>)
# What the server promises, with PostgreSQL behind it: all its tests that keep anything, but those about SQLite's file.
add_test(NAME Server.leases COMMAND ${PYTHON} -B ${SERVER_TESTS}/on_postgres.py $<TARGET_FILE:unit_tests> --gtest_brief=1
  "--gtest_filter=Leases.*:Store.*:Prune.*:Api.*:Tables.*:Host*:Ledger.*:Luck.*:BotsThink.*:Advice.*:AllKindsOfTables/*")
add_test(NAME Server.torture_on_postgres COMMAND ${PYTHON} -B ${SERVER_TESTS}/on_postgres.py
  ${PYTHON} -B ${SERVER_TESTS}/torture_test.py $<TARGET_FILE:laguna> --kills 4 --tables 2 --seconds 4)
add_test(NAME Server.prune_on_postgres COMMAND ${PYTHON} -B ${SERVER_TESTS}/on_postgres.py
  ${PYTHON} -B ${SERVER_TESTS}/prune_test.py $<TARGET_FILE:laguna>)
set_tests_properties(Server.leases PROPERTIES WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} ENVIRONMENT LAGUNA_LEAK_GAMES=1)

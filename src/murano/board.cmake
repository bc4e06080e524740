# Makes a header with the values of a board: cmake -DSOURCE=board.json -DTARGET=… -DSPACE=… -P board.cmake
# The program's own reader checks the file; here a field that is missing is an error, and no more.
file(READ ${SOURCE} json)

# The list at a place of the file, each item put into `form` in place of an @.
function(items out form)
  string(JSON length LENGTH "${json}" ${ARGN})
  math(EXPR last "${length} - 1")
  foreach(i RANGE ${last})
    string(JSON value GET "${json}" ${ARGN} ${i})
    string(REPLACE "@" "${value}" value "${form}")
    list(APPEND values "${value}")
  endforeach()
  list(JOIN values ", " values)
  set(${out} "${values}" PARENT_SCOPE)
endfunction()

# The numbers of an object, in the order of the names that follow.
function(numbers out object)
  foreach(name ${ARGN})
    string(JSON value GET "${json}" ${object} ${name})
    list(APPEND values ${value})
  endforeach()
  list(JOIN values ", " values)
  set(${out} "{${values}}" PARENT_SCOPE)
endfunction()

function(flag out)
  string(JSON value GET "${json}" ${ARGN})
  set(word false)
  if(value)
    set(word true)
  endif()
  set(${out} ${word} PARENT_SCOPE)
endfunction()

foreach(space RANGE 17)
  string(JSON action GET "${json}" ring ${space} action)
  string(REPLACE "-" "_" action ${action})
  flag(anchor ring ${space} anchor)
  string(APPEND ring "        {Deed::${action}, ${anchor}},\n")
endforeach()

foreach(island sacca-mattia santa-teresa san-donato santa-chiara san-pietro sacca-serenella)
  items(rows "\"@\"" islands ${island} rows)
  items(docks "@" islands ${island} docks)
  string(REPLACE "white" "1" docks "${docks}")
  string(REPLACE "brown" "2" docks "${docks}")
  string(REPLACE "orange" "4" docks "${docks}")
  string(REPLACE "grey" "8" docks "${docks}")
  string(REPLACE ", " " | " docks "${docks}")
  string(APPEND islands "        {Shape::of({${rows}}), ${docks}},\n")
endforeach()

numbers(streets streets blank red blue grey red-blue red-grey blue-grey)
numbers(palaces palaces 1 2 3)
foreach(table gold customers colour)
  items(from "@" tables ${table} steps)
  items(points "@" tables ${table} points)
  string(APPEND tables "    .${table} = {.from = {${from}}, .points = {${points}}},\n")
endforeach()

flag(reconstructed reconstructed)
file(WRITE ${TARGET}.new
"#pragma once
#include \"murano/box/print.hpp\"
namespace ${SPACE} {
inline constexpr Print kDefaultPrint = {
    .reconstructed = ${reconstructed},
    .ring = {{
${ring}    }},
    .islands = {{
${islands}    }},
    .streets = {${streets}},
    .palaces = {${palaces}},
${tables}};
}
")
file(RENAME ${TARGET}.new ${TARGET})

import unittest

from planted import Planted


class Rooms(Planted):
    check = "rooms"

    def setUp(self):
        super().setUp()
        self.write("src/mille_fiori/rules.md", "")
        self.write("src/murano/rules.md", "")
        self.write("src/kit/text.hpp", "#include <string_view>\n")
        self.write("src/mille_fiori/x.hpp", '#include "kit/text.hpp"\n#include "mille_fiori/y.hpp"\n')
        self.write("src/table/table.hpp", '#include <string>\n#include "mille_fiori/x.hpp"\n')
        self.write("src/cli/tests/a_test.cpp", '#include <string>\n#include "mille_fiori/x.hpp"\n')

    def test_a_good_house_is_sound(self):
        self.expect_sound()

    def test_a_game_may_not_look_into_table(self):
        self.write("src/mille_fiori/x.hpp", '// A game.\n\n#include "table/table.hpp"\n')
        self.expect_fault("src/mille_fiori/x.hpp:3: mille_fiori may not look into table")

    def test_a_game_may_not_look_into_the_other_game(self):
        self.write("src/murano/x.hpp", '#include "mille_fiori/x.hpp"\n')
        self.expect_fault("src/murano/x.hpp:1: murano may not look into mille_fiori")

    def test_the_command_line_may_not_look_into_a_game_or_ai(self):
        self.write("src/cli/a.cpp", '#include "mille_fiori/x.hpp"\n')
        self.write("src/cli/b.cpp", '#include "ai/greedy.hpp"\n')
        self.expect_fault("src/cli/a.cpp:1: cli may not look into mille_fiori")
        self.expect_fault("src/cli/b.cpp:1: cli may not look into ai")

    def test_tests_of_a_game_may_not_look_up(self):
        self.write("src/mille_fiori/tests/a_test.cpp", '#include "table/table.hpp"\n')
        self.expect_fault("src/mille_fiori/tests/a_test.cpp:1: mille_fiori may not look into table")

    def test_nobody_but_tests_may_look_into_tests(self):
        self.write("src/game/x.hpp", '#include "game/tests/laws.hpp"\n')
        self.expect_fault("src/game/x.hpp:1: game may not look into tests")

    def test_an_include_begins_with_its_room(self):
        self.write("src/kit/x.hpp", '#include "text.hpp"\n')
        self.expect_fault('src/kit/x.hpp:1: "text.hpp" does not begin with a room')

    def test_a_new_folder_must_be_a_room(self):
        self.write("src/attic/x.hpp", "")
        self.expect_fault("src/attic/x.hpp:1: attic is not a room")

    def test_pure_rooms_include_no_heap_clock_stream_or_thread(self):
        for header in ("vector", "chrono", "iostream", "thread", "random", "fmt/core.h"):
            self.write("src/ai/x.hpp", f"#include <{header}>\n")
            self.expect_fault(f"src/ai/x.hpp:1: ai is pure and may not include <{header}>")

    def test_pure_rooms_use_no_heap_and_no_exception(self):
        for word, code in {
            "new": "auto* p = new int;",
            "delete": "delete p;",
            "throw": "throw 1;",
            "std::string": "std::string s;",
        }.items():
            self.write("src/game/x.hpp", f"\n{code}\n")
            self.expect_fault(f"src/game/x.hpp:2: game is pure and may not use {word}")

    def test_comments_text_and_deleted_functions_are_no_fault(self):
        self.write(
            "src/game/x.hpp",
            "// throw new\n/* new\nnew */ X(X&) = delete;\n"
            'auto a = "new"; auto b = R"(throw\n"new)"; int new_card = 1\'000; char c = \'"\'; char d = \'\\\'\';\n'
            "std::string_view s;\n",
        )
        self.expect_sound()


if __name__ == "__main__":
    unittest.main()

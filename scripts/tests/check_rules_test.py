import unittest

from planted import Planted

TEST = "TEST(Workshops, {}_all_is_well) {{}}\n"


class Rules(Planted):
    check = "rules"

    def setUp(self):
        super().setUp()
        self.write("src/glass/rules.md", "# Rules\n\n- `GL-W1` · One.\n- `GL-W2` · Two. See `GL-W1`.\n")
        self.write("src/glass/rules/w.hpp", "// GL-W1, GL-W2: both.\n")
        self.write("src/glass/tests/w_test.cpp", TEST.format("W1_W2"))

    def test_good_rules_are_sound(self):
        self.expect_sound()

    def test_the_matrix_names_code_and_tests(self):
        matrix = self.run_check("--matrix").stdout.split("\n")
        self.assertEqual(matrix[0], "GL-W1    1 tests  src/glass/rules/w.hpp:1")

    def test_a_rule_without_a_test(self):
        self.write("src/glass/tests/w_test.cpp", TEST.format("W1"))
        self.expect_fault("src/glass/rules.md:4: GL-W2 is in the name of no test")

    def test_a_rule_without_code(self):
        self.write("src/glass/rules/w.hpp", '// GL-W1: one.\nauto id = "GL-W2";\n')
        self.expect_fault("src/glass/rules.md:4: GL-W2 is in no comment of the code")

    def test_a_comment_in_a_test_is_not_code(self):
        self.write("src/glass/rules/w.hpp", "// GL-W1: one.\n")
        self.write("src/glass/tests/w_test.cpp", "// GL-W2: two.\n" + TEST.format("W1_W2"))
        self.expect_fault("src/glass/rules.md:4: GL-W2 is in no comment of the code")

    def test_an_unknown_id_in_code_tests_or_documents(self):
        self.write("src/glass/rules/w.hpp", "// GL-W1, GL-W2, GL-W3: three.\n")
        self.write("src/glass/tests/x_test.cpp", "\n" + TEST.format("W2_W4"))
        self.write("docs/a.md", "As GL-W5 says.\n")
        self.expect_fault("src/glass/rules/w.hpp:1: GL-W3 is no rule")
        self.expect_fault("src/glass/tests/x_test.cpp:2: GL-W4 is no rule")
        self.expect_fault("docs/a.md:1: GL-W5 is no rule")

    def test_a_rule_defined_twice(self):
        self.write("src/glass/rules.md", "- `GL-W1` · One.\n- `GL-W2` · Two.\n- `GL-W1` · Again.\n")
        self.expect_fault("src/glass/rules.md:3: GL-W1 is defined twice")


if __name__ == "__main__":
    unittest.main()

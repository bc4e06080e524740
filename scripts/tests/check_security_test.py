import unittest

from planted import Planted


class Security(Planted):
    check = "security"

    def setUp(self):
        super().setUp()
        self.write("src/server/tests/a_test.cpp", "TEST(Store, keeps_secrets) {}\nTEST_P(Leaks, nothing) {}\n")
        self.write("scripts/script_tests.cmake", "add_test(NAME Server.luck COMMAND x)\n")
        self.write("web/tests/a.spec.ts", "test('a name is text', async () => {\n")
        self.say("`Store.keeps_secrets`, `Leaks`, `Server.luck`, *browser* `a name is text`")

    def say(self, tests):
        self.write("docs/security.md", f"| cannot | test |\n|---|---|\n| read `x` | {tests} |\n")

    def test_a_page_whose_tests_exist_is_sound(self):
        self.expect_sound()

    def test_a_line_without_a_test(self):
        self.say("surely")
        self.expect_fault("docs/security.md:3: no test is named")

    def test_a_test_that_does_not_exist(self):
        self.say("`Store.keeps_all`, *browser* `Store.keeps_secrets`")
        self.expect_fault("docs/security.md:3: there is no test Store.keeps_all")
        self.expect_fault("docs/security.md:3: there is no test Store.keeps_secrets")


if __name__ == "__main__":
    unittest.main()

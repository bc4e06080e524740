import subprocess
import unittest

from planted import Planted


class Format(Planted):
    check = "format"

    def setUp(self):
        super().setUp()
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write("README.md", "See [the house](docs/house.md#rooms), [elsewhere](https://example.org/x).\n")
        self.write("docs/house.md", "Back to [the start](../README.md).\n\n```\n[no](link)\n```\n")
        self.write("src/x.cpp", "int x = 1;\n")
        self.write("fuzz/corpus/record/1", "trailing \t")

    def track(self):
        subprocess.run(["git", "add", "."], cwd=self.root, check=True)

    def expect_fault(self, words):
        self.track()
        super().expect_fault(words)

    def test_good_files_are_sound(self):
        self.track()
        self.expect_sound()

    def test_code_as_clang_format_would_not_write_it(self):
        self.write("src/x.cpp", "int y;\nint  x=1;\n")
        self.expect_fault("src/x.cpp:2: not as clang-format-19 would write it")

    def test_blanks_tabs_and_the_last_newline(self):
        self.write("a.sh", "a \n\tb\nc")
        self.expect_fault("a.sh:1: blank at the end of the line")
        self.expect_fault("a.sh:2: tab")
        self.expect_fault("a.sh:3: no newline at the end of the file")

    def test_a_broken_link(self):
        self.write("docs/house.md", "\n[gone](gone.md)\n")
        self.expect_fault("docs/house.md:2: link to gone.md, which does not exist")


if __name__ == "__main__":
    unittest.main()

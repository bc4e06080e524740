"""The commands about computer players: what is wrong is named, and nothing is lost. Usage: matches_test.py LAGUNA"""

import json
import os
import re
import signal
import subprocess
import time
import unittest

from process import LAGUNA, SOURCES, Process

MATCH = ["arena", "mille-fiori", "--seats", "2", "greedy", "random", "--games", "4"]


class Matches(Process):
    def network(self):
        with open(os.path.join(SOURCES, "mille_fiori/weights/2.net"), "rb") as file:
            return file.read()

    def test_a_command_line_that_makes_no_sense_is_usage(self):
        for words, arguments in [
            ("chess", ["arena", "chess", "greedy"]), ("deep", ["arena", "murano", "greedy", "deep"]),
            ("--seats", ["arena", "murano", "--seats", "5", "greedy"]), ("players is required", ["arena", "murano"]),
            ("3 players are named for 2 seats", ["arena", "murano", "--seats", "2", "random", "greedy", "random"]),
            ('persona "bob" in murano', ["arena", "murano", "maestro:bob"]), ("--games", ["arena", "murano", "greedy", "--games", "0"]),
            ("greedy has no personas", ["arena", "murano", "greedy:rival"]), ("time of doge", ["arena", "murano", "doge@0"]),
            ("the lower one first", ["arena", "murano", "random", "greedy", "--sprt", "3", "1"]),
            ("two players that differ", ["arena", "murano", "greedy", "--sprt", "1", "3"]),
            ("there is no folder nowhere", ["strength", "--folder", "nowhere"]), ("--margin", ["strength", "--margin", "0"]),
            ('no match has "chess"', ["strength", "--folder", ".", "--only", "chess"]),
            ('not "maestro"', ["strength", "--folder", ".", "--doge", "maestro"]),
            ('not "doge@x"', ["strength", "--folder", ".", "--doge", "doge@x"]),
            ("chess", ["train", "chess"]), ("--seats", ["train", "--seats", "5"]), ("--effort", ["train", "--effort", "0"]),
            ("--threads", ["train", "--threads", "0"]), ("--folder", ["train", "--folder", ""]),
            ("--seat", ["advise", "game", "--step", "1", "--seat", "5"]), ("--step", ["advise", "game", "--step", "-1", "--seat", "1"]),
            ("--simulations", ["advise", "game", "--step", "1", "--seat", "1", "--simulations", "0"]),
            ("extra", ["engine", "extra"]), ("chess", ["bench", "chess", "--players"]),
        ]:
            self.assert_refused(2, words, *arguments)
        self.assertEqual(os.listdir(self.path), [])

    def test_one_of_several_games_is_chosen_for_advice(self):
        self.assertEqual(self.run_it("simulate", "mille-fiori", "--games", "2", "--records", "games.jsonl").returncode, 0)
        moment = ["advise", "games.jsonl", "--step", "30", "--seat", "1"]
        self.assert_refused(2, "holds 2 games: choose one with --game", *moment)
        self.assert_refused(2, "holds 2 games, not 3", *moment, "--game", "3")

    def test_a_file_of_something_else_is_no_match_to_go_on_with_and_stays_as_it_is(self):
        self.assertEqual(self.run_it(*MATCH, "--resume", "match").returncode, 0)
        whole = self.read("match")
        self.write("broken", whole.replace(b'"deal":1', b'"deal":7'))
        self.write("cut", whole.replace(b'"scores"', b'"stores"'))
        self.write("garbled", bytes(range(256)))
        for words, name, more in [("another match", "match", ["--seed", "2"]), ("line 3 is another deal", "broken", []),
                                  ("line 2 is no deal", "cut", []), ("garbled: it holds no match", "garbled", [])]:
            before = self.read(name)
            self.assert_refused(1, words, *MATCH, *more, "--resume", name)
            self.assertEqual(self.read(name), before)
        self.assert_refused(1, "it is a directory", *MATCH, "--resume", ".")
        self.assert_refused(1, "No such file", *MATCH, "--resume", "nowhere/match")

    def test_a_picture_that_cannot_be_written_is_refused_before_the_first_game(self):
        self.assert_refused(1, "nowhere/x.svg: No such file", *MATCH[:-1], "1000000000", "--plot", "nowhere/x.svg")
        self.assert_refused(1, "it is a directory", *MATCH[:-1], "1000000000", "--plot", ".")

    def test_a_training_that_cannot_go_on_stays_as_it_is(self):
        self.write("murano-2.training", "garbled")
        self.assert_refused(1, "murano-2.training: it is not the training of murano with 2 seats", "train", "murano",
                            "--seats", "2", "--folder", ".")
        self.assertEqual(self.read("murano-2.training"), b"garbled")
        self.assert_refused(1, "Not a directory", "train", "--folder", "murano-2.training")

    def interrupted(self, signal_number, *arguments, pause=1):
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "cwd": self.path}
        with subprocess.Popen([LAGUNA, *arguments], **pipes) as running:
            time.sleep(pause)
            running.send_signal(signal_number)
            out, words = running.communicate(timeout=30)
        return running.returncode, out, words

    def test_a_match_that_is_interrupted_shows_what_was_played(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            status, out, words = self.interrupted(number, *MATCH[:-1], "1000000000", "--json")
            self.assertEqual(status, 130)
            self.assertRegex(words, r"\Alaguna: stopped after [1-9]\d* games\n\Z")
            games = int(words.split()[-2])
            self.assertEqual([one["games"] for one in json.loads(out)], [games, games])
        slow = ["arena", "murano", "--seats", "4", "doge@600", "--games", "4"]
        self.assertEqual(self.interrupted(signal.SIGINT, *slow), (130, "", "laguna: stopped after 0 games\n"))

    def test_a_training_stops_when_it_is_told_and_says_when_there_is_nothing_to_do(self):
        train = ["train", "mille-fiori", "--seats", "2", "--folder", "."]
        for number in (signal.SIGINT, signal.SIGTERM):
            status, out, words = self.interrupted(number, *train)
            self.assertEqual((status, words), (0, ""))
            self.assertTrue(out.endswith("Stopped. The same command goes on from the last generation.\n"), out)
        self.assertEqual(self.run_it(*train, "--effort", "0.001", timeout=200).returncode, 0)
        done = self.run_it(*train)
        self.assertEqual((done.returncode, done.stdout), (0, "Nothing to do: what . holds is trained. Another --folder begins anew.\n"))

    def test_every_player_is_told_in_words(self):
        told = self.run_it("players").stdout
        for name in ("garzonetto", "garzone", "serventino", "servente", "maestro", "doge", "random", "greedy", "flat1000",
                     "maestro:collector", "maestro:rival", "maestro:sailor", "maestro:builder"):
            self.assertRegex(told, rf"(?m)^  {name} +[a-z]")
        self.assertNotRegex(told, r"(?m)^  \S+ *$")
        for command in ("play", "arena"):
            self.assertIn(told.strip(), self.run_it(command, "--help").stdout)

    def test_players_think_with_the_network_they_are_given(self):
        match = ["arena", "mille-fiori", "--seats", "2", "maestro", "greedy", "--games", "2"]
        own = [*match, "--weights", "."]
        self.assert_refused(1, "./mille-fiori-2.net: No such file", *own)
        self.assert_refused(2, "chess", "arena", "chess", "greedy", "--weights", ".")
        for words, file in [("does not begin with", b"garbled"), ("has ", self.network()[:-1])]:
            self.write("mille-fiori-2.net", file)
            self.assert_refused(1, "./mille-fiori-2.net: it " + words, *own)

        def results(*arguments):
            done = self.run_it(*arguments, "--json")
            self.assertEqual(done.returncode, 0, done)
            return [(one["win_share"], one["mean_score"], one["decisions"]) for one in json.loads(done.stdout)]

        self.write("mille-fiori-2.net", self.network())
        self.assertEqual(results(*own), results(*match, "--resume", "match"))
        title, numbers = self.network().split(b"\n", 1)
        self.write("mille-fiori-2.net", title + b"\n" + bytes(len(numbers)))
        self.assertNotEqual(results(*own), results(*match))
        self.assert_refused(1, "another match", *own, "--resume", "match")

    def test_what_was_played_by_other_minds_counts_no_more(self):
        strength = ["strength", "--folder", ".", "--threads", "1"]
        one = "Mille Fiori, 2 seats: servente against greedy"
        done = self.run_it(*strength, "--only", one, "--minutes", "0.01", timeout=300)
        self.assertEqual((done.returncode, done.stdout), (0, ""), done)
        played = json.loads(self.read("strength.json"))
        self.assertEqual(len(played["matches"]), 1)
        self.assertRegex(self.run_it(*strength, "--list", "--only", one).stdout, r"\A *[1-9]\d* games ")

        played["matches"][0]["minds"] = "01234567"
        self.write("strength.json", json.dumps(played))
        done = self.run_it(*strength, "--list", "--only", one)
        self.assertIn("other networks or efforts, left out: 1\n", done.stderr)
        self.assertRegex(done.stdout, r"\A *0 games ")
        self.write("strength.json", "garbled")
        self.assert_refused(1, "cannot go on with ./strength.json: it holds no results", *strength, "--list")
        self.assertEqual(self.read("strength.json"), b"garbled")

    def test_the_bench_tells_how_fast_every_level_is(self):
        done = self.run_it("bench", "mille-fiori", "--games", "10", timeout=200)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for level in ("garzonetto", "garzone", "serventino"):
            self.assertEqual(len(re.findall(rf"{level} +no look ahead +[\d.e-]+  [0-9a-f]{{16}}\n", done.stdout)), 3)
        for level, checksum in (("servente", "[0-9a-f]{16}"), ("maestro", "[0-9a-f]{16}"), ("doge", r"\(by the clock\)")):
            self.assertEqual(len(re.findall(rf"{level} +[1-9]\d* +[\d.]+  {checksum}\n", done.stdout)), 3)
        measured = json.loads(self.run_it("bench", "mille-fiori", "--games", "10", "--json").stdout)
        self.assertEqual([(one["seats"], one["mode"]) for one in measured],
                         [(seats, mode) for seats in (2, 3, 4) for mode in ("direct", "lists")])

    def test_the_bench_of_players_measures_every_one(self):
        done = self.run_it("bench", "mille-fiori", "--players", "--json", timeout=200)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        measured = json.loads(done.stdout)
        for seats in (2, 3, 4):
            here = [one for one in measured if one["seats"] == seats]
            self.assertLessEqual({"garzonetto", "garzone", "serventino", "servente", "maestro", "greedy", "flat1000",
                                  "network evaluation", "copy and re-deal", "doge, 2 threads"}, {one["what"] for one in here})
            self.assertTrue(all(one["amount"] > 0 for one in here))
            self.assertEqual([one["what"] for one in here if "checksum" not in one],
                             ["doge, 1 thread", "doge, 2 threads", "2 threads to 1"])


if __name__ == "__main__":
    unittest.main(verbosity=1)

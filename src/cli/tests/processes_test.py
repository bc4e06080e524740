"""The program as a person and a shell see it: real processes, pipes and terminals. Usage: processes_test.py LAGUNA"""

import json
import os
import pty
import re
import resource
import select
import signal
import subprocess
import time
import unittest

from process import LAGUNA, SOURCES, Process

BOARD = os.path.join(SOURCES, "murano/board.json")
FAIR = os.path.join(SOURCES, "record/tests/conformance/good/fair-deal.laguna")


class Processes(Process):
    def test_every_command_explains_itself_with_examples(self):
        for command in ([], ["play"], ["simulate"], ["replay"], ["verify"], ["backup"], ["restore"], ["prune"], ["advise"], ["engine"], ["perft"], ["rules"],
                        ["bench"], ["arena"], ["strength"], ["train"], ["players"]):
            done = self.run_it(*command, "--help")
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("Examples:", done.stdout)

    def test_a_command_line_that_makes_no_sense_is_usage(self):
        for words, arguments in [
            ("dance", ["dance"]), ("chess", ["play", "chess"]), ("--seats", ["simulate", "mille-fiori", "--seats", "5"]),
            ("--seats", ["play", "mille-fiori", "--seats", "5"]), ("deep", ["play", "mille-fiori", "--bot", "deep"]),
            ("deep", ["simulate", "mille-fiori", "--bots", "greedy,deep"]), ("--games", ["simulate", "mille-fiori", "--games", "0"]),
            ("--games", ["simulate", "mille-fiori", "--games", "many"]), ("--threads", ["simulate", "mille-fiori", "--threads", "-1"]),
            ("5 bots", ["simulate", "mille-fiori", "--bots", "random,random,random,random,random"]),
            ("chess", ["rules", "chess"]), ("MF-Z9", ["rules", "mille-fiori", "MF-Z9"]), ("--depth", ["perft", "--depth", "99"]),
            ("--games", ["bench", "--games", "0"]), ("file is required", ["replay"]), ("--step is required", ["advise", "game"]), ("--older-than is required", ["prune"]), ("chess", ["bench", "chess"]),
            ("chess", ["perft", "chess", "--suite"]), ('only with "seats N"', ["play", "murano", "--tactical"]),
        ]:
            self.assert_refused(2, words, *arguments)

    def test_what_only_one_of_the_databases_can_do_is_said(self):
        shared = "postgresql://nobody@127.0.0.1:1/games"
        serve = ["serve", "--port", "0", "--no-browser", "--web", "web"]
        os.mkdir(os.path.join(self.path, "web"))
        self.write("web/index.html", "a page")
        for status, words, arguments in [
            (1, "pg_dump and pg_restore", ["backup", "file", "--database", shared]),
            (1, "pg_dump and pg_restore", ["restore", "file", "--database", shared]),
            (1, "the database cannot be used", [*serve, "--database", shared]),
            (1, "say with --node", [*serve, "--host", "0.0.0.0", "--database", shared]),
            (1, "--node is for nodes", [*serve, "--database", "games.db", "--node", "h:1"]),
            (2, "HOST:PORT", ["serve", "--node", "h"]), (2, "HOST:PORT", ["serve", "--node", "h:99999"]),
        ]:
            self.assert_refused(status, words, *arguments)

    def test_files_that_cannot_be_read_or_are_no_records(self):
        self.write("binary", bytes(range(256)) * 50)
        self.write("empty", "")
        self.assertEqual(self.run_it("simulate", "mille-fiori", "--games", "1", "--records", "whole").returncode, 0)
        with open(os.path.join(self.path, "whole"), encoding="utf-8") as file:
            text = file.read()
        self.write("truncated", text[: len(text) // 2])
        self.write("newer", text.replace("laguna 1", "laguna 3"))
        self.write("summed", re.sub(r"scores \d+", "scores 1", text))
        for words, name in [("directory", "."), ("No such file", "missing"), ("binary:1:", "binary"), ("no record", "empty"),
                            ("truncated:", "truncated"), ('version "3"', "newer"), ("the scores are", "summed")]:
            self.assert_refused(1, words, "replay", name)

    def test_luck_is_proved_or_found_out_or_not_promised(self):
        with open(FAIR, encoding="utf-8") as file:
            fair = file.read()
        self.write("fair", fair)
        done = self.run_it("verify", "fair")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for words in ["20 steps are legal", "it is not over", 'seat 1, Ada: "Viva Venezia"', "each of the 20 steps of chance", "compare it yourself"]:
            self.assertIn(words, done.stdout)
        for whole in ["fair-whole-game", "murano-fair-whole-game"]:
            done = self.run_it("verify", os.path.join(os.path.dirname(FAIR), whole + ".laguna"))
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("scores and ending are right", done.stdout)
        self.write("words", fair.replace("luck 2 Zoë", "luck 2 Zoe"))
        self.assert_refused(1, "words:11: step 2: the luck of this game brings", "verify", "words")
        self.write("cards", fair.replace("lion-5", "key-1").replace("lion-3", "lion-5"))
        self.assert_refused(1, 'cards:12: step 3: the luck of this game brings "face-up lion-5", not "face-up key-1"', "verify", "cards")
        self.assertEqual(self.run_it("replay", "cards").returncode, 0)
        self.write("plain", re.sub("(commitment|luck|secret) .*\n", "", fair).replace("laguna 2", "laguna 1"))
        done = self.run_it("verify", "plain")
        self.assertEqual(done.returncode, 3)
        self.assertIn("the record has no commitment", done.stdout)
        self.assertRegex(done.stderr, r"\Alaguna: luck was not promised[^\n]+\n\Z")

    def test_a_board_from_a_file_is_played_on_and_named_in_records(self):
        with open(BOARD, encoding="utf-8") as file:
            board = file.read()
        self.write("mine.json", board.replace("[2, 4, 6, 7, 8]", "[2, 4, 6, 7, 9]"))
        mine = ["--murano-board", "mine.json"]
        done = self.run_it("simulate", "murano", "--games", "1", "--records", "game", *mine)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.run_it("replay", "game", *mine).returncode, 0)
        self.assert_refused(1, "game:2: this game was played on the board ", "replay", "game")
        self.assertIn("play murano --murano-board mine.json", self.run_it("play", "murano", *mine, typed="q\n").stdout)
        self.assert_refused(1, "give its file with --murano-board", "play", "murano")

    def test_a_board_that_is_wrong_is_refused_with_file_and_place(self):
        with open(BOARD, encoding="utf-8") as file:
            board = file.read()
        self.write("land.json", board.replace("BBBBB", "BBXBB", 1))
        self.write("adrift.json", board.replace("true }", "false }", 1))
        self.write("cut.json", board[:500])
        for command in (["play", "murano"], ["simulate", "murano"], ["perft", "murano"], ["bench", "murano"],
                        ["replay", "x"], ["serve", "--port", "0", "--no-browser", "--database", "x.db"]):
            self.assert_refused(1, "land.json: islands.sacca-mattia.rows[1]: wants only B", *command,
                                "--murano-board", "land.json")
        self.assert_refused(1, "adrift.json: the ring has 7 anchors, it needs 8", "perft", "--murano-board", "adrift.json")
        self.assert_refused(1, "cut.json: line 14 is not JSON", "perft", "--murano-board", "cut.json")
        self.assert_refused(1, "No such file", "perft", "--murano-board", "missing.json")
        self.assertEqual([name for name in os.listdir(self.path) if name.endswith(".db")], [])

    def test_a_full_disk_and_a_closed_pipe_are_failures(self):
        self.assert_refused(1, "No space left", "simulate", "mille-fiori", "--games", "500", "--records", "/dev/full")
        self.assert_refused(1, "directory", "simulate", "mille-fiori", "--games", "1", "--records", ".")
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([LAGUNA, "rules", "mille-fiori"], stdout=full, stderr=subprocess.PIPE, text=True)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1))
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([LAGUNA, "rules", "mille-fiori"], stdout=writer, stderr=subprocess.PIPE, text=True)
        os.close(writer)
        self.assertEqual((done.returncode, done.stderr), (1, "laguna: cannot write to standard output: Broken pipe\n"))

    def test_records_appear_whole_or_not_at_all(self):
        def small_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

        self.write("old", "kept")
        self.assert_refused(1, "old: File too large", "simulate", "mille-fiori", "--games", "500", "--records", "old",
                            preexec_fn=small_disk)
        running = subprocess.Popen([LAGUNA, "simulate", "mille-fiori", "--games", "10000000", "--records", "old"],
                                   cwd=self.path, stdout=subprocess.DEVNULL)
        time.sleep(0.5)
        running.kill()
        running.wait()
        with open(os.path.join(self.path, "old"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "kept")
        self.assertEqual(os.listdir(self.path), ["old"])

    def test_links_and_closed_streams_are_respected(self):
        self.write("real", "old")
        os.symlink("real", os.path.join(self.path, "link"))
        self.assertEqual(self.run_it("simulate", "mille-fiori", "--games", "1", "--records", "link").returncode, 0)
        self.assertTrue(os.path.islink(os.path.join(self.path, "link")))
        self.assertEqual(self.run_it("replay", "real").returncode, 0)
        done = subprocess.run(["sh", "-c", f"exec '{LAGUNA}' simulate mille-fiori --games 1 --records new >&-"],
                              cwd=self.path, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.run_it("replay", "new").returncode, 0)

    def test_numbers_are_read_as_they_are_written_or_not_at_all(self):
        for number in ("-1", "010", "0x10", "1e6", "", "18446744073709551616"):
            self.assert_refused(2, "--seed", "simulate", "mille-fiori", f"--seed={number}")
        done = self.run_it("simulate", "mille-fiori", "--games", "1", "--seed", "18446744073709551615", "--json")
        self.assertEqual(json.loads(done.stdout)["seed"], 18446744073709551615)

    def test_a_record_that_is_too_large_or_too_deep_is_refused_at_once(self):
        self.write("wide", "{" + ",".join(f'"k{i}":1' for i in range(70_000)) + "}")
        self.write("deep", '{"laguna":' + "[" * 300_000)
        self.write("long", "laguna 1 mille-fiori\n" + "chance x\n" * 200_000)
        for words, name in [("too many fields", "wide"), ("too deeply", "deep"), ("more than 1 MB", "long")]:
            self.assert_refused(1, words, "replay", name)

    def test_only_a_plain_file_is_taken_for_a_saved_game_and_none_is_overwritten(self):
        os.mkdir(os.path.join(self.path, "folder"))
        self.assert_refused(1, "is not a file", "play", "mille-fiori", "--save", "folder", "--new")
        for _ in range(3):
            self.run_it("play", "mille-fiori", "--new", "--save", "kept", typed="1\nq\n")
        self.assertEqual(sorted(os.listdir(self.path)), ["folder", "kept", "kept-2.previous", "kept.previous"])

    def test_simulate_and_replay_speak_json(self):
        done = self.run_it("simulate", "mille-fiori", "--games", "20", "--bots", "greedy", "--json", "--records", "games.jsonl")
        result = json.loads(done.stdout)
        self.assertEqual((result["games"], len(result["seats"]), done.stderr), (20, 4, ""))
        with open(os.path.join(self.path, "games.jsonl"), encoding="utf-8") as file:
            games = [json.loads(line) for line in file]
        for game in games:
            sums = [0] * game["seats"]
            for step in game["steps"]:
                for event in step["events"]:
                    sums[event["seat"] - 1] += event["points"]
            self.assertEqual(sums, game["end"]["scores"])
            self.assertEqual(game["end"]["winners"], [i + 1 for i, s in enumerate(sums) if s == max(sums)])
        replayed = [json.loads(line) for line in self.run_it("replay", "games.jsonl", "--json").stdout.splitlines()]
        self.assertEqual([game["scores"] for game in replayed], [game["end"]["scores"] for game in games])
        half = json.loads(self.run_it("replay", "games.jsonl", "--game", "2", "--to", "60", "--json").stdout)
        self.assertEqual((half["step"], half["finished"]), (60, False))
        self.assertTrue(half["legal"])

    def test_advice_for_a_moment_of_a_record(self):
        self.assertEqual(self.run_it("simulate", "mille-fiori", "--games", "1", "--bots", "greedy", "--records", "game").returncode, 0)
        moment = ["advise", "game", "--simulations", "200", "--step"]
        done = self.run_it(*moment, "30", "--seat", "2", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        advice = json.loads(done.stdout)
        self.assertEqual((advice["game"], advice["step"], advice["seat"], len(advice["actions"])), ("mille-fiori", 30, 2, 5))
        self.assertIn(advice["played"], [one["action"] for one in advice["actions"]])
        for one in advice["actions"]:
            self.assertAlmostEqual(sum(one["win"]), 1, places=2)
            self.assertEqual(len(one["scores"]), 4)
            self.assertLessEqual({"spread", "now", "later", "denied", "doubt", "visits", "why"}, set(one))
        self.assertEqual(self.run_it(*moment, "30", "--seat", "2", "--json").stdout, done.stdout)
        done = self.run_it(*moment, "30", "--seat", "2")
        self.assertEqual(len(re.findall(r"^ +[1-5] pick ", done.stdout, re.MULTILINE)), 5, done)
        self.assertEqual(done.stdout.count("  played"), 1)
        self.assertEqual([len(re.findall(r" \d+ %", line)) for line in done.stdout.splitlines() if " pick " in line], 5 * [4])
        self.assert_refused(2, "seat 1 has nothing to decide after 12 steps: chance decides", *moment, "12", "--seat", "1")
        self.assert_refused(2, "steps, not 9999", *moment, "9999", "--seat", "1")
        self.assert_refused(1, "No such file", "advise", "missing", "--step", "1", "--seat", "1")

    def test_a_hint_shows_the_best_three(self):
        done = self.run_it("play", "mille-fiori", "--bot", "greedy", typed="h\nq\n")
        self.assertEqual(len(re.findall(r"^ +[1-3] pick .*%", done.stdout, re.MULTILINE)), 3, done)

    def test_a_whole_game_by_pipe_ends_with_a_record(self):
        done = self.run_it("play", "mille-fiori", "--seed", "5", typed="1\n" * 200)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(wins|share the victory) with \d+ points")
        self.assertNotIn("\033", done.stdout)
        self.assertEqual(os.listdir(os.path.join(self.path, "laguna")), ["mille-fiori.finished.laguna"])
        self.assertEqual(self.run_it("replay", "laguna/mille-fiori.finished.laguna").returncode, 0)

    def test_a_closed_input_saves_and_the_next_call_resumes(self):
        self.run_it("play", "mille-fiori", "--seed", "5", "--seats", "2", typed="1\n" * 7)
        saved = os.path.join(self.path, "laguna", "mille-fiori.laguna")
        with open(saved, encoding="utf-8") as file:
            before = file.read()
        self.assertIn("Going on with the game", self.run_it("play", "mille-fiori", typed="q\n").stdout)
        with open(saved, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)
        self.assertIn("put aside", self.run_it("play", "mille-fiori", "--new", typed="q\n").stdout)
        with open(saved + ".previous", encoding="utf-8") as file:
            self.assertEqual(file.read(), before)
        self.write("laguna/mille-fiori.laguna", before.replace("seats 2", "seats 3"))
        done = self.run_it("play", "mille-fiori", typed="q\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("the saved game cannot be read", done.stderr)

    def test_undo_takes_back_a_decision_of_the_own_turn(self):
        done = self.run_it("play", "mille-fiori", "--tactical", "--seed", "2", typed="1\nu\n2\nu\nu\nq\n")
        self.assertIn("Undone.", done.stdout)
        self.assertIn("Cannot undo:", done.stdout)

    def on_terminal(self, columns, rows, *arguments, typed=(), environment=None):
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(self.path)
            os.execve(LAGUNA, [LAGUNA, *arguments], environment or self.environment)
        import fcntl
        import struct
        import termios
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(child, signal.SIGWINCH)
        screen = b""
        for line in (*typed, None):
            deadline = time.time() + 20
            while time.time() < deadline and not re.search(rb"help\): $|to the game\. $", screen):
                if select.select([terminal], [], [], 0.1)[0]:
                    try:
                        screen += os.read(terminal, 65536)
                    except OSError:
                        break
            if line is not None:
                screen = b""
                os.write(terminal, line.encode() + b"\n")
        os.write(terminal, b"q\n")
        os.waitpid(child, 0)
        os.close(terminal)
        return screen.decode()

    def test_a_terminal_of_100_by_40_shows_board_hand_and_actions_in_colour(self):
        screen = self.on_terminal(100, 40, "play", "mille-fiori", "--seed", "1", typed=["", ""])
        last = screen[screen.rfind("\033[H"):]
        self.assertIn("\033[", last)
        plain = re.sub(r"\033\[[0-9;]*[A-Za-z]", "", last)
        for word in ("Workshops", "Residences", "Nobili", "Populi", "Trade route", "hand", "pick "):
            self.assertIn(word, plain)
        lines = plain.replace("\r", "").split("\n")
        self.assertLessEqual(len(lines), 40)
        self.assertLessEqual(max(map(len, lines)), 100)

    def test_no_color_is_honoured(self):
        screen = self.on_terminal(100, 40, "play", "mille-fiori", "--seed", "1", typed=["", ""],
                                  environment=dict(self.environment, NO_COLOR="1"))
        self.assertNotRegex(screen, r"\033\[[0-9;]*m")

    def test_a_smaller_terminal_says_so_and_plays_on(self):
        screen = self.on_terminal(80, 24, "play", "mille-fiori", "--seed", "1", typed=["", ""])
        self.assertIn("the board needs 100×40", screen)
        self.assertIn("pick ", screen)


if __name__ == "__main__":
    unittest.main(verbosity=1)

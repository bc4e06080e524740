// Four clients at each of many tables of server.mjs, at the pace of `./laguna load`, with the same figures.
// Usage: node players.mjs PORT TABLES PACE SECONDS PID, in milliseconds and seconds; PID of the server.
import { readFileSync } from "node:fs";
import { io } from "socket.io-client";

const [port, tables, pace, seconds, pid] = process.argv.slice(2).map(Number);
const SEATS = 4;
const SPACES = 110;
const rest = (time) => new Promise((done) => setTimeout(done, time));
const memory = () =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1],
  ) * 1024;
const processor = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(") ")[1]
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

let measuring = false;
let errors = 0;
const times = [];

class Table {
  constructor(number) {
    this.name = `table${number}`;
    this.version = -1;
    this.turn = "0";
    this.waiting = null;
    this.heard = Array(SEATS).fill(-1);
  }

  async sit() {
    this.sockets = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) => this.take(seat)),
    );
  }

  take(seat) {
    return new Promise((done) => {
      const socket = io(`http://127.0.0.1:${port}/spaces`, {
        transports: ["websocket"],
        forceNew: true,
      });
      socket.on("connect", () =>
        socket.emit("sync", this.name, String(seat), undefined, SEATS),
      );
      socket.on("connect_error", () => errors++);
      socket.on("sync", (_, info) => {
        this.hear(seat, info.state);
        done(socket);
      });
      socket.on("update", (_, state) => this.hear(seat, state));
    });
  }

  hear(seat, state) {
    this.heard[seat] = state._stateID;
    if (state._stateID > this.version)
      [this.version, this.turn] = [state._stateID, state.ctx.currentPlayer];
    if (
      !this.waiting ||
      !this.heard.every((version) => version > this.waiting.version)
    )
      return;
    if (measuring) times.push(performance.now() - this.waiting.sent);
    const { sent } = this.waiting;
    this.waiting = null;
    if (measuring) this.later(sent + pace - performance.now());
  }

  later(time) {
    if (time <= 0) setImmediate(() => this.act());
    else setTimeout(() => this.act(), time);
  }

  act() {
    if (!measuring) return;
    const seat = Number(this.turn);
    const payload = {
      type: "place",
      args: [Math.floor(Math.random() * SPACES)],
      playerID: this.turn,
    };
    this.waiting = { version: this.version, sent: performance.now() };
    this.sockets[seat].emit(
      "update",
      { type: "MAKE_MOVE", payload },
      this.version,
      this.name,
      this.turn,
    );
  }
}

const before = memory();
const all = Array.from({ length: tables }, (_, number) => new Table(number));
for (let first = 0; first < tables; first += 16)
  await Promise.all(all.slice(first, first + 16).map((table) => table.sit()));
await rest(500);
measuring = true;
const [start, used] = [performance.now(), processor()];
for (const table of all) table.later(Math.random() * pace);
await rest(seconds * 1000);
measuring = false;
const time = (performance.now() - start) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))] ?? 0;
console.log(
  `${tables} tables, ${tables * SEATS} connections, ${time.toFixed(1)} s\n` +
    `${(times.length / time).toFixed(0)} actions a second; until all seats have heard: median ${at(0.5).toFixed(1)} ms, ` +
    `99 % ${at(0.99).toFixed(1)} ms, most ${at(1).toFixed(1)} ms\n` +
    `memory of the server: ${(before / 1e6).toFixed(1)} MB at first; at the end ${((memory() - before) / 1000 / tables).toFixed(1)} kB a table with its connections\n` +
    `cores kept busy: server ${((processor() - used) / time).toFixed(2)}; ${errors} errors`,
);
process.exit();

// A boardgame.io server with the simplest game there is: two players add a
// number in turn. Its matches are kept in memory, or durably in one SQLite file.
// Arguments: the folder with the packages, and the file. Prints its
// port and that of its lobby.
"use strict";

const { createRequire } = require("node:module");
const path = require("node:path");

const [, , modules, file] = process.argv;
const load = createRequire(path.join(modules, "package.json"));
const { Server } = load("boardgame.io/server");
const { Sync } = load("boardgame.io/internal");

const simple = {
  name: "simple",
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => { G.sum += number; } },
};

/** Every change of a match is one transaction with a full sync. */
class Sqlite extends Sync {
  constructor(name) {
    super();
    const Database = load("better-sqlite3");
    this.database = new Database(name);
    this.database.pragma("journal_mode = WAL");
    this.database.pragma("synchronous = FULL");
    this.database.exec(
      "CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT, first TEXT, metadata TEXT);" +
        "CREATE TABLE log (id TEXT, number INTEGER, body TEXT, PRIMARY KEY (id, number)) WITHOUT ROWID;",
    );
    const prepare = (sql) => this.database.prepare(sql);
    this.create = prepare("INSERT INTO matches VALUES (?, ?, ?, ?)");
    this.update = prepare("UPDATE matches SET state = ? WHERE id = ?");
    this.append = prepare(
      "INSERT INTO log SELECT ?, (SELECT coalesce(max(number) + 1, 0) FROM log WHERE id = ?), ?",
    );
    this.describe = prepare("UPDATE matches SET metadata = ? WHERE id = ?");
    this.find = prepare("SELECT state, first, metadata FROM matches WHERE id = ?");
    this.entries = prepare("SELECT body FROM log WHERE id = ? ORDER BY number");
    this.ids = prepare("SELECT id FROM matches");
    this.keep = this.database.transaction((id, state, log) => {
      this.update.run(JSON.stringify(state), id);
      for (const entry of log ?? []) this.append.run(id, id, JSON.stringify(entry));
    });
  }
  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.create.run(id, state, state, JSON.stringify(metadata));
  }
  setState(id, state, log) { this.keep(id, state, log); }
  setMetadata(id, metadata) { this.describe.run(JSON.stringify(metadata), id); }
  fetch(id, wanted) {
    const row = this.find.get(id);
    const result = {};
    if (row === undefined) return result;
    if (wanted.state) result.state = JSON.parse(row.state);
    if (wanted.initialState) result.initialState = JSON.parse(row.first);
    if (wanted.metadata) result.metadata = JSON.parse(row.metadata);
    if (wanted.log) result.log = this.entries.all(id).map(({ body }) => JSON.parse(body));
    return result;
  }
  wipe() {}
  listMatches() { return this.ids.all().map(({ id }) => id); }
}

// Its own messages go to the standard error, for the ports are the output.
console.log = console.info = (...words) => console.error(...words);
const server = Server({ games: [simple], db: file ? new Sqlite(file) : undefined, origins: [/./] });
// The lobby wants a port of its own that is named beforehand: one that was free.
const probe = require("node:net").createServer().listen(0, "127.0.0.1", () => {
  const { port } = probe.address();
  probe.close(() => {
    server.run({ port: 0, lobbyConfig: { apiPort: port } }).then(({ appServer }) => {
      process.stdout.write(`${appServer.address().port} ${port}\n`);
    });
  });
});

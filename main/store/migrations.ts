import type { Database } from 'better-sqlite3'

/** Marks a file as ours: "YTZY". */
export const APPLICATION_ID = 0x59545a59

/** As many as the largest ruleset anybody plays has rows, and some to spare. */
export const ROW_COLUMNS = Array.from({ length: 24 }, (_, i) => `p${i}`)

/**
 * The schema's history: `MIGRATIONS[i]` takes a database from version i to i + 1.
 * Only ever added to; a released one is never edited.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- The name as it is compared: trimmed, caseless, NFC.
    key TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    mark TEXT NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0,
    -- How well it plays, where the player is a computer.
    strength TEXT,
    -- Whom this player was found to be; undone by taking it out again.
    merged_into INTEGER REFERENCES player (id),
    -- How often anything was said of this player: of two families' words, the later holds.
    edits INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- The other uuids of a player whom two families had added each for itself.
  CREATE TABLE known_as (
    uuid TEXT PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player (id)
  ) STRICT, WITHOUT ROWID;

  -- Everything but id and uuid follows from the game's events.
  CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    ruleset TEXT NOT NULL,
    mode TEXT NOT NULL,
    state TEXT NOT NULL,
    began INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    -- When the end was written down: of a paper game, when it was entered.
    ended INTEGER,
    -- How well it is known when it was played: instant, date, year, nothing.
    known TEXT,
    -- The instant, and how many minutes the clock on the wall was ahead of UTC; else NULL.
    played INTEGER,
    offset INTEGER,
    -- The local date when it was played, whatever zone this machine is in later; the year alone
    -- may be known, or neither.
    day TEXT,
    year INTEGER,
    -- When it was deleted; such a game counts nowhere.
    deleted INTEGER
  ) STRICT;
  CREATE INDEX game_state ON game (state, changed);

  CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    -- Seconds since the game began.
    at INTEGER NOT NULL,
    data TEXT,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;

  -- Who sits in a game, in every state of it, as its first event has it.
  CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seat_player ON seat (player, game);

  CREATE TABLE result (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    -- Whom the seat's player is merged into, or that player.
    player INTEGER NOT NULL REFERENCES player (id),
    total INTEGER NOT NULL,
    upper INTEGER,
    bonus INTEGER,
    extra INTEGER,
    place INTEGER NOT NULL,
    winners INTEGER NOT NULL,
    -- Whether the rows are known, and how many of them were corrected by hand.
    rows INTEGER NOT NULL DEFAULT 1,
    corrected INTEGER NOT NULL DEFAULT 0,
    -- Whether the player had tips at any time of the game.
    tips INTEGER NOT NULL DEFAULT 0,
    -- Points of the ruleset's rows in order: NULL unknown, 0 a strike.
    ${ROW_COLUMNS.map((column) => `${column} INTEGER`).join(', ')},
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_player ON result (player, game);

  CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- What is laid out but not yet done; good for one version of a game.
  CREATE TABLE draft (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    version INTEGER NOT NULL,
    held TEXT NOT NULL
  ) STRICT;

  -- How a game went on elsewhere, where what was changed later is the game: kept, counted nowhere.
  CREATE TABLE lost (
    -- The game's uuid.
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    -- As in a line of a file: uuids by seat, and the log.
    players TEXT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (game, digest)
  ) STRICT, WITHOUT ROWID;

  -- Games that were let go for good: no old file brings them back.
  CREATE TABLE purged (
    uuid TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;

  -- The block from paper that is being typed, as JSON: one at a time.
  CREATE TABLE paper (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    draft TEXT NOT NULL
  ) STRICT;
  `,
]

export const LATEST = MIGRATIONS.length

/** Brings the database to the newest version, in one transaction. */
export function migrate(database: Database, migrations: readonly string[] = MIGRATIONS): void {
  const version = schemaVersion(database)
  if (version === migrations.length) return
  database.transaction(() => {
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.pragma(`application_id = ${APPLICATION_ID}`)
    database.pragma(`user_version = ${migrations.length}`)
  })()
  // The header on disk must tell the version, for a program that only reads the header.
  database.pragma('wal_checkpoint(TRUNCATE)')
}

export function schemaVersion(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number // a pragma's type is unknown
}

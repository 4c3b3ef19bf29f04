/** What a report of a fault tells: no names, no paths, no points. */
export interface ReportView {
  readonly version: string
  /** `Linux 6.1.0 x64` */
  readonly system: string
  /** What the program stands on, as far as it is there: Node, Electron, Chromium, SQLite. */
  readonly parts: readonly { readonly name: string; readonly version: string }[]
  readonly state: ProgramView['state']
  /** Where the database is open. */
  readonly games?: number
  /** The newest lines of the log, the oldest of them first. */
  readonly log: readonly string[]
}

/** What the program found when it started. */
export type ProgramView =
  | { readonly state: 'open'; readonly version: string; readonly dataDir: string }
  | { readonly state: 'newer' }
  | {
      readonly state: 'damaged'
      /** Where the broken file is kept. */
      readonly file: string
      /** How many games it has, where it can be read: something in it is not as it was saved. */
      readonly games?: number
      readonly backup?: { readonly day: string; readonly games: number }
    }

/** The family's games as files. */
export interface DataView {
  /** In every state, deleted ones too. */
  readonly games: number
  readonly backups: readonly BackupView[]
}

export interface BackupView {
  readonly name: string
  /** Local date. */
  readonly day: string
  readonly games: number
  /** Taken because something else was about to be taken in. */
  readonly beforeImport: boolean
}

/** A file that was sent, before it is taken in. */
export interface SentFileView {
  readonly token: string
  readonly games: number
}

/** What an import has done, in games. */
export interface ImportView {
  readonly added: number
  readonly continued: number
  readonly kept: number
  readonly purged: number
  /** Games that had gone on differently here and there, at most a hundred of them. */
  readonly diverged: readonly { readonly names: readonly string[]; readonly day?: string }[]
  readonly divergedCount: number
  /** Here now. */
  readonly games: number
}

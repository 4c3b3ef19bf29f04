import type { StatisticsFilter } from '../../shared/contract.ts'
import type { GameEvent } from '../../shared/events.ts'

/*
 * Games as statistics.md sees them, read from raw events without the program's own fold, projection or
 * statistics: slow, plain, and nothing shared with what it checks.
 */

export interface PlainResult {
  readonly player: number
  readonly computer: boolean
  readonly total: number
  readonly upper: number | undefined
  readonly extra: number
  /** By row id; undefined where only totals are known. */
  readonly card: Readonly<Record<string, number>> | undefined
}

export interface PlainGame {
  readonly id: number
  readonly day: string | undefined
  readonly year: number | undefined
  readonly ended: number
  readonly results: readonly PlainResult[]
}

export interface Raw {
  readonly games: readonly { readonly id: number; readonly events: readonly GameEvent[] }[]
  readonly players: readonly {
    readonly id: number
    readonly name: string
    readonly into: number | undefined
    readonly computer: boolean
  }[]
}

const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const NORDIC = ['onePair', 'twoPairs', 'threeOfAKind', 'fourOfAKind']
const LAST = ['smallStraight', 'largeStraight', 'fullHouse', 'chance', 'yatzy']

/** From rules.md. */
export const PLAIN_RULES: Readonly<
  Record<string, { rows: readonly string[]; limit: number; bonus: number; extra: number }>
> = {
  nordic: { rows: [...UPPER, ...NORDIC, ...LAST], limit: 63, bonus: 50, extra: 0 },
  nordicForced: { rows: [...UPPER, ...NORDIC, ...LAST], limit: 42, bonus: 50, extra: 0 },
  american: {
    rows: [
      ...UPPER,
      ...['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight'],
      ...['chance', 'yatzy'],
    ],
    limit: 63,
    bonus: 35,
    extra: 100,
  },
}

/** Said about a game: no undo takes it back, and it leaves what can be redone as it is. */
const ABOUT = ['redated', 'deleted', 'restored', 'advised']

/** What stands of a log after undoing and redoing. */
function standing(events: readonly GameEvent[]): GameEvent[] {
  let live: { n: number; event: GameEvent }[] = []
  let away: (typeof live)[] = []
  events.forEach((event, i) => {
    const isAbout = ABOUT.includes(event.kind)
    if (event.kind === 'undone') {
      const goes = (one: (typeof live)[number]) =>
        one.n >= event.to && !ABOUT.includes(one.event.kind)
      away.push(live.filter(goes))
      live = live.filter((one) => !goes(one))
    } else if (event.kind === 'redone') live.push(...(away.pop() ?? []))
    else {
      live.push({ n: i + 1, event })
      if (!isAbout) away = []
    }
  })
  return live.map(({ event }) => event)
}

/** Base set B, in the order played: day, entered, id; without a day first. */
export function plainSample({ games, players }: Raw, filter: StatisticsFilter): PlainGame[] {
  const final = (id: number): number => {
    const into = players.find((player) => player.id === id)?.into
    return into === undefined ? id : final(into)
  }
  const isComputer = (id: number) => players.find((player) => player.id === id)?.computer === true
  const sample: PlainGame[] = []
  for (const { id, events } of games) {
    const live = standing(events)
    const began = live[0]
    if (began?.kind !== 'began' || began.ruleset !== filter.ruleset) continue
    const end = live.find((event) => event.kind === 'ended')
    if (end?.ending !== 'full') continue
    if (live.findLast(({ kind }) => kind === 'deleted' || kind === 'restored')?.kind === 'deleted')
      continue
    const game = { id, ended: end.moment.at, ...dateOf(live), results: [] as PlainResult[] }
    began.players.forEach((player, seat) => {
      if (live.some((event) => event.kind === 'left' && event.seat === seat)) return
      const owner = final(player)
      const scores = scoresOf(live, seat, filter.ruleset)
      game.results.push({ player: owner, computer: isComputer(owner), ...scores })
    })
    if (fits(game, began.mode, filter)) sample.push(game)
  }
  const key = ({ day = '' }: PlainGame) => day
  return sample.sort((a, b) =>
    key(a) !== key(b) ? (key(a) < key(b) ? -1 : 1) : a.ended - b.ended || a.id - b.id,
  )
}

function dateOf(live: readonly GameEvent[]): Pick<PlainGame, 'day' | 'year'> {
  const said = live.findLast((event) => event.kind === 'redated')
  if (said?.on.known === 'date')
    return { day: said.on.date, year: Number(said.on.date.split('-')[0]) }
  if (said?.on.known === 'year') return { day: undefined, year: said.on.year }
  if (said !== undefined) return { day: undefined, year: undefined }
  const end = live.find((event) => event.kind === 'ended')
  if (end === undefined) throw new Error('a game that counts has an end')
  const wall = new Date(end.moment.at * 1000 + end.moment.offset * 60_000)
  const two = (n: number) => String(n).padStart(2, '0')
  const year = wall.getUTCFullYear()
  return { day: `${year}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`, year }
}

function scoresOf(
  live: readonly GameEvent[],
  seat: number,
  ruleset: string,
): Omit<PlainResult, 'player' | 'computer'> {
  const { limit = 0, bonus = 0 } = PLAIN_RULES[ruleset] ?? {}
  const told = live.find((event) => event.kind === 'totals' && event.seat === seat)
  if (told?.kind === 'totals')
    return { total: told.total, upper: told.upper, extra: 0, card: undefined }
  const card: Record<string, number> = {}
  const extras: Record<string, number> = {}
  for (const event of live)
    if ((event.kind === 'entered' || event.kind === 'corrected') && event.seat === seat) {
      card[event.row] = event.points
      extras[event.row] = event.extra
    }
  const add = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  const upper = add(UPPER.map((row) => card[row] ?? 0))
  const extra = add(Object.values(extras))
  const total = add(Object.values(card)) + (upper >= limit ? bonus : 0) + extra
  return { total, upper, extra, card }
}

function fits(game: PlainGame, mode: string, filter: StatisticsFilter): boolean {
  const { from, to, players, modes, solo } = filter
  const { day, year, results } = game
  const first = day ?? (year === undefined ? undefined : `${year}-01-01`)
  const last = day ?? (year === undefined ? undefined : `${year}-12-31`)
  if (from !== undefined && !(first !== undefined && first >= from)) return false
  if (to !== undefined && !(last !== undefined && last <= to)) return false
  if (modes !== undefined && !modes.some((one) => one === mode)) return false
  if (solo !== undefined && solo !== (results.length === 1)) return false
  if (players === undefined) return true
  const present = results.filter(({ computer }) => !computer).map(({ player }) => player)
  if (!players.exactly) return present.some((player) => players.ids.includes(player))
  return present.sort().join() === [...players.ids].sort().join()
}

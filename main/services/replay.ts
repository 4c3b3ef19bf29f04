import type { GameEvent, Numbered } from '../../shared/events.ts'
import { foldGame, type Game } from '../../shared/game.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { GameView, ReplayView } from '../../shared/views.ts'

/** What one sees happen at the table; all else is no step of a replay. */
const STEPS: ReadonlySet<GameEvent['kind']> = new Set([
  'ordered',
  'chosen',
  'thrown',
  'entered',
  'corrected',
  'left',
])

/**
 * The game as it stood after its first `at` steps, and what the last of them was. What was undone
 * is not there.
 */
export function replayView(
  rulesets: Readonly<Record<string, Ruleset>>,
  { timeline }: Game,
  at: number,
  view: (game: Game) => GameView,
): ReplayView {
  const { live } = timeline
  const steps = stepsIn(live)
  const shown = Math.min(at, steps.length)
  const last = shown === 0 ? 0 : (steps[shown - 1] ?? 0)
  // The end belongs to the last step, which brought it about.
  const until = shown === steps.length ? live.length : last + 1
  const then = foldGame(rulesets, live.slice(0, until).map(withoutNumber))
  const now = live[last]
  return {
    at: shown,
    steps: steps.length,
    view: readOnly(view(then)),
    ...(now && shown > 0 && { step: stepOf(now, live.slice(0, last + 1)) }),
  }
}

/** Where the steps stand among the live events. */
export function stepsIn(live: readonly Numbered[]): number[] {
  return live.flatMap((event, index) => (STEPS.has(event.kind) ? [index] : []))
}

function withoutNumber({ n: _, ...event }: Numbered): GameEvent {
  return event
}

/** Nothing is chosen in a replay. */
function readOnly({ turn, ...view }: GameView): GameView {
  const columns = view.columns.map(({ options: _, ...column }) => column)
  return { ...view, columns, ...(turn && { turn: { ...turn, options: {} } }) }
}

function stepOf(event: Numbered, until: readonly Numbered[]): NonNullable<ReplayView['step']> {
  const thrown = until.findLast((event) => event.kind === 'thrown')
  const seat = 'seat' in event ? event.seat : 0
  switch (event.kind) {
    case 'ordered':
      return { kind: 'ordered', seat, die: event.die }
    case 'thrown':
      return { kind: 'thrown', seat, dice: event.dice, held: event.held }
    case 'entered':
    case 'corrected': {
      const { kind, row, points, extra } = event
      const dice = event.dice ?? (kind === 'entered' ? thrown?.dice : undefined)
      return { kind, seat, row, points, extra, ...(dice && { dice }) }
    }
    default:
      return { kind: event.kind === 'left' ? 'left' : 'chosen', seat }
  }
}

import { correct, redate, remove, restore } from '../../shared/afterwards.ts'
import { foldGame, type Game } from '../../shared/game.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { reachable } from '../../shared/scorecard.ts'
import { dayOf } from './block.ts'
import type { Chance } from './chance.ts'
import type { Diary } from './diary.ts'
import { LAST_DAY, startOf } from './evenings.ts'

const OFTEN = { corrected: 0.03, redated: 0.01, deleted: 0.01, restored: 0.01 }
const DAY = 86_400
/** A game that was deleted longer ago would be gone for good. */
const DELETED_WITHIN_DAYS = 14

/** What somebody has done with a game that was over. */
export function whatCameLater(diary: Diary, chance: Chance): void {
  const wanted = {
    corrected: chance.happens(OFTEN.corrected),
    redated: chance.happens(OFTEN.redated),
    deleted: chance.happens(OFTEN.deleted),
    restored: chance.happens(OFTEN.restored),
  }
  if (!Object.values(wanted).includes(true)) return
  const game = foldGame(RULESETS, diary.events)
  const today = dayOf(diary.now)
  if (wanted.corrected) correctSome(game, diary, chance)
  if (wanted.redated && game.state === 'finished')
    diary.add(redate(game, { known: 'date', date: today }, today))
  if (wanted.restored) {
    diary.add(remove(game, diary.after(chance.whole(60, 600))))
    diary.after(chance.whole(5, 60))
    diary.add(restore(foldGame(RULESETS, diary.events)))
  }
  if (wanted.deleted) {
    const late = startOf(LAST_DAY) - chance.whole(0, DELETED_WITHIN_DAYS) * DAY
    const moment = diary.after(Math.max(60, late - diary.now.at))
    diary.add(remove(foldGame(RULESETS, diary.events), moment))
  }
}

/** One row that was read wrong on the paper, or written in haste. */
function correctSome(game: Game, diary: Diary, chance: Chance): void {
  const { ruleset } = game
  const seats = game.seats.flatMap(({ left, told }, seat) => (left || told ? [] : [seat]))
  if (game.state !== 'finished' || seats.length === 0) return
  const row = chance.one(ruleset.rows.filter(({ id }) => id !== ruleset.joker?.row)).id
  diary.after(chance.whole(60, 3600))
  const points = chance.one(reachable(ruleset, row))
  diary.add(correct(game, chance.one(seats), row, { points }))
}

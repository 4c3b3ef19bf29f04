import type { Moment } from '../../shared/events.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import { blockFromPaper, dayOf } from './block.ts'
import type { Chance } from './chance.ts'
import { type Circle, KINDS, type Member, skillIn } from './circle.ts'
import type { Diary } from './diary.ts'
import { beginnings } from './evenings.ts'
import { whatCameLater } from './later.ts'
import { playAtTable } from './table.ts'

/** A game of some members; in its first event players are places at the table, as in an export. */
export interface GeneratedGame {
  readonly uuid: string
  readonly members: readonly Member[]
  readonly log: Diary['log']
}

/** All games of a circle, the earliest first, each made when it is asked for. */
export function* games(circle: Circle, chance: Chance): Generator<GeneratedGame> {
  for (const began of beginnings(circle, chance)) {
    const year = Number(dayOf(began).slice(0, 4))
    const members = seated(circle, year, chance)
    const skills = members.map((member) => skillIn(member, year))
    const diary = diaryOf(circle, skills, began, chance)
    whatCameLater(diary, chance)
    yield { uuid: chance.uuid(), members, log: diary.log }
  }
}

function diaryOf(circle: Circle, skills: readonly number[], began: Moment, chance: Chance): Diary {
  const ruleset = RULESETS[chance.weighted(RULESET_IDS, (id) => circle.rulesets[id])]
  const kind = chance.weighted(KINDS, (kind) => circle.kinds[kind])
  return kind === 'screen' || kind === 'own'
    ? playAtTable(ruleset, kind, skills, began, chance)
    : blockFromPaper(ruleset, kind, skills, began, chance)
}

/** Who is at the table: those who are there that year, the keen ones oftener. */
function seated({ members, table }: Circle, year: number, chance: Chance): Member[] {
  const there = members.filter(({ from, to }) => from <= year && year <= to)
  const count = chance.happens(table.solo) ? 1 : chance.whole(table.least, table.most)
  const keenest = chance
    .shuffled(there)
    .map((member) => ({ member, wish: chance.share() * member.keen }))
    .sort((a, b) => b.wish - a.wish)
  return chance.shuffled(keenest.slice(0, count).map(({ member }) => member))
}

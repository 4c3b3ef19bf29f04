import type { Circle, Member } from './circle.ts'

const FIRST_YEAR = 2001
const NOW = 2026

const person = (
  name: string,
  from: number,
  to: number,
  skill: Member['skill'],
  keen: number,
): Member => ({ name, from, to, skill, keen })

/** Three generations: some die, some are born, one marries into it. */
const MEMBERS: readonly Member[] = [
  person('Mormor Åse', FIRST_YEAR, NOW, [0.97, 1], 0.8),
  person('Øyvind', FIRST_YEAR, 2017, [0.8, 0.75], 0.7),
  person('Kari', FIRST_YEAR, NOW, [0.85, 0.95], 0.75),
  person('Bjørn', FIRST_YEAR, NOW, [0.7, 0.8], 0.6),
  person('Ida', 2004, NOW, [0.35, 0.97], 0.75),
  person('Ola', 2008, NOW, [0.3, 0.85], 0.6),
  person('Łukasz', 2022, NOW, [0.6, 0.9], 0.5),
]

export function family(games = 2000): Circle {
  return {
    members: MEMBERS,
    games,
    firstYear: FIRST_YEAR,
    mostInEvening: 5,
    table: { least: 2, most: 5, solo: 0.06 },
    weekdays: [3, 1, 1, 1, 1, 3, 4],
    // Christmas, Easter and the summer's cabin.
    months: [1.2, 1.2, 1.4, 1.4, 0.8, 1, 2.4, 1, 0.8, 1.4, 1, 2.6],
    rulesets: { nordic: 76, nordicForced: 10, american: 14 },
    kinds: { screen: 44, own: 22, paper: 23, totals: 7, yearOnly: 2.5, undated: 1.5 },
  }
}

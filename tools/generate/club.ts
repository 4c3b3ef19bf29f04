import type { Chance } from './chance.ts'
import type { Circle, Member } from './circle.ts'

const FIRST_YEAR = 2001
const NOW = 2026

const NAMES =
  'Agnes Aksel Amalie Anders Anne Arne Astrid Birgit Bjarne Bjørg Dag Einar Eirik Elin Else Erling ' +
  'Eva Finn Frode Geir Grete Gunn Halvor Hanne Hege Helge Håkon Inger Ingrid Ivar Jens Jorunn Jørn ' +
  'Kåre Kirsti Knut Laila Lars Lise Magnhild Marit Morten Nils Nora Oddvar Olav Pål Ragnhild Rolf ' +
  'Rune Sigrid Siv Solveig Steinar Svein Sølvi Terje Thea Tor Trygve Turid Unni Vidar Wenche Åshild ' +
  'Øystein'

/** A club that meets twice a week at several tables. Half of its members were there from the start. */
export function club(chance: Chance, games = 100_000): Circle {
  return {
    members: NAMES.split(' ').map((name, i) => member(name, i % 2 === 0, chance)),
    games,
    firstYear: FIRST_YEAR,
    mostInEvening: 60,
    table: { least: 2, most: 6, solo: 0.01 },
    weekdays: [1, 0, 8, 0, 8, 0, 0],
    months: [1, 1, 1, 1, 1, 0.8, 0.2, 0.7, 1, 1, 1, 0.8],
    rulesets: { nordic: 70, nordicForced: 10, american: 20 },
    kinds: { screen: 30, own: 40, paper: 20, totals: 9, yearOnly: 0.5, undated: 0.5 },
  }
}

function member(name: string, isFounder: boolean, chance: Chance): Member {
  const from = isFounder ? FIRST_YEAR : chance.whole(FIRST_YEAR + 1, NOW - 2)
  const to = chance.happens(0.5) ? NOW : chance.whole(from + 2, NOW)
  const skill = 0.5 + 0.4 * chance.share()
  return { name, from, to, skill: [skill, skill + 0.1], keen: 0.1 + 0.9 * chance.share() }
}

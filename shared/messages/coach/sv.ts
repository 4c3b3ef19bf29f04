import { makeFormat } from '../format.ts'
import { games } from '../words/sv.ts'
import type { CoachMessages } from './nb.ts'

const { decimals, list, number, percent } = makeFormat('sv')

const points = (n: number): string => `${number(n)} poäng`

/** Whole points; what rounds to none is still something. */
const whole = (n: number): string => (n < 0.5 ? 'mindre än 1 poäng' : points(Math.round(n)))

const luck = (n: number): string => {
  const whole = Math.round(Math.abs(n))
  if (whole === 0) return 'som väntat'
  return n > 0 ? `${points(whole)} mer än väntat` : `${points(whole)} mindre än väntat`
}

/** A choice, in the middle of a sentence. */
const choice: CoachMessages['choice'] = {
  hold: ({ dice }) => (dice.length === 0 ? 'kasta alla' : `spara ${dice.join(', ')}`),
  row: (of) =>
    (of.points === 0 ? `stryk ${of.row}` : `skriv ${number(of.points)} i ${of.row}`) +
    (of.extra === 0 ? '' : ` och få ${number(of.extra)} extra`),
}

export const coachSv: CoachMessages = {
  choice,
  cost: ({ cost }) => {
    if (cost === 0) return 'lika bra'
    return cost < 0.5 ? 'nästan lika bra' : `${points(Math.round(cost))} sämre i snitt`
  },

  tips: {
    title: 'Tips',
    on: ({ name }) => `Tips till ${name}`,
    off: ({ name }) => `Inga fler tips till ${name}`,
    best: ({ choice }) => `Tips: ${choice}.`,
    others: 'Andra val',
    kept: ({ dice }) => (dice.length === 0 ? 'Nu: kasta alla' : `Nu: spara ${dice.join(', ')}`),
    throwFirst: 'Tipset kommer när tärningarna är kastade.',
    used: ({ names }) => `${list(names)} använde tips`,
  },

  solving: {
    title: 'Räknar ut det bästa spelet …',
    cancel: 'Avbryt',
    stopped: 'Uträkningen är avbruten.',
    again: 'Räkna ut',
  },

  review: {
    title: 'Tur och val',
    intro: ({ start }) =>
      `Perfekt spel ger ${points(Math.round(start))} i snitt. Sedan kommer tärningarna och valen:`,
    luck: ({ n }) => {
      const whole = Math.round(Math.abs(n))
      if (whole === 0) return 'Tärningarna gav som väntat'
      return `Tärningarna gav ${points(whole)} ${n > 0 ? 'mer' : 'mindre'} än väntat`
    },
    choices: ({ n }) => `Valen kostade ${points(Math.round(n))}`,
    column: {
      player: 'Spelare',
      start: 'Väntat',
      luck: 'Tur',
      loss: 'Val',
      total: 'Totalsumma',
      round: 'Omgång',
    },
    table: 'Visa som tabell',
    turns: ({ name }) => `Omgång för omgång: ${name}`,
    figure: ({ name }) => `Tur och val: ${name}`,
    dearest: 'De dyraste valen',
    noneDear: 'Inga val kostade något.',
    dear: (of) =>
      `Omgång ${of.round} med ${of.dice.join(', ')}: ${of.chosen}. Kostade ${whole(of.cost)}.`,
    better: ({ choice }) => `Bättre: ${choice}.`,
    corrected: ({ names }) => `${list(names)} är inte med: en ruta är rättad för hand.`,
    none: 'Här finns ingen tur och inga val att räkna ut.',
    sum: 'Väntat + tur − val = totalsumma, helt exakt. Talen är avrundade till en decimal.',
  },

  chances: {
    title: 'Chans att vinna',
    alone: 'Chans till bonus',
    player: 'Spelare',
    win: 'Vinner',
    bonus: 'Bonus',
    exact: 'Exakt uträknat, när alla spelar perfekt härifrån. Delad seger är delad lika.',
    estimate:
      'Uppskattning från 2000 tänkta spel för var och en, när alla spelar perfekt härifrån. Delad seger är delad lika.',
    percent: ({ share }) => {
      if (share > 0 && share < 0.01) return 'under 1 %'
      return share < 1 && share > 0.99 ? 'över 99 %' : percent(share, 0)
    },
  },

  replay: {
    luck: ({ n }) => `Kastet: ${luck(n)}.`,
    best: 'Valet: inget var bättre.',
    cost: (of) => `Valet kostade ${whole(of.cost)}. Bättre: ${of.better}.`,
  },

  statistic: {
    title: 'Tur och val',
    titleOf: ({ name }) => `Tur och val, spel för spel: ${name}`,
    figure: 'Tur och val i snitt per spelare',
    figureOf: ({ name }) => `Tur och val i varje spel: ${name}`,
    luck: 'Tur',
    loss: 'Valen kostade',
    clear: (of) =>
      `Minst kostade valen för ${of.name}, ${of.loss} poäng i snitt, och skillnaden är knappast slumpen.`,
    close: ({ name }) =>
      `Minst kostade valen för ${name}, men det är för jämnt för att säga vem som väljer bäst.`,
    alone: (of) => `Valen för ${of.name} kostade ${of.loss} poäng i snitt, av ${games(of.n)}.`,
    latest: ({ n }) => `De ${number(n)} senaste spelen på skärmen, det nyaste överst.`,
    none: 'Inga spel på skärmen passar.',
    meaning: ({ start }) =>
      `Varje spel är ${decimals(start, 1)} poäng, som perfekt spel ger i snitt, plus turen i tärningarna, minus det valen kostade. Räkningen går helt exakt upp.`,
    interval:
      'Intervallet i tabellen, Från till Till, visar var det valen kostar i snitt troligen ligger (95 % säkert): snitt ± t · s / √n. Täcker två intervall varandra kan skillnaden vara slumpen.',
    left: ({ most }) =>
      `Bara spel med tärningar på skärmen är med, högst de ${most} senaste för var och en. Spel där en ruta är rättad för hand är inte med för den spelaren.`,
  },

  filter: {
    label: 'Tips',
    tips: { any: 'Med och utan', with: 'Med tips', without: 'Utan tips' },
  },

  failure: {
    noCoach: () => 'Den varianten kan programmet inte ge tips till.',
    tipsOff: () => 'Tips är inte påslaget för den här spelaren.',
    coachStopped: () => 'Uträkningen är avbruten.',
  },
}

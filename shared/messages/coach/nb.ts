import { makeFormat } from '../format.ts'
import { games } from '../words/nb.ts'

const { decimals, list, number, percent } = makeFormat('nb')

const points = (n: number): string => `${number(n)} poeng`

/** Whole points; what rounds to none is still something. */
const whole = (n: number): string => (n < 0.5 ? 'mindre enn 1 poeng' : points(Math.round(n)))

const luck = (n: number): string => {
  const whole = Math.round(Math.abs(n))
  if (whole === 0) return 'som ventet'
  return n > 0 ? `${points(whole)} mer enn ventet` : `${points(whole)} mindre enn ventet`
}

/** A choice, in the middle of a sentence. */
const choice = {
  hold: ({ dice }: { dice: readonly number[] }) =>
    dice.length === 0 ? 'kast alle' : `behold ${dice.join(', ')}`,
  row: (of: { row: string; points: number; extra: number }) =>
    (of.points === 0 ? `stryk ${of.row}` : `skriv ${number(of.points)} i ${of.row}`) +
    (of.extra === 0 ? '' : ` og få ${number(of.extra)} ekstra`),
}

/** What the coach says: tips, luck and choices, chances. */
export const coachNb = {
  choice,
  /** How a choice stands to the best one: equal, or so far behind. */
  cost: ({ cost }: { cost: number }) => {
    if (cost === 0) return 'like bra'
    return cost < 0.5 ? 'nesten like bra' : `${points(Math.round(cost))} dårligere i snitt`
  },

  tips: {
    title: 'Tips',
    on: ({ name }: { name: string }) => `Tips for ${name}`,
    off: ({ name }: { name: string }) => `Ikke mer tips for ${name}`,
    best: ({ choice }: { choice: string }) => `Tips: ${choice}.`,
    others: 'Andre valg',
    kept: ({ dice }: { dice: readonly number[] }) =>
      dice.length === 0 ? 'Nå: kast alle' : `Nå: behold ${dice.join(', ')}`,
    throwFirst: 'Tipset kommer når terningene er kastet.',
    used: ({ names }: { names: readonly string[] }) => `${list(names)} brukte tips`,
  },

  solving: {
    title: 'Regner ut det beste spillet …',
    cancel: 'Avbryt',
    stopped: 'Utregningen er avbrutt.',
    again: 'Regn ut',
  },

  review: {
    title: 'Flaks og valg',
    intro: ({ start }: { start: number }) =>
      `Perfekt spill gir ${points(Math.round(start))} i snitt. Så kommer terningene og valgene:`,
    luck: ({ n }: { n: number }) => {
      const whole = Math.round(Math.abs(n))
      if (whole === 0) return 'Terningene ga som ventet'
      return `Terningene ga ${points(whole)} ${n > 0 ? 'mer' : 'mindre'} enn ventet`
    },
    choices: ({ n }: { n: number }) => `Valgene kostet ${points(Math.round(n))}`,
    column: {
      player: 'Spiller',
      start: 'Ventet',
      luck: 'Flaks',
      loss: 'Valg',
      total: 'Totalsum',
      round: 'Runde',
    },
    table: 'Vis som tabell',
    turns: ({ name }: { name: string }) => `Runde for runde: ${name}`,
    figure: ({ name }: { name: string }) => `Flaks og valg: ${name}`,
    dearest: 'De dyreste valgene',
    noneDear: 'Ingen valg kostet noe.',
    dear: (of: { round: number; dice: readonly number[]; chosen: string; cost: number }) =>
      `Runde ${of.round} med ${of.dice.join(', ')}: ${of.chosen}. Kostet ${whole(of.cost)}.`,
    better: ({ choice }: { choice: string }) => `Bedre: ${choice}.`,
    corrected: ({ names }: { names: readonly string[] }) =>
      `${list(names)} er ikke med: en rute er rettet for hånd.`,
    none: 'Her er det ingen flaks og valg å regne ut.',
    sum: 'Ventet + flaks − valg = totalsum, helt nøyaktig. Tallene er avrundet til én desimal.',
  },

  chances: {
    title: 'Sjanse til å vinne',
    alone: 'Sjanse for bonus',
    player: 'Spiller',
    win: 'Vinner',
    bonus: 'Bonus',
    exact: 'Regnet ut nøyaktig, når alle spiller perfekt herfra. Delt seier er delt likt.',
    estimate:
      'Anslag fra 2000 tenkte spill for hver, når alle spiller perfekt herfra. Delt seier er delt likt.',
    percent: ({ share }: { share: number }) => {
      if (share > 0 && share < 0.01) return 'under 1 %'
      return share < 1 && share > 0.99 ? 'over 99 %' : percent(share, 0)
    },
  },

  replay: {
    luck: ({ n }: { n: number }) => `Kastet: ${luck(n)}.`,
    best: 'Valget: ikke noe var bedre.',
    cost: (of: { cost: number; better: string }) =>
      `Valget kostet ${whole(of.cost)}. Bedre: ${of.better}.`,
  },

  /** Statistic 15. */
  statistic: {
    title: 'Flaks og valg',
    titleOf: ({ name }: { name: string }) => `Flaks og valg, spill for spill: ${name}`,
    figure: 'Flaks og valg i snitt per spiller',
    figureOf: ({ name }: { name: string }) => `Flaks og valg i hvert spill: ${name}`,
    luck: 'Flaks',
    loss: 'Valgene kostet',
    clear: (of: { name: string; loss: string }) =>
      `Valgene til ${of.name} kostet minst, ${of.loss} poeng i snitt, og forskjellen er neppe tilfeldig.`,
    close: ({ name }: { name: string }) =>
      `Valgene til ${name} kostet minst, men det er for jevnt til å si hvem som velger best.`,
    alone: (of: { name: string; loss: string; n: number }) =>
      `Valgene til ${of.name} kostet ${of.loss} poeng i snitt, av ${games(of.n)}.`,
    latest: ({ n }: { n: number }) =>
      `De ${number(n)} siste spillene på skjermen, det nyeste øverst.`,
    none: 'Ingen spill på skjermen passer.',
    meaning: ({ start }: { start: number }) =>
      `Hvert spill er ${decimals(start, 1)} poeng, som perfekt spill gir i snitt, pluss flaksen i terningene, minus det valgene kostet. Regnestykket går helt nøyaktig opp.`,
    interval:
      'Intervallet i tabellen, Fra til Til, viser hvor det valgene koster i snitt, trolig ligger (95 % sikkert): snitt ± t · s / √n. Dekker to intervaller hverandre, kan forskjellen være tilfeldig.',
    left: ({ most }: { most: string }) =>
      `Bare spill med terninger på skjermen er med, høyst de ${most} siste for hver. Spill der en rute er rettet for hånd, er ikke med for den spilleren.`,
  },

  filter: {
    label: 'Tips',
    tips: { any: 'Med og uten', with: 'Med tips', without: 'Uten tips' },
  },

  failure: {
    noCoach: () => 'Denne varianten kan ikke programmet gi tips til.',
    tipsOff: () => 'Tips er ikke slått på for denne spilleren.',
    coachStopped: () => 'Utregningen er avbrutt.',
  },
}

export type CoachMessages = typeof coachNb

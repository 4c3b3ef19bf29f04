import { makeFormat } from '../format.ts'
import { games } from '../words/da.ts'
import type { CoachMessages } from './nb.ts'

const { decimals, list, number, percent } = makeFormat('da')

const points = (n: number): string => `${number(n)} point`

/** Whole points; what rounds to none is still something. */
const whole = (n: number): string => (n < 0.5 ? 'mindre end 1 point' : points(Math.round(n)))

const luck = (n: number): string => {
  const whole = Math.round(Math.abs(n))
  if (whole === 0) return 'som ventet'
  return n > 0 ? `${points(whole)} mere end ventet` : `${points(whole)} mindre end ventet`
}

/** A choice, in the middle of a sentence. */
const choice: CoachMessages['choice'] = {
  hold: ({ dice }) => (dice.length === 0 ? 'kast alle' : `behold ${dice.join(', ')}`),
  row: (of) =>
    (of.points === 0 ? `streg ${of.row} ud` : `skriv ${number(of.points)} i ${of.row}`) +
    (of.extra === 0 ? '' : ` og få ${number(of.extra)} ekstra`),
}

export const coachDa: CoachMessages = {
  choice,
  cost: ({ cost }) => {
    if (cost === 0) return 'lige så godt'
    return cost < 0.5 ? 'næsten lige så godt' : `${points(Math.round(cost))} dårligere i gennemsnit`
  },

  tips: {
    title: 'Tip',
    on: ({ name }) => `Tip til ${name}`,
    off: ({ name }) => `Ikke flere tip til ${name}`,
    best: ({ choice }) => `Tip: ${choice}.`,
    others: 'Andre valg',
    kept: ({ dice }) => (dice.length === 0 ? 'Nu: kast alle' : `Nu: behold ${dice.join(', ')}`),
    throwFirst: 'Tippet kommer, når terningerne er kastet.',
    used: ({ names }) => `${list(names)} brugte tip`,
  },

  solving: {
    title: 'Regner det bedste spil ud …',
    cancel: 'Annuller',
    stopped: 'Udregningen er afbrudt.',
    again: 'Regn ud',
  },

  review: {
    title: 'Held og valg',
    intro: ({ start }) =>
      `Perfekt spil giver ${points(Math.round(start))} i gennemsnit. Så kommer terningerne og valgene:`,
    luck: ({ n }) => {
      const whole = Math.round(Math.abs(n))
      if (whole === 0) return 'Terningerne gav som ventet'
      return `Terningerne gav ${points(whole)} ${n > 0 ? 'mere' : 'mindre'} end ventet`
    },
    choices: ({ n }) => `Valgene kostede ${points(Math.round(n))}`,
    column: {
      player: 'Spiller',
      start: 'Ventet',
      luck: 'Held',
      loss: 'Valg',
      total: 'Totalsum',
      round: 'Runde',
    },
    table: 'Vis som tabel',
    turns: ({ name }) => `Runde for runde: ${name}`,
    figure: ({ name }) => `Held og valg: ${name}`,
    dearest: 'De dyreste valg',
    noneDear: 'Ingen valg kostede noget.',
    dear: (of) =>
      `Runde ${of.round} med ${of.dice.join(', ')}: ${of.chosen}. Kostede ${whole(of.cost)}.`,
    better: ({ choice }) => `Bedre: ${choice}.`,
    corrected: ({ names }) => `${list(names)} er ikke med: et felt er rettet i hånden.`,
    none: 'Her er der ikke held og valg at regne ud.',
    sum: 'Ventet + held − valg = totalsum, helt nøjagtigt. Tallene er afrundet til én decimal.',
  },

  chances: {
    title: 'Chance for at vinde',
    alone: 'Chance for bonus',
    player: 'Spiller',
    win: 'Vinder',
    bonus: 'Bonus',
    exact: 'Regnet nøjagtigt ud, når alle spiller perfekt herfra. Delt sejr er delt lige.',
    estimate:
      'Overslag fra 2000 tænkte spil for hver, når alle spiller perfekt herfra. Delt sejr er delt lige.',
    percent: ({ share }) => {
      if (share > 0 && share < 0.01) return 'under 1 %'
      return share < 1 && share > 0.99 ? 'over 99 %' : percent(share, 0)
    },
  },

  replay: {
    luck: ({ n }) => `Kastet: ${luck(n)}.`,
    best: 'Valget: intet var bedre.',
    cost: (of) => `Valget kostede ${whole(of.cost)}. Bedre: ${of.better}.`,
  },

  statistic: {
    title: 'Held og valg',
    titleOf: ({ name }) => `Held og valg, spil for spil: ${name}`,
    figure: 'Held og valg i gennemsnit per spiller',
    figureOf: ({ name }) => `Held og valg i hvert spil: ${name}`,
    luck: 'Held',
    loss: 'Valgene kostede',
    clear: (of) =>
      `Mindst kostede valgene for ${of.name}, ${of.loss} point i gennemsnit, og forskellen er næppe tilfældig.`,
    close: ({ name }) =>
      `Mindst kostede valgene for ${name}, men det er for jævnt til at sige, hvem der vælger bedst.`,
    alone: (of) =>
      `Valgene for ${of.name} kostede ${of.loss} point i gennemsnit, af ${games(of.n)}.`,
    latest: ({ n }) => `De ${number(n)} seneste spil på skærmen, det nyeste øverst.`,
    none: 'Ingen spil på skærmen passer.',
    meaning: ({ start }) =>
      `Hvert spil er ${decimals(start, 1)} point, som perfekt spil giver i gennemsnit, plus heldet i terningerne, minus det valgene kostede. Regnestykket går helt nøjagtigt op.`,
    interval:
      'Intervallet i tabellen, Fra til Til, viser, hvor det, valgene koster i gennemsnit, sandsynligvis ligger (95 % sikkert): gennemsnit ± t · s / √n. Dækker to intervaller hinanden, kan forskellen være tilfældig.',
    left: ({ most }) =>
      `Kun spil med terninger på skærmen er med, højst de ${most} seneste for hver. Spil, hvor et felt er rettet i hånden, er ikke med for den spiller.`,
  },

  filter: {
    label: 'Tip',
    tips: { any: 'Med og uden', with: 'Med tip', without: 'Uden tip' },
  },

  failure: {
    noCoach: () => 'Den variant kan programmet ikke give tip til.',
    tipsOff: () => 'Tip er ikke slået til for denne spiller.',
    coachStopped: () => 'Udregningen er afbrudt.',
  },
}

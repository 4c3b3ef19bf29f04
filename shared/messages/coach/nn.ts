import { makeFormat } from '../format.ts'
import { games } from '../words/nn.ts'
import type { CoachMessages } from './nb.ts'

const { decimals, list, number, percent } = makeFormat('nn')

const points = (n: number): string => `${number(n)} poeng`

/** Whole points; what rounds to none is still something. */
const whole = (n: number): string => (n < 0.5 ? 'mindre enn 1 poeng' : points(Math.round(n)))

const luck = (n: number): string => {
  const whole = Math.round(Math.abs(n))
  if (whole === 0) return 'som venta'
  return n > 0 ? `${points(whole)} meir enn venta` : `${points(whole)} mindre enn venta`
}

/** A choice, in the middle of a sentence. */
const choice: CoachMessages['choice'] = {
  hold: ({ dice }) => (dice.length === 0 ? 'kast alle' : `spar ${dice.join(', ')}`),
  row: (of) =>
    (of.points === 0 ? `stryk ${of.row}` : `skriv ${number(of.points)} i ${of.row}`) +
    (of.extra === 0 ? '' : ` og få ${number(of.extra)} ekstra`),
}

export const coachNn: CoachMessages = {
  choice,
  cost: ({ cost }) => {
    if (cost === 0) return 'like bra'
    return cost < 0.5 ? 'nesten like bra' : `${points(Math.round(cost))} dårlegare i snitt`
  },

  tips: {
    title: 'Tips',
    on: ({ name }) => `Tips for ${name}`,
    off: ({ name }) => `Ikkje fleire tips for ${name}`,
    best: ({ choice }) => `Tips: ${choice}.`,
    others: 'Andre val',
    kept: ({ dice }) => (dice.length === 0 ? 'No: kast alle' : `No: spar ${dice.join(', ')}`),
    throwFirst: 'Tipset kjem når terningane er kasta.',
    used: ({ names }) => `${list(names)} brukte tips`,
  },

  solving: {
    title: 'Reknar ut det beste spelet …',
    cancel: 'Avbryt',
    stopped: 'Utrekninga er avbroten.',
    again: 'Rekn ut',
  },

  review: {
    title: 'Flaks og val',
    intro: ({ start }) =>
      `Perfekt spel gir ${points(Math.round(start))} i snitt. Så kjem terningane og vala:`,
    luck: ({ n }) => {
      const whole = Math.round(Math.abs(n))
      if (whole === 0) return 'Terningane gav som venta'
      return `Terningane gav ${points(whole)} ${n > 0 ? 'meir' : 'mindre'} enn venta`
    },
    choices: ({ n }) => `Vala kosta ${points(Math.round(n))}`,
    column: {
      player: 'Spelar',
      start: 'Venta',
      luck: 'Flaks',
      loss: 'Val',
      total: 'Totalsum',
      round: 'Runde',
    },
    table: 'Vis som tabell',
    turns: ({ name }) => `Runde for runde: ${name}`,
    figure: ({ name }) => `Flaks og val: ${name}`,
    dearest: 'Dei dyraste vala',
    noneDear: 'Ingen val kosta noko.',
    dear: (of) =>
      `Runde ${of.round} med ${of.dice.join(', ')}: ${of.chosen}. Kosta ${whole(of.cost)}.`,
    better: ({ choice }) => `Betre: ${choice}.`,
    corrected: ({ names }) => `${list(names)} er ikkje med: ei rute er retta for hand.`,
    none: 'Her er det ingen flaks og val å rekne ut.',
    sum: 'Venta + flaks − val = totalsum, heilt nøyaktig. Tala er runda av til éin desimal.',
  },

  chances: {
    title: 'Sjanse til å vinne',
    alone: 'Sjanse for bonus',
    player: 'Spelar',
    win: 'Vinn',
    bonus: 'Bonus',
    exact: 'Rekna ut nøyaktig, når alle spelar perfekt herifrå. Delt siger er delt likt.',
    estimate:
      'Overslag frå 2000 tenkte spel for kvar, når alle spelar perfekt herifrå. Delt siger er delt likt.',
    percent: ({ share }) => {
      if (share > 0 && share < 0.01) return 'under 1 %'
      return share < 1 && share > 0.99 ? 'over 99 %' : percent(share, 0)
    },
  },

  replay: {
    luck: ({ n }) => `Kastet: ${luck(n)}.`,
    best: 'Valet: ikkje noko var betre.',
    cost: (of) => `Valet kosta ${whole(of.cost)}. Betre: ${of.better}.`,
  },

  statistic: {
    title: 'Flaks og val',
    titleOf: ({ name }) => `Flaks og val, spel for spel: ${name}`,
    figure: 'Flaks og val i snitt per spelar',
    figureOf: ({ name }) => `Flaks og val i kvart spel: ${name}`,
    luck: 'Flaks',
    loss: 'Vala kosta',
    clear: (of) =>
      `Vala til ${of.name} kosta minst, ${of.loss} poeng i snitt, og skilnaden er neppe tilfeldig.`,
    close: ({ name }) =>
      `Vala til ${name} kosta minst, men det er for jamt til å seie kven som vel best.`,
    alone: (of) => `Vala til ${of.name} kosta ${of.loss} poeng i snitt, av ${games(of.n)}.`,
    latest: ({ n }) => `Dei ${number(n)} siste spela på skjermen, det nyaste øvst.`,
    none: 'Ingen spel på skjermen passar.',
    meaning: ({ start }) =>
      `Kvart spel er ${decimals(start, 1)} poeng, som perfekt spel gir i snitt, pluss flaksen i terningane, minus det vala kosta. Reknestykket går heilt nøyaktig opp.`,
    interval:
      'Intervallet i tabellen, Frå til Til, viser kvar det vala kostar i snitt, truleg ligg (95 % sikkert): snitt ± t · s / √n. Dekkjer to intervall kvarandre, kan skilnaden vere tilfeldig.',
    left: ({ most }) =>
      `Berre spel med terningar på skjermen er med, høgst dei ${most} siste for kvar. Spel der ei rute er retta for hand, er ikkje med for den spelaren.`,
  },

  filter: {
    label: 'Tips',
    tips: { any: 'Med og utan', with: 'Med tips', without: 'Utan tips' },
  },

  failure: {
    noCoach: () => 'Denne varianten kan ikkje programmet gi tips til.',
    tipsOff: () => 'Tips er ikkje slått på for denne spelaren.',
    coachStopped: () => 'Utrekninga er avbroten.',
  },
}

import type { Source } from '../../events.ts'
import type { Colour, Mark } from '../../playerLook.ts'
import { makeFormat } from '../format.ts'
import { games } from '../words/nb.ts'

const { plural, number } = makeFormat('nb')

/** What the screens of the family’s own history say: paper, all games, replay, players. */
export const familyNb = {
  start: {
    paper: 'Legg inn spill fra papir',
    paperHint: 'Så blir det med i statistikken',
    paperDraft: 'En blokk er påbegynt',
    all: 'Alle spill',
  },

  played: {
    unknown: 'dato ukjent',
    on: ({ when }: { when: string }) => `Spilt ${when}`,
    known: { date: 'Dato', year: 'Bare året', nothing: 'Vet ikke' },
    when: 'Når ble det spilt?',
    date: 'Dato',
    year: 'År',
  },

  paper: {
    title: 'Legg inn spill fra papir',
    hint: 'Skriv tallet og trykk Enter. 0, - eller x er en strøket rute.',
    who: 'Hvem var med?',
    whoFirst: 'Velg hvem som var med, så kommer kolonnene.',
    totalsOnly: 'Bare totalsummene',
    upper: 'Sum før bonus',
    sum: 'Sum på papiret',
    cell: (of: { row: string; name: string }) => `${of.row}, ${of.name}`,
    line: (of: { row: string; name: string; points: number }) =>
      `${of.row}, ${of.name}: ${number(of.points)}`,
    differs: (of: { name: string; points: number }) =>
      `Kolonne: ${of.name}. Rutene gir ${number(of.points)}, og det står noe annet på papiret.`,
    more: ({ n }: { n: number }) => `(og ${n} til)`,
    problem: (of: { name: string; sentence: string }) => `${of.name}: ${of.sentence}`,
    save: 'Lagre spillet',
    saved: 'Spillet er lagret.',
    kept: 'Det du har skrevet, blir tatt vare på.',
    discard: 'Tøm blokka',
    discardAsk: 'Tømme blokka? Det som er skrevet, blir borte.',
    another: 'Legg inn et til',
  },

  list: {
    title: 'Alle spill',
    deletedTitle: 'Slettede spill',
    filters: 'Vis',
    period: 'Periode',
    periods: {
      all: 'Alle år',
      thisYear: 'I år',
      lastYear: 'Siste 12 måneder',
      between: 'Fra og til',
    },
    from: 'Fra',
    to: 'Til',
    variant: 'Variant',
    anyVariant: 'Alle varianter',
    source: 'Spilt på',
    sources: {
      any: 'Alt',
      screen: 'Skjerm',
      own: 'Egne terninger',
      paper: 'Papir',
    } satisfies Record<Source | 'any', string>,
    number: 'Antall',
    numbers: { any: 'Alle', solo: 'Alene', several: 'To eller flere' },
    who: 'Hvem var med?',
    exactly: 'Bare disse',
    count: ({ n }: { n: number }) => games(n),
    more: 'Vis flere',
    none: 'Ingen spill passer.',
    noGames: 'Ingen spill ennå. Start et nytt, eller legg inn et gammelt fra papir.',
    deleted: 'Slettede',
    noDeleted: 'Ingen spill er slettet.',
    deletedHint: 'Slettede spill kan hentes tilbake i 30 dager.',
    daysLeft: ({ n }: { n: number }) =>
      n === 0 ? 'borte i dag' : `borte om ${n} ${plural(n, { one: 'dag', other: 'dager' })}`,
    back: 'Til alle spill',
  },

  /** A game that is over. */
  after: {
    more: 'Mer om dette spillet',
    correct: 'Rett en rute',
    correcting: 'Trykk på ruta som skal rettes.',
    corrected: 'Rettet for hånd',
    done: 'Ferdig med å rette',
    redate: 'Endre datoen',
    save: 'Lagre',
    redated: ({ when }: { when: string }) => `Spillet er nå datert: ${when}.`,
    replay: 'Se spillet kast for kast',
    delete: 'Slett spillet',
    deleteAsk: 'Slette spillet? Det kan hentes tilbake i 30 dager.',
    deleteYes: 'Slett',
    deleted: 'Spillet er slettet. Det ligger under «Slettede» i 30 dager.',
    isDeleted: 'Dette spillet er slettet og teller ikke noe sted.',
    restore: 'Hent tilbake',
    restored: 'Spillet er hentet tilbake.',
  },

  replay: {
    title: 'Kast for kast',
    start: 'Før første kast',
    step: (of: { at: number; steps: number }) => `Steg ${of.at} av ${of.steps}`,
    slider: 'Hvor i spillet',
    first: 'Til begynnelsen',
    back: 'Forrige',
    next: 'Neste',
    last: 'Til slutten',
    ordered: (of: { name: string; die: number }) => `${of.name} kastet ${of.die} om å begynne`,
    thrown: (of: { name: string; n: number; dice: readonly number[] }) =>
      `${of.name}, kast ${of.n}: ${of.dice.join(', ')}`,
    entered: (of: { name: string; row: string; points: number }) =>
      of.points === 0 ? `${of.name} strøk ${of.row}` : `${of.name} skrev ${of.points} i ${of.row}`,
    corrected: (of: { name: string; row: string; points: number }) =>
      `${of.row} ble rettet til ${of.points} for ${of.name}`,
    chosen: ({ name }: { name: string }) => `${name} begynner`,
    left: ({ name }: { name: string }) => `${name} gikk`,
    toGame: 'Til resultatet',
  },

  family: {
    more: 'Mer',
    moreOf: ({ name }: { name: string }) => `Mer om ${name}`,
    games: ({ n }: { n: number }) => games(n),
    noGames: 'ingen spill',
    mark: 'Merke',
    marks: {
      circle: 'Sirkel',
      triangle: 'Trekant',
      square: 'Firkant',
      diamond: 'Rute',
      star: 'Stjerne',
      cross: 'Kors',
      drop: 'Dråpe',
      heart: 'Hjerte',
    } satisfies Record<Mark, string>,
    colour: 'Farge',
    colours: {
      blue: 'Blå',
      red: 'Rød',
      green: 'Grønn',
      purple: 'Lilla',
      orange: 'Oransje',
      teal: 'Turkis',
      pink: 'Rosa',
      brown: 'Brun',
    } satisfies Record<Colour, string>,
    hide: 'Skjul',
    hidden: 'Skjulte',
    isHidden: ({ name }: { name: string }) => `${name} er skjult.`,
    show: 'Vis igjen',
    showOf: ({ name }: { name: string }) => `Vis igjen: ${name}`,
    isShown: ({ name }: { name: string }) => `${name} vises igjen.`,
    merge: 'Slå sammen med en annen',
    mergeTitle: ({ name }: { name: string }) => `Hvem er ${name} egentlig?`,
    mergeHint: ({ name }: { name: string }) =>
      `Spillene til ${name} teller da for den du velger. Det kan angres.`,
    mergeYes: 'Slå sammen',
    merged: 'Slått sammen',
    isMerged: (of: { name: string; into: string }) => `${of.name} er nå ${of.into}`,
    unmerge: 'Skill igjen',
    unmergeOf: ({ name }: { name: string }) => `Skill igjen: ${name}`,
    isUnmerged: ({ name }: { name: string }) => `${name} står for seg selv igjen.`,
    delete: 'Slett',
    isDeleted: ({ name }: { name: string }) => `${name} er slettet.`,
  },
}

export type FamilyMessages = typeof familyNb

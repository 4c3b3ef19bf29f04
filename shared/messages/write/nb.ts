import { makeFormat } from '../format.ts'
import { faceName } from '../words/nb.ts'

const { number } = makeFormat('nb')

/** Points written by hand, and the rules of the game on the table. */
export const writeNb = {
  /** Points written by hand, with the family's own dice. */
  write: {
    title: (of: { row: string; name: string }) => `${of.row}, ${of.name}: hvor mange poeng?`,
    strike: ({ row }: { row: string }) => `Stryk ${row}`,
    number: 'Skriv tallet',
    ok: 'Skriv',
    faces: 'Eller trykk på de fem terningene',
    face: ({ die }: { die: number }) => `Legg til en ${faceName(die)}`,
    taken: (of: { place: number; die: number }) =>
      `Ta bort ${faceName(of.die)}, nummer ${of.place}`,
    gives: (of: { points: number; extra: number; row: string }) =>
      (of.points === 0 ? `Stryk ${of.row}` : `Skriv ${of.points} i ${of.row}`) +
      (of.extra === 0 ? '' : `, og ${number(of.extra)} ekstra`),
    extra: (of: { name: string }) => `Ekstra yatzy, ${of.name}: hvor mange?`,
  },

  rulesOf: {
    title: ({ variant }: { variant: string }) => `Regler: ${variant}`,
    row: 'Rute',
    scores: 'Slik gir den poeng',
    max: 'Maks',
    bonus: (of: { limit: number; points: number }) =>
      `Bonus: ${of.points} poeng når tallrutene til sammen gir ${of.limit} eller mer.`,
    throws: ({ n }: { n: number }) => `Hver tur er inntil ${n} kast, og hver rute brukes én gang.`,
    forced: 'Rutene fylles ovenfra og ned.',
    joker: (of: { extra: number }) =>
      `En ny yatzy gir ${of.extra} poeng ekstra når det står 50 i Yatzy. Den må skrives i tallruta si hvis den er ledig, ellers i en ledig rute i nedre del for full verdi, ellers som 0 i en tallrute.`,
  },
}

export type WriteMessages = typeof writeNb

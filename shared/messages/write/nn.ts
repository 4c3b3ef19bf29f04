import { makeFormat } from '../format.ts'
import { faceName } from '../words/nn.ts'
import type { WriteMessages } from './nb.ts'

const { number } = makeFormat('nn')

export const writeNn: WriteMessages = {
  write: {
    title: (of) => `${of.row}, ${of.name}: kor mange poeng?`,
    strike: ({ row }) => `Stryk ${row}`,
    number: 'Skriv talet',
    ok: 'Skriv',
    faces: 'Eller trykk på dei fem terningane',
    face: ({ die }) => `Legg til ein ${faceName(die)}`,
    taken: (of) => `Ta bort ${faceName(of.die)}, nummer ${of.place}`,
    gives: (of) =>
      (of.points === 0 ? `Stryk ${of.row}` : `Skriv ${of.points} i ${of.row}`) +
      (of.extra === 0 ? '' : `, og ${number(of.extra)} ekstra`),
    extra: (of) => `Ekstra yatzy, ${of.name}: kor mange?`,
  },

  rulesOf: {
    title: ({ variant }) => `Reglar: ${variant}`,
    row: 'Rute',
    scores: 'Slik gir ho poeng',
    max: 'Maks',
    bonus: (of) => `Bonus: ${of.points} poeng når talrutene til saman gir ${of.limit} eller meir.`,
    throws: ({ n }) => `Kvar tur er inntil ${n} kast, og kvar rute blir brukt éin gong.`,
    forced: 'Rutene blir fylte ovanfrå og ned.',
    joker: (of) =>
      `Ein ny yatzy gir ${of.extra} poeng ekstra når det står 50 i Yatzy. Han må skrivast i talruta si viss ho er ledig, elles i ei ledig rute i nedre del for full verdi, elles som 0 i ei talrute.`,
  },
}

import { makeFormat } from '../format.ts'
import { faceName } from '../words/da.ts'
import type { WriteMessages } from './nb.ts'

const { number } = makeFormat('da')

export const writeDa: WriteMessages = {
  write: {
    title: (of) => `${of.row}, ${of.name}: hvor mange point?`,
    strike: ({ row }) => `Streg ${row} ud`,
    number: 'Skriv tallet',
    ok: 'Skriv',
    faces: 'Eller tryk på de fem terninger',
    face: ({ die }) => `Tilføj en ${faceName(die)}`,
    taken: (of) => `Fjern ${faceName(of.die)}, nummer ${of.place}`,
    gives: (of) =>
      (of.points === 0 ? `Streg ${of.row} ud` : `Skriv ${of.points} i ${of.row}`) +
      (of.extra === 0 ? '' : `, og ${number(of.extra)} ekstra`),
    extra: (of) => `Ekstra yatzy, ${of.name}: hvor mange?`,
  },

  rulesOf: {
    title: ({ variant }) => `Regler: ${variant}`,
    row: 'Felt',
    scores: 'Sådan giver det point',
    max: 'Maks.',
    bonus: (of) =>
      `Bonus: ${of.points} point, når talfelterne tilsammen giver ${of.limit} eller mere.`,
    throws: ({ n }) => `Hver tur er op til ${n} kast, og hvert felt bruges én gang.`,
    forced: 'Felterne udfyldes oppefra og ned.',
    joker: (of) =>
      `En ny yatzy giver ${of.extra} point ekstra, når der står 50 i Yatzy. Den skal skrives i sit talfelt, hvis det er ledigt, ellers i et ledigt felt i nedre del til fuld værdi, ellers som 0 i et talfelt.`,
  },
}

import { makeFormat } from '../format.ts'
import { faceName } from '../words/sv.ts'
import type { WriteMessages } from './nb.ts'

const { number } = makeFormat('sv')

export const writeSv: WriteMessages = {
  write: {
    title: (of) => `${of.row}, ${of.name}: hur många poäng?`,
    strike: ({ row }) => `Stryk ${row}`,
    number: 'Skriv talet',
    ok: 'Skriv',
    faces: 'Eller tryck på de fem tärningarna',
    face: ({ die }) => `Lägg till en ${faceName(die)}`,
    taken: (of) => `Ta bort ${faceName(of.die)}, nummer ${of.place}`,
    gives: (of) =>
      (of.points === 0 ? `Stryk ${of.row}` : `Skriv ${of.points} i ${of.row}`) +
      (of.extra === 0 ? '' : `, och ${number(of.extra)} extra`),
    extra: (of) => `Extra yatzy, ${of.name}: hur många?`,
  },

  rulesOf: {
    title: ({ variant }) => `Regler: ${variant}`,
    row: 'Ruta',
    scores: 'Så ger den poäng',
    max: 'Max',
    bonus: (of) =>
      `Bonus: ${of.points} poäng när sifferrutorna tillsammans ger ${of.limit} eller mer.`,
    throws: ({ n }) => `Varje tur är upp till ${n} kast, och varje ruta används en gång.`,
    forced: 'Rutorna fylls uppifrån och ner.',
    joker: (of) =>
      `En ny yatzy ger ${of.extra} poäng extra när det står 50 i Yatzy. Den måste skrivas i sin sifferruta om den är ledig, annars i en ledig ruta i nedre delen till fullt värde, annars som 0 i en sifferruta.`,
  },
}

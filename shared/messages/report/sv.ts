import { makeReport } from './makeReport.ts'

export const reportSv = makeReport({
  copy: 'Kopiera felrapport',
  hint: 'Rapporten innehåller versioner, antal spel och det senaste ur loggen. Den innehåller inga namn och inga poäng.',
  copied: 'Felrapporten är kopierad. Klistra in den där du vill skicka den.',
  notCopied: 'Felrapporten gick inte att kopiera.',
  system: 'System',
  page: 'Sida',
  games: 'Spelen',
  states: { open: 'i ordning', newer: 'från en nyare version', damaged: 'filen är skadad' },
  count: 'Antal spel',
  log: 'Logg',
  emptyLog: 'Loggen är tom.',
})

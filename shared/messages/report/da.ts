import { makeReport } from './makeReport.ts'

export const reportDa = makeReport({
  copy: 'Kopiér fejlrapport',
  hint: 'Rapporten har versioner, antal spil og det seneste fra loggen. Den har ingen navne og ingen point.',
  copied: 'Fejlrapporten er kopieret. Sæt den ind, hvor du vil sende den.',
  notCopied: 'Fejlrapporten kunne ikke kopieres.',
  system: 'System',
  page: 'Side',
  games: 'Spillene',
  states: { open: 'i orden', newer: 'fra en nyere udgave', damaged: 'filen er beskadiget' },
  count: 'Antal spil',
  log: 'Log',
  emptyLog: 'Loggen er tom.',
})

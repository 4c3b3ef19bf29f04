import { makeReport } from './makeReport.ts'

export const reportNb = makeReport({
  copy: 'Kopier feilrapport',
  hint: 'Rapporten har versjoner, antall spill og det siste fra loggen. Den har ingen navn og ingen poeng.',
  copied: 'Feilrapporten er kopiert. Lim den inn der du vil sende den.',
  notCopied: 'Feilrapporten lot seg ikke kopiere.',
  system: 'System',
  page: 'Side',
  games: 'Spillene',
  states: { open: 'i orden', newer: 'fra en nyere utgave', damaged: 'fila er skadet' },
  count: 'Antall spill',
  log: 'Logg',
  emptyLog: 'Loggen er tom.',
})

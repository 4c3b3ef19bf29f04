import { makeReport } from './makeReport.ts'

export const reportNn = makeReport({
  copy: 'Kopier feilrapport',
  hint: 'Rapporten har versjonar, talet på spel og det siste frå loggen. Han har ingen namn og ingen poeng.',
  copied: 'Feilrapporten er kopiert. Lim han inn der du vil sende han.',
  notCopied: 'Feilrapporten lét seg ikkje kopiere.',
  system: 'System',
  page: 'Side',
  games: 'Spela',
  states: { open: 'i orden', newer: 'frå ei nyare utgåve', damaged: 'fila er skadd' },
  count: 'Talet på spel',
  log: 'Logg',
  emptyLog: 'Loggen er tom.',
})

import { makeReport } from './makeReport.ts'

export const reportEn = makeReport({
  copy: 'Copy error report',
  hint: 'The report holds versions, the number of games and the latest of the log. It holds no names and no scores.',
  copied: 'The error report is copied. Paste it where you want to send it.',
  notCopied: 'The error report could not be copied.',
  system: 'System',
  page: 'Page',
  games: 'The games',
  states: { open: 'in order', newer: 'from a newer version', damaged: 'the file is damaged' },
  count: 'Number of games',
  log: 'Log',
  emptyLog: 'The log is empty.',
})

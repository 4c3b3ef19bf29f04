import { blockEn } from './block/en.ts'
import { coachEn } from './coach/en.ts'
import { computerEn } from './computer/en.ts'
import { dataEn } from './data/en.ts'
import { failureEn } from './failure/en.ts'
import { familyEn } from './family/en.ts'
import { makeFormat } from './format.ts'
import { frameEn } from './frame/en.ts'
import { playersEn } from './players/en.ts'
import { printingEn } from './printing/en.ts'
import { reportEn } from './report/en.ts'
import { rulesEn } from './rules/en.ts'
import { rulesPageEn } from './rulesPage/en.ts'
import { settingsEn } from './settings/en.ts'
import { spokenEn } from './spoken/en.ts'
import { startEn } from './start/en.ts'
import { statisticsEn } from './statistics/en.ts'
import { tableEn } from './table/en.ts'
import { writeEn } from './write/en.ts'
import type { Messages } from './nb.ts'

export const en: Messages = {
  program: 'Yatzyblokka',
  format: makeFormat('en'),
  block: blockEn,
  rules: rulesEn,
  rulesPage: rulesPageEn,
  report: reportEn,
  family: familyEn,
  statistics: statisticsEn,
  data: dataEn,
  coach: coachEn,
  computer: computerEn,
  ...frameEn,
  ...startEn,
  ...tableEn,
  ...writeEn,
  ...spokenEn,
  ...printingEn,
  ...settingsEn,
  ...playersEn,
  ...failureEn,
}

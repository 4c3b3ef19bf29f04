import { blockSv } from './block/sv.ts'
import { coachSv } from './coach/sv.ts'
import { computerSv } from './computer/sv.ts'
import { dataSv } from './data/sv.ts'
import { failureSv } from './failure/sv.ts'
import { familySv } from './family/sv.ts'
import { makeFormat } from './format.ts'
import { frameSv } from './frame/sv.ts'
import { playersSv } from './players/sv.ts'
import { printingSv } from './printing/sv.ts'
import { reportSv } from './report/sv.ts'
import { rulesSv } from './rules/sv.ts'
import { rulesPageSv } from './rulesPage/sv.ts'
import { settingsSv } from './settings/sv.ts'
import { spokenSv } from './spoken/sv.ts'
import { startSv } from './start/sv.ts'
import { statisticsSv } from './statistics/sv.ts'
import { tableSv } from './table/sv.ts'
import { writeSv } from './write/sv.ts'
import type { Messages } from './nb.ts'

export const sv: Messages = {
  program: 'Yatzyblokka',
  format: makeFormat('sv'),
  block: blockSv,
  rules: rulesSv,
  rulesPage: rulesPageSv,
  report: reportSv,
  family: familySv,
  statistics: statisticsSv,
  data: dataSv,
  coach: coachSv,
  computer: computerSv,
  ...frameSv,
  ...startSv,
  ...tableSv,
  ...writeSv,
  ...spokenSv,
  ...printingSv,
  ...settingsSv,
  ...playersSv,
  ...failureSv,
}

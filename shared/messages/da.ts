import { blockDa } from './block/da.ts'
import { coachDa } from './coach/da.ts'
import { computerDa } from './computer/da.ts'
import { dataDa } from './data/da.ts'
import { failureDa } from './failure/da.ts'
import { familyDa } from './family/da.ts'
import { makeFormat } from './format.ts'
import { frameDa } from './frame/da.ts'
import { playersDa } from './players/da.ts'
import { printingDa } from './printing/da.ts'
import { reportDa } from './report/da.ts'
import { rulesDa } from './rules/da.ts'
import { rulesPageDa } from './rulesPage/da.ts'
import { settingsDa } from './settings/da.ts'
import { spokenDa } from './spoken/da.ts'
import { startDa } from './start/da.ts'
import { statisticsDa } from './statistics/da.ts'
import { tableDa } from './table/da.ts'
import { writeDa } from './write/da.ts'
import type { Messages } from './nb.ts'

export const da: Messages = {
  program: 'Yatzyblokka',
  format: makeFormat('da'),
  block: blockDa,
  rules: rulesDa,
  rulesPage: rulesPageDa,
  report: reportDa,
  family: familyDa,
  statistics: statisticsDa,
  data: dataDa,
  coach: coachDa,
  computer: computerDa,
  ...frameDa,
  ...startDa,
  ...tableDa,
  ...writeDa,
  ...spokenDa,
  ...printingDa,
  ...settingsDa,
  ...playersDa,
  ...failureDa,
}

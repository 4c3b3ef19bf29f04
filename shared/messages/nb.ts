import { blockNb } from './block/nb.ts'
import { coachNb } from './coach/nb.ts'
import { computerNb } from './computer/nb.ts'
import { dataNb } from './data/nb.ts'
import { failureNb } from './failure/nb.ts'
import { familyNb } from './family/nb.ts'
import { makeFormat } from './format.ts'
import { frameNb } from './frame/nb.ts'
import { playersNb } from './players/nb.ts'
import { printingNb } from './printing/nb.ts'
import { reportNb } from './report/nb.ts'
import { rulesNb } from './rules/nb.ts'
import { rulesPageNb } from './rulesPage/nb.ts'
import { settingsNb } from './settings/nb.ts'
import { spokenNb } from './spoken/nb.ts'
import { startNb } from './start/nb.ts'
import { statisticsNb } from './statistics/nb.ts'
import { tableNb } from './table/nb.ts'
import { writeNb } from './write/nb.ts'

/**
 * All that the screens say in bokmål, a folder for each topic; its shape is the type of every other
 * language. Arguments are named; row names come in as labels («Hus»), names of people as typed.
 */
export const nb = {
  program: 'Yatzyblokka',
  format: makeFormat('nb'),
  block: blockNb,
  rules: rulesNb,
  rulesPage: rulesPageNb,
  report: reportNb,
  family: familyNb,
  statistics: statisticsNb,
  data: dataNb,
  coach: coachNb,
  computer: computerNb,
  ...frameNb,
  ...startNb,
  ...tableNb,
  ...writeNb,
  ...spokenNb,
  ...printingNb,
  ...settingsNb,
  ...playersNb,
  ...failureNb,
}

export type Messages = typeof nb

import { blockNn } from './block/nn.ts'
import { coachNn } from './coach/nn.ts'
import { computerNn } from './computer/nn.ts'
import { dataNn } from './data/nn.ts'
import { failureNn } from './failure/nn.ts'
import { familyNn } from './family/nn.ts'
import { makeFormat } from './format.ts'
import { frameNn } from './frame/nn.ts'
import { playersNn } from './players/nn.ts'
import { printingNn } from './printing/nn.ts'
import { reportNn } from './report/nn.ts'
import { rulesNn } from './rules/nn.ts'
import { rulesPageNn } from './rulesPage/nn.ts'
import { settingsNn } from './settings/nn.ts'
import { spokenNn } from './spoken/nn.ts'
import { startNn } from './start/nn.ts'
import { statisticsNn } from './statistics/nn.ts'
import { tableNn } from './table/nn.ts'
import { writeNn } from './write/nn.ts'
import type { Messages } from './nb.ts'

export const nn: Messages = {
  program: 'Yatzyblokka',
  format: makeFormat('nn'),
  block: blockNn,
  rules: rulesNn,
  rulesPage: rulesPageNn,
  report: reportNn,
  family: familyNn,
  statistics: statisticsNn,
  data: dataNn,
  coach: coachNn,
  computer: computerNn,
  ...frameNn,
  ...startNn,
  ...tableNn,
  ...writeNn,
  ...spokenNn,
  ...printingNn,
  ...settingsNn,
  ...playersNn,
  ...failureNn,
}

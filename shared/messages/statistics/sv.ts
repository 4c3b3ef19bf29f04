import { type StatisticsMessages, statisticsNb } from './nb.ts'

export const statisticsSv: StatisticsMessages = statisticsNb

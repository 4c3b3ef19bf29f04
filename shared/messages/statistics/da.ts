import { type StatisticsMessages, statisticsNb } from './nb.ts'

export const statisticsDa: StatisticsMessages = statisticsNb

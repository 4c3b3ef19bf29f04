import { type StatisticsMessages, statisticsNb } from './nb.ts'

export const statisticsNn: StatisticsMessages = statisticsNb

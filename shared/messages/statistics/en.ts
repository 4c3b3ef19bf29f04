import { type StatisticsMessages, statisticsNb } from './nb.ts'

export const statisticsEn: StatisticsMessages = statisticsNb

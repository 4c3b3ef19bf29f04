import type { Database } from 'better-sqlite3'
import type { Wish } from '../../shared/statistics/base.ts'
import { statisticsOf } from '../../shared/statistics/statistics.ts'
import type { LuckChoicesView, StatisticsView, YearView } from '../../shared/statistics/view.ts'
import { yearOf } from '../../shared/statistics/year.ts'
import { answerLuck, type LuckQuestion } from './luckAnswer.ts'
import { readSample, type SampleFilter } from './statistics.ts'

type Reckoning = Omit<Wish, 'players'>

/** What a window or a command wants to know: plain data, that another thread can be told. */
export type Question =
  | ({ readonly about: 'page'; readonly filter: SampleFilter } & Reckoning)
  | LuckQuestion
  | ({ readonly about: 'year'; readonly filter: SampleFilter; readonly year: number } & Reckoning)

interface Answers {
  readonly page: StatisticsView
  readonly luck: LuckChoicesView
  readonly year: YearView
}
export type AnyAnswer = Answers[keyof Answers]
export type AnswerTo<Q extends Question> = Answers[Q['about']]

/** Reads and reckons, on the thread it is called on. */
export function answerQuestion(database: Database, question: Question): AnyAnswer {
  if (question.about === 'luck') return answerLuck(database, question)
  const { filter, facts } = question
  const { sample, players } = readSample(database, filter, facts.rows.length)
  const wish = { ...question, players }
  return question.about === 'page'
    ? statisticsOf(sample, wish)
    : yearOf(sample, question.year, wish)
}

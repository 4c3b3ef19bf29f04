import type { ReportView } from '../../programViews.ts'

/** Words round a report of faults; what stands in it is the same in every language. */
export interface ReportWords {
  readonly copy: string
  readonly hint: string
  readonly copied: string
  readonly notCopied: string
  readonly system: string
  readonly page: string
  /** How the games are. */
  readonly games: string
  readonly states: Readonly<Record<ReportView['state'], string>>
  readonly count: string
  readonly log: string
  readonly emptyLog: string
}

/** What is said where a fault can be reported, and the report itself. */
export function makeReport({ copy, hint, copied, notCopied, ...words }: ReportWords) {
  return {
    ...{ copy, hint, copied, notCopied, parts },
    /** The text that is copied. `page` is what the page's browser calls itself. */
    text: (report: ReportView, page: string): string =>
      [
        `Yatzyblokka ${report.version}`,
        `${words.system}: ${report.system}`,
        parts(report),
        `${words.page}: ${page}`,
        `${words.games}: ${words.states[report.state]}`,
        ...(report.games === undefined ? [] : [`${words.count}: ${report.games}`]),
        '',
        ...(report.log.length === 0 ? [words.emptyLog] : [`${words.log}:`, ...report.log]),
        '',
      ].join('\n'),
  }
}

const parts = ({ parts }: Pick<ReportView, 'parts'>): string =>
  parts.map(({ name, version }) => `${name} ${version}`).join(' · ')

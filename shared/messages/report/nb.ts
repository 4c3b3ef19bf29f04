import type { ReportView } from '../../views.ts'

const STATES = {
  open: 'i orden',
  newer: 'fra en nyere utgave',
  damaged: 'fila er skadet',
} satisfies Record<ReportView['state'], string>

const parts = ({ parts }: Pick<ReportView, 'parts'>): string =>
  parts.map(({ name, version }) => `${name} ${version}`).join(' · ')

/** What is said where a fault can be reported, and the report itself. */
export const reportNb = {
  copy: 'Kopier feilrapport',
  hint: 'Rapporten har versjoner, antall spill og det siste fra loggen. Den har ingen navn og ingen poeng.',
  copied: 'Feilrapporten er kopiert. Lim den inn der du vil sende den.',
  notCopied: 'Feilrapporten lot seg ikke kopiere.',
  parts,
  /** The text that is copied. `page` is what the page's browser calls itself. */
  text: (report: ReportView, page: string) =>
    [
      `Yatzyblokka ${report.version}`,
      `System: ${report.system}`,
      parts(report),
      `Side: ${page}`,
      `Spillene: ${STATES[report.state]}`,
      ...(report.games === undefined ? [] : [`Antall spill: ${report.games}`]),
      '',
      ...(report.log.length === 0 ? ['Loggen er tom.'] : ['Logg:', ...report.log]),
      '',
    ].join('\n'),
}

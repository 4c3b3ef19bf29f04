import { games } from '../words/en.ts'
import type { FrameMessages } from './nb.ts'

export const frameEn: FrameMessages = {
  nav: {
    label: 'Main menu',
    play: 'Play',
    print: 'Print score sheets',
    statistics: 'Statistics',
    players: 'Players',
    settings: 'Settings',
    skip: 'Skip to the content',
  },

  trouble: {
    gone: 'The program has ended',
    goneHint: 'Everything is saved. Start Yatzyblokka again, and this page goes on by itself.',
    newer:
      'These games were saved by a newer Yatzyblokka. Nothing was changed. Use the newer version.',
    damagedTitle: 'The file with your games is damaged',
    damaged: ({ path }) => `It is kept at ${path}.`,
    changedTitle: 'Something in the file with your games has changed',
    changed: (of) =>
      `It happened while Yatzyblokka was not open. The file can be read and has ${games(of.games)}, but a number or a name in it may be wrong.`,
    use: 'Use the file anyway',
    backup: (of) => `The newest backup is from ${of.day} and has ${games(of.games)}.`,
    noBackup: 'There is no backup.',
    restore: 'Restore the backup',
    startEmpty: 'Start afresh',
    loading: 'Loading …',
  },
}

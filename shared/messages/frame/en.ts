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
    backup: (of) => `The newest backup is from ${of.day} and has ${games(of.games)}.`,
    noBackup: 'There is no backup.',
    restore: 'Restore the backup',
    startEmpty: 'Start afresh',
    loading: 'Loading …',
  },
}

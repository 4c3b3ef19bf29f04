import { describe, expect } from 'vitest'
import { expectRefused, test } from './testing/test.ts'
import type { TestProgram } from './testing/program.ts'

const addAll = async (program: TestProgram, ...names: string[]): Promise<number[]> => {
  const ids: number[] = []
  for (const name of names) ids.push((await program.call('players.add', { name })).id)
  return ids
}

describe('a name', () => {
  test('is kept trimmed, composed and with single spaces', async ({ program }) => {
    await addAll(program, '  Mormor \t A\u030ase\n')
    expect(await program.call('players.list', {})).toMatchObject([{ id: 1, name: 'Mormor Åse' }])
  })

  test('of 40 letters is taken, an emoji is one', async ({ program }) => {
    await addAll(program, '🎲'.repeat(40), 'å'.repeat(40), 'a\u030a'.repeat(39))
    expect(await program.call('players.list', {})).toHaveLength(3)
  })

  test('may be given again when its owner is called something else', async ({ program }) => {
    const [ida = 0] = await addAll(program, 'Ida')
    await program.call('players.rename', { player: ida, name: 'Ida Marie' })
    await addAll(program, 'Ida')
    expect(await program.call('players.list', {})).toHaveLength(2)
  })

  test('may change its capitals and stay the same person’s', async ({ program }) => {
    const [ida = 0] = await addAll(program, 'ida')
    await program.call('players.rename', { player: ida, name: 'Ida' })
    expect(await program.call('players.list', {})).toMatchObject([{ id: ida, name: 'Ida' }])
  })

  const REFUSED = [
    ['the same', 'Åse', 'nameTaken', { name: 'Åse' }],
    ['with spaces around it', '  Åse  ', 'nameTaken', { name: 'Åse' }],
    ['in capitals', 'ÅSE', 'nameTaken', { name: 'Åse' }],
    ['in small letters', 'åse', 'nameTaken', { name: 'Åse' }],
    ['with a ring of its own', 'A\u030ase', 'nameTaken', { name: 'Åse' }],
    ['as the unit of length', '\u212bse', 'nameTaken', { name: 'Åse' }],
    ['all at once', '\t A\u030aSE \n', 'nameTaken', { name: 'Åse' }],
    ['nothing', '', 'nameEmpty', {}],
    ['blanks', ' \t\n\u00a0\u2003 ', 'nameEmpty', {}],
    ['41 letters', 'x'.repeat(41), 'nameTooLong', { max: 40 }],
    ['1000 letters', 'x'.repeat(1000), 'nameTooLong', { max: 40 }],
  ] as const

  for (const [what, name, code, details] of REFUSED) {
    test(`is refused to a new player: ${what}`, async ({ program }) => {
      await addAll(program, 'Åse')
      await expectRefused(program, 'players.add', { name }, code, details)
    })

    test(`is refused to another player: ${what}`, async ({ program }) => {
      const [, ola] = await addAll(program, 'Åse', 'Ola')
      await expectRefused(program, 'players.rename', { player: ola, name }, code, details)
    })
  }

  test('is refused to nobody', async ({ program }) => {
    await addAll(program, 'Åse')
    await expectRefused(program, 'players.rename', { player: 2, name: 'Ola' }, 'unknownPlayer')
  })
})

describe('a game is not begun', () => {
  const game = { ruleset: 'nordic', mode: 'screen', first: 'listed' }

  test('by nobody', async ({ program }) => {
    await expectRefused(program, 'games.begin', { ...game, players: [] }, 'nobody', { min: 1 })
  })

  test('by seven', async ({ program }) => {
    const players = await addAll(program, ...'ABCDEFG')
    await expectRefused(program, 'games.begin', { ...game, players }, 'tooMany', { max: 6 })
  })

  test('by one who sits at the table twice', async ({ program }) => {
    const [ida = 0, ola = 0] = await addAll(program, 'Ida', 'Ola')
    const players = [ida, ola, ida]
    await expectRefused(program, 'games.begin', { ...game, players }, 'alreadyIn', { player: ida })
  })

  test('by one whom nobody knows', async ({ program }) => {
    const [ida = 0] = await addAll(program, 'Ida')
    const args = { ...game, players: [ida, 77] }
    await expectRefused(program, 'games.begin', args, 'unknownPlayer', { player: 77 })
  })

  for (const ruleset of ['', 'Nordic', 'yatzy', '__proto__', 'constructor', 'toString'])
    test(`by rules nobody knows: ${JSON.stringify(ruleset)}`, async ({ program }) => {
      const players = await addAll(program, 'Ida')
      const args = { ...game, ruleset, players }
      await expectRefused(program, 'games.begin', args, 'unknownRuleset', { ruleset })
    })

  test('but by one to six, in every ruleset', async ({ program }) => {
    const players = await addAll(program, ...'ABCDEF')
    for (const { id: ruleset } of await program.call('rules.list', {}))
      for (const count of [1, 6]) {
        const args = { mode: 'screen', first: 'listed', ruleset } as const
        const begun = await program.call('games.begin', {
          ...args,
          players: players.slice(0, count),
        })
        expect(begun).toMatchObject({ ruleset, state: 'playing', version: 1 })
        expect(begun.columns).toHaveLength(count)
      }
  })
})

test('without a game there is nothing to back up', async ({ program }) => {
  await addAll(program, 'Ida')
  await expectRefused(program, 'data.backup', {}, 'nothingToBackUp')
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Adviser } from '../shared/coach/advise.ts'
import type { AdviceView, GameReviewView, ReviewView } from '../shared/coachViews.ts'
import { RULESET_IDS } from '../shared/rulesets/index.ts'
import { odd } from '../shared/coach/testing/oddRuleset.ts'
import type { GameView } from '../shared/views.ts'
import { tableOf } from './coach/testing/tables.ts'
import { randomMove, seededChoice } from './testing/randomMove.ts'
import { TestGame } from './testing/table.ts'
import { TestProgram } from './testing/program.ts'

// One program for all: a game is worked out once.
let program: TestProgram
beforeAll(() => {
  program = new TestProgram().start()
})
afterEach(() => {
  expect(program.faults).toEqual([])
})
afterAll(() => program.remove())

/** A program for one test, gone after it. */
async function withOwn(test: (program: TestProgram) => Promise<void>): Promise<void> {
  const own = new TestProgram().start()
  await test(own)
  expect(own.faults).toEqual([])
  await own.remove()
}

/** Throws once and enters the first row there is, to the end. */
async function playThrough(game: TestGame): Promise<TestGame> {
  while (game.view.state === 'playing') {
    await game.throw()
    const [row = ''] = Object.entries(game.turn.options).find(([, { legal }]) => legal) ?? []
    await game.enter(row)
  }
  return game
}

const advise = (game: TestGame, seat: number, on = true) =>
  program.call('games.advise', game.now({ seat, on })).then((view) => (game.view = view))

const adviceOn = (game: TestGame, ...held: number[]): Promise<AdviceView> =>
  program.call('coach.advise', game.now({ held }))

/** Plays at random to the end; nothing is taken back once it is over. */
async function playOn(game: TestGame, seed: number): Promise<GameView> {
  const choose = seededChoice(seed)
  while (game.view.state === 'playing' || game.view.state === 'ordering') {
    const move = randomMove(game.view, choose)
    if (move !== undefined) await game.make(move)
  }
  return game.view
}

describe('tips', () => {
  test('are asked for by a player, stand in the view, and can be had no longer', async () => {
    const game = await TestGame.begin(program)
    const tips = () => game.view.columns.map(({ tips }) => tips)
    expect(game.view.coached).toBe(true)
    expect(tips()).toEqual(['never', 'never'])
    await advise(game, 0)
    expect(tips()).toEqual(['on', 'never'])
    const { version } = game.view
    await advise(game, 0)
    expect(game.view.version).toBe(version)
    await advise(game, 0, false)
    expect(tips()).toEqual(['used', 'never'])
  })

  test('stay had when the turn they were had in is undone', async () => {
    const game = await TestGame.begin(program)
    await game.play('11122', 'ones')
    await game.play('33322', 'threes')
    await advise(game, 0)
    await game.undo(game.view.steps[0]?.to)
    expect(game.view.columns[0]?.tips).toBe('on')
    await game.redo()
    expect(game.view.columns[0]?.tips).toBe('on')
    expect(game.view.steps).toHaveLength(2)
  })

  test('are what the coach weighs, and say what the kept dice cost', async () => {
    const game = await TestGame.begin(program)
    await advise(game, 0)
    program.load('55136')
    await game.throw()
    const adviser = new Adviser(tableOf('nordic'))
    const { choices } = adviser.advise({}, [5, 5, 1, 3, 6], 2)
    const costOf = (dice: string): number =>
      choices.find((one) => one.kind === 'hold' && one.hold.join('') === dice)?.cost ?? NaN
    const { choices: shown, kept } = await adviceOn(game, 4)
    expect(shown).toHaveLength(4)
    expect(shown[0]).toEqual({ kind: 'hold', dice: [5, 5], cost: 0 })
    for (const choice of shown)
      if (choice.kind === 'hold') expect(choice.cost).toBeCloseTo(costOf(choice.dice.join('')), 9)
    expect(shown.map(({ cost }) => cost)).toEqual(
      shown.map(({ cost }) => cost).toSorted((a, b) => a - b),
    )
    expect(kept).toEqual({ dice: [6], cost: costOf('6') })
  }, 120_000)

  test('weigh a row at once against throwing on, and all rows after the last throw', async () => {
    const game = await TestGame.begin(program)
    await advise(game, 0)
    program.load('66666')
    await game.throw()
    const { choices, kept } = await adviceOn(game, 0, 1, 2, 3, 4)
    expect(choices[0]).toEqual({ kind: 'row', row: 'yatzy', points: 50, extra: 0, cost: 0 })
    expect(kept).toBeUndefined()
    await game.throw()
    await game.throw()
    const last = await adviceOn(game)
    expect(last.choices.map(({ kind }) => kind)).toEqual(['row', 'row', 'row', 'row'])
    expect(last.kept).toBeUndefined()
  }, 120_000)

  test('show choices of the same worth as equal', async () => {
    const game = await TestGame.begin(program, { names: ['Ida'], ruleset: 'nordicForced' })
    await advise(game, 0)
    program.load('23456')
    await game.throw()
    // In the ones only ones count: to keep nothing is best, and nothing else is as good.
    const { choices } = await adviceOn(game)
    expect(choices[0]).toEqual({ kind: 'hold', dice: [], cost: 0 })
    expect(choices[1]?.cost).toBeGreaterThan(0)
    program.load('11111')
    await game.throw()
    const { choices: five } = await adviceOn(game)
    expect(five[0]).toMatchObject({ kind: 'row', row: 'ones', points: 5, cost: 0 })
  }, 120_000)

  test('can be given up while the game is worked out, and asked for again', async () => {
    const game = await TestGame.begin(program, { ruleset: 'american' })
    await advise(game, 0)
    await game.throw()
    const waiting = program.answer('coach.advise', game.now({ held: [] }))
    await program.call('coach.cancel', { ruleset: 'american' })
    expect(await waiting).toMatchObject({ ok: false, code: 'coachStopped' })
    expect((await adviceOn(game)).choices).toHaveLength(4)
  }, 120_000)

  test(
    'come with progress the first time, and none after that',
    () =>
      withOwn(async (program) => {
        const game = await TestGame.begin(program, { ruleset: 'nordicForced' })
        await program.call('games.advise', game.now({ seat: 0, on: true }))
        await game.look()
        await game.throw()
        const args = game.now({ held: [] })
        await program.call('coach.advise', args)
        const progress = () =>
          program.told.flatMap((event) => (event.kind === 'coachProgress' ? [event.done] : []))
        expect(progress()[0]).toBe(0)
        expect(progress().at(-1)).toBe(1)
        expect(progress()).toEqual(progress().toSorted((a, b) => a - b))
        const before = progress().length
        await program.call('coach.advise', args)
        expect(progress()).toHaveLength(before)
      }),
    120_000,
  )

  test(
    'who waits is answered when the program closes',
    () =>
      withOwn(async (program) => {
        const game = await TestGame.begin(program)
        await program.call('games.advise', game.now({ seat: 0, on: true }))
        await game.look()
        await game.throw()
        const waiting = [
          program.answer('coach.advise', game.now({ held: [] })),
          program.answer('coach.chances', game.now({})),
        ]
        await program.stop()
        for (const answer of await Promise.all(waiting))
          expect(answer).toMatchObject({ ok: false, code: 'coachStopped' })
      }),
    120_000,
  )
})

describe('is refused and changes nothing:', () => {
  test('tips that cannot be had', async () => {
    const game = await TestGame.begin(program)
    const own = await TestGame.begin(program, { mode: 'own' })
    const ordering = await TestGame.begin(program, { first: 'highest' })
    const before = await program.everything()
    const refused = async (on: TestGame, more: object, code: string): Promise<void> =>
      expect(
        await program.answer('games.advise', on.now({ seat: 0, on: true, ...more })),
      ).toMatchObject({ ok: false, code })
    await refused(game, { seat: 2 }, 'unknownPlayer')
    await refused(game, { version: 99 }, 'stale')
    await refused(own, {}, 'wrongMode')
    await refused(ordering, {}, 'gameOver')
    for (const [channel, args, code] of [
      ['coach.advise', game.now({ held: [] }), 'tipsOff'],
      ['coach.advise', game.now({ held: [0] }), 'throwFirst'],
      ['coach.advise', { ...game.now({ held: [] }), version: 99 }, 'stale'],
      ['coach.review', { game: game.id }, 'notFinished'],
      ['coach.review', { game: own.id }, 'wrongMode'],
      ['coach.review', { game: 99 }, 'unknownGame'],
      ['coach.chances', ordering.now({}), 'gameOver'],
      ['coach.cancel', { ruleset: 'whist' }, 'unknownRuleset'],
    ] as const)
      expect(await program.answer(channel, args), `${channel} ${code}`).toMatchObject({
        ok: false,
        code,
      })
    expect(await program.everything()).toEqual(before)
  })

  test('tips before the first throw', async () => {
    const game = await TestGame.begin(program)
    await advise(game, 0)
    expect(await program.answer('coach.advise', game.now({ held: [] }))).toMatchObject({
      ok: false,
      code: 'throwFirst',
    })
  })

  test('everything about a game the coach does not know', () =>
    withOwn(async (program) => {
      const six = { ...odd, id: 'six', dice: 6 }
      await program.restart({ rulesets: { six } })
      const game = await TestGame.begin(program, { ruleset: 'six' })
      expect(game.view.coached).toBe(false)
      for (const [channel, args] of [
        ['games.advise', game.now({ seat: 0, on: true })],
        ['coach.chances', game.now({})],
      ] as const)
        expect(await program.answer(channel, args)).toMatchObject({ ok: false, code: 'noCoach' })
    }))
})

describe('luck and choices', () => {
  const addsUp = ({ start }: GameReviewView, { total, luck, loss, turns }: ReviewView): void => {
    expect(start + luck - loss).toBeCloseTo(total, 6)
    expect(turns.reduce((sum, turn) => sum + turn.luck, 0)).toBeCloseTo(luck, 9)
    expect(turns.reduce((sum, turn) => sum + turn.loss, 0)).toBeCloseTo(loss, 9)
  }

  test.each(RULESET_IDS)(
    'add up to the total of random games of %s',
    async (ruleset) => {
      for (const seed of [1, 2, 3]) {
        const game = await TestGame.begin(program, { ruleset, names: ['Ida', 'Ola'] })
        const view = await playOn(game, seed)
        if (view.state !== 'finished') continue
        const found = await program.call('coach.review', { game: game.id })
        const stayed = view.columns.filter(({ left }) => !left)
        expect(found.players.map(({ seat }) => seat)).toEqual(stayed.map(({ seat }) => seat))
        for (const player of found.players) {
          addsUp(found, player)
          const column = view.columns.find(({ seat }) => seat === player.seat)
          expect(player.total).toBe(column?.totals.total)
        }
        await stepsAddUp(game, found)
      }
    },
    120_000,
  )

  /** Step by step in the replay: the same luck, and the same cost. */
  async function stepsAddUp(game: TestGame, found: GameReviewView): Promise<void> {
    const { steps } = await program.call('games.replay', { game: game.id, at: 0 })
    const seats: number[] = []
    for (const { at } of found.steps) {
      const { step } = await program.call('games.replay', { game: game.id, at })
      expect(['thrown', 'entered']).toContain(step?.kind)
      seats.push(step?.seat ?? NaN)
    }
    expect(found.steps.every(({ at }) => at >= 1 && at <= steps)).toBe(true)
    for (const { seat, luck, loss } of found.players) {
      const own = found.steps.filter((_, i) => seats[i] === seat)
      expect(own.reduce((sum, step) => sum + (step.luck ?? 0), 0)).toBeCloseTo(luck, 6)
      expect(own.reduce((sum, step) => sum + (step.choice?.cost ?? 0), 0)).toBeCloseTo(loss, 6)
    }
  }

  test('leave out whose row was corrected by hand, and nobody else', async () => {
    const game = await TestGame.begin(program, { ruleset: 'nordicForced' })
    await playThrough(game)
    const written = { points: 30 }
    await program.call('games.correct', game.now({ seat: 1, row: 'chance', written }))
    const found = await program.call('coach.review', { game: game.id })
    expect(found.players.map(({ seat }) => seat)).toEqual([0])
    expect(found.corrected).toEqual([1])
  }, 120_000)

  test('name the choice that was thrown away, and what was better', async () => {
    const game = await TestGame.begin(program, { names: ['Ida'] })
    await game.play('66666', 'ones')
    await playThrough(game)
    const { players } = await program.call('coach.review', { game: game.id })
    expect(players[0]?.dearest).toHaveLength(3)
    expect(players[0]?.dearest[0]).toMatchObject({
      round: 1,
      dice: [6, 6, 6, 6, 6],
      chosen: { kind: 'row', row: 'ones', points: 0 },
      better: { kind: 'row', row: 'yatzy', points: 50 },
    })
  }, 120_000)
})

test(
  'the result names who had tips, in lists and filters',
  () =>
    withOwn(async (program) => {
      const games: TestGame[] = []
      for (const tipped of [true, false]) {
        const game = await TestGame.begin(program, { ruleset: 'nordicForced' })
        games.push(game)
        if (tipped) await program.call('games.advise', game.now({ seat: 1, on: true }))
        await game.look()
        await playThrough(game)
      }
      const list = (tips?: boolean) =>
        program.call('games.list', {
          filter: tips === undefined ? {} : { tips },
          offset: 0,
          limit: 10,
        })
      const tipped = (await list()).games.map(({ results }) =>
        results.flatMap(({ name, tips }) => (tips ? [name] : [])),
      )
      expect(tipped).toEqual([[], ['Ola']])
      expect((await list(true)).games.map(({ id }) => id)).toEqual([games[0]?.id])
      expect((await list(false)).games.map(({ id }) => id)).toEqual([games[1]?.id])
      const page = (tips: boolean) =>
        program.call('statistics.page', { filter: { ruleset: 'nordicForced', tips } })
      expect([(await page(true)).games, (await page(false)).games]).toEqual([1, 1])
    }),
  120_000,
)

describe('chances', () => {
  test('are exact late in a game, add up to one, and follow the dice', async () => {
    const game = await TestGame.begin(program, {
      ruleset: 'nordicForced',
      names: ['Ida', 'Ola', 'Åse'],
    })
    const chances = () => program.call('coach.chances', game.now({}))
    const before = await chances()
    expect(before.exact).toBe(true)
    const sum = before.players.reduce((all, { win }) => all + win, 0)
    expect(sum).toBeCloseTo(1, 12)
    // Of the same order of play nobody has an advantage before the first throw.
    for (const { win } of before.players) expect(win).toBeCloseTo(1 / 3, 9)
    program.load('11111')
    await game.throw()
    const after = await chances()
    expect(after.players[0]?.win).toBeGreaterThan(before.players[0]?.win ?? 1)
    expect(after.players[0]?.bonus).toBeGreaterThan(before.players[0]?.bonus ?? 1)
  }, 120_000)

  test('are an estimate early on, and of those who stay', async () => {
    const game = await TestGame.begin(program, { names: ['Ida', 'Ola', 'Åse'] })
    await game.leave(1)
    const { exact, players } = await program.call('coach.chances', game.now({}))
    expect(exact).toBe(false)
    expect(players.map(({ seat }) => seat)).toEqual([0, 2])
    expect(players[0]?.bonus).toBeCloseTo(0.9, 1)
  }, 120_000)

  test('of a game that moves on meanwhile are given up', async () => {
    const game = await TestGame.begin(program, { names: ['Ida', 'Ola', 'Åse', 'Bjørn'] })
    const warm = program.call('coach.chances', game.now({}))
    await warm
    await game.throw()
    const asked = program.answer('coach.chances', game.now({}))
    await Promise.resolve()
    await game.throw()
    const answer = await asked
    expect(answer.ok || answer.code === 'coachStopped').toBe(true)
    expect((await program.call('coach.chances', game.now({}))).players).toHaveLength(4)
  }, 120_000)
})

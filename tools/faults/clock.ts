import { enterPaper, NORDIC, SOME_DAY } from '../../main/testing/paper.ts'
import { TestProgram } from '../../main/testing/program.ts'
import { type Choose, randomMove, seededChoice } from '../../main/testing/randomMove.ts'
import { TestGame } from '../../main/testing/table.ts'
import { backupFolder, listBackups } from '../../main/store/backups.ts'
import { checkProjection } from './kills/database.ts'
import { must } from './loss.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const YEAR_MS = 365 * DAY_MS
const LONGEST_JUMPS = [0, 2000, HOUR_MS, DAY_MS, 31 * DAY_MS, 5 * YEAR_MS]

type Say = (line: string) => void

/**
 * Lets a family live on a machine whose clock jumps to and fro before every command, by up to five
 * years: nothing is refused, nothing is lost, and what is derived is what the events say.
 * @throws Loss, Error for a command that is not done
 */
export async function runClock(count: number, seed: number, say: Say): Promise<string[]> {
  const program = new TestProgram().start()
  const choose = seededChoice(seed)
  const start = program.now.getTime()
  say(`${count} commands in ${program.dataDir}`)
  const family = new Family(program, choose)
  for (let n = 0; n < count; n++) {
    program.now = new Date(start + jump(choose))
    await family.live()
  }
  const games = await family.check()
  await program.stop()
  checkProjection(program.dataDir)
  must(program.faults.length === 0, `faults were logged: ${String(program.faults)}`)
  await program.remove()
  return [
    `the clock at random between five years back and five ahead: ${count} commands, ${games} games, ` +
      `${family.copies} backups, ${family.starts} starts: nothing refused, nothing lost`,
  ]
}

function jump(choose: Choose): number {
  const longest = LONGEST_JUMPS[choose(LONGEST_JUMPS.length)] ?? 0
  const part = choose(1000) / 1000
  return Math.round(longest * part) * (choose(2) === 0 ? 1 : -1)
}

class Family {
  copies = 0
  starts = 0
  private table: TestGame | undefined
  /** Games by number, with the version that each has. */
  private readonly versions = new Map<number, number>()
  private readonly program: TestProgram
  private readonly choose: Choose

  constructor(program: TestProgram, choose: Choose) {
    this.program = program
    this.choose = choose
  }

  async live(): Promise<void> {
    const what = this.choose(100)
    if (what === 0) return this.startAgain()
    if (what < 3) return this.copy()
    if (what < 5) return this.enterBlock()
    const move = this.table && randomMove(this.table.view, this.choose)
    this.table =
      move === undefined ? await TestGame.begin(this.program) : await this.table?.make(move)
    if (this.table) this.versions.set(this.table.id, this.table.view.version)
  }

  private async startAgain(): Promise<void> {
    this.starts += 1
    await this.program.restart()
  }

  /** What is written now is there now, whatever dates the others have. */
  private async copy(): Promise<void> {
    if (this.versions.size === 0) return
    const { day, games } = await this.program.call('data.backup', {})
    const own = listBackups(this.program.dataDir).find((copy) => copy.day === day)
    must(own?.games === games, `no copy of ${day} in ${backupFolder(this.program.dataDir)}`)
    must(games === this.versions.size, `${games} games in a copy of ${this.versions.size}`)
    this.copies += 1
  }

  private async enterBlock(): Promise<void> {
    const { id, version } = await enterPaper(this.program, { Ida: NORDIC }, { on: SOME_DAY })
    this.versions.set(id, version)
  }

  /** @returns how many games there are */
  async check(): Promise<number> {
    for (const [game, version] of this.versions) {
      const view = await this.program.call('games.view', { game })
      must(view.version === version, `game ${game} is not as it was left`)
    }
    for (const ruleset of ['nordic', 'american'])
      await this.program.call('statistics.page', { filter: { ruleset } })
    must(listBackups(this.program.dataDir).length >= Math.min(this.copies, 1), 'no backup is left')
    return this.versions.size
  }
}

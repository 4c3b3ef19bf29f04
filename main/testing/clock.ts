import type { Wait } from '../services/computer.ts'

/** Time that passes when a test says so: nothing that was put off happens by itself. */
export class TestClock {
  /** What was put off and not called off, and for how long, in milliseconds. */
  readonly putOff = new Set<{ readonly ms: number; readonly work: () => unknown }>()
  private wake: () => void = () => undefined

  readonly wait: Wait = (ms, work) => {
    const one = { ms, work }
    this.putOff.add(one)
    this.wake()
    return () => this.putOff.delete(one)
  }

  /** Lets the next thing happen, to its end. @returns how long it had been put off */
  async next(): Promise<number> {
    while (this.putOff.size === 0) await new Promise<void>((resolve) => (this.wake = resolve))
    const [one] = this.putOff
    if (one === undefined) throw new Error('nothing was put off')
    this.putOff.delete(one)
    await one.work()
    return one.ms
  }
}

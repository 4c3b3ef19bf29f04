import type { BackendEvent } from '../shared/contract.ts'
import type { BackupView, DataView, ImportView } from '../shared/programViews.ts'
import { announcer } from './announcer.svelte.ts'
import { call, ConnectionLost, Failure, sendFile } from './api.ts'
import { sentence, text } from './text.svelte.ts'

/** What is about to be taken in, and how many games it has. */
export type Incoming =
  | { readonly kind: 'file'; readonly token: string; readonly games: number }
  | { readonly kind: 'backup'; readonly name: string; readonly games: number }

/** The family's games as files: what is kept of them, and what is taken in. */
export class FamilyFiles {
  view = $state.raw<DataView>()
  /** Chosen, and not yet decided about. */
  incoming = $state.raw<Incoming>()
  /** What keeps the screen from starting anything else. */
  busy = $state.raw<'sending' | 'importing'>()
  /** Between 0 and 1. */
  done = $state(0)
  report = $state.raw<ImportView & { readonly replaced: boolean }>()

  load = async (): Promise<void> => {
    this.view = await call('data.look', {})
  }

  heard(event: BackendEvent | undefined): void {
    if (event?.kind === 'importing') this.done = event.done
  }

  async backUp(): Promise<void> {
    await this.#orSay(async () => {
      announcer.tell(text.settings.backedUp(await call('data.backup', {})))
      await this.load()
    })
  }

  async choose(file: File): Promise<void> {
    this.busy = 'sending'
    await this.#orSay(async () => {
      this.incoming = { kind: 'file', ...(await sendFile(file)) }
    })
    this.busy = undefined
  }

  chooseBackup({ name, games }: BackupView): void {
    this.incoming = { kind: 'backup', name, games }
  }

  async takeIn(incoming: Incoming, how: 'merge' | 'replace'): Promise<void> {
    this.incoming = undefined
    this.report = undefined
    this.done = 0
    this.busy = 'importing'
    const { games: _, ...from } = incoming
    await this.#orSay(async () => {
      const report = await call('data.import', { from, how })
      this.report = { ...report, replaced: how === 'replace' }
      announcer.clearAlert()
      await this.load()
    })
    this.busy = undefined
  }

  async stop(): Promise<void> {
    await this.#orSay(async () => void (await call('data.stop', {})))
  }

  async #orSay(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof ConnectionLost) return // the page says so itself
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}

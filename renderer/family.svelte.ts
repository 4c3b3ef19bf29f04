import type { ArgumentsOf, Channel } from '../shared/contract.ts'
import type { FamilyPlayerView, FamilyView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { sentence } from './text.svelte.ts'

/** Calls that answer with the family as it is then. */
type Command = Extract<Channel, `players.${'look' | 'hide' | 'merge' | 'unmerge' | 'delete'}`>

/** Everybody who plays here, and what may be done about them. */
export class Family {
  view = $state.raw<FamilyView>()
  /** When what was sent last has been answered. */
  settled: Promise<void> = Promise.resolve()

  get shown(): readonly FamilyPlayerView[] {
    return this.view?.players.filter(({ hidden }) => !hidden) ?? []
  }

  get hidden(): readonly FamilyPlayerView[] {
    return this.view?.players.filter(({ hidden }) => hidden) ?? []
  }

  load = async (): Promise<void> => {
    this.view = await call('players.family', {})
  }

  /** @param done said when it was done */
  send<C extends Command>(channel: C, args: ArgumentsOf<C>, done = ''): Promise<void> {
    this.settled = this.#send(channel, args, done)
    return this.settled
  }

  async #send<C extends Command>(channel: C, args: ArgumentsOf<C>, done: string): Promise<void> {
    try {
      this.view = (await call(channel, args)) as FamilyView // what every one of these answers with
      announcer.clearAlert()
      if (done !== '') announcer.tell(done)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}

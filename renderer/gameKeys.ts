import { isRepeat, isTyping } from './keys.ts'
import type { GameSession } from './session.svelte.ts'
import { settings } from './settings.svelte.ts'

interface Actions {
  readonly session: GameSession
  readonly throwDice: () => void
  readonly showKeys: () => void
  readonly sayAgain: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The keys of the game screen: single ones where they are wanted, and undo and redo always. */
export function gameKeys(actions: Actions): (event: KeyboardEvent) => void {
  const { session, throwDice, showKeys, sayAgain, undo, redo } = actions

  function single(key: string): void {
    const position = /^[1-9]$/.test(key) ? Number(key) - 1 : undefined
    if (position !== undefined && position < session.view.dice) void session.toggle(position)
    if (key === 'k') throwDice()
    if (key === 's') sayAgain()
    if (key === '?') showKeys()
  }

  function withControl(event: KeyboardEvent, key: string): void {
    const isUndo = key === 'z' && !event.shiftKey
    if (!isUndo && key !== 'y' && key !== 'z') return
    event.preventDefault()
    if (isUndo) undo()
    else redo()
  }

  return (event) => {
    // For a moment after an entry Enter and Space belong to the entry, not to the next throw.
    if (session.rests && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    if (isRepeat(event)) {
      // A held key would press the focused button again and again.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
      return
    }
    if (isTyping(event) || event.altKey) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) withControl(event, key)
    else if (settings.now.singleKeys) single(key)
  }
}

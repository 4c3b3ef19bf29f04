/** A second press that came with the first: a held key, or the second half of a double click. */
export function isRepeat(event: KeyboardEvent | MouseEvent): boolean {
  return event instanceof KeyboardEvent ? event.repeat : event.detail > 1
}

/** Whether a key press belongs to a field or a dialog, not to the game. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    target instanceof HTMLElement &&
    target.closest('input, select, textarea, dialog, [contenteditable]') !== null
  )
}

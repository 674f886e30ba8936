/** For what was removed and can be brought back. */
export const undo = {
  undo: 'Undo',
  hint: 'To undo, press {hotkey} and choose “Undo”.',
  undone: 'Brought back',
}

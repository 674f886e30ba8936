import type { undo as en } from '../en/undo.ts'

export const undo: typeof en = {
  undo: 'Deshacer',
  hint: 'Para deshacer, presione {hotkey} y elija «Deshacer».',
  undone: 'Recuperado',
}

import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

/** The specification's limits [TOAST1], in milliseconds, pixels and pieces. */
export const toastLimits = {
  visible: 1,
  displayMs: 5_000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
} as const

export type ToastTone = 'plain' | 'positive' | 'critical'
export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** Under which the server's log has what failed, where it has it. */
  errorId?: string | null
}
export type ToastEntry = ToastMessage & { id: number; open: boolean }

export const toastsAtom = atom<ToastEntry[]>([])

let lastId = 0

const addAtom = atom(null, (_get, set, message: ToastMessage) => {
  lastId += 1
  const entry: ToastEntry = { ...message, id: lastId, open: true }
  set(toastsAtom, (list) => [entry, ...list].slice(0, toastLimits.visible))
})

/** Closes a toast at once; it is forgotten after `removeAfterMs`, or when the next one takes its place. */
export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (list) => list.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => {
    set(toastsAtom, (list) => list.filter((toast) => toast.id !== id))
  }, toastLimits.removeAfterMs)
})

/** Shows a message; it takes the place of the one on the screen. */
export function useToast(): (message: ToastMessage) => void {
  const add = useSetAtom(addAtom)
  return useCallback((message) => add(message), [add])
}

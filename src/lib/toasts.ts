import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

/** The specified limits [TOAST1]. */
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
  /** The id of the failure in the server's log, if it has one. */
  errorId?: string | null
  /** A button that closes the toast and does something; `hint` tells how to reach it by keyboard. */
  action?: { label: string; hint: string; run: () => void }
  /** Instead of `toastLimits.displayMs`. */
  displayMs?: number
}
export type ToastEntry = ToastMessage & { id: number; open: boolean }

export const toastsAtom = atom<ToastEntry[]>([])

let lastId = 0

const addAtom = atom(null, (_get, set, message: ToastMessage): number => {
  lastId += 1
  const entry: ToastEntry = { ...message, id: lastId, open: true }
  set(toastsAtom, (list) => [entry, ...list].slice(0, toastLimits.visible))
  return lastId
})

/** Closes a toast at once; it is removed after `removeAfterMs`, or when the next one replaces it. */
export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (list) => list.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => {
    set(toastsAtom, (list) => list.filter((toast) => toast.id !== id))
  }, toastLimits.removeAfterMs)
})

/** Shows a toast in place of the current one, and returns its id. */
export function useToast(): (message: ToastMessage) => number {
  const add = useSetAtom(addAtom)
  return useCallback((message) => add(message), [add])
}

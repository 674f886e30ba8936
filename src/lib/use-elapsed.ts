import { atom, useAtomValue } from 'jotai'

/**
 * The current time, updated every second while something shows it. One clock for all, so that two places
 * never differ.
 */
const nowAtom = atom(Date.now())
nowAtom.onMount = (set) => {
  const tick = () => set(Date.now())
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds since a time, updated every second. */
export function useElapsedSeconds(since: string): number {
  return Math.max(0, Math.floor((useAtomValue(nowAtom) - Date.parse(since)) / 1000))
}

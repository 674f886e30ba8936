import { useEffect, useState } from 'react'

/** True once `value` has been true for `delayMs`, so that a passing state is not shown. */
export function useDelayedTrue(value: boolean, delayMs: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setElapsed(true), delayMs)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [value, delayMs])
  return value && elapsed
}

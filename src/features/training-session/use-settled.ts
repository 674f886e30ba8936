import { useEffect, useState } from 'react'

/** True once `value` has held for `afterMs`: a passing state is not shown to anyone. */
export function useSettled(value: boolean, afterMs: number): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setSettled(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [value, afterMs])
  return value && settled
}

import { useEffect, useState } from 'react'

/** True once `value` has held for `afterMs`: a passing state is not shown to anyone. */
export function useSettled(value: boolean, afterMs: number): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!value) {
      setSettled(false)
      return
    }
    const timer = setTimeout(() => setSettled(true), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value && settled
}

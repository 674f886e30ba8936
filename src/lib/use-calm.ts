import { useEffect, useState } from 'react'

/** The server is asked when a person's fingers rest. */
export const typingPauseMs = 200

/** A value once it has held for `afterMs`: while somebody is typing, nothing is asked of the server. */
export function useCalm<Value>(value: Value, afterMs: number): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return calm
}

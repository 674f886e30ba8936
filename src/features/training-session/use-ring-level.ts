import { type RefObject, useEffect, useRef } from 'react'
import { eachFrame } from '#src/lib/each-frame.ts'
import { useMediaQuery } from '#src/lib/use-media-query.ts'

/** How long the ring takes for most of a change, in milliseconds: it opens with a syllable, and closes after it. */
const opensMs = 40
const closesMs = 180

/**
 * What the ring shows next, after so many milliseconds, of a level that jumps with every sound: it follows quickly to a
 * louder one, and slowly to a quieter one, at any rate of frames.
 */
export function followLevel(shown: number, level: number, elapsedMs: number): number {
  const share = 1 - Math.exp(-elapsedMs / (level > shown ? opensMs : closesMs))
  return shown + (level - shown) * share
}

/**
 * The element whose `--voice-level`, 0 to 1, follows a voice as long as one sounds: `level` reads how loud it is, and is
 * null without sound. Nothing is rendered again meanwhile, and with reduced motion nothing moves.
 */
export function useRingLevel(level: (() => number) | null): RefObject<HTMLSpanElement | null> {
  const ringRef = useRef<HTMLSpanElement>(null)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => {
    const ring = ringRef.current
    if (level === null || still || !ring) return
    let shown = 0
    let beforeMs = performance.now()
    const stop = eachFrame((atMs) => {
      shown = followLevel(shown, level(), Math.max(0, atMs - beforeMs))
      beforeMs = atMs
      ring.style.setProperty('--voice-level', shown.toFixed(3))
    })
    return () => {
      stop()
      ring.style.removeProperty('--voice-level')
    }
  }, [level, still])
  return ringRef
}

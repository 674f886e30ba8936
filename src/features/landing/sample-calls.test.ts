import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import samples from './sample-calls.json'

/** Bits a second at which the sound is encoded. */
const bitRate = 32_000

it.each(['en', 'es'] as const)(
  '[AUTH13] the sample call in %s has a sound as long as its lines',
  (language) => {
    const { lines, durationMs, praise, collector } = samples[language]
    const bytes = readFileSync(
      new URL(`../../../public/sample-call/${language}.mp3`, import.meta.url),
    ).byteLength
    expect(Math.abs((bytes * 8_000) / bitRate - durationMs)).toBeLessThan(1_000)
    for (const [at, line] of lines.entries()) {
      expect(line.startMs).toBeGreaterThanOrEqual(lines[at - 1]?.endMs ?? 0)
      expect(line.endMs).toBeLessThanOrEqual(durationMs)
    }
    expect(
      lines
        .filter(({ by }) => by === 'collector')
        .map(({ text }) => text)
        .join(' '),
    ).toContain(praise.quote)
    expect(lines.map(({ text }) => text).join(' ')).toContain(collector)
  },
)

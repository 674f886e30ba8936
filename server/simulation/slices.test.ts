import { describe, expect, it } from 'vitest'
import { turnsOfOthers } from '#server/testing/turns-of-others.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { sampleCalls } from './sample-calls.ts'
import { SlicedReader } from './slices.ts'

/** A clock on which every look takes a millisecond, so that a slice has a few steps on any machine. */
function tickingClock(): () => number {
  let ms = 0
  return () => (ms += 1)
}

function longCall() {
  const [call] = sampleCalls()
  if (!call) throw new Error('there is no sample call')
  const lines = Array.from({ length: 20 }, () => call.lines).flat()
  return { scenario: { ...call.scenario }, lines }
}

describe('[LOAD2] a long transcript', () => {
  it('is read in slices, between which others get their turn', async () => {
    const { scenario, lines } = longCall()
    const reader = new SlicedReader(tickingClock())
    expect(await turnsOfOthers(reader.read(scenario, lines))).toBeGreaterThan(lines.length / 10)
    expect(reader.isRead(scenario, lines)).toBe(true)
  })

  it('gives the same answer as one that is read at once', async () => {
    const { scenario, lines } = longCall()
    await new SlicedReader(tickingClock()).read(scenario, lines)
    expect(respond(scenario, lines)).toEqual(respond({ ...scenario }, lines))
  })

  it('shares the slices with others, one per turn of the event loop', async () => {
    const reader = new SlicedReader(tickingClock())
    const [one, other] = [longCall(), longCall()]
    let turns = 0
    const both = [one, other].map(({ scenario, lines }) => reader.read(scenario, lines))
    turns = await turnsOfOthers(Promise.all(both))
    const alone = longCall()
    expect(turns).toBeGreaterThan(
      1.5 * (await turnsOfOthers(new SlicedReader(tickingClock()).read(alone.scenario, alone.lines))),
    )
  })

  it('that was read before needs no slice for its next lines', async () => {
    const { scenario, lines } = longCall()
    const reader = new SlicedReader(tickingClock())
    await reader.read(scenario, lines.slice(0, -2))
    expect(reader.isRead(scenario, lines)).toBe(true)
  })
})

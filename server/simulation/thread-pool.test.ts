import { afterAll, describe, expect, it, vi } from 'vitest'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { tip } from '#server/domain/coach/tip.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { turnsOfOthers } from '#server/testing/turns-of-others.ts'
import { sampleCalls } from './sample-calls.ts'
import { threadPoolSimulation } from './thread-pool.ts'

// A thread loads and warms the whole simulation: seconds on an idle machine, half a minute on a busy one.
vi.setConfig({ testTimeout: 180_000 })

const log = createLogger('silent')
const simulation = threadPoolSimulation({ threads: 1, log })
afterAll(() => simulation.close())

const options = { userId: 'somebody', priority: 'session' } as const

// A whole warm-up takes longer than a task may on a machine that is busy with other tests.
const shortest = sampleCalls().reduce((least, one) => (one.lines.length < least.lines.length ? one : least))

describe('the threads of the simulation', () => {
  it('[LOAD1] give the same results as this thread', async () => {
    for (const { scenario, lines, language } of sampleCalls().slice(-3)) {
      const input = { scenario, lines, feedbackLanguage: language }
      expect(await simulation.run('analyze', [input], options)).toEqual(analyze(input))
      const tipInput = { scenario, lines: lines.slice(0, 3), coach: null, language }
      expect(await simulation.run('tip', [tipInput], options)).toEqual(tip(tipInput))
    }
  })

  it('[LOAD1] leave the event loop free meanwhile', async () => {
    const { scenario, lines, language } = shortest
    const input = { scenario, lines, feedbackLanguage: language }
    expect(await turnsOfOthers(simulation.run('analyze', [input], options))).toBeGreaterThan(10)
  })

  it('report a task that fails, and go on', async () => {
    const broken = { scenario: null, lines: null, feedbackLanguage: 'en' } as never
    await expect(simulation.run('analyze', [broken], options)).rejects.toThrow(TypeError)
    const { scenario, lines, language } = shortest
    const input = { scenario, lines: lines.slice(0, 3), coach: null, language }
    expect(await simulation.run('tip', [input], options)).toEqual(tip(input))
  })

  it('end with the server, and take nothing afterwards', async () => {
    const closing = threadPoolSimulation({ threads: 1, log })
    const lost = closing.run('warmUp', [], options)
    await closing.close()
    await expect(lost).rejects.toBeInstanceOf(Error)
    await expect(closing.run('warmUp', [], options)).rejects.toMatchObject({ code: 'shutting_down' })
  })
})

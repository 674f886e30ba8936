import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { storeEvents } from '#server/services/transcript/events.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { inlineSimulation, type TaskOptions } from '#server/simulation/simulation.ts'
import { threadPoolSimulation } from '#server/simulation/thread-pool.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const simulation = threadPoolSimulation({ threads: 1, log: createLogger('silent') })
const portal = new TestPortal({ parts: { simulation } })
let other: TestBrowser

/** It only bounds what hangs: the work takes four times as long on a machine that does other things as well. */
vi.setConfig({ testTimeout: 120_000 })

beforeAll(async () => {
  other = await portal.registeredUser()
})

/** Over a second of work on an idle machine, and far from the deadline of an analysis on a busy one. */
const heavyLines = 600
/**
 * A call of another user takes a few milliseconds of computing, so during a second of somebody else's work a free event
 * loop answers a hundred, however slow the machine. A blocked one answers those that slip in between, up to 14.
 */
const answersMin = 25
/** The reading in slices takes its share of the loop. A blocked one answers 1. */
const answersBesideSlicesMin = 10

/** Each variant has its own lines, so that nothing read for one is remembered for another. */
function line(variant: string, at: number): string {
  return at % 2 === 0
    ? `Call ${variant}, answer ${at}: I lost my job in the winter, my rent went up, and I cannot pay $${at} before the first of May.`
    : `Call ${variant}, line ${at}: I am sorry about your job. Could you pay $${at} on the first of May, and what happened to your family and the car?`
}

const messages = (variant: string) =>
  Array.from({ length: heavyLines }, (_, at) => ({
    role: at % 2 === 0 ? ('assistant' as const) : ('user' as const),
    content: line(variant, at),
  }))

async function post(browser: TestBrowser, path: string, body: unknown): Promise<number> {
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

/** Calls of another user, one after another, until the work is done: how many were answered. */
async function answersDuring(work: Promise<unknown>): Promise<number> {
  let done = false
  const finished = work.finally(() => (done = true))
  let answers = 0
  while (!done) {
    await other.call('currentUser')
    answers += 1
  }
  await finished
  return answers
}

/** A session with as many stored lines, as an earlier process left it. */
async function longSession(browser: TestBrowser) {
  const session = await browser.startSession()
  const at = new Date().toISOString()
  for (let from = 0; from < heavyLines; from += 100)
    await storeEvents(
      portal.database.db,
      session.id,
      Array.from({ length: 100 }, (_, n) => ({
        type: 'conversation.item.created' as const,
        item: {
          id: randomUUID(),
          role: (from + n) % 2 === 0 ? ('assistant' as const) : ('user' as const),
          text: line(session.id, from + n),
          at,
          status: 'complete' as const,
        },
      })),
      null,
    )
  return session
}

it('[LOAD1] others are answered while one account has long conversations analyzed', async () => {
  const attacker = await portal.registeredUser()
  const { id: sessionId } = await attacker.startSession()
  const statuses = Promise.all(
    Array.from({ length: 2 }, (_, n) =>
      post(attacker, '/api/ai/analyze-performance', { sessionId, messages: messages(`a${n}`) }),
    ),
  )
  expect(await answersDuring(statuses)).toBeGreaterThan(answersMin)
  expect(new Set(await statuses)).toEqual(new Set([200]))
})

it('[LOAD1] others are answered while one account has long conversations continued', async () => {
  const attacker = await portal.registeredUser()
  const { prospectId } = await attacker.startSession()
  const statuses = Promise.all(
    Array.from({ length: 2 }, (_, n) =>
      post(attacker, '/api/ai/chat', {
        prospectId,
        messages: messages(`c${n}`).slice(1),
      }),
    ),
  )
  expect(await answersDuring(statuses)).toBeGreaterThan(answersMin)
  expect(new Set(await statuses)).toEqual(new Set([200]))
})

it('[LOAD2] others are answered while a long stored session is read for the first time', async () => {
  const trainee = await portal.registeredUser()
  const { id } = await longSession(trainee)
  const channel = await portal.openChannel(id, trainee)
  await channel.join()
  const answer = channel.answer(channel.send({ type: 'input_text.submit', text: 'Are you still there?' }))
  expect(await answersDuring(answer)).toBeGreaterThan(answersBesideSlicesMin)
  channel.close()
})

it('[LOAD1] others are answered while a long session is completed', async () => {
  const trainee = await portal.registeredUser()
  const { id } = await longSession(trainee)
  const status = post(trainee, `/api/training-sessions/${id}/complete`, {})
  expect(await answersDuring(status)).toBeGreaterThan(answersMin)
  expect(await status).toBe(200)
})

/** A server whose analyses never finish by themselves. */
const asked: TaskOptions[] = []
const inline = inlineSimulation()
const stuck = new TestPortal({
  parts: {
    simulation: {
      ...inline,
      run: (name, args, options) => {
        if (name !== 'analyze') return inline.run(name, args, options)
        asked.push(options)
        return new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('given up')))
        })
      },
    },
  },
})

it('[LOAD3] an analysis is given up when its caller disconnects', async () => {
  const trainee = await stuck.registeredUser()
  const { id: sessionId } = await trainee.startSession()
  const leaving = new AbortController()
  const answer = trainee
    .fetch('/api/ai/analyze-performance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId, messages: messages('d').slice(0, 10) }),
      signal: leaving.signal,
    })
    .catch((error: unknown) => error)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  leaving.abort()
  await answer
  await vi.waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true))
  expect(asked[0]).toMatchObject({ priority: 'posted' })
})

import { describe, expect, it } from 'vitest'
import { noLimits } from '#server/services/limits/settings.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const three = { account: [{ count: 3, periodSeconds: 3_600 }], address: [], installation: [] }
const portal = new TestPortal({
  options: {
    limits: {
      ...noLimits,
      turn: three,
      analysis: three,
      connect: three,
      create: three,
      session: three,
      speech: three,
    },
  },
})

async function send(browser: TestBrowser, path: string, body: unknown): Promise<number | string> {
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.body?.cancel()
  if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return response.status
}

async function statuses(times: number, call: () => Promise<number | string>): Promise<(number | string)[]> {
  const all: (number | string)[] = []
  for (let n = 0; n < times; n++) all.push(await call())
  return all
}

describe('an account at its limit', () => {
  it('[RATE4] gets a 429 for analyses and ends of sessions', async () => {
    const browser = await portal.registeredUser()
    const { id, prospectId } = await browser.startSession()
    const messages = [
      { role: 'user', content: 'Good morning, am I speaking with Ana Ruiz?' },
      { role: 'assistant', content: 'Yes.' },
    ]
    const analyse = () =>
      send(browser, '/api/ai/analyze-performance', { sessionId: id, messages, prospectId })
    expect(await statuses(2, analyse)).toEqual([200, 200])
    expect(await send(browser, `/api/training-sessions/${id}/complete`, {})).not.toBe(429)
    expect(await analyse()).toBe(429)
    expect(await send(browser, `/api/training-sessions/${id}/complete`, {})).toBe(429)
  })

  it('[RATE4] gets a 429 for turns of the chat and questions to the coach', async () => {
    const browser = await portal.registeredUser()
    const { id, prospectId } = await browser.startSession()
    const chat = () =>
      send(browser, '/api/ai/chat', {
        messages: [{ role: 'user', content: 'Good morning.' }],
        prospectId,
        sessionId: id,
      })
    expect(await statuses(4, chat)).toEqual([200, 200, 200, 429])
    // Before its input is read.
    expect(await send(browser, '/api/ai/chat', { nonsense: true })).toBe(429)
    expect(await send(browser, '/api/ai/coaching', { question: 'What now?', sessionId: id })).toBe(429)
  })

  it('[RATE4] gets a 429 for speech, one for each 500 characters begun', async () => {
    const browser = await portal.registeredUser()
    const speak = (text: string) =>
      send(browser, '/api/elevenlabs/generate-speech', { text, language: 'en-US' })
    expect(await speak('Hi. '.repeat(126))).toBe(200)
    expect(await speak('Hi.')).toBe(200)
    expect(await speak('Hi.')).toBe(429)
  })

  it('[RATE4][J6] opens no more sockets', async () => {
    const browser = await portal.registeredUser()
    const { id } = await browser.startSession()
    const open = () => portal.openChannel(id, browser)
    const clients: ChannelClient[] = [await open(), await open(), await open()]
    await expect(open()).rejects.toThrow('429')
    // Its open ones go on, and other accounts are not affected.
    await clients[0]?.join()
    const neighbour = await portal.registeredUser()
    clients.push(await portal.openChannel((await neighbour.startSession()).id, neighbour))
    for (const client of clients) client.close()
  })

  it('[RATE4] creates no more prospects and coaches', async () => {
    const browser = await portal.registeredUser()
    const prospect = () => send(browser, '/api/prospects', { type: 'individual', name: 'Ana Ruiz' })
    const coach = () =>
      send(browser, '/api/coaches', {
        name: 'Elena',
        specialization: 'credit_card',
        personalities: ['direct'],
      })
    expect([await coach(), await prospect(), await coach(), await prospect(), await coach()]).toEqual([
      201, 201, 201, 429, 429,
    ])
  })

  it('[RATE4] starts no more sessions, nor copies of one', async () => {
    const browser = await portal.registeredUser()
    const { id, prospectId } = await browser.startSession()
    const start = () => send(browser, '/api/training-sessions', { prospectId, sessionType: 'standard' })
    const copy = () => send(browser, `/api/training-sessions/${id}/retry`, { itemId: id })
    expect(await statuses(2, start)).toEqual([201, 201])
    expect(await statuses(2, start)).toEqual([429, 429])
    expect(await copy()).toBe(429)
  })

  it('[L7] gets a nack that says when to send the line again, and stores it once', async () => {
    const browser = await portal.registeredUser()
    const { id } = await browser.startSession()
    const client = await portal.openChannel(id, browser)
    await client.join()
    const submit = () =>
      client.answer(client.send({ type: 'input_text.submit', text: 'Good morning, this is Laura.' }))
    for (let n = 0; n < 3; n++) expect(await submit()).toMatchObject({ type: 'ack' })
    const refused = await submit()
    expect(refused).toMatchObject({ type: 'nack', code: 'rate_limited', retryable: true })
    expect(refused).toHaveProperty('retry_after_ms')
    client.close()
  })
})

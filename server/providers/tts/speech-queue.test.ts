import { describe, expect, it } from 'vitest'
import { SpeechQueue, SpeechQueueFull } from './speech-queue.ts'
import { speechSlices } from './speech-slices.ts'

const bounds = { charactersMax: 100, accountCharactersMax: 40 }
const never = () => new AbortController().signal

/** A queue with one worker that is busy until `finish` is called; records who was served. */
function busyQueue() {
  const served: string[] = []
  const queue = new SpeechQueue([{ whenIdle: () => Promise.resolve() }], bounds)
  let finish: () => void = () => undefined
  const busy = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = queue.run({ account: 'first', live: false }, never(), () => busy)
  const ask = (account: string, live = false, signal = never()) =>
    queue.run({ account, live }, signal, async () => {
      served.push(account)
    })
  return { queue, served, ask, finish: () => (finish(), first) }
}

describe('the queue of the built-in voice', () => {
  it('[TURNS1] serves accounts in turn', async () => {
    const { served, ask, finish } = busyQueue()
    const all = [ask('ana'), ask('ana'), ask('ana'), ask('ben'), ask('cy'), ask('ben')]
    await finish()
    await Promise.all(all)
    expect(served).toEqual(['ana', 'ben', 'cy', 'ana', 'ben', 'ana'])
  })

  it('[TURNS1] serves calls before files, but not only calls', async () => {
    const { served, ask, finish } = busyQueue()
    const all = [ask('file'), ask('call', true), ask('call', true), ask('call', true), ask('call', true)]
    await finish()
    await Promise.all(all)
    expect(served).toEqual(['call', 'call', 'call', 'file', 'call'])
  })

  it('[TURNS2] forgets at once what is given up, and serves the next while that is still being stopped', async () => {
    const { queue, served, ask, finish } = busyQueue()
    const gone = new AbortController()
    const given = [ask('ana', false, gone.signal), ask('ana', false, gone.signal)]
    const kept = ask('ben')
    gone.abort()
    expect(queue.waiting).toBe(1)
    await expect(Promise.all(given)).rejects.toThrow(/abort/u)
    await Promise.allSettled(given)
    await finish()
    await kept
    expect(served).toEqual(['ben'])
    await expect(ask('ana', false, gone.signal)).rejects.toThrow(/abort/u)
  })

  it('[TURNS3] admits so many characters of an account and of all, for calls and files separately', () => {
    const queue = new SpeechQueue([], bounds)
    const file = (account: string) => queue.admit({ account, live: false }, 30)
    const release = file('ana')
    expect(() => file('ana')).toThrow(new SpeechQueueFull('account'))
    expect(() => queue.admit({ account: 'ana', live: true }, 30)).not.toThrow()
    file('ben')
    file('cy')
    expect(() => file('dan')).toThrow(new SpeechQueueFull('whole'))
    release()
    expect(() => file('dan')).not.toThrow()
  })
})

describe('the slices of a text', () => {
  it.each([
    ['sentences', 'I cannot pay. '.repeat(100)],
    ['one sentence', 'I cannot pay today, and not tomorrow '.repeat(40)],
    ['one word', 'a'.repeat(1_000)],
    ['emoji', '😀'.repeat(500)],
    ['white space', `a${' '.repeat(1_000)}b`],
  ])('[TURNS1] of %s are short, and together the text', (_, text) => {
    const slices = speechSlices(text)
    expect(slices.join('')).toBe(text)
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(240)
    for (const slice of slices) expect(slice).not.toMatch(/\p{Surrogate}/u)
  })

  it('keep a clause of ordinary length whole', () => {
    expect(speechSlices('Well, I hear you. But not today.')).toEqual(['Well, I hear you. But not today.'])
  })
})

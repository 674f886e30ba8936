import { expect, it, vi } from 'vitest'
import { EventQueue } from '#server/providers/tts/event-queue.ts'
import type { SpeechEvent, VoiceConnection } from '#server/providers/tts/tts.ts'
import type { ReplyEvent } from '#server/services/turn/generate-reply.ts'
import { ReadAhead } from '../reply/read-ahead.ts'
import { PreemptiveSpeech } from './preemptive-speech.ts'

function stage(opened?: Promise<VoiceConnection>) {
  const reply = new EventQueue<ReplyEvent>()
  const sound = new EventQueue<SpeechEvent>()
  const asked: string[] = []
  const failures: unknown[] = []
  let signal = new AbortController().signal
  const connection: VoiceConnection = {
    speak(text, stopped) {
      asked.push(text)
      signal = stopped
      stopped.addEventListener('abort', () => sound.fail(new DOMException('stopped', 'AbortError')))
      return sound
    },
    close: () => undefined,
  }
  const events = new ReadAhead(reply[Symbol.asyncIterator]())
  // As whoever waits for the beginning of the reply does.
  void events.peek(0)
  const stopReply = new AbortController()
  const speech = new PreemptiveSpeech({
    events,
    language: 'en',
    currency: 'USD',
    connection: opened ?? Promise.resolve(connection),
    signal: stopReply.signal,
    onFailed: (error) => failures.push(error),
  })
  return {
    events,
    speech,
    connection,
    asked,
    failures,
    sound,
    stopReply: () => stopReply.abort(),
    stopped: () => signal.aborted,
    writes: (...texts: string[]) => {
      for (const text of texts) reply.push({ type: 'clause', text })
    },
    ends: () => reply.end(),
  }
}

const audio = (...samples: number[]): SpeechEvent => ({ type: 'audio', pcm: new Uint8Array(samples) })
const asksFor = (asked: string[], ...texts: string[]) => vi.waitFor(() => expect(asked).toEqual(texts))
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function hear(events: AsyncIterable<SpeechEvent>): Promise<number[]> {
  const heard: number[] = []
  for await (const event of events) if (event.type === 'audio') heard.push(...event.pcm)
  return heard
}

it('asks for the first clause alone, as it is spoken, however its words arrive', async () => {
  const { writes, asked, speech } = stage()
  writes('Yes, ', 'but I ', 'have $20, ', 'and no more. ')
  await asksFor(asked, 'Yes, but I have twenty dollars, ')
  await settled()
  expect(asked).toHaveLength(1)
  expect(speech.characters).toBe('Yes, but I have twenty dollars, '.length)
})

it('[A9] is of no use as soon as its voice is refused, however long the model writes', async () => {
  const { speech, failures, writes, ends } = stage(Promise.reject(new Error('budget exceeded')))
  await settled()
  expect(speech.usable).toBe(false)
  writes('Sure. ')
  ends()
  await settled()
  expect(failures).toEqual([])
  expect(speech.characters).toBe(0)
})

it('asks for a reply that is no longer than a clause, and for nothing that cannot be pronounced', async () => {
  const short = stage()
  short.writes('Sure')
  short.ends()
  await asksFor(short.asked, 'Sure')
  const silent = stage()
  silent.writes('... ')
  silent.ends()
  await settled()
  expect(silent.asked).toEqual([])
  expect(silent.speech.usable).toBe(true)
})

it('the line gets the sound so far at once, then the rest as it comes, from one request', async () => {
  const { writes, asked, speech, connection, sound } = stage()
  writes('Well, I hear you, ')
  await asksFor(asked, 'Well, I hear you, ')
  sound.push(audio(1, 2))
  sound.push(audio(3, 4))
  await settled()
  const voice = speech.claim()(connection)
  const heard = voice.speak('Well, I hear you, ', new AbortController().signal)[Symbol.asyncIterator]()
  expect((await heard.next()).value).toEqual(audio(1, 2, 3, 4))
  const next = heard.next()
  sound.push(audio(5, 6))
  expect((await next).value).toEqual(audio(5, 6))
  sound.end()
  expect(await heard.next()).toMatchObject({ done: true })
  expect(asked).toHaveLength(1)
})

it('a reply that begins before its first clause is read reads on and asks itself', async () => {
  const { writes, ends, asked, speech, events, connection, sound } = stage()
  writes('Well, ')
  await settled()
  const voice = speech.claim()(connection)
  writes('I hear you, ', 'but no.')
  ends()
  const texts: string[] = []
  for await (const event of events) if (event.type === 'clause') texts.push(event.text)
  expect(texts).toEqual(['Well, ', 'I hear you, ', 'but no.'])
  expect(asked).toEqual([])
  sound.push(audio(7, 8))
  sound.end()
  expect(await hear(voice.speak('Well, I hear you, ', new AbortController().signal))).toEqual([7, 8])
  expect(asked).toEqual(['Well, I hear you, '])
})

it('only the first time: the same words later in the reply are spoken anew', async () => {
  const { writes, asked, speech, connection, sound } = stage()
  writes('No, no, no, no, ')
  await asksFor(asked, 'No, no, no, no, ')
  sound.end()
  await settled()
  const voice = speech.claim()(connection)
  const { signal } = new AbortController()
  await hear(voice.speak('No, no, no, no, ', signal))
  await hear(voice.speak('No, no, no, no, ', signal))
  expect(asked).toHaveLength(2)
})

it('stopping cancels the voice: of a reply that is thrown away, and of one that is heard', async () => {
  const thrown = stage()
  thrown.writes('Well, I hear you, ')
  await asksFor(thrown.asked, 'Well, I hear you, ')
  thrown.stopReply()
  expect(thrown.stopped()).toBe(true)
  expect(thrown.speech.usable).toBe(false)

  const heard = stage()
  heard.writes('Well, I hear you, ')
  await asksFor(heard.asked, 'Well, I hear you, ')
  const stop = new AbortController()
  const hearing = hear(heard.speech.claim()(heard.connection).speak('Well, I hear you, ', stop.signal))
  await settled()
  stop.abort()
  await expect(hearing).rejects.toThrow('aborted')
  expect(heard.stopped()).toBe(true)
  await settled()
  expect([...thrown.failures, ...heard.failures]).toEqual([])
})

it('a voice that fails is told of by its listener, and reported here only where it has none', async () => {
  const alone = stage()
  alone.writes('Well, I hear you, ')
  await asksFor(alone.asked, 'Well, I hear you, ')
  alone.sound.fail(new Error('lost'))
  await vi.waitFor(() => expect(alone.failures).toHaveLength(1))
  expect(alone.speech.usable).toBe(false)

  const heard = stage()
  heard.writes('Well, I hear you, ')
  await asksFor(heard.asked, 'Well, I hear you, ')
  const { signal } = new AbortController()
  const hearing = hear(heard.speech.claim()(heard.connection).speak('Well, I hear you, ', signal))
  heard.sound.fail(new Error('lost'))
  await expect(hearing).rejects.toThrow('lost')
  expect(heard.failures).toEqual([])
})

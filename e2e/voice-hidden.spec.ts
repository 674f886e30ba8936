import { tokensOf, type Script, type SimulatedRequest } from '#server/testing/llm-simulator.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { openPlainChromium } from './support/plain-chromium.ts'
import { expect, test } from './support/portal.ts'
import { storedLines } from './support/session-screen.ts'
import {
  waitForDebtorSilence,
  waitForDebtorAudio,
  waitForVoiceActivity,
  speak,
  startVoiceSession,
  recordFrames,
} from './support/voice-screen.ts'

const lines = [
  'Good morning my name is Laura from Northway Recovery on a recorded line am I speaking with the right person',
  'I am sorry to hear that what happened',
] as const

/** So long that it is still being spoken when the tab is hidden, on a slow machine too. */
const reply =
  'I hear what you say, and I would like to think about it for a day or two, and then I would like to talk it over ' +
  'with the people I live with, before I say anything that I may not be able to keep in the end.'

function answer({ body }: SimulatedRequest): Script {
  return body.stream === true ? { name: 'reply', tokens: tokensOf(reply) } : { name: 'status', status: 501 }
}

test.use({ scriptedModel: { answer } })

test('a tab hidden during a spoken reply plays it to the end, and loses nothing', async ({ portal }) => {
  const { context, close } = await openPlainChromium(fakeMicrophoneFlags)
  try {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 720 })
    const wire = recordFrames(page)
    await fakeAudio(page, { recogniser: true })
    const sessionId = await startVoiceSession(page, 'en', { origin: portal.server.origin })
    await waitForVoiceActivity(page)
    await speak(page, lines[0])
    await waitForDebtorAudio(page)
    const other = await context.newPage()
    await other.bringToFront()
    await expect.poll(() => page.evaluate(() => document.hidden)).toBe(true)

    const heardOut = () =>
      wire.sent.filter(({ type, finished }) => type === 'playback.progress' && finished === true)
    expect(heardOut()).toHaveLength(0)
    await expect.poll(() => heardOut().length).toBe(1)
    const done = wire.received.filter(({ type }) => type === 'response.output_audio.done')
    expect(heardOut().map((frame) => frame['audio_end_ms'])).toEqual(
      done.map((frame) => frame['duration_ms']),
    )
    await expect.poll(async () => (await storedLines(portal, sessionId)).at(-1)?.status).toBe('complete')
    expect(await page.evaluate(() => document.hidden)).toBe(true)

    await page.bringToFront()
    await expect.poll(() => page.evaluate(() => document.hidden)).toBe(false)
    await waitForDebtorSilence(page)
    const stored = await storedLines(portal, sessionId)
    await expect(page.locator('[data-item]').last()).toContainText(stored.at(-1)?.text ?? 'a reply')
    await speak(page, lines[1])
    await waitForDebtorAudio(page)
    await waitForDebtorSilence(page)
    expect((await storedLines(portal, sessionId)).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'complete'),
    )
  } finally {
    await close()
  }
})

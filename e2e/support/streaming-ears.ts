import type { Page } from '@playwright/test'
import type { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import type { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { expect, type Portal } from './portal.ts'
import { fakeAudio } from './fake-audio.ts'
import { log, messages, storedLines } from './session-screen.ts'
import { noteShownPartials } from './shown-partials.ts'
import {
  allowMicrophone,
  startVoiceSession,
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForVoiceActivity,
} from './voice-screen.ts'

const { call } = messages.en
const heard = 'Good morning, is this James Okafor?'

/** What goes wrong with a service while somebody speaks, each with the words that are said. */
const faults: { text: string; breaks: (speech: SpeechSimulator, text: string) => void }[] = [
  {
    text: 'Which day would suit you best?',
    breaks: (speech) => {
      speech.script()
      speech.refuseSockets = 401
    },
  },
  {
    text: 'Could you tell me what happened?',
    breaks: (speech, text) => speech.script({ name: 'stall', text }),
  },
  {
    text: 'Can you pay a part of it today?',
    breaks: (speech, text) => speech.script({ name: 'cut', text, words: 3 }),
  },
]

/** A line takes so long, and no longer than a busy machine needs to show its first word. */
const shortestMs = 1_500
const longestMs = 30_000

/** Speaks, until a word is shown where the service hears, and waits for the line. */
async function sayLine(page: Page, text: string, { untilShown = false } = {}): Promise<void> {
  await waitForVoiceActivity(page)
  await waitForDebtorSilence(page)
  const at = await page.evaluate((ms) => window.fakeAudio.speak(ms), untilShown ? longestMs : shortestMs)
  if (untilShown) {
    await page.waitForFunction(
      ([from, least]) => window.shownPartials.length > 0 && performance.now() - from >= least,
      [at, shortestMs] as const,
    )
    await page.evaluate(() => window.fakeAudio.hush())
  }
  await expect(log(page).locator('[data-item]').filter({ hasText: text })).toBeVisible()
}

/**
 * Holds a call that the server hears by this service: its words are shown while they are spoken, and each of its faults costs
 * no word. The worker's portal must be set to it.
 */
export async function holdStreamedCall(
  service: 'elevenlabs' | 'openai',
  page: Page,
  portal: Portal,
  voiceSimulator: VoiceSimulator | null,
): Promise<void> {
  if (!voiceSimulator) throw new Error('no simulator')
  const { speech } = voiceSimulator
  speech.script({ name: 'hear', text: heard })
  await fakeAudio(page, { recogniser: true })
  await noteShownPartials(page)
  const sessionId = await startVoiceSession(page, 'en')
  await expect(page.getByText(call.sentAway)).toBeVisible()
  await waitForDebtorAudio(page)
  await sayLine(page, heard, { untilShown: true })
  const [stream] = speech.streams
  expect(stream).toMatchObject({ via: service, commits: 1 })
  expect(stream?.audio.byteLength ?? 0).toBeGreaterThan(32_000)
  // What the service sent was shown, in its order, before the line was there; of two that came together, the later one.
  const sent = stream?.partials.map(({ text }) => text) ?? []
  const shown = await page.evaluate(() => window.shownPartials.map(({ text }) => text))
  expect(sent.filter((text) => shown.includes(text))).toEqual(shown)
  expect(shown).not.toEqual([])
  expect(voiceSimulator.transcriptions).toEqual([])
  expect(await page.evaluate(() => window.fakeAudio.recognisers)).toEqual([])

  for (const { text, breaks } of faults) {
    // A call that goes on later is heard by the service again.
    await page.reload()
    await allowMicrophone(page, 'en')
    await expect(page.getByText(call.sentAway)).toBeVisible()
    breaks(speech, text)
    voiceSimulator.transcript = text
    // The notice goes away by itself, perhaps before the line is there.
    await Promise.all([
      expect(page.getByText(call.streamingFailedTitle).first()).toBeVisible(),
      sayLine(page, text),
    ])
    expect(await page.evaluate(() => window.fakeAudio.recognisers)).toEqual(['en-US'])
  }
  const lines = await storedLines(portal, sessionId)
  expect(lines.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
    heard,
    ...faults.map(({ text }) => text),
  ])
  expect(voiceSimulator.transcriptions).toHaveLength(faults.length)
}

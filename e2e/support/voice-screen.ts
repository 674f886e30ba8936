import type { Page, WebSocket } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { FakeAudio } from './fake-audio.ts'
import { expect } from './patient.ts'
import { messages, openChoices, register } from './session-screen.ts'

declare global {
  interface Window {
    fakeAudio: FakeAudio
    heardReplies: HeardReplies
  }
}

/** What the page showed while a reply was audible: each caption, each state of the voice, the ring at its widest. */
type HeardReply = { captions: string[]; states: string[]; widestRing: number }

/**
 * The replies of the debtor that were audible, by item id; the first `awaited` of them are the past. And the ring at its
 * widest while the collector was heard.
 */
type HeardReplies = { begun: Map<string, HeardReply>; awaited: number; widestOwnRing: number }

/**
 * Notes in the page each reply whose caption starts: a short one may be over before a poll from outside
 * sees it.
 */
export function noteHeardReplies(): void {
  const heard: HeardReplies = { begun: new Map(), awaited: 0, widestOwnRing: 0 }
  window.heardReplies = heard
  const note = (seen: string[], now: string) => {
    if (seen.at(-1) !== now) seen.push(now)
  }
  const ringNow = (heardOf: string) => {
    const ring = document.querySelector<HTMLElement>(`[data-heard=${heardOf}]`)
    return Number(ring?.style.getPropertyValue('--voice-level') ?? 0)
  }
  new MutationObserver(() => {
    heard.widestOwnRing = Math.max(heard.widestOwnRing, ringNow('collector'))
    const spoken = document.querySelector('[data-spoken]')
    const item = spoken?.closest('[data-item]')?.getAttribute('data-item')
    if (!spoken?.textContent || !item) return
    const reply = heard.begun.get(item) ?? { captions: [], states: [], widestRing: 0 }
    heard.begun.set(item, reply)
    note(reply.captions, spoken.textContent)
    reply.widestRing = Math.max(reply.widestRing, ringNow('debtor'))
    note(reply.states, document.querySelector('[data-voice-state]')?.textContent ?? '')
  }).observe(document, { attributeFilter: ['style'], characterData: true, childList: true, subtree: true })
}

/** The JSON frames of the session's channel. */
export type ChannelFrames = { sent: Frame[]; received: Frame[] }
type Frame = Record<string, unknown> & { type: string }

/** Records the frames of the page's channels, present and future. */
export function recordFrames(page: Page): ChannelFrames {
  const wire: ChannelFrames = { sent: [], received: [] }
  const note = (frames: Frame[]) => (event: { payload: string | Buffer }) => {
    if (typeof event.payload === 'string') frames.push(JSON.parse(event.payload) as Frame)
  }
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framesent', note(wire.sent))
    socket.on('framereceived', note(wire.received))
  })
  return wire
}

/** Registers and starts a voice session; returns once the microphone is open. */
export async function startVoiceSession(
  page: Page,
  language: Language,
  options: { origin?: string; prospect?: RegExp } = {},
): Promise<string> {
  const { setup, vocabulary } = messages[language]
  const { origin = '' } = options
  await page.addInitScript(noteHeardReplies)
  // The lines are looked at; folded, they are there for screen readers alone.
  await page.addInitScript(() => localStorage.setItem('portal-call-transcript', 'true'))
  await register(page, language, origin)
  await page.goto(`${origin}/training-setup`)
  await openChoices(page, language)
  // First of all, since everything below it moves when the list arrives.
  await page
    .getByRole('radio', { name: options.prospect ?? /James Okafor|Daniel/u })
    .first()
    .click()
  const byVoice = page.getByRole('group', { name: setup.mode }).getByRole('radio', { name: setup.voice })
  await byVoice.click()
  await expect(byVoice).toBeChecked()
  if (language === 'es')
    await page
      .getByRole('group', { name: setup.sessionLanguage })
      .getByRole('radio', { name: vocabulary.sessionLanguage.spanish })
      .click()
  await page.getByRole('button', { name: setup.start }).click()
  await allowMicrophone(page, language)
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await expect(state(page)).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The explanation comes before the call, unless the microphone was allowed before. */
export async function allowMicrophone(page: Page, language: Language): Promise<void> {
  const go = page.getByRole('button', { name: messages[language].call.allow, exact: true })
  await expect(go.or(state(page))).toBeVisible()
  if (await go.isVisible()) await go.click()
}

/** The label with the state of the voice. */
export const state = (page: Page) => page.locator('[data-voice-state]')

/** Waits until the voice activity model is loaded. */
export async function waitForVoiceActivity(page: Page): Promise<void> {
  await expect(page.locator('[data-hears-speech=true]')).toBeVisible()
}

/**
 * Speaks a line: plays sound into the microphone for about its duration, and passes its words to the
 * recogniser. Waits for the line, or for as much of it as `shown` names.
 */
export async function speak(page: Page, text: string, shown = text): Promise<void> {
  const words = text.split(' ')
  await page.evaluate((said) => {
    window.heardReplies.awaited = window.heardReplies.begun.size
    window.fakeAudio.speak(said.length * 250 + 500, said)
  }, words)
  // The transcript may be folded beside the stage.
  await expect(page.locator('[data-item]').filter({ hasText: shown })).toBeAttached()
}

/**
 * Waits until the debtor is audible, with a caption, in a reply that began after the last wait and after the
 * last line spoken. The reply may be over by then.
 */
export async function waitForDebtorAudio(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const heard = window.heardReplies
      if (heard.begun.size <= heard.awaited) return false
      heard.awaited = heard.begun.size
      return true
    },
    undefined,
    { polling: 100 },
  )
}

/** What the page showed while the latest reply was audible. */
export async function lastHeardReply(page: Page): Promise<HeardReply | undefined> {
  return await page.evaluate(() => [...window.heardReplies.begun.values()].at(-1))
}

/** Waits until this much of the current reply was played, in milliseconds: enough for some words. */
export async function waitForPlayback(wire: ChannelFrames, ms: number): Promise<void> {
  const heardMs = () => {
    const last = wire.sent.findLast(({ type }) => type === 'playback.progress')
    return last?.['finished'] === false ? Number(last['audio_end_ms']) : 0
  }
  await expect.poll(heardMs).toBeGreaterThanOrEqual(ms)
}

/** Waits until the debtor has finished speaking. */
export async function waitForDebtorSilence(page: Page): Promise<void> {
  await expect(page.locator('[data-spoken]')).toHaveCount(0)
  await expect(page.locator('[data-status="streaming"], [data-status="pending"]')).toHaveCount(0)
}

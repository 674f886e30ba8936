import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { fakeAudio } from '#e2e/support/fake-audio.ts'
import { startVoiceSession, waitForDebtorAudio, waitForVoiceActivity } from '#e2e/support/voice-screen.ts'
import type { ServerProcess } from '#server/testing/spawn-server.ts'
import { type Caller, quietBeforeNextMs, replyMaxMs } from './caller.ts'
import type { Recording } from './recordings.ts'

/** A call grows old: its debtor would hang up, or run out of things to say. */
const turnsPerCall = 5
/** The recogniser of a browser: a word is heard so long after its end, and is final after so much quiet. */
const recogniserTimes = { interimMs: 200, finalMs: 500 }

/** This project as people use it: the page in Chromium, with the recordings at its microphone. */
export function portalCaller(
  name: string,
  { browser, server, recogniser }: { browser: Browser; server: ServerProcess; recogniser: boolean },
): Caller {
  let call: { page: Page; language: string; turns: number } | null = null

  async function callIn({ language }: Recording): Promise<Page> {
    if (call?.language === language && call.turns < turnsPerCall) {
      call.turns += 1
      return call.page
    }
    await call?.page.context().close()
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    // This program's loader wraps functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await fakeAudio(page, { recogniser })
    await startVoiceSession(page, language)
    // The simulated voice has no files, so its opening is not heard.
    if (recogniser) await waitForDebtorAudio(page)
    await debtorIsSilent(page)
    await waitForVoiceActivity(page)
    call = { page, language, turns: 1 }
    return page
  }

  return {
    name,
    async say(recording, started) {
      const page = await callIn(recording)
      await page.evaluate(() => window.fakeAudio.soundsAtMs.splice(0))
      const startAtMs = await page.evaluate(([pcm, sampleRate]) => window.fakeAudio.play(pcm, sampleRate), [
        recording.pcm.toString('base64'),
        recording.sampleRate,
      ] as const)
      started(startAtMs)
      if (recogniser) await recognise(page, recording, startAtMs)
      const endAtMs = startAtMs + recording.endMs
      const sounds = () => page.evaluate(() => [...window.fakeAudio.soundsAtMs])
      while (Date.now() < endAtMs + replyMaxMs && !(await sounds()).some((atMs) => atMs > endAtMs))
        await sleep(20)
      const soundsAtMs = await sounds()
      await debtorIsSilent(page)
      await sleep(quietBeforeNextMs)
      return { startAtMs, soundsAtMs }
    },
    async stop() {
      await call?.page.context().close()
    },
  }
}

/** The page's recogniser hears the words in time: interim ones as they end, final ones in the quiet after a phrase. */
async function recognise(page: Page, { words, phrases }: Recording, startAtMs: number): Promise<void> {
  const heard: { atMs: number; text: string; final: boolean }[] = []
  let from = 0
  for (const [place, { endMs }] of phrases.entries()) {
    const pauseMs = (phrases[place + 1]?.startMs ?? Number.POSITIVE_INFINITY) - endMs
    const text = (until: number) =>
      words
        .filter((word) => word.endMs > from && word.endMs <= until + 1)
        .map((word) => word.text)
        .join(' ')
    for (const word of words)
      if (word.endMs > from && word.endMs <= endMs + 1)
        heard.push({
          atMs: startAtMs + word.endMs + recogniserTimes.interimMs,
          text: text(word.endMs),
          final: false,
        })
    if (pauseMs < recogniserTimes.finalMs) continue
    heard.push({ atMs: startAtMs + endMs + recogniserTimes.finalMs, text: text(endMs), final: true })
    from = endMs
  }
  await page.evaluate((all) => {
    const nowMs = performance.timeOrigin + performance.now()
    for (const { atMs, text, final } of all)
      setTimeout(() => window.fakeAudio.say(text, final), Math.max(0, atMs - nowMs))
  }, heard)
}

/** Waits until the debtor has said everything: replies are longer than what the tests' own wait allows. */
async function debtorIsSilent(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-spoken], [data-status="streaming"], [data-status="pending"]') === null,
    undefined,
    { polling: 100, timeout: 60_000 },
  )
}

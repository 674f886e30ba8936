import type { Page } from '@playwright/test'
import { fakeAudio } from './fake-audio.ts'

declare global {
  interface Window {
    /** The debtor's words that the recogniser has made out in the microphone. */
    echoes: string[]
  }
}

/**
 * The page's microphone picks up what the page plays, so late and so loud, and the recogniser makes out the debtor's words
 * in the track that the page gives it: those that were really played, unless the collector, who is louder, speaks over them.
 */
export async function hearEcho(page: Page, echo: { delayMs: number; gain: number }): Promise<void> {
  await fakeAudio(page, { recogniser: true, echo })
  await page.addInitScript(recogniseEcho, echo.delayMs)
}

function recogniseEcho(delayMs: number): void {
  /** A recogniser is so far behind what it hears, and makes it final after so much quiet. */
  const behindMs = 200
  const gapMaxMs = 100
  const quietMs = 600
  /** How fast the debtor speaks: the page shows whole clauses. */
  const characterMs = 50
  const echoes: string[] = []
  /** Words that are shown as spoken, and after how much sound each of them is over. */
  let coming: { word: string; endMs: number }[] = []
  let shown = ''
  let soundedMs = 0
  let tickMs = performance.now()
  let finish: ReturnType<typeof setTimeout> | undefined

  function hear(word: string): void {
    if (window.fakeAudio.recognised === null) return
    echoes.push(word)
    window.fakeAudio.overhear(word)
    clearTimeout(finish)
    finish = setTimeout(() => window.fakeAudio.finish(), quietMs)
  }

  setInterval(() => {
    const beforeMs = tickMs
    tickMs = performance.now()
    const { lastSoundMs, recognised, speaking } = window.fakeAudio
    const caption = document.querySelector('[data-spoken]')?.textContent ?? ''
    if (caption !== '' && caption !== shown) {
      // What is left of another reply was never said.
      if (!caption.startsWith(shown)) [coming, shown] = [[], '']
      for (const word of caption.slice(shown.length).split(/\s+/u)) {
        const startMs = Math.max(soundedMs, coming.at(-1)?.endMs ?? 0)
        const plain = word.toLowerCase().replaceAll(/[.,!?¿¡]/gu, '')
        if (plain !== '') coming.push({ word: plain, endMs: startMs + word.length * characterMs })
      }
      shown = caption
    }
    if (tickMs - lastSoundMs < gapMaxMs) soundedMs += tickMs - beforeMs
    for (; (coming[0]?.endMs ?? Number.POSITIVE_INFINITY) <= soundedMs; coming.shift()) {
      const { word } = coming[0] ?? { word: '' }
      const listens = recognised
        ?.getAudioTracks()
        .some(({ enabled, readyState }) => enabled && readyState === 'live')
      if (listens && !speaking) setTimeout(() => hear(word), delayMs + behindMs)
    }
  }, 20)
  Object.assign(window, { echoes })
}

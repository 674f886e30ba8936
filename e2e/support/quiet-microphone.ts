import type { Page } from '@playwright/test'

/**
 * Gives the page a microphone that is silent and a recogniser that hears nothing, for pictures of a call: the browser of
 * the screens has neither.
 */
export async function quietMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.resolve(new MediaStreamAudioDestinationNode(new AudioContext()).stream)
    class QuietRecogniser extends EventTarget {
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      start(): void {
        this.onstart?.()
      }
      stop(): void {
        this.onend?.()
      }
      abort(): void {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: QuietRecogniser, webkitSpeechRecognition: QuietRecogniser })
  })
}

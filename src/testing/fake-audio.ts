import { http, HttpResponse, type HttpHandler } from 'msw'
import { vi } from 'vitest'
import { speechEndpoints, speechRequest } from '#protocol/rest/speech.ts'
import type { SpeechRequest } from '#src/lib/voice/server-speech.ts'

/** What a page plays through audio elements, without a sound. Put in place by `fakeAudio`. */
export class FakeAudio {
  readonly played: { volume: number }[] = []
  /** Whether a sound ends by itself as soon as it has begun. */
  endsImmediately = true
  /** Refuses to play, as a browser does without a click. */
  blocksPlayback = false
  #current: HTMLMediaElement | null = null

  play(element: HTMLMediaElement): Promise<void> {
    if (this.blocksPlayback) return Promise.reject(new DOMException('no click', 'NotAllowedError'))
    this.played.push({ volume: element.volume })
    this.#current = element
    queueMicrotask(() => {
      element.dispatchEvent(new Event('playing'))
      if (this.endsImmediately) this.finish()
    })
    return Promise.resolve()
  }
  /** Ends the sound that is being played. */
  finish(): void {
    const held = this.#current
    this.#current = null
    held?.dispatchEvent(new Event('ended'))
  }
  pause(element: HTMLMediaElement): void {
    if (this.#current === element) this.#current = null
  }
  get playing(): boolean {
    return this.#current !== null
  }
}

/** Lets audio elements play; `vi.restoreAllMocks` takes that away again. */
export function stubAudioElements(): FakeAudio {
  const audio = new FakeAudio()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    return audio.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    audio.pause(this)
  })
  return audio
}

/** A server that speaks whatever it is asked, and notes what that was. */
export function mockSpeechEndpoint(requests: SpeechRequest[]): HttpHandler {
  return http.post(`*${speechEndpoints.generateSpeech.path}`, async ({ request }) => {
    const body = (await request.json()) as SpeechRequest
    speechRequest.parse(body)
    requests.push(body)
    return new HttpResponse(new Uint8Array(44), { headers: { 'content-type': 'audio/wav' } })
  })
}

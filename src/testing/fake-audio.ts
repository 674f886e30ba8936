import { http, HttpResponse, type HttpHandler } from 'msw'
import { vi } from 'vitest'
import { speechEndpoints, speechRequest } from '#protocol/rest/speech.ts'
import type { SpeechRequest } from '#src/lib/voice/server-speech.ts'

/** A fake of the audio elements of a page. Installed by `stubAudioElements`. */
export class FakeAudio {
  readonly played: { volume: number }[] = []
  /** Whether playback ends right after it started. */
  endsImmediately = true
  /** Rejects `play`, as browsers do without a user gesture. */
  blocksPlayback = false
  #current: HTMLMediaElement | null = null

  play(element: HTMLMediaElement): Promise<void> {
    if (this.blocksPlayback) return Promise.reject(new DOMException('no user gesture', 'NotAllowedError'))
    this.played.push({ volume: element.volume })
    this.#current = element
    queueMicrotask(() => {
      element.dispatchEvent(new Event('playing'))
      if (this.endsImmediately) this.finish()
    })
    return Promise.resolve()
  }
  /** Ends the current playback. */
  finish(): void {
    const finished = this.#current
    this.#current = null
    finished?.dispatchEvent(new Event('ended'))
  }
  pause(element: HTMLMediaElement): void {
    if (this.#current === element) this.#current = null
  }
  get playing(): boolean {
    return this.#current !== null
  }
}

/** Stubs audio elements; `vi.restoreAllMocks` restores them. */
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

/** Answers speech requests with an empty WAV file and records them. */
export function mockSpeechEndpoint(requests: SpeechRequest[]): HttpHandler {
  return http.post(`*${speechEndpoints.generateSpeech.path}`, async ({ request }) => {
    const body = (await request.json()) as SpeechRequest
    speechRequest.parse(body)
    requests.push(body)
    return new HttpResponse(new Uint8Array(44), { headers: { 'content-type': 'audio/wav' } })
  })
}

import type { SpeechLanguage } from '#protocol/realtime/voice.ts'

/** What a voice says in a preview, in its own language rather than that of the screen. */
export const previewSentences: Record<SpeechLanguage, string> = {
  'en-US': 'Hello, this is how I sound. I could pay fifty dollars on Friday.',
  'es-ES': 'Hola, así sueno yo. Podría pagar cincuenta euros el viernes.',
  'es-MX': 'Hola, así sueno yo. Podría pagar quinientos pesos el viernes.',
}

import type { SpeechLanguage } from '#protocol/realtime/voice.ts'

/** What a voice says when it is tried: in its own language, whatever that of the screen is. */
export const previewSentences: Record<SpeechLanguage, string> = {
  'en-US': 'Hello, this is how I sound. I could pay fifty dollars on Friday.',
  'es-ES': 'Hola, así sueno yo. Podría pagar cincuenta euros el viernes.',
  'es-MX': 'Hola, así sueno yo. Podría pagar cincuenta dólares el viernes.',
}

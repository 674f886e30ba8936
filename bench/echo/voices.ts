import { embeddedTts } from '#server/providers/tts/embedded.ts'
import type { Tts, VoiceChoice } from '#server/providers/tts/tts.ts'
import { pcm16ToFloat } from '#src/lib/voice/pcm.ts'

type Line = { language: VoiceChoice['language']; text: string }

const debtorLines: readonly Line[] = [
  {
    language: 'en-US',
    text: 'I hear what you say, and I would like to think about it for a day or two, and then talk it over at home.',
  },
  {
    language: 'en-US',
    text: 'My hours were cut in March, and since then I have been paying what I could, twenty here and forty there.',
  },
  {
    language: 'es-MX',
    text: 'Mire, yo no le niego que la debo, pero me cortaron las horas en marzo y he pagado lo que he podido.',
  },
  {
    language: 'es-MX',
    text: 'Tengo dos hijos y la renta, y lo primero es lo primero, así que no le puedo prometer nada.',
  },
]

const collectorLines: readonly Line[] = [
  { language: 'en-US', text: 'I am sorry, please go on' },
  { language: 'en-US', text: 'wait a second please' },
  { language: 'en-US', text: 'can I ask you something' },
  { language: 'en-US', text: 'no, let me explain that' },
  { language: 'es-MX', text: 'perdón, un momento' },
  { language: 'es-MX', text: 'espere, por favor' },
  { language: 'es-MX', text: 'déjeme que le explique' },
]

const tuning = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }

/** Lines of the debtor in a woman's and a man's voice and of the collector in a man's, spoken by eSpeak NG. */
export async function recordVoices() {
  const tts = embeddedTts({ threads: 1 })
  try {
    const debtor = [...(await say(tts, debtorLines, 'female')), ...(await say(tts, debtorLines, 'male'))]
    return { debtor, collector: await say(tts, collectorLines, 'male'), sampleRate: tts.sampleRate }
  } finally {
    await tts.close()
  }
}

async function say(tts: Tts, lines: readonly Line[], gender: 'female' | 'male'): Promise<Float32Array[]> {
  const sounds: Float32Array[] = []
  for (const { language, text } of lines) {
    const voiceId = tts.defaultVoice(gender).id
    const line = tts.open({ voiceId, language, rate: 1, pitch: 1, tuning })
    const parts: Uint8Array[] = []
    for await (const event of line.speak(text, AbortSignal.timeout(60_000)))
      if (event.type === 'audio') parts.push(event.pcm)
    sounds.push(pcm16ToFloat(Buffer.concat(parts)))
  }
  return sounds
}

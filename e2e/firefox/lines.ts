import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#protocol/vocabulary/language.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'

/** A line of the collector, and the WAV file in which it is spoken. */
export type SpokenLine = { text: string; file: string }

/** What the collector says in a call: until a reply is long enough to be interrupted, then the interruption, then a last line. */
export type CollectorLines<Line> = { open: readonly Line[]; interruption: Line; last: Line }

/** Without punctuation, since a pause would end a recording. */
const texts: Record<Language, CollectorLines<string>> = {
  en: {
    open: [
      'good morning my name is Laura from Northway Recovery on a recorded line am I speaking with the right person',
      'I am sorry to hear that what happened',
      'what would help you most',
      'could you pay fifty dollars a month',
      'what else should I know about you',
    ],
    interruption: 'sorry to interrupt you may I ask when you get paid',
    last: 'could you pay forty dollars a month then',
  },
  es: {
    open: [
      'buenas tardes mi nombre es Laura le llamo de Cobranza Norte la llamada será grabada hablo con la persona titular',
      'lamento escucharlo qué pasó',
      'qué le ayudaría más',
      'podría pagar cincuenta dólares al mes',
      'qué más debería saber de usted',
    ],
    interruption: 'perdone que le interrumpa puedo preguntarle cuándo le pagan',
    last: 'podría pagar cuarenta dólares al mes entonces',
  },
}
const speechLanguage = { en: 'en-US', es: 'es-MX' } as const
const tuning = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }

/** Has the lines of a language spoken by eSpeak NG, as files in the folder. */
export async function speakLines(language: Language, folder: string): Promise<CollectorLines<SpokenLine>> {
  const tts = embeddedTts({ threads: 1 })
  const voiceId = tts.defaultVoice('female').id
  const choice = { voiceId, language: speechLanguage[language], rate: 1, pitch: 1, tuning }
  let count = 0
  const speak = async (text: string): Promise<SpokenLine> => {
    count += 1
    const file = join(folder, `${language}-${count}.wav`)
    await writeFile(file, (await tts.render(text, choice, new AbortController().signal)).bytes)
    return { text, file }
  }
  try {
    const { open, interruption, last } = texts[language]
    const spoken: SpokenLine[] = []
    for (const text of open) spoken.push(await speak(text))
    return { open: spoken, interruption: await speak(interruption), last: await speak(last) }
  } finally {
    await tts.close()
  }
}

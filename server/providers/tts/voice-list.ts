import { language } from '#protocol/vocabulary/language.ts'
import type { Voice } from './tts.ts'

const entry = /^(?<language>[a-z]{2})\/(?<gender>female|male|neutral)=(?<id>\S+)$/u

/**
 * Reads a list of the voices of a speech server: `en/female=af_heart, es/male=em_alex`. The protocol has no such list, and
 * servers like Kokoro choose the language by the voice. Throws on an entry that has another form.
 */
export function voiceList(text: string): Voice[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { gender, id = '', ...found } = entry.exec(part)?.groups ?? {}
      const spoken = language.safeParse(found.language)
      if (!spoken.success)
        throw new Error(`"${part}" is no voice: it should look like en/female=af_heart or es/male=em_alex`)
      return { id, name: id, gender: genderOf(gender), accent: '', age: '', languages: [spoken.data] }
    })
}

function genderOf(text: string | undefined): Voice['gender'] {
  return text === 'female' || text === 'male' ? text : 'neutral'
}

import type { Language } from '#protocol/vocabulary/language.ts'
import { readLine } from './line.ts'
import type { Line } from './line.ts'

const english = new Set(
  'the a an and you your yours i we he she it they this that these those is are am was were be been have has had do does did will would can could should may might must not with for of to from about what when where who why how which if but so because there here please thank thanks today tomorrow my our their his her him them us me just any some all more than then yes okay sorry hello hi good morning pay payment debt balance account month week let make get know want need understand going been sir'.split(
    ' ',
  ),
)
const spanish = new Set(
  'el la los las un una unos unas y o pero de del al que en con por para su sus tu tus mi mis se le les lo te nos os me es son esta estan estoy estamos era fue ser estar hay ha he han si como cuando donde quien cual cuanto cuanta porque pues entonces usted ustedes vos yo nosotros ella ellos este esta esto ese esa eso muy mas menos ya aqui ahi hoy manana gracias hola buenos buenas dias tardes bueno senor senora pagar pago deuda saldo cuenta mes semana puede puedo podria tiene tengo quiere quiero necesito hacer sin sobre tambien nada algo'.split(
    ' ',
  ),
)
/** Words of both lists' languages that say nothing. */
const neutral = new Set('no a me si son he es'.split(' '))
const spanishMarks = /[ñ¿¡]/gi
const spanishAccents = /[áéíóú]/gi
const spanishEndings =
  /(?:cion|ciones|amos|emos|imos|ando|iendo|aria|eria|iria|aste|iste|mente|idad|idades|ario|arios)$/
const englishEndings = /(?:ing|tion|tions|ment|ness|ould|ight|ough|ly|ed)$/

export type LanguageWeights = { en: number; es: number }

/** How much of a line speaks for either language. */
export function weighLanguage(line: Line): LanguageWeights {
  const weights = { en: 0, es: 0 }
  for (const { word } of line.tokens) {
    if (neutral.has(word)) {
      if (word === 'he') weights.en += 0.2
      if (word === 'es' || word === 'son' || word === 'si') weights.es += 0.6
      continue
    }
    if (english.has(word)) weights.en += 1
    else if (spanish.has(word)) weights.es += 1
    else if (word.length > 4) {
      if (spanishEndings.test(word)) weights.es += 0.5
      else if (englishEndings.test(word)) weights.en += 0.5
      else if (/[aos]$/.test(word)) weights.es += 0.15
    }
  }
  weights.es += (line.text.match(spanishMarks) ?? []).length * 1.5
  weights.es += (line.text.match(spanishAccents) ?? []).length * 0.7
  return weights
}

/**
 * The language of an utterance, by function words, endings and marks. `otherwise` is the answer for a
 * text that says nothing of its language ("OK", "150").
 */
export function detectLanguage(text: string, otherwise: Language = 'en'): Language {
  return languageOf(readLine(text), otherwise)
}

export function languageOf(line: Line, otherwise: Language): Language {
  const { en, es } = weighLanguage(line)
  if (en === es) return otherwise
  return es > en ? 'es' : 'en'
}

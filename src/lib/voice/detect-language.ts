import type { Language } from '#protocol/vocabulary/language.ts'

/** Words that only one of the two languages has: common function words and a few of the field. */
const keywords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'the and you your is are was have has with this that what how why when please thank thanks hello ' +
      'would could can will need payment account owe today name from about because'
    ).split(' '),
  ),
  es: new Set(
    (
      'el los las una usted su es está estaba tiene tengo con este esta qué que cómo como por para cuándo ' +
      'gracias hola buenas buenos pago cuenta debe hoy nombre porque puede favor señor señora'
    ).split(' '),
  ),
}

/**
 * The language of a text, if clear: at least two keywords of it, and more than of the other language
 * [VOICE20]. Null otherwise.
 */
export function detectLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (language: Language) => words.filter((word) => keywords[language].has(word)).length
  const [en, es] = [count('en'), count('es')]
  if (en >= 2 && en > es) return 'en'
  if (es >= 2 && es > en) return 'es'
  return null
}

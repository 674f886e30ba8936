import type { Language } from '#protocol/vocabulary/language.ts'

/** "6 mens. de $11,200", "desde el 15 de dic.": nobody says an abbreviation. What stands before its stop, and the word. */
const abbreviations: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['(?<= )pmt', 'payment'],
    ['(?<= )atty', 'attorney'],
    ['(?<=\\d )mos', 'months'],
  ],
  es: [
    ['(?<=\\d )mens', 'mensualidades'],
    ['(?<= )admin', 'administrador'],
    ['(?<= (?:en|de|desde) )ene', 'enero'],
    ['(?<= (?:en|de|desde) )feb', 'febrero'],
    ['(?<= (?:en|de|desde) )abr', 'abril'],
    ['(?<= (?:en|de|desde) )jun', 'junio'],
    ['(?<= (?:en|de|desde) )jul', 'julio'],
    ['(?<= (?:en|de|desde) )ago', 'agosto'],
    ['(?<= (?:en|de|desde) )sept?', 'septiembre'],
    ['(?<= (?:en|de|desde) )oct', 'octubre'],
    ['(?<= (?:en|de|desde) )nov', 'noviembre'],
    ['(?<= (?:en|de|desde) )dic', 'diciembre'],
  ],
}

/** What a trainer notes of the exercise, and not of the person. */
const special = /(?<=^|\n)\s*(?:special case|caso especial)\s*[:.–-]\s*/giu

/** A scenario with the words that its abbreviations stand for. The stop of one may end the sentence as well. */
export function writtenOut(scenario: string, language: Language): string {
  return abbreviations[language].reduce(
    (text, [short, word]) =>
      text
        .replace(new RegExp(`${short}\\.(?=\\s+\\p{Lu}|$)`, 'gu'), `${word}.`)
        .replace(new RegExp(`${short}\\.`, 'gu'), word),
    scenario.replace(special, ''),
  )
}

import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from '../text/fold.ts'

/**
 * Names that nobody gives a stranger on the telephone: "hon", "sweetheart", "mi reina". Only as an address: at the start of a
 * sentence, at its end, or between pauses. Words that also mean something else ("pet", "love", "cielo") need the pause.
 */
const names: Record<Language, { always: string; withPause: string }> = {
  en: {
    always: 'sweetie|sweetheart|sweetie pie|darlin|darling|petal|treacle|dearie|hun|hon|babe|kiddo',
    withPause: 'honey|sugar|pet|love|my love|dear|my dear|doll|champ|buddy|princess',
  },
  es: {
    always:
      'mi (?:reina|rey|amor|cielo|cielito|corazon|hija|hijo|hijita|hijito|nina|linda|vida)|mijita|mijito|mija|mijo|carino|mamita|papito|mamacita|reinita|gordi|bombon|(?<!\\b(?:la|de|una|su|tu|esa|esta) )muneca|preciosa|corazoncito|guapa|guapo',
    withPause: 'cielo|corazon|tesoro|gorda|gordo|nena|amor',
  },
}

const pause = '[,.;:!?¡¿…—-]'
const edges = (language: Language) => {
  const { always, withPause } = names[language]
  return {
    any: new RegExp(`(?:^|${pause}\\s*)(${always})(?=\\s*${pause}|\\s|$)|\\b(${always})\\W*$`, 'du'),
    paused: new RegExp(
      `(?:^|${pause}\\s*)(${withPause})(?=\\s*${pause}|\\s*$)|\\b(?:oh|aw|ay|ok|okay|bueno|hola|hi|hello|mire|mira|no|yes|si|pues) (${withPause})\\b(?!\\s+(?:is|was|es|era|de|que|of|and|y|the|a))`,
      'du',
    ),
  }
}
const heard: Record<Language, ReturnType<typeof edges>> = { en: edges('en'), es: edges('es') }
/** Told of oneself or of somebody else: "my wife calls me honey", "that's what we call a treacle". */
const quoted =
  /\b(?:call(?:s|ed)? (?:me|you|her|him|it)|name is|named|llam(?:a|aba|an|o)|dice[ns]?|dij(?:e|o)|le dije)\b/

/** "Oh dear" speaks to nobody. */
const exclaimed = /\b(?:oh|o) dear(?: me)?\b/g

/** Where a sentence addresses somebody by a pet name, in its folded words; null where it does not. */
function petNameIn(folded: string, language: Language): [start: number, end: number] | null {
  const said = folded.replace(exclaimed, (words) => '_'.repeat(words.length))
  const { any, paused } = heard[language]
  const found = quoted.test(said) ? null : (any.exec(said) ?? paused.exec(said))
  return found?.indices?.slice(1).find((place) => place !== undefined) ?? null
}

/** Whether a sentence addresses somebody by a pet name. */
export function usesPetName(sentence: string, language: Language): boolean {
  return petNameIn(fold(sentence).text.trim(), language) !== null
}

/** "I'm not your sweetheart", "no me diga mi amor": minds it. */
const minds =
  /\b(?:not|don't|do not|never|stop|quit|who are you calling|no me (?:diga|llame|digas|llames)|no soy|deje de)\b/

/** Whether somebody calls the other by a pet name in any sentence of a text, and not to protest against one. */
export function callsByPetName(text: string, language: Language): boolean {
  return text
    .split(/(?<=[.!?…])\s+/)
    .some((sentence) => usesPetName(sentence, language) && !minds.test(fold(sentence).text))
}

/** Those that are one wherever they stand, in a line that is known to hold one. */
const anywhere: Record<Language, RegExp> = {
  en: new RegExp(`\\b(${names.en.always})\\b`, 'du'),
  es: new RegExp(`\\b(${names.es.always})\\b`, 'du'),
}

/** The sentence with the person's own name where the pet name stood, or without any if it says the name already; null where none stood. */
export function withoutPetName(sentence: string, language: Language, name: string | null): string | null {
  const said = sentence.trim()
  const { text, at } = fold(said)
  const place = petNameIn(text, language) ?? anywhere[language].exec(text)?.indices?.[1] ?? null
  if (place === null) return null
  const [start, end] = place
  const before = said.slice(0, at[start])
  const after = said.slice(at[end])
  const named = name !== null && !text.includes(fold(name).text)
  return named ? `${before}${name}${after}` : `${before.replace(/[\s,]+$/, '')}${after}`.trim()
}

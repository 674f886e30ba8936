import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from './text/fold.ts'

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
    any: new RegExp(`(?:^|${pause}\\s*)(?:${always})(?=\\s*${pause}|\\s|$)|\\b(?:${always})\\W*$`, 'u'),
    paused: new RegExp(
      `(?:^|${pause}\\s*)(?:${withPause})(?=\\s*${pause}|\\s*$)|\\b(?:oh|aw|ay|ok|okay|bueno|hola|hi|hello|mire|mira|no|yes|si|pues) (?:${withPause})\\b(?!\\s+(?:is|was|es|era|de|que|of|and|y|the|a))`,
      'u',
    ),
  }
}
const heard: Record<Language, ReturnType<typeof edges>> = { en: edges('en'), es: edges('es') }
/** Told of oneself or of somebody else: "my wife calls me honey", "that's what we call a treacle". */
const quoted =
  /\b(?:call(?:s|ed)? (?:me|you|her|him|it)|name is|named|llam(?:a|aba|an|o)|dice[ns]?|dij(?:e|o)|le dije)\b/

/** Whether a sentence addresses somebody by a pet name. */
export function usesPetName(sentence: string, language: Language): boolean {
  const { text } = fold(sentence)
  const said = text.trim()
  const { any, paused } = heard[language]
  return !quoted.test(said) && (any.test(said) || paused.test(said))
}

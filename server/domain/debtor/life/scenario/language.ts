import type { Language } from '#protocol/vocabulary/language.ts'
import { folded } from '../../fold-text.ts'

const words: Record<Language, RegExp> = {
  en: /\b(the|and|is|was|his|her|he|she|with|for|of|to|in|has|had|after|because|who|that|their|from|used|at|on|it)\b/g,
  es: /\b(el|la|los|las|y|es|su|sus|con|de|en|que|por|para|una|un|se|le|lo|del|al|desde|porque|esta|fue|tiene)\b/g,
}

/** Which language a sentence is mostly in; `usual` when neither leads. */
export function languageOf(sentence: string, usual: Language): Language {
  const said = folded(sentence)
  const english = said.match(words.en)?.length ?? 0
  const spanish = said.match(words.es)?.length ?? 0
  return english === spanish ? usual : english > spanish ? 'en' : 'es'
}

/** Whether a sentence changes the language on the way. */
export function isMixed(sentence: string): boolean {
  const said = folded(sentence)
  return (said.match(words.en)?.length ?? 0) > 0 && (said.match(words.es)?.length ?? 0) > 1
}

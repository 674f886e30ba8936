import type { Language } from '#protocol/vocabulary/language.ts'
import { folded } from '../fold-text.ts'
import type { Fact, Life } from './life.ts'
import { aliasesIn } from './phrases.ts'

/** Of these nobody says "my": they are told with what they did. */
const nobodysOwn =
  /^(?:an? )?(?:man|guy|woman|lady|rep|representative|agent|collector|cobrador\w*|colleague|clerk|officer|tipo|hombre|señora?|representante|bank|banco|firm|company|compañía|empresa|hospital|city|state|county|court|school|church|shop|store|agency|agencia|clinic|clínica|union|tienda|ayuntamiento|municipio|juzgad?o|judge|jueza|baby|bebé|muchach[oa]|maker|owner|dueñ[oa]|caja|seguro|perit[oa])$/iu

/** "Inma, su mujer": whose name comes first. */
const apposed: Record<Language, (name: string) => RegExp> = {
  en: (name) =>
    new RegExp(
      `(?<!\\p{L})${name}(?: \\p{Lu}\\p{L}+)?, (?:his|her|your|my) (\\p{L}[\\p{L}-]*(?:-in-law)?)`,
      'u',
    ),
  es: (name) => new RegExp(`(?<!\\p{L})${name}(?: \\p{Lu}\\p{L}+)?, (?:su|tu|mi) (\\p{Ll}+)`, 'u'),
}

/** "Mi esposa es Leticia.", "my wife's name is Donna": whose name comes last. */
const presented: Record<Language, (name: string) => RegExp> = {
  en: (name) =>
    new RegExp(
      `(?<!\\p{L})(?:[Hh]is|[Hh]er|[Yy]our|[Mm]y) (\\p{L}[\\p{L}-]*(?:-in-law)?)(?:['’]s)?(?: name)? (?:is|is called) ${name}(?!\\p{L})`,
      'u',
    ),
  es: (name) =>
    new RegExp(`(?<!\\p{L})(?:[Ss]u|[Tt]u|[Mm]i) (\\p{Ll}+) (?:es|se llama) ${name}(?!\\p{L})`, 'u'),
}

/** What a text says that somebody is to the debtor, and the name as it is written there. */
function relationIn(
  name: string,
  text: string,
  language: Language,
): { named: string; relation: string } | null {
  const named = text.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu)?.find((word) => folded(word) === name)
  if (named === undefined) return null
  const relation =
    aliasesIn(text, language).find((one) => one.name.split(' ').includes(named))?.is ??
    apposed[language](named).exec(text)?.[1] ??
    presented[language](named).exec(text)?.[1]
  return relation === undefined || nobodysOwn.test(relation) ? null : { named, relation }
}

/**
 * The fact that says what somebody is to the debtor, as the debtor says it: "Nadia's my wife.", "Es mi mujer."; null where no fact names
 * them, where it is kept hidden, or where nobody says "my" of them. `name`: folded, as a collector may have written it.
 */
export function whoIs(name: string, { facts, language }: Life): Fact | null {
  for (const fact of facts) {
    if (fact.openness === 'hidden') continue
    // "Donna. Twenty-six years." is "Donna, my wife." in short.
    const is = relationIn(name, fact.text, language) ?? relationIn(name, fact.again, language)
    if (is === null) continue
    const { named, relation } = is
    const text = language === 'en' ? `${named}’s my ${relation}.` : `Es mi ${relation}.`
    return { ...fact, text, again: text, quotable: true }
  }
  return null
}

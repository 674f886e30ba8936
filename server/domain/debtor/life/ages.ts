import type { Language } from '#protocol/vocabulary/language.ts'
import { answerFormOf } from '#server/language/answer-form.ts'
import { folded as foldText } from '../fold-text.ts'
import { kinIn, namesListener } from '#server/language/listener.ts'
import type { Fact, Life } from './life.ts'
import { asReply } from './phrases.ts'
import { whole } from './reply-of.ts'

const ages: Record<Language, RegExp> = {
  en: /\b(?:ages?|aged) (\d+(?:(?:, and |, | and )\d+)*)|\b(\d+|[a-z]+)-year-old\b|(?<=\b(?:son|daughter|boy|girl|sons|daughters|boys|girls|kids|children|grandson|granddaughter|brother|sister|mother|father|wife|husband)\b[^.,;]{0,24}),? (?:of )?(\d{1,2}(?:(?:, and |, | and )\d{1,2})*)(?=[,.;]|$)/,
  es: /(?<!\p{L})de ((?:\d+|[a-zé]+)(?:(?:, | y )(?:\d+|[a-zé]+))* años)|(?<!\p{L})tienen? ((?:\d+|[a-zé]+)(?: y (?:\d+|[a-zé]+))? años)|(?<=(?:(?:hij|niñ|niet|herman)[oa]|nen[ea])s?(?: \p{L}+){0,2},? )de ((?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)(?:(?:, | y )(?:\d{1,2}|[a-zé]{2,9}))*)(?=[.,;]|$)/u,
}

/** The ages that a text tells, as they are said: "9 and 13", "diecinueve años". */
function ageIn(text: string, language: Language): string | null {
  const hit = ages[language].exec(text)
  return hit ? (hit.slice(1).find((one) => one !== undefined) ?? null) : null
}

/** `last`: the id of the fact that was told last; `besides`: what else was said in the same turn. */
type AgeAsked = { line?: string; last?: string | null; besides?: string }

/**
 * "How old are they?": the age in what was told last, or in what is written of whom the question names. Null where it asks for
 * none, or for the debtor's own.
 */
export function ageAsked(life: Life, { line = '', last = null, besides = '' }: AgeAsked): Fact | null {
  if (answerFormOf(line).asks !== 'how_old') return null
  const kin = kinIn(line) ?? (namesListener(line) ? null : kinIn(besides))
  if (kin === null && namesListener(line)) return null
  const told = life.facts.filter(({ id, from }) => id === last && from !== 'seed')
  const written = life.facts.filter(
    ({ topic, also, from }) => from !== 'seed' && kin !== null && [topic, ...also].includes(kin),
  )
  for (const fact of [...told, ...ofNamed(life, line, last), ...written]) {
    const age = ageIn(fact.text, life.language)
    if (age !== null && fact.openness !== 'hidden') return whole({ ...fact, text: asReply(age) })
  }
  return null
}

/** "How old is she?", after "Yes. Imani.": what is written of whoever was named last. */
function ofNamed(life: Life, line: string, last: string | null): Fact[] {
  if (!pronoun.test(line)) return []
  const said = life.facts.find(({ id }) => id === last)?.text ?? ''
  const names = [
    ...said.matchAll(/(?<![.!?] )(?<!^)\p{Lu}\p{Ll}{2,}|(?<=^(?:Yes|Sí)[.,] )\p{Lu}\p{Ll}{2,}/gu),
  ].map(([name]) => name)
  return life.facts.filter(({ from, text }) => from !== 'seed' && names.some((name) => text.includes(name)))
}
const pronoun = /(?<!\p{L})(?:he|she|they|él|ella|ellos|ellas)(?!\p{L})/iu

/** Whether a line asks for the age of somebody else: of the family, or called by a name that the life knows. */
export function asksAgeOfOther(life: Life, { line = '', besides = '' }: AgeAsked): boolean {
  if (answerFormOf(line).asks !== 'how_old') return false
  const said = namesListener(line) ? line : `${besides} ${line}`
  const words = new Set(foldText(said).split(/[^\p{L}]+/u))
  return kinIn(said) !== null || namesOf(life).some((name) => words.has(name))
}

/** The names within the facts of a life, folded. */
function namesOf({ facts }: Life): string[] {
  return facts
    .filter(({ topic, also }) => [topic, ...also].some((one) => relations.includes(one)))
    .flatMap(({ text }) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => foldText(name))
}

const relations: readonly string[] = ['children', 'partner', 'relatives', 'household', 'support', 'pets']

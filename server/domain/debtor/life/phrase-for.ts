import type { Wanted } from '#server/language/wanted.ts'
import type { Fact, Life } from './life.ts'

import { aliasesIn, phrasesOf, type Phrase } from './phrases.ts'
import { familiesOf, stemsOf } from './word-families.ts'
import { type Terms, sameWord, termsIn, positionsOf } from './question-terms.ts'

const lasting = /\b(?:days?|weeks?|months?|years?|hours?|d[ií]as?|semanas?|mes(?:es)?|años?|horas?)\b/i
const repeated = /\b(?:every|each|weekly|monthly|a (?:day|week|month|year)|cada|todos|veces|quincena)\b/i

const countsThings =
  /^\S+ (?!(?:days?|weeks?|months?|years?|hours?|d[ií]as?|semanas?|mes(?:es)?|años?|horas?|de|a|en|al|to|of|in|on|at|per|each|every|and|y|o|or|for|por|para|que|with|con|from)\b)\p{L}{3,}/iu

/** Asked how many people work there, nobody says how many shops there are. */
const people =
  /^(?:people|staff|employees?|workers?|guys|men|hands|gente|personal|personas|empleados|trabajadores|muchachos)$/i
const countsPeople =
  /^\S+ (?:\p{L}+ )?(?:people|staff|employees?|workers?|guys|men|women|hands|helpers?|drivers?|cooks?|waiters?|mechanics?|apprentices?|of us|gente|personas|emplead[oa]s?|trabajador(?:es|as?)?|muchach[oa]s?|ayudantes?|hombres|mujeres|chofer(?:es)?|cociner[oa]s?|meser[oa]s?|camarer[oa]s?|mecánic[oa]s?|operari[oa]s?|vendedor(?:es|as?)?|costureras?|peones|aprendices)(?!\p{L})/iu

/** Whether a phrase counts just what was asked for: "340 hives" for "how many hives". */
export function countsNoun({ text }: Phrase, noun: string, { language }: Life): boolean {
  const wanted = stemsOf(noun, language)
  return stemsOf(text, language).some((stem) => wanted.some((one) => sameWord(stem, one)))
}

/** The phrase of a fact that answers the question, the nearest to the question's words. */
export function phraseFor(fact: Fact, wanted: Wanted, terms: Terms, life: Life): Phrase | null {
  if (fact.from === 'seed') return null
  const text = spokenOf(fact, life)
  let list = phrasesOf(text, wanted.asks, life.language, wanted.noun)
  if (wanted.asks === 'which' && list.length === 0 && wanted.noun !== null) {
    const asked = wanted.noun
    const stems = stemsOf(asked, life.language)
    const families = familiesOf(asked)
    list = aliasesIn(text, life.language)
      .filter(
        ({ is }) =>
          stemsOf(is, life.language).some((one) => stems.some((stem) => sameWord(one, stem))) ||
          familiesOf(is).some((one) => families.includes(one)),
      )
      .map(({ name }) => ({ text: name, at: text.indexOf(name) }))
  }
  if (wanted.asks === 'when' && wanted.noun === 'long')
    list = list.filter(({ text: phrase }) => lasting.test(phrase))
  if (wanted.asks === 'when' && wanted.noun === 'often')
    list = list.filter(({ text: phrase }) => repeated.test(phrase))
  if (list.length === 0) return null
  const heldBy = (phrase: string) => termsIn(phrase, terms, life)
  // What the question itself names is no answer to it: "who is Greg" may still be told with what stands beside him.
  if (wanted.asks === 'who') {
    const others = list.filter(({ text: phrase }) => heldBy(phrase) === 0)
    if (others.length > 0) list = others
    else if (!list.some(({ text: phrase }) => phrase.split(' ').length > 2)) return null
  } else {
    const fresh = list.filter(({ text: phrase }) => wanted.asks === 'how_many' || heldBy(phrase) === 0)
    if (fresh.length > 0) list = fresh
  }
  if (wanted.asks === 'how_many' && wanted.noun !== null) {
    const counted = list.filter(({ text: phrase }) =>
      stemsOf(phrase, life.language).some((stem) =>
        stemsOf(wanted.noun ?? '', life.language).some((noun) => sameWord(stem, noun)),
      ),
    )
    // "How many houses?" is not answered with the 28th, nor with four weeks.
    const ofTime = lasting.test(wanted.noun)
    const ofPeople = people.test(wanted.noun)
    const like = ofPeople ? countsPeople : countsThings
    list = counted.length > 0 || ofTime ? counted : list.filter(({ text: phrase }) => like.test(phrase))
    if (list.length === 0) return null
  }
  if (wanted.asks === 'where' && wanted.aims !== null) {
    const way = wanted.aims === 'to' ? /^(to|into|a|al|hasta|hacia) /i : /^(from|off|de|del|desde) /i
    const aimed = list.filter(({ text: phrase }) => way.test(phrase))
    if (aimed.length > 0) list = aimed
  } else if (wanted.asks === 'where') {
    const placed = list.filter(({ text: phrase }) =>
      /^(in|at|on|under|behind|near|en|frente|cerca|back)\b/i.test(phrase),
    )
    if (placed.length > 0) list = placed
  }
  const positions = positionsOf(text, terms, life)
  const near = ({ at, text: phrase }: Phrase) =>
    positions.length === 0
      ? at
      : Math.min(...positions.map((one) => (one <= at ? at - one : (one - at - phrase.length) * 1.2 + 4)))
  // Who did it: the subject, which comes first, where its verb was named.
  if (wanted.asks === 'who' && list[0] && positions.some((one) => one > (list[0]?.at ?? 0)) && list[0].at < 3)
    return list[0]
  return list.toSorted((a, b) => near(a) - near(b))[0] ?? null
}

/** The text of a fact that must not be quoted, with the debtor's own people as the debtor calls them. */
function spokenOf(fact: Fact, { language, gender }: Life): string {
  if (fact.quotable) return fact.text
  return language === 'en'
    ? fact.text.replace(
        gender === 'female' ? /\b(?:her|their) (?=\p{Ll})/gu : /\b(?:his|their) (?=\p{Ll})/gu,
        'my ',
      )
    : fact.text.replace(/(?<![\p{L}])su (?=\p{Ll})/gu, 'mi ').replace(/(?<![\p{L}])sus (?=\p{Ll})/gu, 'mis ')
}

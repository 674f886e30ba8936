import type { Language } from '#protocol/vocabulary/language.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'
import { pick } from '../../random.ts'
import { opennessOf } from '../facts/rows.ts'
import type { Fact } from '../life.ts'
import { isMixed, languageOf } from './language.ts'
import { timeIn } from './details.ts'
import { firstPersonEnglish } from './english.ts'
import { firstPersonSpanish } from './spanish.ts'
import { firstPersonOf, isPlural } from './spanish-verbs.ts'
import { hiddenWords, stageDirections, type Speaker } from './speaker.ts'
import { sentenceCase, sentencesOf } from './tokens.ts'
import { causeWeight, standsForCause, topicsOf } from './topics.ts'

const firstPerson: Record<Language, (sentence: string, speaker: Speaker) => string | null> = {
  en: firstPersonEnglish,
  es: firstPersonSpanish,
}

/** Where a clause can stand alone: "after he fell off his bike", "porque la despidieron". */
const clauseStart: Record<Language, RegExp> = {
  en: /,? (?:because|after|since|when|while|so|and then|but) (?=(?:he|she|his|her|they|their|the|it|its|a|an|two|three|nobody|[A-Z]\p{Ll}+) )/u,
  es: /,? (?:porque|después de que|desde que|cuando|ya que|pero|y desde entonces|y) (?=(?:lo|la|le|se|su|el|los|las|ya|un|una|\p{Ll}+(?:ó|ió|aron|ieron|aba|ía)) )/u,
}

/** What somebody else did is no shame of the speaker. */
const othersDeed =
  /\b(accountant|bookkeeper|partner|boss|employee|dealer|contractor|thie(f|ves)|somebody|someone|contador\w*|soci[oa]|jefe|empleado|ladron\w*|le robaron|(he|she) was robbed)\b/

/** A clause with a verb near its start can stand alone; "after an argument with his boss" cannot. */
const verbNear: Record<Language, RegExp> = {
  en: /^(?:\S+ ){1,5}?(?:is|was|were|are|had|has|have|did|does|can|could|would|will|may|\w+ed|fell|lost|broke|went|got|came|took|left|cut|quit|said|told|ran|gave|kept|paid|sent|sold|made|found|put|stole|hit|burst)(?= |\.|,|$)/u,
  es: /^(?:\S+ ){0,5}?(?:\p{L}+(?:ó|ió|aron|ieron|aba|aban|ía|ían|á)|es|está|tiene|\p{L}+[aeo])(?= |\.|,|$)/u,
}

const asBefore: Record<Language, readonly string[]> = {
  en: ['Like I said, ', 'As I told you, ', 'I told you, ', 'What I said: '],
  es: ['Como le decía, ', 'Ya le dije, ', 'Lo que le dije: ', 'Le decía, '],
}

/** A short form for when the same is asked again. */
function againOf(text: string, clauses: readonly string[], language: Language): string {
  const shorter = clauses.find((clause) => clause.split(' ').length >= 3 && clause.length < text.length)
  if (shorter !== undefined) return shorter
  const parts = sentencesOf(text)
  const first = parts[0] ?? text
  const isI = /^I('|’|\b)/.test(first)
  return `${pick(text.length, 'again', asBefore[language])}${isI || /^\p{Lu}\p{Lu}/u.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`
}

function factOf(
  id: string,
  source: string,
  text: string | null,
  causes: boolean,
  language: Language,
  clauses: string[],
): Fact {
  const topics = topicsOf(source)
  const timed = timeIn(source, language) !== null
  if (causes) {
    topics.push('cause')
    if (timed) topics.push('behind_since')
  }
  if (timed && topics.includes('purpose')) topics.push('opened')
  const topic: Topic = topics[0] ?? 'elsewhere'
  const also = [...new Set(topics)].filter((one) => one !== topic)
  const hidden = hiddenWords.test(folded(source)) && !othersDeed.test(folded(source))
  return {
    id,
    topic,
    also,
    text: text ?? sentenceCase(source),
    again: text === null ? sentenceCase(source) : againOf(text, clauses, language),
    openness: hidden ? 'hidden' : (opennessOf[topic] ?? (causes ? 'guarded' : 'free')),
    from: 'scenario',
    quotable: text !== null,
  }
}

/** What a person keeps from the caller, though it is true. */
const kept =
  /\b(won'?t (say|admit|tell)|will not (say|admit|tell)|never admits|no lo dira|no lo dice|no quiere decir|secretly|en secreto)\b/

/** The parts of a sentence beside its stage directions, each a fact: "He is on a job again, is paid on Fridays and …". */
function withoutDirections(
  source: string,
  id: string,
  language: Language,
  speaker: Speaker,
  told: (sentence: string) => string | null,
): Fact[] {
  const pronoun = speaker.gender === 'female' ? 'She' : 'He'
  const split =
    language === 'en'
      ? /,? and (?=says |he |she |is |was |has |\w+s (?:that|what|the|to|on|in) )|, (?:but )?(?=\w+s |he |she |his |her )|; /
      : /, (?:y |pero )?|; | pero /
  return (
    source
      .replace(/[.!?]$/, '')
      .split(split)
      .map((part) => part.replace(/^(and|but|y|pero) /i, '').trim())
      // What follows "anyone who" belongs to that person.
      .filter((_, at, parts) => !parts.slice(0, at).some((part) => / who /.test(part)))
      .filter(
        (part) =>
          part.split(' ').length >= 3 &&
          !stageDirections.test(folded(part)) &&
          !/^(que|porque|si|con|de|por|en|a|sin|when|if|because|with|to|for) /i.test(part) &&
          (language === 'en' ||
            part.split(' ').some((word) => firstPersonOf(word) !== null || isPlural(word))),
      )
      .flatMap((part, at): Fact[] => {
        const bare = language === 'en' && /^\p{Ll}+s /u.test(part) && !/^(his|this|he|she) /.test(part)
        const text = told(sentenceCase(bare ? `${pronoun} ${part}` : part))
        if (text === null) return []
        const fact = factOf(`${id}-${at + 1}`, part, text, causeWeight(part) > 0, language, [])
        return [kept.test(folded(source)) ? { ...fact, openness: 'hidden' } : fact]
      })
  )
}

/** Whether a scenario tells of a cause, however it is put. */
export function namesCause(scenario: string): boolean {
  return sentencesOf(scenario).some((source) => causeWeight(source) > 0 || standsForCause(topicsOf(source)))
}

/**
 * The sentences of a scenario as facts: put into the first person where that is safe, otherwise kept as knowledge
 * that is never quoted. A clause that can stand alone is a fact of its own. `speaks` is the language of the life;
 * a sentence in the other one is quoted only by somebody who speaks both.
 */
export function scenarioFacts(
  scenario: string,
  speaker: Speaker,
  speaks: Language,
  bilingual: boolean,
): { facts: Fact[]; cause: string[] } {
  const facts: Fact[] = []
  const weights: { id: string; weight: number; length: number }[] = []
  sentencesOf(scenario).forEach((source, at) => {
    const language = languageOf(source, speaks)
    const quoted = language === speaks || bilingual
    const told = (sentence: string): string | null => {
      if (!quoted) return null
      if (!bilingual || !isMixed(source)) return firstPerson[language](sentence, speaker)
      const spanish = firstPerson.es(sentence, speaker)
      return spanish === null ? null : firstPerson.en(spanish, speaker)
    }
    const weight = causeWeight(source)
    const direction = stageDirections.test(folded(source))
    const id = `scenario-${at + 1}`
    // Who acts in a clause without a subject is unclear when somebody else acts in the sentence.
    const others = language === 'es' && /^(su|sus|el|la|los|las|un|una) /i.test(source)
    const clauses = direction || others ? [] : source.split(clauseStart[language]).slice(1)
    const whole = told(source)
    if (direction) {
      facts.push(...withoutDirections(source, id, language, speaker, told))
      for (const fact of facts.filter((one) => one.id.startsWith(`${id}-`) && one.also.includes('cause')))
        weights.push({ id: fact.id, weight: 2 + causeWeight(fact.text), length: fact.text.length })
    }
    const parts = clauses
      .map((clause) => ({ source: clause, text: told(sentenceCase(clause)) }))
      .filter(
        (part): part is { source: string; text: string } =>
          part.text !== null && part.source.split(' ').length >= 3 && verbNear[language].test(part.source),
      )
    facts.push(
      factOf(
        id,
        source,
        whole,
        weight > 0 && !direction,
        language,
        parts.map(({ text }) => text),
      ),
    )
    if (weight > 0 && !direction)
      weights.push({ id, weight: weight + (whole === null ? -2 : 0), length: source.length })
    parts.forEach((part, nth) => {
      const partId = `${id}-${nth + 1}`
      const partWeight = causeWeight(part.source)
      facts.push(factOf(partId, part.source, part.text, partWeight > 0, language, []))
      if (partWeight > 0) weights.push({ id: partId, weight: partWeight - 1, length: part.source.length })
    })
  })
  if (weights.length === 0)
    for (const fact of facts)
      if (!stageDirections.test(folded(fact.text)) && standsForCause([fact.topic, ...fact.also])) {
        fact.also.push('cause')
        weights.push({ id: fact.id, weight: fact.quotable ? 1 : 0, length: fact.text.length })
      }
  return {
    facts,
    cause: weights.toSorted((a, b) => b.weight - a.weight || b.length - a.length).map(({ id }) => id),
  }
}

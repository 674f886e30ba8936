import type { Language } from '#protocol/vocabulary/language.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'
import { opennessOf } from '../facts/rows.ts'
import type { Fact } from '../life.ts'
import { isMixed, languageOf } from './language.ts'
import { timeIn } from './details.ts'
import { firstPersonEnglish } from './english.ts'
import { firstPersonSpanish } from './spanish.ts'
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

const asBefore: Record<Language, string> = { en: 'Like I said, ', es: 'Como le decía, ' }

/** A short form for when the same is asked again. */
function againOf(text: string, clauses: readonly string[], language: Language): string {
  const shorter = clauses.find((clause) => clause.split(' ').length >= 3 && clause.length < text.length)
  if (shorter !== undefined) return shorter
  const parts = text.split(/(?<=[.!?]) /)
  const first = parts[0] ?? text
  const isI = /^I('|’|\b)/.test(first)
  return `${asBefore[language]}${isI || /^\p{Lu}\p{Lu}/u.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`
}

function factOf(id: string, source: string, text: string | null, causes: boolean, language: Language, clauses: string[]): Fact {
  const topics = topicsOf(source)
  const timed = timeIn(source, language) !== null
  if (causes) {
    topics.push('cause')
    if (timed) topics.push('behind_since')
  }
  const topic: Topic = topics[0] ?? 'elsewhere'
  const also = [...new Set(topics)].filter((one) => one !== topic)
  const hidden = hiddenWords.test(folded(source))
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

/**
 * The sentences of a scenario as facts: put into the first person where that is safe, otherwise kept as knowledge
 * that is never quoted. A clause that can stand alone is a fact of its own. `speaks` is the language of the life;
 * a sentence in the other one is quoted only by somebody who speaks both.
 */
export function scenarioFacts(scenario: string, speaker: Speaker, speaks: Language, bilingual: boolean): { facts: Fact[]; cause: string[] } {
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
    const clauses = direction ? [] : source.split(clauseStart[language]).slice(1)
    const whole = told(source)
    const parts = clauses
      .map((clause) => ({ source: clause, text: told(sentenceCase(clause)) }))
      .filter((part): part is { source: string; text: string } => part.text !== null && part.source.split(' ').length >= 3)
    facts.push(factOf(id, source, whole, weight > 0 && !direction, language, parts.map(({ text }) => text)))
    if (weight > 0 && !direction) weights.push({ id, weight: weight + (whole === null ? -2 : 0), length: source.length })
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
  return { facts, cause: weights.toSorted((a, b) => b.weight - a.weight || b.length - a.length).map(({ id }) => id) }
}

import type { Language } from '#protocol/vocabulary/language.ts'
import { asksOfTheirLife } from '#server/language/guesses.ts'
import { mistakenFor, misheardIn, type Misheard } from '#server/language/misheard.ts'
import type { Sentence } from '#server/language/reading.ts'
import { denies, saidWords, type SaidWords } from '#server/language/said-words.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { Fact } from '../life/life.ts'
import { stemOf } from '../life/word-families.ts'
import { owedCents } from '../scenario.ts'
import type { Moment } from './move.ts'
import { keepsBack } from './tell-fact.ts'

/** Words that begin with so many same letters are of one kind: "electric", "electricity". */
const sameBeginning = 6

/** Whether a word was said, in any of its forms. */
function isSaid(word: string, told: readonly string[], language: Language): boolean {
  const stem = stemOf(word, language)
  return told.some(
    (one) =>
      one === word ||
      stemOf(one, language) === stem ||
      (word.length >= sameBeginning && one.slice(0, sameBeginning) === word.slice(0, sameBeginning)),
  )
}

/** A figure that was told, or the sum of two that were: "forty-two boxes", after twenty-four and eighteen. */
function isTold(figure: number, told: readonly number[]): boolean {
  return told.includes(figure) || told.some((one, at) => told.slice(at + 1).includes(figure - one))
}

/** What of a line was not told: its words and figures that no text has. */
function foreignIn(line: string, texts: readonly string[], { life, scenario }: Moment): SaidWords {
  const all = texts.map(saidWords)
  const told = { words: all.flatMap(({ words }) => words), figures: all.flatMap(({ figures }) => figures) }
  const names = saidWords(scenario.name).words
  const { words, figures } = saidWords(line)
  return {
    words: words.filter((word) => !isSaid(word, [...told.words, ...names], life.language)),
    figures: figures.filter(
      (figure) => figure * 100 !== owedCents(scenario) && !isTold(figure, told.figures),
    ),
  }
}

/** What the debtor has told in this call: its last reply, facts, and the objections that it has raised. */
function toldBy({ mind, spoken }: Moment): string[] {
  const raised = mind.objections.flatMap(({ status, text }) =>
    status === 'latent' || text === null ? [] : [text],
  )
  return [spoken, ...mind.toldAs, ...raised]
}

/** "So you can pay the rent", to "I can't pay the rent": all words were told, and the other way round. */
function isTurnedRound(moment: Moment, line: string): boolean {
  const holding = toldBy(moment).filter((text) => {
    const { words, figures } = foreignIn(line, [text], moment)
    return words.length + figures.length === 0
  })
  return holding.length > 0 && holding.every((text) => denies(text) !== denies(line))
}

/** A longer line says more than the word that it got wrong. */
const mostOfEcho = 16

/** What a summing up comes to: everything in it was told, a word of it was another one, or more is in it than was told. */
export type SumsUp = { is: 'told' | 'more' } | { is: 'misheard'; misheard: Misheard }

/**
 * Whether all that a line sums up was told. Of the affirmations of a summing up in rounds 40 to 44 of data/free-talk ten of twelve were
 * wrong: a word or a figure of it was another one. Synonyms are not known, so what is summed up in other words is neither affirmed nor denied.
 */
export function sumsUp(moment: Moment, line: string): SumsUp {
  const misheard = wordCount(line) > mostOfEcho ? null : misheardIn(line, moment.spoken)
  if (misheard !== null) return { is: 'misheard', misheard }
  const foreign = foreignIn(line, toldBy(moment), moment)
  if (foreign.figures.length === 0 && foreign.words.length === 0)
    return { is: isTurnedRound(moment, line) ? 'more' : 'told' }
  const [only = ''] = foreign.words
  const meant =
    foreign.words.length === 1 && foreign.figures.length === 0 ? mistakenFor(only, line, moment.spoken) : null
  return meant === null ? { is: 'more' } : { is: 'misheard', misheard: meant }
}

/** A question that is held against a life has so many words of its own at least. */
const tellsOf = 2

/**
 * The fact that has all of a question that takes something to be so ("are you still roofing?"), which says more than a yes; null where there
 * is none, it was told, or may not be told.
 */
export function guessedFact(moment: Moment, quote: string): Fact | null {
  const { life, mind, reading, heard } = moment
  const sentence = reading.sentences.find((one) => one.quote === quote)
  const ofTerms = heard.acts.has('recap') || (sentence !== undefined && namesTerms(sentence))
  if (!asksOfTheirLife(quote) || ofTerms) return null
  const { words, figures } = saidWords(quote)
  if (words.length + figures.length < tellsOf) return null
  const fact = life.facts.find((one) => {
    const foreign = foreignIn(quote, [one.text], moment)
    return foreign.words.length + foreign.figures.length === 0
  })
  if (fact === undefined || !fact.quotable || fact.openness !== 'free' || keepsBack(moment, fact)) return null
  return mind.told[fact.id] === undefined && !life.cause.includes(fact.id) ? fact : null
}

/** A sum or a day that is checked is the bargain's. */
const namesTerms = ({ amounts, days }: Sentence) => amounts.length + days.length > 0

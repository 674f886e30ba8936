import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { FactQuestion } from '#server/language/coach-asks.ts'
import { quoteAt, quoteLine, repliesAfter, type Conversation } from '../scoring/conversation.ts'
import type { AnswerContext } from './answer-context.ts'
import { findSaid, matterOf, speaksOf, type Mention } from './find-said.ts'
import { placed, placedSentence } from './quotes-in-words.ts'

type SaidQuestion = Extract<FactQuestion, { about: 'said' }>

const shownMax = 3
/** Beside a line that says it in so many words, one that only comes near has no place. */
const outright = 0.94
const nearBest = 0.15

const isTheirs = ({ line }: Mention) => 'reading' in line

function quoteOf({ line, at }: Mention): Quote {
  return at === null ? quoteLine(line) : quoteAt(line, at)
}

/** The few mentions that answer best, in the order of the call. */
function best(mentions: readonly Mention[]): Mention[] {
  const [nearest] = mentions
  if (!nearest) return []
  const named = mentions.filter(({ asked, nearness }) => asked === null && nearness >= outright)
  const pool =
    named.length > 0 ? named : mentions.filter(({ nearness }) => nearness >= nearest.nearness - nearBest)
  return pool.slice(0, shownMax).toSorted((a, b) => a.line.line - b.line.line)
}

/** "They said in line 3: “…”" for each mention, with the question before an answer that does not name the matter. */
function told(mentions: readonly Mention[], language: Language): string[] {
  return mentions.map((mention) => {
    const said = placedSentence(quoteOf(mention), language)
    const asked = mention.asked && placedSentence(quoteOf(mention.asked), language)
    if (language === 'en') {
      if (asked) return `You asked in ${asked} They answered in ${said}`
      return isTheirs(mention) ? `They said in ${said}` : `You said in ${said}`
    }
    if (asked) return `Usted preguntó en la ${asked} La persona contestó en la ${said}`
    return isTheirs(mention) ? `La persona dijo en la ${said}` : `Usted dijo en la ${said}`
  })
}

const none: Record<'they' | 'you' | 'both', Record<Language, string>> = {
  they: {
    en: 'They said nothing about that in this call',
    es: 'La persona no dijo nada de eso en esta llamada',
  },
  you: {
    en: 'You said nothing about that in this call',
    es: 'Usted no dijo nada de eso en esta llamada',
  },
  both: {
    en: 'Nobody spoke of that in this call',
    es: 'Nadie habló de eso en esta llamada',
  },
}

/** The collector's words in reply to what the debtor said of the matter. */
function replies(talk: Conversation, mentions: readonly Mention[], language: Language): string[] {
  return mentions.flatMap((mention) => {
    const turn = talk.debtor.find(({ lines }) => lines.some(({ line }) => line === mention.line.line))
    const reply = turn && repliesAfter(talk, turn.index)[0]?.lines[0]
    if (!reply) return []
    const theirs = placed(quoteOf(mention), language)
    const yours = placedSentence(quoteLine(reply), language)
    return language === 'en'
      ? [`After ${theirs} you said in ${yours}`]
      : [`Después de la ${theirs}, usted dijo en la ${yours}`]
  })
}

/**
 * What was said of the matter of a question, with the lines it stands in. That nothing was said is claimed only where
 * no line even reminds of it.
 */
export function saidPoints(
  { talk, language }: AnswerContext,
  { by, words, whether }: SaidQuestion,
): string[] {
  const found = findSaid(talk, words, language)
  const sure = found.filter(({ nearness }) => nearness >= speaksOf)
  const asked = sure.filter((mention) => by === null || isTheirs(mention) === (by === 'assistant'))
  const en = language === 'en'
  if (asked.length > 0) {
    const shown = best(asked)
    const outrightSaid = shown.some(
      ({ asked: question, nearness }) => question === null && nearness >= outright,
    )
    const yes = whether && outrightSaid ? (en ? 'Yes. ' : 'Sí. ') : ''
    return [`${yes}${told(shown, language).join(' ')}`]
  }
  const side = by === null ? 'both' : by === 'assistant' ? 'they' : 'you'
  const nothing = none[side][language]
  if (sure.length > 0 && by === 'assistant')
    return [`${nothing}${en ? '; you did. ' : '; usted sí. '}${told(best(sure), language).join(' ')}`]
  const replied = by === 'user' ? replies(talk, best(sure), language) : []
  if (replied.length > 0) return [replied.join(' ')]
  const [nearest] = found
  if (!nearest && matterOf(words, talk.scenario.name).length === 0)
    return [en ? 'Name what it was about, and I will look for it.' : 'Dígame de qué se trataba y lo busco.']
  if (!nearest) return [`${nothing}.`]
  const lead = en ? 'Not in those words. What comes nearest: ' : 'No con esas palabras. Lo más cercano: '
  return [`${lead}${told([nearest], language).join('')}`]
}

/** Lines that plainly speak of what a question asks; empty where none does. For questions of no known kind. */
export function plainlySaid(context: AnswerContext, question: string): string[] {
  const found = findSaid(context.talk, question, context.language).filter(
    ({ nearness }) => nearness >= plainly,
  )
  const theirs = found.filter(isTheirs)
  const shown = best(theirs.length > 0 ? theirs : found)
  return shown.length === 0 ? [] : [told(shown, context.language).join(' ')]
}

/** A question that is not known to be about the call is answered from it only where a line meets most of its words. */
const plainly = 0.75

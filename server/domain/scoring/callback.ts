import type { OutcomeCard, Quote } from '#protocol/vocabulary/analysis.ts'
import { timeOfDayIn } from '#server/language/figures/time-of-day-in.ts'
import { someTime, talkAgain } from '#server/language/manner/collector-cues.ts'
import type { Sentence } from '#server/language/reading.ts'
import { announcesCall, placeOfCall } from '#server/language/requests/announces-call.ts'
import { plain } from '#server/language/text/plain.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { Conversation, DebtorTurn, Turn } from './conversation.ts'
import { oncePer, quoteAt } from './conversation.ts'

/** Another call counts where it was spoken of in so many of the collector's last turns. */
const lastTurns = 3

/** Its day and hour are looked for in so many of the last turns of both sides. */
const arrangedWithin = 14

function speaksOfCall({ social, question, certainty }: Sentence): boolean {
  return certainty !== 'low' && (social?.social === 'callback' || question?.topic === 'callback')
}

/** Where another call was announced or agreed on near the end; null where none was. */
export function callBackSaid(talk: Conversation): Quote | null {
  for (const { lines } of talk.collector.slice(-lastTurns))
    for (const line of lines) {
      const said = line.read.sentences.find((sentence) => {
        if (speaksOfCall(sentence)) return true
        const words = plain(sentence.quote)
        return talkAgain.test(words) && (sentence.days.length > 0 || someTime.test(words))
      })
      if (said) return quoteAt(line, said.start)
    }
  return null
}

export function callsBack(talk: Conversation): boolean {
  return callBackSaid(talk) !== null
}

/** By these a debtor takes a call to come. */
const taking: readonly Situation[] = ['ask.callback', 'ask.call_time', 'ask.part_of_day', 'ask.call_time.yes']

function takesCall({ lines }: DebtorTurn): boolean {
  return lines.some(
    ({ move }) => move !== null && 'situation' in move.says && taking.includes(move.says.situation),
  )
}

/**
 * The days of a sentence that may be the call's: the one that stands beside the call where both are said, since "I call you
 * tomorrow, and you begin on a Friday" names the day of a payment too.
 */
function daysOfCall({ quote, start, days }: Sentence, today: string): string[] {
  const coming = days.filter(({ on }) => on > today)
  const place = placeOfCall(quote)
  if (place === null || coming.length < 2) return coming.map(({ on }) => on)
  const gap = (day: (typeof coming)[number]) => Math.max(day.start - (start + place), start + place - day.end)
  return [coming.reduce((near, day) => (gap(day) < gap(near) ? day : near)).on]
}

/** The days that a turn names for the call, YYYY-MM-DD: with the call itself, or alone, as who has spoken of one does. */
function daysIn(turn: Turn, named: 'with the call' | 'alone', today: string): string[] {
  if (turn.speaker === 'assistant')
    return takesCall(turn) ? turn.lines.flatMap(({ move }) => move?.terms.day ?? []) : []
  const isMeant = (sentence: Sentence) =>
    named === 'alone'
      ? sentence.terms === null && sentence.amounts.length === 0
      : speaksOfCall(sentence) || announcesCall(sentence.quote)
  return turn.lines
    .flatMap(({ read }) => read.sentences)
    .filter(isMeant)
    .flatMap((sentence) => daysOfCall(sentence, today))
}

function speaksOfCallIn(turn: Turn): boolean {
  return turn.speaker === 'assistant'
    ? takesCall(turn)
    : turn.lines.some(({ read }) =>
        read.sentences.some((one) => speaksOfCall(one) || announcesCall(one.quote)),
      )
}

/** Whether somebody in a recorded call takes a call by words: they agree, or name its day themselves. */
function agreesByWords({ lines }: DebtorTurn): boolean {
  return lines.some(
    ({ reading, understanding }) => reading.accepts || (!reading.anger && understanding.dates.length > 0),
  )
}

/** When the call to come is: what was said last of it counts. Null where none was spoken of near the end. */
export const callBackIn = oncePer((talk: Conversation): NonNullable<OutcomeCard['callBack']> | null => {
  if (!callsBack(talk)) return null
  const turns = talk.turns.slice(-arrangedWithin)
  const first = turns.findIndex(speaksOfCallIn)
  const arranging = first < 0 ? [] : turns.slice(first)
  const taking = arranging.flatMap((turn) =>
    turn.speaker === 'assistant' && (takesCall(turn) || (talk.state === null && agreesByWords(turn)))
      ? [turn]
      : [],
  )
  // A day or an hour is the call's where the call is spoken of, or right beside the reply that takes it.
  const isBeside = ({ index }: Turn) => taking.some((turn) => Math.abs(turn.index - index) === 1)
  const ofCall = arranging.filter((turn) => speaksOfCallIn(turn) || isBeside(turn))
  const last = (named: Parameters<typeof daysIn>[1]) =>
    ofCall.flatMap((turn) => daysIn(turn, named, talk.scenario.today)).at(-1)
  const on = last('with the call') ?? last('alone') ?? null
  const said = ofCall.flatMap((turn) => (turn.speaker === 'user' ? turn.lines : []))
  const at = said.flatMap(({ text }) => timeOfDayIn(text) ?? []).at(-1) ?? null
  return { on, at: on === null ? null : at, agreed: taking.length > 0 }
})

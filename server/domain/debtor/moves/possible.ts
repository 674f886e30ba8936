import type { Mind } from '../mind.ts'
import { keepsBack } from './tell-fact.ts'
import { choosersFor } from './choose.ts'
import { answerFor } from './answering-for.ts'
import { hangUp, wrongNumber } from './ending.ts'
import { agreeWhenWilling } from './money.ts'
import type { Moment, Move } from './move.ts'

/** More are no choice but a list. */
const offeredMax = 5

/** What these choose leaves no choice. */
const final = [hangUp, answerFor, wrongNumber]

/** Replies that fit anything: whoever understands the line answers it. */
const fitsAnything: readonly string[] = ['low.question', 'low.statement']

/** Answers with what the debtor knows, where no other move fits: the line may have been misread. */
const ownWords: Move = { says: { situation: 'own.words' }, act: 'answer' }

/**
 * The moves that are possible now, the chosen one first. The state decides what is possible: a move is offered only
 * where its chooser would make it by itself, an agreement also where the will alone is there, and none but the chosen one
 * ends the call. A language model may take another
 * than the chosen one where that fits the line better. Pure.
 */
export function possibleMoves(moment: Moment, chosen: Move): Move[] {
  const silent = moment.reading.words === 0
  if (silent || final.some((chooser) => chooser(moment) !== null)) return [chosen]
  const moves = [chosen]
  const add = (move: Move | null) => {
    if (move === null || move.endsCall || moves.length === offeredMax) return
    if ('situation' in move.says && fitsAnything.includes(move.says.situation)) return
    if (!moves.some((known) => sameMove(known, move))) moves.push(move)
  }
  add(agreeWhenWilling(moment))
  for (const chooser of choosersFor(moment)) add(chooser(moment))
  return [...moves, ownWords]
}

function sameMove(one: Move, other: Move): boolean {
  if ('fact' in one.says || 'fact' in other.says)
    return 'fact' in one.says && 'fact' in other.says && one.says.fact.id === other.says.fact.id
  return one.says.situation === other.says.situation
}

/** What a language model has to know of the state beside the moves: which facts of the life are told, and which are not to be. */
export type Briefing = {
  /** Ids of facts, as often as they were told. */
  told: Record<string, number>
  /** Ids of facts that the debtor keeps to itself for now. */
  notYet: string[]
  /** What the debtor named itself, and what was agreed. */
  own: Mind['deal']['own']
  agreed: Mind['deal']['agreed']
  /** The objections that were raised, in words or by topic, and not answered yet. */
  objections: string[]
}

/** The briefing at a moment, before the reply. */
export function briefingOf(moment: Moment): Briefing {
  const { mind, life } = moment
  const notYet = life.facts.filter(
    (fact) =>
      mind.told[fact.id] === undefined &&
      (keepsBack(moment, fact) || (!mind.causeKnown && life.cause.includes(fact.id))),
  )
  return {
    told: mind.told,
    notYet: notYet.map(({ id }) => id),
    own: mind.deal.own,
    agreed: mind.deal.agreed,
    objections: mind.objections
      .filter(({ status }) => status === 'raised')
      .map(({ text, topic }) => text ?? topic),
  }
}

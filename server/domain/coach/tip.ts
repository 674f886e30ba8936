import type { Language } from '#protocol/vocabulary/language.ts'
import { fold, type Step } from '../debtor/fold.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { type Conversation, readConversation } from '../scoring/conversation.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'
import { hintFor } from './hint.ts'
import { type Hint, legalHint } from './legal-hint.ts'
import type { CoachPersona } from './persona.ts'
import { tipLead } from './tone.ts'

export type TipInput = {
  scenario: Scenario
  lines: readonly TranscriptLine[]
  coach: CoachPersona | null
  language: Language
  /** As in AnalysisInput. */
  recorded?: boolean
}
/** `aboutLine` is the index of the quoted line, starting at 0. */
export type Tip = { text: string; aboutLine: number }

/** The call as it stood after one of its turns. */
function upTo(talk: Conversation, index: number, steps: readonly Step[]): Conversation {
  const turns = talk.turns.slice(0, index + 1)
  const line = turns.at(-1)?.lines.at(-1)?.line ?? 0
  return {
    ...talk,
    turns,
    collector: talk.collector.filter((turn) => turn.index <= index),
    debtor: talk.debtor.filter((turn) => turn.index <= index),
    state: talk.state && (steps.findLast((step) => step.line <= line)?.state ?? talk.state),
  }
}

type Advice = Tip & { kind: string }

/** What there is to say after the last turn of a call, whether or not it was said before; the first thing first. */
function adviceAfter(talk: Conversation, coach: CoachPersona | null, language: Language): Advice[] {
  const lastTurn = talk.turns.at(-1)
  if (!lastTurn) return []
  const facts = factsOf(talk)
  const last = talk.collector.at(-1) ?? null
  const said = lastTurn.speaker === 'assistant' ? lastTurn : null
  const legal = legalHint(talk, last, said, facts, language)
  const next = said ? hintFor(talk, said, last, facts, language) : null
  // A manner of speaking is no matter any more once the call is over, nor beside anything else.
  const over = legal?.minor === true && (next !== null || (talk.state?.ended ?? null) !== null)
  const broken = over ? null : legal
  const hints = broken === null || next?.urgent === true ? [next, broken] : [broken]
  const lead = tipLead(coach, language)
  return hints
    .filter((hint) => hint !== null)
    .map((hint) => inWords(hint, hint === legal ? null : lead, language))
}

function inWords(hint: Hint, lead: string | null, language: Language): Advice {
  const instead = `${language === 'en' ? 'Try' : 'Pruebe'}: ${inMarks(hint.better, language)}`
  const heard = hint.quote === null ? '' : `${quoted(hint.quote, language, 80)} `
  const body = `${heard}${hint.say} ${instead}`
  return {
    kind: hint.kind,
    text: lead ? `${lead} ${body}` : body,
    aboutLine: hint.aboutLine,
  }
}

/**
 * A short tip about the last exchange with a better line; null if nothing justifies an interruption, or if the call has
 * had a tip of that kind already. It is based only on what was said aloud, never on the hidden budget, the pay day or an
 * unstated cause.
 */
export function tip({ scenario, lines, coach, language, recorded = false }: TipInput): Tip | null {
  const folded = recorded ? null : fold(scenario, lines)
  const talk = readConversation(scenario, lines, folded)
  const now = adviceAfter(talk, coach, language)
  if (now.length === 0) return null
  const given = new Set<string>()
  // A tip is given when an exchange has ended, with the debtor's line.
  for (const turn of talk.debtor) {
    if (turn === talk.turns.at(-1)) continue
    const then = adviceAfter(upTo(talk, turn.index, folded?.steps ?? []), coach, language)
    const first = then.find(({ kind }) => !given.has(kind))
    if (first) given.add(first.kind)
  }
  const advice = now.find(({ kind }) => !given.has(kind))
  return advice ? { text: advice.text, aboutLine: advice.aboutLine } : null
}

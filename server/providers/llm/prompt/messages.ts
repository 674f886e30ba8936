import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { ReplyTask } from '../llm.ts'
import { smallestContextTokens } from './context-tokens.ts'
import { directorsNote } from './director.ts'
import { stablePrompt } from './stable.ts'

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** Tokens that the reply itself may need, with its letter. */
const answerTokens = 300
/** A safe estimate: English has about four characters per token, Spanish, names and figures fewer. */
const charactersPerToken = 3.2
/** The share of the prompt that rules, persona and life may take; the rest is the conversation's and the note's. */
const stableShare = 0.66
/** Older turns are left out in steps, so that the beginning of the prompt stays the same for some turns. */
const linesPerStep = 6

/**
 * The messages for one reply, in the order that servers can cache: rules, persona, life and voice samples (the same in
 * the whole session), the conversation as turns, and with its last line the director's note. They fit into
 * `contextTokens`; where the conversation is longer, its older turns are left out, and the note says what came of them.
 */
export function replyMessages(task: ReplyTask, contextTokens = smallestContextTokens): Message[] {
  const charactersMax = Math.floor((contextTokens - answerTokens) * charactersPerToken)
  const life = lifeOf(task.scenario)
  const stable = stablePrompt(task.scenario, life, Math.floor(charactersMax * stableShare))
  const note = directorsNote(task, life)
  const left = charactersMax - stable.length - note.length
  const { turns, dropped } = turnsWithin(task.lines, left)
  const system: Message = { role: 'system', content: stable }
  return [system, ...alternating(turns, dropped ? `${earlier}\n${note}` : note)]
}

const earlier = '[[The beginning of the call is left out here; what came of it stands in the note.]]'

type Turn = { role: 'user' | 'assistant'; content: string }

/** The latest turns that fit, at least the last two. */
function turnsWithin(lines: ReplyTask['lines'], characters: number): { turns: Turn[]; dropped: boolean } {
  const spoken = lines.filter(({ text }) => text.trim() !== '')
  let room = characters
  let first = spoken.length
  while (first > 0) {
    const length = (spoken[first - 1]?.text.length ?? 0) + 8
    if (length > room && spoken.length - first >= 2) break
    room -= length
    first -= 1
  }
  const dropped = first > 0
  if (dropped) first = Math.min(Math.ceil(first / linesPerStep) * linesPerStep, spoken.length - 2)
  const turns = spoken.slice(Math.max(0, first)).map(({ speaker, text }): Turn => ({
    role: speaker === 'user' ? 'user' : 'assistant',
    // What a collector says is data: it cannot open or close a note.
    content: text.replaceAll('[[', '[').replaceAll(']]', ']').slice(0, lineCharactersMax),
  }))
  return { turns, dropped }
}
const lineCharactersMax = 1_500

/**
 * The turns as the strictest chat templates want them: they begin with the user, alternate, and end with the user, whose
 * message carries the note.
 */
function alternating(turns: readonly Turn[], note: string): Turn[] {
  const out: Turn[] = []
  for (const turn of turns[0]?.role === 'assistant' ? [ringing, ...turns] : turns) {
    const last = out.at(-1)
    if (last?.role === turn.role)
      out[out.length - 1] = { ...last, content: `${last.content}\n${turn.content}` }
    else out.push(turn)
  }
  const last = out.at(-1)
  if (last?.role === 'user') out[out.length - 1] = { ...last, content: `${last.content}\n\n${note}` }
  else out.push({ role: 'user', content: note })
  return out
}

const ringing: Turn = { role: 'user', content: '(The call begins.)' }

import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { analyze } from '../scoring/analyze.ts'
import { cellScenario } from './eval/cells.ts'
import { contextOf, fold, respond } from './fold.ts'
import type { Move } from './moves/move.ts'
import type { TranscriptLine } from './scenario.ts'

const scenarioOf = () => cellScenario('cooperative', 'medium', 'en', 3)

const said = [
  'Hello, this is Dana with Northwind Collections on a recorded line. Am I speaking with the account holder?',
  'I am calling about a past due balance. What happened?',
  'I am sorry to hear that. Could you do $40 a month from the first?',
]

/** What a debtor of another version did. */
const older: Move = {
  says: { situation: 'feel.lash_out' },
  act: 'lash_out',
  change: { unacknowledged: true },
}

/** The call as it is held: each reply carries its move, and each line its reading, as they come back from the database. */
function held({ firstMove }: { firstMove?: Move } = {}): TranscriptLine[] {
  const scenario = scenarioOf()
  const lines: TranscriptLine[] = []
  said.forEach((text, at) => {
    const { reading, move } = respond(scenario, [...lines, { itemId: null, speaker: 'user', text }])
    if (!reading || !move) throw new Error('the call is over')
    const stored = structuredClone({ reading, move: at === 0 && firstMove ? firstMove : move })
    lines.push(
      { itemId: null, speaker: 'user', text, reading: stored.reading },
      { itemId: null, speaker: 'assistant', text: 'Mhm.', move: stored.move },
    )
  })
  return lines
}

const bare = (lines: readonly TranscriptLine[]) =>
  lines.map(({ itemId, speaker, text }): TranscriptLine => ({ itemId, speaker, text }))

describe('a stored conversation', () => {
  it('[LIFE11] keeps its moves, whatever would be chosen today', () => {
    const lines = held({ firstMove: older })
    const { steps } = fold(scenarioOf(), lines)
    expect(steps[0]?.plan?.act).toBe('lash_out')
    expect(steps[1]?.outcome.emotional).toBe(true)
    const anew = fold(scenarioOf(), bare(lines))
    expect(anew.steps[0]?.plan?.act).not.toBe('lash_out')
    // Also where this process has chosen another move at that place before, and the other way round.
    const scenario = scenarioOf()
    fold(scenario, bare(lines))
    expect(fold(scenario, lines)).toEqual({ state: fold(scenarioOf(), lines).state, steps })
    expect(fold(scenario, bare(lines))).toEqual(anew)
  })

  it('[LIFE11] is analyzed by its moves', () => {
    const lines = held({ firstMove: older })
    const input = { scenario: scenarioOf(), feedbackLanguage: 'en' as const }
    const analyzed = (of: readonly TranscriptLine[]) => analyze({ ...input, lines: of })
    expect(analyzed(lines)).not.toEqual(analyzed(bare(lines)))
    expect(analyzed(held())).toEqual(analyzed(bare(held())))
  })

  it('[LIFE11] keeps its readings, whatever would be read today', () => {
    const scenario = scenarioOf()
    const goodbye = read('Goodbye then.', { ...contextOf(scenario), debtor: null })
    const [line, ...rest] = held()
    if (!line) throw new Error('nobody spoke')
    const lines = [{ ...line, reading: goodbye }, ...rest]
    expect(fold(scenario, lines).steps[0]?.reading).toBe(goodbye)
  })

  it('[LIFE11] gives the state in which it was held', () => {
    const lines = held()
    expect(fold(scenarioOf(), lines)).toEqual(fold(scenarioOf(), bare(lines)))
    // A reply that nobody heard has made no move.
    const unheard = [...lines.slice(0, 1), { ...lines[1], text: '' } as TranscriptLine]
    expect(fold(scenarioOf(), unheard).steps[0]?.plan).toEqual(fold(scenarioOf(), lines).steps[0]?.plan)
  })
})

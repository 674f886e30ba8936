import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { EntryScore, ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { outcomeOf } from '../scorecard/outcome.ts'
import { scorecardPass } from './scorecard-points.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const content: ScorecardContent = {
  name: 'Southern calls',
  description: '',
  passMark: 85,
  criteria: [
    { kind: 'built_in', id: id(1), criterion: 'communication.opening', weight: 6, failing: false },
    {
      kind: 'written',
      id: id(2),
      question: 'Was the callback number given?',
      two: 'In full.',
      one: 'In part.',
      zero: 'No.',
      examples: [],
      weight: 3,
      failing: false,
    },
  ],
  requiredLines: [
    { kind: 'script', id: id(3), text: 'This call is recorded.', due: 'opening', failing: true },
  ],
}

/** The answer for entries with these scores, the second one judged in line 4; `undefined`: still to be judged. */
function answer(scores: (EntryScore | undefined)[], language: Language): string {
  const entries = scores.map((score, at) => {
    const judgedBy = score === undefined ? ('pending' as const) : ('rules' as const)
    const quote = at === 1 ? { line: 3, itemId: null, text: 'You may call us.' } : null
    const judged = { score: score ?? null, judgedBy }
    return { entryId: id(at + 1), ...judged, quote, machine: judged, marks: [] }
  })
  const card = { scorecardId: id(9), version: 1, content }
  return scorecardPass({ ...card, result: { ...outcomeOf(content, entries), entries } }, { language })
}

describe('what it takes to pass by a scorecard', () => {
  it('[COACH12] is told by its own pass mark and its own score', () => {
    expect(answer([2, 2, 2], 'en')).toBe(
      'Yes: by the scorecard “Southern calls” the call has 100, and 85 passes.',
    )
    expect(answer([2, 2, 2], 'es')).toBe(
      'Sí: según la ficha «Southern calls» la llamada tiene 100, y se aprueba con 85.',
    )
  })

  it('[COACH12] names the entries that would have made up for what is missing, the dearest first', () => {
    // 6 of 10 weights half met, 3 of 10 half met: 30 and 15 points of 100.
    const told = answer([1, 1, 2], 'en')
    expect(told).toMatch(/^Not yet: by the scorecard “Southern calls” the call has 55, and 85 passes\./)
    expect(told).toMatch(/These would have made up for the rest: “[^”]+”, 30 points\.$/)
    // The dearest one makes up for it by itself.
    const one = answer([0, 1, 2], 'es')
    expect(one).toMatch(/^Todavía no: según la ficha «Southern calls» la llamada tiene 25/)
    expect(one).toMatch(/Con esto se alcanza lo que falta: «[^»]+», 60 puntos\.$/)
    const both = answer([0, 0, 2], 'es')
    expect(both).toContain(
      '60 puntos; «Was the callback number given?», 30 puntos (línea 4: «You may call us»)',
    )
  })

  it('[COACH12] says first what fails the call whatever the rest', () => {
    const told = answer([2, 2, 0], 'en')
    expect(told).toMatch(/^Not yet: by the scorecard “Southern calls” the call has 90, and 85 passes\./)
    expect(told).toContain('What fails it, whatever the rest: “This call is recorded”.')
    expect(told).not.toContain('made up for the rest')
  })

  it('[COACH12] decides nothing while a reviewer has entries to judge', () => {
    expect(answer([2, undefined, 2], 'en')).toBe(
      'That is not decided yet: by the scorecard “Southern calls” the call has 100, and 85 passes.\n\n' +
        'One entry is still to be judged by a reviewer, so the score is not complete.',
    )
    expect(answer([undefined, undefined, 2], 'es')).toContain('Falta que un revisor evalúe 2 puntos')
    expect(answer([null, null, null], 'es')).toMatch(/^Aún no está decidido: .*aún no tiene calificación/)
  })
})

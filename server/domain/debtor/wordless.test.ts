import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { fold } from './fold.ts'
import type { TranscriptLine } from './scenario.ts'
import { randomScene } from './words/scenes.ts'
import { isWordless } from './wordless.ts'

const line = (speaker: TranscriptLine['speaker'], text: string): TranscriptLine => ({
  itemId: null,
  speaker,
  text,
})

describe('a line without words', () => {
  it.each(['…', '?!', '😀', '', '  ', 'mmm', 'Hmm...', 'uh', 'eh?', 'este…', '¿?'])('is "%s"', (text) => {
    expect(isWordless(text)).toBe(true)
  })

  it.each(['no', 'sí', 'ok', 'mhm', 'ajá', '$5', '150', 'este viernes', 'a', 'y?'])('is not "%s"', (text) => {
    expect(isWordless(text)).toBe(false)
  })

  it.each(personalities)('costs a %s debtor patience and nothing else, and is asked about', (personality) => {
    const { scenario } = randomScene(personality, 'en', 11)
    const start = [line('assistant', 'Hello?'), line('user', 'My name is Marcus from North Recovery.')]
    const lines = [...start, line('assistant', 'Yes?')]
    const before = fold(scenario, lines).state
    let { patience } = before.feelings
    const costs: number[] = []
    for (const text of ['…', '?!', 'mmm']) {
      lines.push(line('user', text))
      const { state, steps } = fold(scenario, lines)
      expect(steps.at(-1)?.plan?.act).toBe('check_line')
      expect({ ...state.feelings, patience: before.feelings.patience }).toEqual(before.feelings)
      costs.push(patience - state.feelings.patience)
      patience = state.feelings.patience
      lines.push(line('assistant', 'Are you there?'))
    }
    // Each one in a row is harder to bear.
    expect(costs[0]).toBeGreaterThan(0)
    expect(costs[1]).toBe(2 * (costs[0] ?? 0))
    expect(costs[2]).toBe(3 * (costs[0] ?? 0))
  })

  it('ends the call after long silence', () => {
    const { scenario } = randomScene('cooperative', 'es', 11)
    const lines = [line('assistant', '¿Bueno?')]
    let ended = null
    for (let turn = 0; turn < 20 && ended === null; turn += 1) {
      lines.push(line('user', '…'))
      ended = fold(scenario, lines).state.ended
      lines.push(line('assistant', '¿Sigue ahí?'))
    }
    expect(ended).toBe('hung_up')
  })

  it('leaves a bilingual debtor in the language of the call', () => {
    const { scenario } = randomScene('cooperative', 'es', 11)
    const bilingual = { ...scenario, sessionLanguage: 'bilingual' as const }
    const lines = [
      line('assistant', 'Hello?'),
      line('user', 'Buenas tardes, le habla Marcos de Cobros Norte, ¿cómo está usted?'),
      line('assistant', '¿Sí?'),
      line('user', '…'),
    ]
    expect(fold(bilingual, lines).steps.map(({ plan }) => plan?.language)).toEqual(['es', 'es'])
  })
})

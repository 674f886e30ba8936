import { describe, expect, it } from 'vitest'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { RequiredLine } from '#protocol/vocabulary/scorecard.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { readConversation } from '../scoring/conversation.ts'
import { baseScenario } from '../scoring/fixtures/fixture.ts'
import { judgeRequiredLine } from './required-lines.ts'

const miniMiranda =
  'This is an attempt to collect a debt by a debt collector. Any information obtained will be used for that purpose.'

function required(text: string, changes: Partial<RequiredLine> = {}): RequiredLine {
  return { kind: 'script', id: crypto.randomUUID(), failing: false, due: 'anywhere', text, ...changes }
}

/** Judges a call in which the collector says these lines, each followed by a short answer. */
function judge(line: RequiredLine, said: readonly string[], sessionLanguage: SessionLanguage = 'english') {
  const scenario = { ...baseScenario, sessionLanguage }
  const lines = said.flatMap((text): TranscriptLine[] => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: 'Mm-hm.' },
  ])
  return judgeRequiredLine(line, readConversation(scenario, lines, null))
}

describe('a line that must be said', () => {
  const recorded = required('This call may be recorded for quality and training purposes.')

  it('[CARD9] is said when most of its content words stand in a line, in another form or order too', () => {
    const found = judge(recorded, [
      'Good morning.',
      'For training and quality purposes we are recording this call.',
    ])
    expect(found).toMatchObject({ score: 2, quote: { line: 2 } })
    expect(judge(recorded, ['This call is recorded.']).score).toBe(0)
    expect(judge(recorded, ['The call is recorded for quality.'])).toMatchObject({
      score: 1,
      quote: { line: 0 },
    })
  })

  it('[CARD9] may stand in two lines that follow each other, but not in three', () => {
    const parts = ['The call is recorded', 'for quality and training', 'purposes, as always']
    expect(judge(required('Recorded for quality and training.'), parts).score).toBe(2)
    const apart = ['We are recording.', 'How are you?', 'It is for quality and training purposes.']
    expect(judge(recorded, apart).score).toBe(1)
  })

  it('[CARD9] is missing without a quote', () => {
    expect(judge(recorded, ['Good morning.', 'How are you?'])).toEqual({ score: 0, quote: null })
  })

  it('[CARD9] is looked for in Spanish in the same way', () => {
    const line = required('Esta llamada puede ser grabada por motivos de calidad y capacitación.')
    const said = ['Le aviso que las llamadas se graban con motivo de la calidad y para capacitación.']
    expect(judge(line, said, 'spanish').score).toBe(2)
  })

  it('[CARD9] with hardly any content word is looked for by all its words', () => {
    const line = required('May I ask who this is?')
    expect(judge(line, ['Hi, may I ask who this is?']).score).toBe(2)
    expect(judge(line, ['This is Laura from Northway.']).score).toBe(0)
  })

  it('[CARD9] that is due in the opening has to stand in the first three lines', () => {
    const early = { ...recorded, due: 'opening' as const }
    const calls = ['One.', 'Two.', 'This call may be recorded for quality and training purposes.']
    expect(judge(early, calls).score).toBe(2)
    expect(judge(early, ['Zero.', ...calls]).score).toBe(0)
    expect(judge(recorded, ['Zero.', ...calls]).score).toBe(2)
  })

  it('[CARD10] in the other language has no occasion, where the call is held in one', () => {
    const spanish = required('¿Hay algo más en lo que le pueda ayudar hoy?')
    expect(judge(spanish, ['Is there anything else I can help you with today?'])).toEqual({
      score: null,
      quote: null,
    })
    expect(judge(spanish, ['Adiós.'], 'spanish').score).toBe(0)
    expect(judge(spanish, ['Goodbye.'], 'bilingual').score).toBe(0)
  })
})

describe('a notice', () => {
  const notice = required(miniMiranda, { kind: 'notice', due: 'opening' })
  const paraphrase =
    'I have to tell you that I am a debt collector trying to collect a debt, and anything you tell me will be information used for that purpose.'

  it('[CARD10] counts in other words that say all, in either language', () => {
    expect(judge(notice, ['Hello, Laura here.', paraphrase])).toMatchObject({ score: 2, quote: { line: 2 } })
    const spanish =
      'Le llamo para cobrar una deuda, soy un cobrador de deudas, y cualquier información que obtenga se usará para ese fin.'
    expect(judge(notice, [spanish], 'spanish').score).toBe(2)
  })

  it('[CARD10] that says only half of it does not', () => {
    expect(judge(notice, ['Hello, I am calling to collect a debt.']).score).toBeLessThan(2)
  })

  it('[CARD10] does not count where it came too late', () => {
    expect(judge(notice, ['One.', 'Two.', 'Three.', paraphrase]).score).toBeLessThan(2)
    expect(judge({ ...notice, due: 'anywhere' }, ['One.', 'Two.', 'Three.', paraphrase]).score).toBe(2)
  })

  it('[CARD10] of another kind is not given by that of debt collection', () => {
    const other = required('Calls are monitored and recorded by Northway Services.', { kind: 'notice' })
    expect(judge(other, [paraphrase]).score).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import type { LastTold } from './answer-features.ts'
import { type AnswerIndex, indexOfAnswers } from './answer-index.ts'
import { readDossier } from './dossier.ts'
import { rankAnswers } from './find-answer.ts'

const denise = indexOfAnswers(readDossier('denise.en'), 'en')
const lucia = indexOfAnswers(readDossier('lucia.es'), 'es')
const best = (index: AnswerIndex, line: string, last: LastTold | null) => {
  const [first] = rankAnswers(index, { line, last, topic: null })
  return first && first.chance >= 0.5 ? first.answer.id : null
}

describe('the answer that a line asks for', () => {
  // Lines that stand in no dossier.
  it.each([
    [denise, 'ok and remind me who this Todd person is', 'todd-who'],
    [denise, 'tell me, does your son Marcus know you owe this', 'marcus-knows'],
    [lucia, 'y cómo se llamaba tu mamá, Lucía', 'mama-nombre'],
  ])('[LIFE19] is found by the words of other ways to ask for it: %#', (index, line, id) => {
    expect(best(index, line, null)).toBe(id)
  })

  it('[LIFE19] follows what was told last, and is asked for by nothing less', () => {
    const after = { id: 'todd-who', text: 'Todd ran events at the Marlowe.' }
    expect(best(denise, 'how old is he', after)).toBe('todd-age')
    expect(best(denise, 'how old is he', null)).not.toBe('todd-age')
  })

  it.each([
    'So you were laid off from the chip plant in January?',
    'we could set up eighty a month from the fifth',
    'this call is recorded and this is an attempt to collect a debt',
  ])('[LIFE19] is none of another person, and none of the call: %s', (line) => {
    expect(best(denise, line, null)).toBeNull()
  })
})

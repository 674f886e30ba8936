import { expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'

const said = (...texts: string[]): TranscriptLine[] =>
  texts.flatMap((text) => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: '...' },
  ])

const situations = (objection: string, language: 'en' | 'es', lines: TranscriptLine[]) =>
  fold({ ...cellScenario('cooperative', 'beginner', language, 5), objections: [objection] }, lines).steps.map(
    ({ plan }) => (plan && 'situation' in plan.says ? plan.says.situation : null),
  )

it('an objection in the other language is raised in the words of the bank', () => {
  const lines = said(
    'Buenas tardes, le habla Laura de Cobranza Norte.',
    'Usted tiene un saldo vencido, ¿puede pagar el total hoy?',
  )
  expect(situations('I already paid this.', 'es', lines)).toContain('object.already_paid')
  expect(situations('Ya pagué esto.', 'es', lines)).toContain('object.custom')
})

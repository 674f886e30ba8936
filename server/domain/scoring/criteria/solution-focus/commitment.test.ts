import { expect, it } from 'vitest'
import type { TranscriptLine } from '../../../debtor/scenario.ts'
import { readConversation } from '../../conversation.ts'
import { baseScenario } from '../../fixtures/fixture.ts'
import { commitment } from './commitment.ts'

function moments(debtor: string, closing: string) {
  const said: [TranscriptLine['speaker'], string][] = [
    ['assistant', 'Hello, this is Maria Lopez.'],
    ['user', 'Thanks for your time. What could you manage a month on the card?'],
    ['assistant', 'I do not know yet.'],
    ['user', 'Would $80 a month from December 15 work for you?'],
    ['assistant', debtor],
    ['user', closing],
    ['assistant', 'Goodbye.'],
  ]
  const lines = said.map(([speaker, text]): TranscriptLine => ({ itemId: null, speaker, text }))
  const talk = readConversation(baseScenario, lines, null)
  return commitment
    .opportunities({ talk } as Parameters<typeof commitment.opportunities>[0])
    .map((one) => ('moment' in one ? [one.moment?.kind, one.moment?.quote.line] : []))
}

it('terms that are summed up although nobody took them are shown at their line', () => {
  const closing = 'OK, so $80 a month from December 15 by bank transfer. Thank you, goodbye.'
  expect(moments('That is far too much for me.', closing)).toEqual([['not_agreed', 5]])
})

it('a recap that says nothing is agreed, or asks, assumes nothing', () => {
  const open = 'So you are thinking about $80 a month, and nothing is agreed until you say yes. Goodbye.'
  expect(moments('That is far too much for me.', open).flat()).not.toContain('not_agreed')
  const asking = 'So, $80 a month from December 15, is that too much?'
  expect(moments('That is far too much for me.', asking).flat()).not.toContain('not_agreed')
})

it('nor does one of what the debtor agreed to', () => {
  const closing = 'OK, so $80 a month from December 15 by bank transfer. Thank you, goodbye.'
  expect(moments('Yes, $80 a month works for me. I will pay it by transfer.', closing).flat()).not.toContain(
    'not_agreed',
  )
})

it('nor one of a sum that the debtor named', () => {
  const closing = 'OK, so about $80 a month from December 15. Thank you, goodbye.'
  expect(moments('I could maybe do $80 a month, I do not know.', closing).flat()).not.toContain('not_agreed')
})

import { expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { cellScenario } from '../debtor/eval/cells.ts'
import { fold } from '../debtor/fold.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { standingOf } from '../law/default.ts'
import { readConversation } from './conversation.ts'
import { rightsIn } from './rights.ts'
import { tellsOfDebt } from './verification.ts'
import { breachesIn } from './violations.ts'

/** A call that the debtor's son answers, judged. */
function judged(...texts: string[]) {
  const lines = texts.flatMap((text): TranscriptLine[] => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: 'Well.' },
  ])
  const scenario = {
    ...cellScenario('defensive', 'medium', 'en', 5),
    scenario: 'Ana Torres owes on a card. The call reaches her son Leo, 19.',
  }
  const talk = readConversation(scenario, lines, fold(scenario, lines))
  return {
    rights: rightsIn(talk).map(({ right, honoured }) => ({ right, honoured })),
    breaches: breachesIn(talk, standingOf(scenario)).map(({ violation, quote }) => [violation, quote.line]),
  }
}

const asks = 'Good afternoon, my name is Laura. Is this Ana Torres?'

it('to leave a message with one of the debtor’s own breaks nothing', () => {
  const { rights, breaches } = judged(
    asks,
    'Thank you. When is a good time to reach her?',
    'It is personal. Could you ask her to call me back?',
    'Thanks, goodbye.',
  )
  expect(rights).toEqual([{ right: 'wrong_party', honoured: true }])
  expect(breaches).toEqual([])
})

it('to tell them of the debt is the debt told to the wrong person, at its line', () => {
  const { breaches } = judged(
    asks,
    'Ana owes $900 on a credit card.',
    'Sorry, could you ask her to call me?',
    'Bye.',
  )
  expect(breaches).toContainEqual(['wrong_party_told', 2])
})

it('a number to call back on is no sum, as it was read in Spanish', () => {
  const line =
    'Le indico: 55 5550 0142, extensión 18, de lunes a viernes de ocho a ocho y sábados de nueve a dos.'
  const context = { today: '2026-11-30', balanceCents: 1_840_000, debtorName: 'Ana Torres', debtor: null }
  const [sentence] = read(line, { ...context, callLanguage: 'es' }).sentences
  if (!sentence) throw new Error('nothing was read')
  expect(sentence.amounts).not.toEqual([])
  expect(tellsOfDebt(sentence, context.balanceCents)).toBe(false)
})

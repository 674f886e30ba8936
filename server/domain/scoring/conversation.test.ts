import { describe, expect, it } from 'vitest'
import { fold } from '../debtor/fold.ts'
import type { Move } from '../debtor/moves/move.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { agreementIn } from './agreement.ts'
import { readConversation } from './conversation.ts'
import { baseScenario } from './fixtures/fixture.ts'

const scenario: Scenario = { ...baseScenario, personality: 'cooperative', difficulty: 'beginner' }

/** A call with debtor's lines that say the opposite of what the debtor did. */
function call(said: readonly string[], words: string): TranscriptLine[] {
  return [
    { itemId: null, speaker: 'assistant', text: words },
    ...said.flatMap((text): TranscriptLine[] => [
      { itemId: null, speaker: 'user', text },
      { itemId: null, speaker: 'assistant', text: words },
    ]),
  ]
}

const said = [
  'Hello, my name is Ann Lee from Harbor Recovery. Am I speaking with Maria Lopez?',
  'This is an attempt to collect a debt. You have an outstanding balance of $1,800. What happened?',
  'I’m so sorry to hear that. That must be hard. Could you tell me more about it?',
]

describe('readConversation', () => {
  const words = 'Yes, agreed, $900 a month, I promise! I am suing you, stop calling me.'

  it('takes what the debtor did from its moves, whatever the words are', () => {
    const lines = call(said, words)
    const talk = readConversation(scenario, lines, fold(scenario, lines))
    const readings = talk.debtor.flatMap((turn) => turn.lines.map(({ reading }) => reading))
    expect(readings).toHaveLength(4)
    for (const { accepts, rights, anger } of readings)
      expect({ accepts, rights, anger }).toEqual({ accepts: false, rights: [], anger: false })
    expect(readings[1]?.identifies).toBe(true)
    expect(agreementIn(talk)).toBeNull()
  })

  it('hears what a language model told beside its move, but no agreement that the move does not make', () => {
    const [opening, ...rest] = call(said, words)
    if (!opening) throw new Error('no opening')
    const own: Move = { says: { situation: 'own.words' }, act: 'answer', wordedBy: 'model' }
    const lines = [opening, ...rest.map((line) => (line.speaker === 'user' ? line : { ...line, move: own }))]
    const talk = readConversation(scenario, lines, fold(scenario, lines))
    const replies = talk.debtor.slice(1).flatMap((turn) => turn.lines)
    expect(replies).toHaveLength(3)
    for (const { reading, move, freeWords } of replies)
      expect({ ...reading, move, freeWords }).toMatchObject({
        accepts: false,
        rights: ['stop_calling'],
        anger: true,
        move: null,
        freeWords: true,
      })
    expect(agreementIn(talk)).toBeNull()
  })

  it('gives each line of the collector the reading and the outcome of its step', () => {
    const lines = call(said, words)
    const folded = fold(scenario, lines)
    const talk = readConversation(scenario, lines, folded)
    const spoken = talk.collector.flatMap((turn) => turn.lines)
    expect(spoken.map(({ read }) => read)).toEqual(folded.steps.map(({ reading }) => reading))
    expect(spoken.map(({ outcome }) => outcome)).toEqual(folded.steps.map(({ outcome }) => outcome))
  })

  it('reads a recorded call by the words of both sides', () => {
    const talk = readConversation(scenario, call(said, words), null)
    expect(talk.debtor[0]?.lines[0]).toMatchObject({ move: null, reading: { accepts: true, anger: true } })
    expect(talk.collector[0]?.lines[0]).toMatchObject({ outcome: null })
    expect(talk.state).toBeNull()
  })

  it.each([
    ['$100 a month, starting Friday.', true],
    ['I can’t pay $100 a month.', false],
    ['$100 a month?', false],
    ['$60 a month, starting Friday.', false],
  ])('hears in a recorded call whether the offered figure is taken up: %s', (text, accepts) => {
    const offer = { itemId: null, speaker: 'user', text: 'We could do a plan of $100 a month.' } as const
    const reply = { itemId: null, speaker: 'assistant', text } as const
    const talk = readConversation(scenario, [offer, reply], null)
    expect(talk.debtor[0]?.lines[0]?.reading.accepts).toBe(accepts)
  })

  it('shows nothing in a line after the call has ended', () => {
    const abuse = 'If you don’t pay, you will be arrested and go to jail, you deadbeat.'
    const lines = call([abuse, abuse, abuse, abuse], words)
    const folded = fold(scenario, lines)
    expect(folded.state.ended).toBe('hung_up')
    const last = readConversation(scenario, lines, folded).debtor.at(-1)?.lines.at(-1)
    expect(last).toMatchObject({ move: null, reading: { accepts: false, anger: false } })
  })
})

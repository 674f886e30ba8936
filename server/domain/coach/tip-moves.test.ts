import { describe, expect, it } from 'vitest'
import type { Situation } from '../debtor/bank/situations.ts'
import type { Move } from '../debtor/moves/move.ts'
import type { Fact } from '../debtor/life/life.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { baseScenario } from '../scoring/fixtures/fixture.ts'
import { tip } from './tip.ts'

const scenario: Scenario = { ...baseScenario, opening: 'greeting', name: 'Maria Lopez' }
const user = (text: string): TranscriptLine => ({ itemId: null, speaker: 'user', text })
const debtor = (text: string, move?: Move): TranscriptLine => ({
  itemId: null,
  speaker: 'assistant',
  text,
  ...(move && { move }),
})
const opening = debtor('Hello, this is Maria Lopez. I owe you $1,800.')
const after = (said: string, reply: TranscriptLine, given: Scenario = scenario) =>
  tip({ scenario: given, lines: [opening, user(said), reply], coach: null, language: 'en' })?.text ?? ''

const does = (situation: Situation, act: Move['act'], more: Partial<Move> = {}): Move => ({
  says: { situation },
  act,
  ...more,
})

describe('a tip on a right', () => {
  const text = 'I see my lawyer about the tenants on Friday.'

  it('[SESS10] defends one that the debtor’s move used', () => {
    const rights = [{ right: 'attorney' as const, line: 1, honoured: false }]
    const move = does('right.attorney', 'bankruptcy_or_attorney', { invokes: 'attorney', change: { rights } })
    expect(after('Could you pay today?', debtor('Talk to my lawyer.', move))).toContain('attorney’s name')
  })

  it('[SESS10] goes before a threat of the collector that it answers', () => {
    const rights = [{ right: 'stop_calling' as const, line: 1, honoured: false }]
    const move = does('right.stop', 'stop_calling', { invokes: 'stop_calling', change: { rights } })
    const threat = 'If you do not pay you will be arrested and go to jail.'
    expect(after(threat, debtor('Why?'))).toContain('Nobody goes to jail')
    const stop = debtor('Stop calling me.', move)
    expect(after(threat, stop)).toContain('we will not call this number again')
    // Said twice, it leaves the second tip to the threat.
    const again = [opening, user('Could you pay today?'), stop, user(threat), stop]
    expect(tip({ scenario, lines: again, coach: null, language: 'en' })?.text).toContain(
      'Nobody goes to jail',
    )
  })

  it('[SESS10] defends none where the debtor only tells of its life', () => {
    const fact: Fact = {
      id: 'scenario-1',
      topic: 'work',
      also: [],
      text,
      again: text,
      openness: 'free',
      from: 'scenario',
      quotable: true,
    }
    const move: Move = { says: { fact, again: false }, act: 'answer' }
    expect(after('What are you doing this week?', debtor(text, move))).toBe('')
  })

  it('defends one that a language model used in words of its own', () => {
    const own = does('own.words', 'answer', { wordedBy: 'model' })
    const reply = debtor('I have an attorney for this. Why are you calling me?', own)
    expect(after('Could you pay today?', reply)).toContain('attorney’s name')
  })

  it('takes nobody for a wrong number who has said who they are', () => {
    const move = does('object.deny', 'wrong_party', { invokes: 'wrong_party' })
    const said = after('You owe $1,800 on your loan.', debtor('That is not my debt.', move))
    expect(said).toContain('right to dispute')
    expect(said).not.toContain('remove this number')
  })

  it('asks how it was paid where the debtor says that it was', () => {
    const move = does('object.already_paid', 'already_paid', { invokes: 'dispute' })
    expect(after('You owe $1,800.', debtor('I paid that.', move))).toContain('When did you pay, how much')
  })

  it('accuses nobody of collecting on who says sorry after a request to stop', () => {
    const rights = [{ right: 'stop_calling' as const, line: 1, honoured: false }]
    const stop = does('right.stop', 'stop_calling', { invokes: 'stop_calling', change: { rights } })
    const goesOn = (line: string) =>
      tip({
        scenario,
        lines: [
          opening,
          user('Pay up.'),
          debtor('Stop calling me.', stop),
          user(line),
          debtor('Fine.', does('low.statement', 'answer')),
        ],
        coach: null,
        language: 'en',
      })?.text ?? ''
    expect(goesOn('That was wrong of me, I am sorry. Which address may the letter go to?')).toBe('')
    expect(goesOn('I still need $500 today. Can you pay that?')).toContain('not call this number again')
  })
})

describe('a tip on an agreement', () => {
  const agreed = (firstOn: string | null) =>
    does('money.own_accepted', 'accept', {
      slots: { amountCents: 5000, per: 'monthly' },
      change: {
        commitment: 'vague',
        agreed: {
          kind: 'plan',
          amountCents: 5000,
          frequency: 'monthly',
          installments: null,
          firstOn,
          method: null,
        },
      },
    })
  const yes = 'Oh, thank you. $50 a month it is.'

  it('says what was agreed and asks for what is missing', () => {
    expect(after('Fifty a month is fine.', debtor(yes, agreed(null)))).toContain(
      'Try: “Thank you. $50 a month, then. From which day?”',
    )
  })

  it('names no day that nobody has said', () => {
    const said = after('Fifty a month is fine.', debtor(yes, agreed('2025-04-01')))
    expect(said).not.toContain('April')
  })

  it('is silent where what is missing was just asked', () => {
    expect(after('Fifty a month is fine. Which day suits you?', debtor(yes, agreed(null)))).toBe('')
  })
})

describe('a tip on pet names', () => {
  const said = 'Oh, honey, take your time.'

  it('minds one that made somebody small, and none between two who speak like that', () => {
    for (const minds of ['Please do not call me that.', 'I’m not your sweetheart.', 'Don’t call me honey.'])
      expect(after(said, debtor(minds)), minds).toContain('Pet names')
    expect(after(said, debtor('You are sweet, honey. I will.'))).not.toContain('Pet names')
  })
})

describe('a tip on money', () => {
  const refuses = debtor('I can’t do $1,800 at once.', does('money.cannot_full', 'no_money'))

  it('[SESS10] asks for no figure while the debtor wants to read it first', () => {
    const text = 'That is more than I have, and I want to see it in writing first.'
    const reply = debtor(text, refuses.move)
    expect(after('Can you pay the full $1,800 today?', reply)).not.toContain('aside')
  })

  it('sets aside the sum that was asked for', () => {
    expect(after('Can you pay the full $1,800 today?', refuses)).toContain('leave the $1,800 aside')
  })

  it('is silent where nobody asked for it', () => {
    expect(after('How is your mother doing?', refuses)).toBe('')
  })

  it('sets no figure aside where none was named, and presses for nothing that is disputed', () => {
    const none = debtor('There is no money, I told you.', does('object.no_money', 'no_money'))
    expect(after('Can you pay something today?', none)).toBe('')
    const disputes = debtor('That amount is wrong.', does('object.dispute_amount', 'dispute_amount'))
    const owes = user('Your balance is $1,800.')
    const lines = [opening, owes, disputes, user('Can you pay the full $1,800?'), refuses]
    expect(tip({ scenario, lines, coach: null, language: 'en' })?.text ?? '').not.toContain('aside')
  })

  it('lets a couple talk it over and agrees on the next call', () => {
    const said = debtor('I have to ask my wife.', does('object.spouse', 'spouse'))
    expect(after('Could you do $100 a month?', said)).toContain('when may I call back')
  })
})

describe('a tip on a feeling', () => {
  it('argues with no complaint', () => {
    const said = debtor('I will report you.', does('feel.threat_back', 'threat_back'))
    expect(after('So what can you pay?', said)).toContain('You can complain at any time')
  })

  it('takes a recording for no complaint', () => {
    const said = debtor('I am recording this, just so you know.', does('feel.threat_back', 'threat_back'))
    expect(after('So what can you pay?', said)).not.toContain('complain')
  })
})

describe('a tip on a pet name', () => {
  it('asks for no second answer to what was answered', () => {
    const reply = debtor('In January.', does('plain.when.past', 'answer'))
    expect(after('So when did it start, hon?', reply)).toContain(
      'Try: “I’m sorry, Maria, I should not have called you that. Please go on.”',
    )
  })
})

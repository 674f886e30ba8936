import { describe, expect, it } from 'vitest'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { analyze } from './analyze.ts'
import { baseScenario } from './fixtures/fixture.ts'

const { name } = baseScenario

/** A recorded call: what is said in turns, the debtor first. */
function analysisOf(...said: string[]) {
  const lines = said.map((text, at): TranscriptLine => ({
    itemId: `line-${at}`,
    speaker: at % 2 === 0 ? 'assistant' : 'user',
    text,
  }))
  return analyze({ scenario: baseScenario, lines, feedbackLanguage: 'en', recorded: true }).report
}

type Report = ReturnType<typeof analysisOf>
const criterion = ({ criteria }: Report, id: string) => criteria.find((one) => one.id === id)
const titles = ({ findings }: Report) => findings.map(({ title }) => title)

const opening = [
  `Hello, this is ${name}.`,
  'Good morning, this is Paul Reeves from Summit. This is an attempt to collect a debt, and any information obtained will be used for that purpose. Could you confirm your date of birth?',
  'The third of March.',
] as const

describe('[RESULT9] what a report says was lost', () => {
  it('points at no line for what was missing all along', () => {
    const report = analysisOf(
      ...opening,
      'How much do you make?',
      'Two thousand a month.',
      'How much is the rent?',
      'Nine hundred.',
      'Is there anything else that goes out?',
      'The car.',
      'Noted. Goodbye.',
    )
    expect(criterion(report, 'empathy.warmth')).toMatchObject({ missed: [], quote: null })
  })

  it('shows the line that hurries', () => {
    const hurry = 'It is one number, yes or no?'
    const report = analysisOf(
      ...opening,
      'What happened with the account?',
      'I lost some hours.',
      hurry,
      'I don’t know.',
      'Thank you for your time, goodbye.',
    )
    expect(criterion(report, 'empathy.respect')?.missed).toMatchObject([{ quote: { text: hurry } }])
    expect(titles(report)).toContain('This line sounds impatient')
  })

  it('names the half of the notice that was missing, and no delay', () => {
    const report = analysisOf(
      `Hello, this is ${name}.`,
      'Good morning, this is Paul Reeves from Summit. This is an attempt to collect a debt. Could you confirm your date of birth?',
      'The third of March.',
      'Thank you. You owe us 1,250 dollars. What happened?',
      'I lost some hours.',
      'I’m sorry to hear that. Thank you, goodbye.',
    )
    expect(criterion(report, 'compliance.disclosure')?.why).toMatch(/left out/u)
    expect(titles(report)).toContain('Half of the notice was missing')
  })

  it('asks for the check in the first words, not where the debt came up', () => {
    const report = analysisOf(
      `Hello, this is ${name}.`,
      'Good morning, this is Paul Reeves from Summit.',
      'What is it about?',
      'Am I speaking with the right person?',
      'Yes, that is me.',
      'You owe 1,250 dollars. Could you pay the full amount today?',
      'No.',
      'All right, goodbye.',
    )
    expect(criterion(report, 'compliance.verified_first')?.missed?.[0]?.quote.line).toBe(1)
  })

  it('tells of a figure that was named before anybody asked about means', () => {
    const guess = 'Could we set up a payment plan of 200 dollars a month?'
    const report = analysisOf(
      ...opening,
      'What happened with the account?',
      'I lost some hours at work.',
      guess,
      'That is too much for me.',
      'What could you manage each month after rent and food?',
      'Maybe eighty.',
      'Thank you. Goodbye.',
    )
    expect(criterion(report, 'solution_focus.affordability')?.missed).toMatchObject([
      { quote: { text: guess } },
    ])
  })
})

it('[RESULT7] no line is praised that meets a no with the same demand', () => {
  const again = 'We can do a plan, so what can you pay a month?'
  const report = analysisOf(
    ...opening,
    'This is about the $1,800. Can you pay the full amount today?',
    'I have no money. I lost my job.',
    'I need the full balance today.',
    'I’m watching the mailbox for my tax refund, and I’d hate to promise ahead of it.',
    again,
    'I can’t say before my tax refund comes.',
    'We can set up a plan for when the refund comes. How much a month can you pay?',
    'Nothing before the refund is here.',
    'Goodbye.',
  )
  expect(criterion(report, 'empathy.patience')?.score).toBeLessThan(2)
  const praised = report.findings.filter(({ kind }) => kind === 'strength').map(({ quote }) => quote.text)
  expect(praised).not.toContain(again)
})

it('[RESULT7] an open question for what can be borne is no demand again', () => {
  const open = 'Then tell me, how much would you feel comfortable with, even if it is small?'
  const report = analysisOf(
    ...opening,
    'Could you pay it all today?',
    'I can’t pay that. I lost my job.',
    'Could you pay 100 a month?',
    'No, I can’t pay that either.',
    open,
    'I don’t know, I can’t say.',
    'Goodbye.',
  )
  const shown = report.criteria.flatMap(({ missed }) => missed ?? []).map(({ quote }) => quote.text)
  expect(shown).not.toContain(open)
})

describe('[RESULT14] a call that is to follow', () => {
  const report = analysisOf(
    ...opening,
    'What happened with the account?',
    'I lost some hours. I have to talk to my wife before I promise anything.',
    'That makes sense. I’ll call you on Monday at five, does that work?',
    'Monday works.',
    'Thank you, then I’ll call you again on Monday at five. Take care, goodbye.',
  )

  it('is told with its day and its hour', () => {
    expect(report.outcome.ending).toBe('callback')
    expect(report.outcome.callBack).toEqual({
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      at: '17:00',
      agreed: true,
    })
  })

  it('is on the day that stands beside it, not on that of a payment', () => {
    const paid = analysisOf(
      ...opening,
      'What happened with the account?',
      'I lost some hours. I have to talk to my wife before I promise anything.',
      'That makes sense. Shall I call you on Monday at five?',
      'Monday works.',
      'Thank you. So on Monday at five I’ll call you again, and you tell me the sum to begin with on a Friday. Take care, goodbye.',
    )
    expect(paid.outcome.callBack).toEqual({ ...report.outcome.callBack })
  })

  it('needs a day or a yes: to be in touch again is no appointment', () => {
    const vague = analysisOf(
      ...opening,
      'What happened with the account?',
      'I lost some hours. I don’t know yet.',
      'All right, we will call you again then.',
      'I don’t know about that.',
      'Take care, goodbye.',
    )
    expect(vague.outcome.ending).not.toBe('callback')
    expect(vague.outcome.callBack).toBeNull()
  })

  it('is announced and not agreed where the debtor refuses it', () => {
    const refused = analysisOf(
      ...opening,
      'What happened with the account?',
      'I lost some hours. I don’t know yet.',
      'I’ll call you again on Monday at five.',
      'No, I don’t want that.',
      'I will call you on Monday anyway. Goodbye.',
    )
    expect(refused.outcome.callBack).toMatchObject({ at: '17:00', agreed: false })
  })

  it('is what could be had: no line is blamed for the promise that it puts off', () => {
    expect(criterion(report, 'solution_focus.commitment')).toMatchObject({ score: 1, missed: [] })
    expect(criterion(report, 'solution_focus.date_and_method')).toBeUndefined()
    expect(titles(report)).not.toContain('Nothing was promised')
  })
})

describe('[RESULT13] a dispute that the collector puts on record', () => {
  const report = analysisOf(
    ...opening,
    'What happened with the account?',
    'The boxes arrived broken, and nobody ever took them back.',
    'Then I’ll record this as disputed, and nothing is due while it is checked. I’ll write to you by Friday.',
    'Good.',
    'Thank you for telling me. Goodbye.',
  )

  it('is a right that was honoured, in whatever words it was told', () => {
    expect(report.outcome.ending).toBe('disputed')
    expect(report.outcome.rightsInvoked).toMatchObject([{ right: 'dispute', honoured: true }])
  })

  it('asks for no plan and no promise', () => {
    const asked = report.criteria.map(({ id }) => id)
    expect(asked).not.toContain('solution_focus.commitment')
    expect(asked).not.toContain('solution_focus.options')
  })
})

import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { respond } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'

const scenario = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario:
    'Gil runs a fruit stand in Yuma with his wife Nadia. In May the council dug up the road in front of it and nobody stopped any more. He can pay $40 a month.',
  objections: [],
}
const greeting = "Hi Gil, this is Karen Fields with North Recovery, it's about the store card."

/** What the debtor says to the last of these lines, and what is agreed then. */
function reply(...texts: string[]) {
  const lines: TranscriptLine[] = []
  let says = ''
  let agreed: number | null = null
  let slots = {}
  let from: string | null = null
  for (const [at, text] of [greeting, ...texts].entries()) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan, move, state } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    const said = realise(plan, { scenario, lines, turn: at + 1 })
    says = 'situation' in plan.says ? plan.says.situation : 'fact'
    agreed = state.agreed?.amountCents ?? null
    slots = move.slots ?? {}
    from = state.agreed?.firstOn ?? null
    lines.push({ itemId: null, speaker: 'assistant', text: said, move })
  }
  return { says, agreed, slots, from }
}

describe('the end of a bargain', () => {
  it.each(['Would you rather clear it all at once or bit by bit?', 'So, in full or in installments?'])(
    'leaves the choice between all and parts: %s',
    (line) => {
      expect(reply(line).says).toBe('money.in_parts')
    },
  )

  it('asks for a sum in its own words', () => {
    const offer = 'Could you do eight hundred a month?'
    expect(reply(offer, 'Down to what? Give me a number.').says).toMatch(
      /^money\.(?:name|hesitate|think|hold)$/,
    )
  })

  it('puts a sum right at once: the other one is answered', () => {
    expect(reply('Could you do nine hundred a month, sorry, eight hundred I meant?').slots).toMatchObject({
      offeredCents: 80_000,
    })
  })

  it('answers a correction, whatever objection is left', () => {
    const { says, slots } = reply('Could you do nine hundred a month?', 'No no, I misspoke, eight hundred.')
    expect(says).toBe('money.too_much')
    expect(slots).toMatchObject({ offeredCents: 80_000 })
  })

  it('reassures that nothing is agreed: no debtor denies that', () => {
    const offer = 'Could you do eight hundred a month?'
    expect(reply(offer, 'Nothing is decided until you say so, Gil.').says).toBe('heard.nothing_agreed')
    expect(reply(offer, 'Nothing is agreed, sorry. Can I call you on Monday?').says).toBe('ask.callback')
  })

  it('takes a sum that is offered again for an offer, and not for a claim', () => {
    const offer = 'Could you do eight hundred a month?'
    expect(reply(offer, 'okay then seven hundred a month on the fifth').says).not.toBe('money.not_agreed')
    expect(reply(offer, 'So we agreed on seven hundred a month.').says).toBe('money.not_agreed')
  })

  it('keeps the day of a right summary before another question', () => {
    const { says, from } = reply(
      'What happened that you fell behind?',
      "I'm so sorry to hear that, that must have been hard for you.",
      'What could you pay a month?',
      'Okay, forty a month works for me, we will do that.',
      'So that is forty a month from the fifteenth of December. And what does Nadia do for a living?',
      'hm',
    )
    expect(says).toBe('silence')
    expect(from).toBe('2026-12-15')
  })

  it('hears the whole beside a part of it as no demand', () => {
    expect(reply("That's the whole balance, I know. I meant each month: what about twenty?").says).not.toBe(
      'money.cannot_full',
    )
  })

  it('names a day that is still to come, where the letter is sent today', () => {
    const { says, slots } = reply(
      'I will send you the letter today. Shall we talk again once you have read it?',
    )
    expect(says).toBe('ask.callback')
    expect(Object.values(slots)[0]).not.toBe(scenario.today)
  })
})

import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

/** What the debtor says to the last of these lines, in a call held as far as that. */
function reply(scenario: Scenario, ...texts: string[]): { text: string; says: string } {
  const lines: TranscriptLine[] = []
  let last = { text: '', says: '' }
  for (const [at, text] of texts.entries()) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan, move } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    const said = realise(plan, { scenario, lines, turn: at + 1 })
    last = { text: said, says: 'situation' in plan.says ? plan.says.situation : 'fact' }
    lines.push({ itemId: null, speaker: 'assistant', text: said, move })
  }
  return last
}

const english = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario:
    'Gil runs a fruit stand in Yuma with his wife Nadia and their daughter Imani, 12. In May the council dug up the road in front of it and nobody stopped any more.',
}
/** As far as that he names a figure. */
const toFigure = [
  'The balance is $3,200.',
  'What happened with the stand?',
  'I’m sorry to hear that. What could you pay a month?',
] as const
const greeting = "Hi Gil, this is Karen Fields with North Recovery, it's about the store card."

describe('what a collector follows up', () => {
  it.each([
    ["sorry uh who's nadia", 'Nadia’s my wife.'],
    ['who is she, and who is Imani?', 'Imani’s my daughter.'],
  ])('asks who somebody is: %s', (asked, answer) => {
    expect(reply(english, greeting, asked).text).toBe(answer)
  })

  it('asks the age of whom it named last', () => {
    const asked = 'tell your wife i said hello and the little girl how old'
    expect(reply(english, greeting, asked).text).toMatch(/twelve|12/i)
  })

  it('invites to go on: then what happened is told', () => {
    const { text } = reply(
      english,
      greeting,
      'The balance is $900 and it is past due.',
      "Go on, I'm listening.",
    )
    expect(text).toMatch(/dug up the road|nobody stopped/)
  })

  it('announces a call and asks whether that suits: the day is answered, not the sum', () => {
    const { says } = reply(
      english,
      greeting,
      'The balance is $900. Could you do fifty a month?',
      "sleep on it and i'll call you thursday, is that alright",
    )
    expect(says).toBe('ask.callback')
  })

  it.each(['then thank you gil four times', 'If I know when it comes, I can ask them to wait until then.'])(
    'thanks for something within the call: nobody takes that for its end: %s',
    (line) => {
      expect(reply(english, greeting, 'The balance is $900.', line).says).not.toMatch(/^end\./)
    },
  )

  it.each([
    ['Could you send me a photo of the road?', 'ask.send'],
    ['Send me what you have and I will put it in the file.', 'ask.send'],
    ['Could you send me the letter, and what do you earn in a week?', 'fact'],
  ])('asks for something of the debtor’s: %s', (line, situation) => {
    expect(reply(english, greeting, 'The balance is $900.', line).says).toBe(situation)
  })

  it('asks for a time of day behind a call that was announced', () => {
    const line = 'Sleep on it, and I’ll call you on Thursday. What time is good for you?'
    expect(reply(english, greeting, 'The balance is $900.', line).says).toBe('ask.call_time')
  })

  it('asks to be told in time, which is no question about a day', () => {
    const line = 'And if the road is dug up again you call me before you miss one, okay?'
    expect(reply(english, greeting, 'The balance is $900.', line).says).toBe('ask.tell_first')
  })

  it.each(['When can you send it?', 'Would an email be easier, so you have it in writing?'])(
    'asks for money or for an address by what sounds like sending: %s',
    (line) => {
      const { says } = reply(english, greeting, 'What could you pay a month?', line)
      expect(says).not.toBe('ask.send')
    },
  )

  it('says that a sum was never asked for, after an answer to it: it is taken back', () => {
    const offer = 'Could you do eight hundred a month?'
    expect(reply(english, greeting, offer).says).toBe('money.too_much')
    expect(reply(english, greeting, offer, 'No no, I never said eight hundred.').says).toBe(
      'correct.never_said',
    )
  })

  it('says the time that was just named again: that it suits', () => {
    const says = reply(
      english,
      greeting,
      'The balance is $900.',
      'I’ll call you on Thursday. What time is good for you?',
      'At eleven, then. My regards to Nadia.',
    )
    expect(says.says).toBe('ask.call_time.yes')
  })

  it('asks which day, and proposes none: the debtor names one', () => {
    const agreed = [...toFigure, 'All right, that works for us.']
    const { text } = reply(english, greeting, ...agreed, 'Which Friday do we start?')
    expect(text).toMatch(
      /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/u,
    )
  })

  it('takes the debtor’s own sum with the last words: that is agreed', () => {
    const own = /\$(\d+)/u.exec(reply(english, greeting, ...toFigure).text)?.[1]
    const closes = `${own} a month it is, then. I’ll put it in writing. Thank you, goodbye.`
    expect(reply(english, greeting, ...toFigure, closes).says).toBe('end.agreed')
    const leaves = `I’ll put the ${own} a month to my supervisor. Thank you, goodbye.`
    expect(reply(english, greeting, ...toFigure, leaves).says).toBe('end.open')
  })

  it('asks whether to call on the same number', () => {
    const call = 'I’ll call you on Thursday at six. Same number, this one?'
    expect(reply(english, greeting, 'The balance is $3,200.', call).text).toMatch(
      /\b(?:yes|sure|i (?:think|believe) so|of course|right|yeah|yep)\b/iu,
    )
  })

  it('asks for the sum in so few words as stand for it: a sum is named', () => {
    expect(reply(english, greeting, ...toFigure, 'And roughly, how much?').says).toMatch(/^money\./u)
  })

  it('says the debtor’s own sum back beside another: the own one stands', () => {
    const lines = [greeting, ...toFigure]
    const own = /\$(\d+)/u.exec(reply(english, ...lines).text)?.[1]
    expect(own).toBeDefined()
    const asked = `Was it ${own} a month, or 555?`
    const { says, text } = reply(english, ...lines, asked)
    expect(says).toBe('correct.sum')
    expect(text).toContain(`$${own}`)
  })

  it('takes up the debtor’s own sum in words of its own: that is agreed', () => {
    const lines = [greeting, ...toFigure]
    const own = /\$(\d+)/u.exec(reply(english, ...lines).text)?.[1]
    expect(reply(english, ...lines, `${own} dollars a month sounds fine to me.`).says).toMatch(
      /^money\.(?:own_accepted|accept)/u,
    )
  })

  it('asks on what day of a month that has been something happened: no day to pay is named', () => {
    const moved = {
      ...english,
      scenario: `${english.scenario} On the 9th of May he wrote to the council about it.`,
    }
    const { says, text } = reply(moved, greeting, 'The balance is $900.', 'What date in May was that?')
    expect(says).toBe('fact')
    expect(text).toMatch(/9|ninth/u)
  })

  it('comes down from what was too much: the bargain goes on, and nothing else is objected', () => {
    const eight = 'Could you do eight hundred a month?'
    expect(reply(english, greeting, eight).says).toBe('money.too_much')
    expect(reply(english, greeting, eight, 'Then sixty?').says).toMatch(/^money\./)
  })

  it('asks what something cost that nobody has written: no sum is made up', () => {
    const { text } = reply(english, greeting, 'The balance is $900.', 'How much was the awning on the stand?')
    expect(text).not.toMatch(/\$|\d/)
  })

  it('asks what was meant by what was just told: that is told once more', () => {
    const asked = 'What happened with the stand in May?'
    const told = reply(english, greeting, 'The balance is $900.', asked)
    expect(told.says).toBe('fact')
    const again = reply(english, greeting, 'The balance is $900.', asked, 'What do you mean, dug up?')
    expect(again.says).toBe('fact')
    expect(again.text).toMatch(/road|stopped/)
  })

  it('gives a choice between two things: one of them is taken', () => {
    const { text } = reply(english, greeting, 'is that for the electric or the water, do you remember?')
    expect(text).toMatch(/electric|water/i)
  })

  it.each([
    ['Does four in the afternoon suit you?', 'ask.call_time.yes'],
    ['Thursday, half past eight. Okay?', 'ask.callback'],
    ['Does your shift start at six?', 'fact'],
    ['And what time is good?', 'ask.call_time'],
  ])('speaks of the hour of a call that was announced, or of something else: %s', (line, situation) => {
    expect(reply(english, greeting, 'I will call you back on Thursday, okay?', line).says).toBe(situation)
  })

  it('asks for the whole balance, which names no balance in passing', () => {
    expect(reply(english, greeting, 'Could you pay the 3,200 on Friday?').says).toBe('money.cannot_full')
    const details = 'I will send you the details of the 3,200 and a few options. Does that suit you?'
    expect(reply(english, greeting, details).says).not.toBe('money.cannot_full')
  })

  it('guesses what the debtor does: what they do instead is told', () => {
    expect(reply(english, greeting, 'Are you an accountant or or something?').text).toMatch(/cashier/)
  })

  it('asks for yes or no about what nobody wrote: no "no" is made up', () => {
    const asked = ['Did you keep the receipts?', 'Does the stand have a roof?', 'Is the road open again?']
    for (const line of asked) expect(reply(english, greeting, line).says).not.toBe('plain.no')
  })

  it('asks for the age of whoever was just named', () => {
    expect(reply(english, greeting, 'do you have any kids?', 'how old is she?').text).toMatch(/12/)
  })
})

it('[LIFE1] a scenario that the debtor tells is said as it was written', () => {
  const spanish = {
    ...cellScenario('cooperative', 'beginner', 'es', 11),
    scenario:
      'Soy Efraín, tengo 46 años y manejo un camión de personal en Apodaca. En febrero me quitaron la ruta larga. Me rayan los sábados.',
  }
  expect(reply(spanish, 'Buenas tardes, habla Rosa de Cobranzas del Norte.', '¿en qué trabaja?').text).toBe(
    'Manejo un camión de personal en Apodaca.',
  )
})

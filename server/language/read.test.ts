import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import type { Before } from './reading.ts'

const room: Before = {
  callLanguage: 'bilingual',
  today: '2026-11-22',
  balanceCents: 120_000,
  debtorName: 'Katie Moran',
  debtor: null,
}
const after = (debtor: Partial<NonNullable<Before['debtor']>>): Before => ({
  ...room,
  debtor: { asked: null, topic: null, figureCents: null, ...debtor },
})
const only = (line: string, before = room) => {
  const { sentences } = read(line, before)
  expect(sentences).toHaveLength(1)
  return sentences[0]
}

describe('read', () => {
  it('hears an offer that is made in so many words', () => {
    const said = only('Yo le propongo $800 cada viernes, empezando este viernes, sin recargos.')
    expect(said?.terms?.is).toBe('offer')
  })

  it('leaves a verb with the question that it belongs to', () => {
    expect(only('cuánta gente tiene ahí trabajando don chuy')?.question?.asks).toBe('how_many')
  })

  it.each(['¿Y con qué forma de pago?', '¿Cuál sería el medio de pago?', 'And which payment method?'])(
    'takes a form of payment for no payment: %s',
    (line) => {
      const before = { callLanguage: 'bilingual', today: '2026-11-23', balanceCents: 100_000 } as const
      const [sentence] = read(line, { ...before, debtorName: 'Ana Ruiz', debtor: null }).sentences
      expect(sentence?.question?.topic).toBe('method')
    },
  )

  it.each([
    ['Does your wife work too?', 'partner', 'household', 'whether'],
    ['When did you lose your job?', 'job_loss', 'work', 'when'],
    ['y los niños cuántos años tienen', 'age', 'household', 'how_many'],
    ['How much is your rent?', 'housing', 'debtor', 'how_much'],
    ['¿Qué día le pagan?', 'payday', 'work', 'when'],
    ['Is Katie there?', 'name', 'debtor', 'whether'],
  ])('reads the question in %j', (line, topic, about, asks) => {
    expect(only(line)?.question).toMatchObject({ topic, about, asks })
  })

  it.each([
    ['let me put you on hold for a second', 'wait'],
    ['No no, nobody is taking your house.', 'reassure'],
    ['Got it.', 'ack'],
    ['Adiós, que esté bien.', 'farewell'],
  ])('reads what %j does', (line, social) => {
    expect(only(line)?.social?.social).toBe(social)
  })

  it('quotes each sentence verbatim', () => {
    const line = '  Hi Katie! I am so sorry to hear that... When did it happen?'
    for (const { quote, start, end } of read(line, room).sentences) expect(line.slice(start, end)).toBe(quote)
  })

  it('hears a goodbye only at the end of a turn', () => {
    const { sentences } = read('Goodbye to those late fees, then. How much could you pay a month?', room)
    expect(sentences.map(({ social }) => social?.social)).not.toContain('farewell')
  })

  it.each(['Marked as disputed as of today.', 'espero que su niña esté bien'])(
    'reads neither pressure nor an end into %j',
    (line) => {
      const { sentences, pushing } = read(line, room)
      expect(pushing).toBe(false)
      for (const { acts, social } of sentences) {
        expect(acts.map(({ act }) => act)).not.toContain('lawful_urgency')
        expect(acts.map(({ act }) => act)).not.toContain('close')
        expect(['farewell', 'wait', 'urge']).not.toContain(social?.social)
      }
    },
  )

  it('takes a short question for what the debtor spoke of', () => {
    expect(only('Since when?', after({ topic: 'work' }))?.question?.topic).toBe('work_since')
    expect(only('¿Y eso?', after({ topic: 'last_payment' }))?.question?.topic).toBe('cause')
  })

  it('takes yes and no for an answer to what the debtor asked or offered', () => {
    expect(only('That works.', after({ figureCents: 4_000 }))?.social?.social).toBe('accept')
    expect(only('Sí, claro.', after({ asked: 'robot' }))?.social?.social).toBe('answer')
    expect(only('No, we cannot do that.', after({ figureCents: 4_000 }))?.social?.social).toBe('refuse')
  })

  it.each([
    'damn a cow seriously are you ok',
    'No le reclamo nada.',
    "I won't lie to you, forty is low.",
    'No tiene que tener vergüenza.',
    "Nobody is taking your truck, I can't even do that.",
  ])('accuses nobody of %j', (line) => {
    const { sentences, pushing } = read(line, room)
    expect(pushing).toBe(false)
    for (const { violations, social } of sentences) {
      expect(violations.filter(({ severity }) => severity !== 'review')).toEqual([])
      expect(['insult', 'threat']).not.toContain(social?.social)
    }
  })

  it('keeps a violation that is less than sure for review', () => {
    const hits = (line: string) => read(line, room).sentences.flatMap(({ violations }) => violations)
    const [sure] = hits('If you do not pay you will be arrested and go to jail.')
    expect(sure).toMatchObject({ violation: 'arrest', severity: 'severe' })
    const doubted = hits('I know a judge who would love to meet you.')
    expect(doubted).toHaveLength(1)
    expect(doubted.every(({ severity }) => severity === 'review')).toBe(true)
    expect(doubted[0]?.certainty).toBeLessThan(sure?.certainty ?? 0)
  })

  it('reads two questions in one sentence as two', () => {
    const { sentences } = read('From what day, and with which card would you pay?', room)
    expect(sentences.map(({ question }) => question?.topic)).toEqual(['pay_when', 'method'])
  })

  it('takes speech without marks apart where a sentence ends, and no question in two', () => {
    const apart = read('im sorry to hear that how long were you out of work', room).sentences
    expect(apart.map(({ quote }) => quote)).toEqual([
      'im sorry to hear that',
      'how long were you out of work',
    ])
    expect(read('y los niños cuántos años tienen', room).sentences).toHaveLength(1)
  })

  it('trusts the marks of whoever sets them', () => {
    const line = 'Once you send the form I close the case and you get a letter.'
    expect(read(line, room).sentences).toHaveLength(1)
  })

  it('takes what a short question leaves out from what the debtor spoke of', () => {
    expect(only('And then?', after({ topic: 'work' }))?.question?.topic).toBe('work')
    expect(only('¿Cómo se llama?', after({ topic: 'pets' }))?.question?.topic).toBe('pets')
    expect(only('What about Friday?', after({ topic: 'pay_when' }))?.question?.topic).toBe('pay_when')
    expect(only('Sixty?', after({ figureCents: 4_000 }))?.question?.topic).toBe('offer_ok')
    expect(only('Not yet.', after({ asked: 'meaning' }))?.social?.social).toBe('answer')
  })

  it('has nothing to say about a line without words', () => {
    expect(read(' ... ', room).sentences).toEqual([])
  })
})

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
  it.each([
    ['Does your wife work too?', 'partner', 'household', 'whether'],
    ['When did you lose your job?', 'job_loss', 'work', 'when'],
    ['y los niños cuántos años tienen', 'children', 'household', 'how_many'],
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

  it('has nothing to say about a line without words', () => {
    expect(read(' ... ', room).sentences).toEqual([])
  })
})

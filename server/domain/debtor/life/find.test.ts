import { describe, expect, test } from 'vitest'
import type { Asks, Topic } from '#server/language/vocabulary.ts'
import { findFact } from './find.ts'
import type { Life } from './life.ts'
import { makeLife } from './make-life.ts'
import { aSource } from '../testing/a-source.ts'
import type { LifeSource } from './people/source.ts'

const plain = aSource()
const tom: LifeSource = {
  ...plain,
  name: 'Tom Baker',
  occupation: 'Waiter/Waitress',
  debtType: 'medical',
  scenario:
    'Tom went to the ER in February after he fell off his bike. His insurance from the restaurant had lapsed because he was laid off. Collectors called his mother in Queens. He hangs up in March.',
  objections: null,
}
const rosa: LifeSource = {
  ...plain,
  primaryLanguage: 'spanish',
  accent: 'mexican',
  name: 'Rosa Ortega',
  scenario:
    'Rosa limpia casas en Guadalajara. Su patrona la despidió en agosto. La deuda es de una cirugía de su hija Paola.',
  objections: null,
}
const english = makeLife(tom, 4, { today: '2026-11-22' })
const spanish = makeLife(rosa, 4, { today: '2026-11-22' })

function answer(life: Life, topic: Topic, asks: Asks, words: string): string | null {
  const found = findFact(life, {
    topic,
    asks,
    words: words.split(' ').filter(Boolean),
  })
  return found.kind === 'fact' ? found.fact.text : null
}

describe('finding the fact that answers a question', () => {
  test.each<[Life, Topic, Asks, string, RegExp]>([
    [english, 'health', 'when', 'hospital', /February/],
    [english, 'health', 'what', 'bike', /fell off my bike/],
    [english, 'insurance', 'why', 'insurance', /laid off/],
    [english, 'calls', 'who', 'called', /my mother in Queens/],
    [english, 'cause', 'why', '', /lapsed|laid off|bike/],
    [english, 'birth_date', 'when', 'birth', /\d{4}/],
    [spanish, 'job_loss', 'when', 'perdio trabajo', /agosto/],
    [spanish, 'purpose', 'what', 'deuda', /Paola/],
    [spanish, 'cause', 'why', '', /despidió/],
  ])('%#', (life, topic, asks, words, expected) => {
    expect(answer(life, topic, asks, words)).toMatch(expected)
  })

  test('finds nothing where the person would not know', () => {
    expect(answer(english, 'elsewhere', 'how_much', 'population france')).toBeNull()
  })

  test('a bare question for the cause goes on to what was not told yet', () => {
    const asked = { topic: 'cause', asks: 'why', words: [] } as const
    const first = findFact(english, asked)
    expect(first.kind).toBe('fact')
    if (first.kind !== 'fact') return
    const second = findFact(english, asked, { [first.fact.id]: 1 })
    expect(second.kind === 'fact' && second.fact.id).not.toBe(first.fact.id)
  })
})

describe('a question about the debtor', () => {
  const life = makeLife(
    {
      ...plain,
      name: 'Gareth Lloyd',
      occupation: 'Warehouse team leader',
      scenario:
        'Gareth is four payments of $310 behind. In February the cab firm he drove for lost its airport contract. He takes calls at work. He needs to keep the car. His daughter Ruby lives with him. He can pay $310 this Friday.',
    },
    4,
    { today: '2026-11-22' },
  )
  const reply = (line: string, topic: Topic, asks: Asks) => {
    const found = findFact(life, { topic, asks, words: [], certainty: 0.9, line })
    return found.kind === 'fact' ? found.fact.text : null
  }

  test('after the work is answered with the occupation, whatever else was written of work', () => {
    expect(reply('uh so what do you do for work gareth', 'work', 'what')).toMatch(/warehouse team leader/i)
  })
  test('why somebody is behind is not answered with how far', () => {
    expect(reply('Why did you fall behind?', 'cause', 'why')).toMatch(/airport contract/)
  })
  test('a fact of another topic that shares hardly a word with the question is no answer to it', () => {
    expect(reply('When did you last make a payment?', 'last_payment', 'when')).toBeNull()
  })
  test('for the age of somebody else is not answered with one’s own', () => {
    expect(reply('and how old is Ruby', 'age', 'how_many') ?? '').not.toMatch(/\d/)
  })
})

describe('a question about a written scenario', () => {
  const life = makeLife(
    {
      ...plain,
      name: 'Darlene Fitch',
      occupation: 'School kitchen manager',
      debtType: 'medical',
      scenario:
        "Darlene Fitch broke her wrist on 9 February stepping off the loading dock at Pell Creek Elementary, and rode to the hospital in her brother-in-law Wade's truck. The insurer says it happened after she had clocked out, so it will not pay. She cries when anyone asks for a date. She can pay $90 on the 15th.",
    },
    4,
    { today: '2026-11-22' },
  )
  const reply = (line: string, topic: Topic = 'elsewhere') => {
    const found = findFact(life, { topic, asks: 'what', words: [], certainty: 0.2, line })
    return found.kind === 'fact' ? found.fact.text : null
  }

  test.each<[string, Topic, string]>([
    [
      'so who drove you to the hospital',
      'elsewhere',
      "I rode to the hospital in my brother-in-law Wade's truck.",
    ],
    [
      'How did you hurt your wrist?',
      'health',
      'I broke my wrist on 9 February stepping off the loading dock at Pell Creek Elementary.',
    ],
    ['When did you break it, the wrist?', 'health', 'On 9 February.'],
    ['What could you pay?', 'able_monthly', 'I can pay $90 on the 15th.'],
  ])('%s', (line, topic, said) => {
    expect(reply(line, topic)).toBe(said)
  })

  test.each<[string, Topic]>([
    // No day is known of it.
    ['When did your insurer get back to you?', 'insurance'],
    // No word of what is known, and no sure topic.
    ['How is the weather down your way?', 'housing'],
    ['Is the water running again?', 'elsewhere'],
  ])('%s is not answered with something else', (line, topic) => {
    expect(reply(line, topic)).toBeNull()
  })

  test('how the part is played is never told', () => {
    const told = life.facts.filter(({ quotable }) => quotable).map(({ text }) => text)
    expect(told.join(' ')).not.toMatch(/cry|anyone asks/)
    expect(reply('do you cry when anyone asks for a date') ?? '').not.toMatch(/cry/)
  })
})

test('a list of who lives there is told to its end, or not begun', () => {
  const life = makeLife(
    {
      ...plain,
      name: 'Renee Kowalczyk',
      scenario:
        'Renee rents the upstairs half of a duplex off Sylvania Avenue in Toledo with her sons Marcus, 15, and Teddy, 9.',
    },
    3,
    { language: 'en', today: '2026-11-26' },
  )
  const found = findFact(life, {
    topic: 'children',
    asks: 'whether',
    words: ['kids', 'home'],
    certainty: 0.95,
    line: 'do you have kids at home',
  })
  const text = found.kind === 'fact' ? found.fact.text : ''
  expect(text).toContain('Marcus, 15, and Teddy, 9')
})

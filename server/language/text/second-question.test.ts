import { expect, it } from 'vitest'
import { readLine } from './line.ts'
import { splitSecondQuestion } from './second-question.ts'

const split = (text: string) =>
  readLine(text)
    .sentences.flatMap(splitSecondQuestion)
    .map(({ start, end }) => text.slice(start, end))

it.each([
  [
    "So with the overtime gone, what do you bring home a month, and when's payday?",
    ['So with the overtime gone, what do you bring home a month', "and when's payday"],
  ],
  [
    'how much is is that, and when does riverside pay you',
    ['how much is is that', 'and when does riverside pay you'],
  ],
  [
    'so the 1,200, what was it for originally, and does that number look right to you?',
    ['so the 1,200, what was it for originally', 'and does that number look right to you'],
  ],
  [
    'Is the lift back up, and did the shop pay for it?',
    ['Is the lift back up', 'and did the shop pay for it'],
  ],
  [
    'Then could you send me that email, and how would you like to hear back?',
    ['Then could you send me that email', 'and how would you like to hear back'],
  ],
  [
    'Pues dígame, ¿en qué trabaja y cuánto gana al mes?',
    ['Pues dígame', 'en qué trabaja', 'y cuánto gana al mes'],
  ],
])('a second question in one breath is a sentence of its own: %s', (line, parts) => {
  expect(split(line)).toEqual(parts)
})

it.each([
  'Could you pay half now and when you get paid the rest?',
  'Can you pay half now or when you get paid?',
  '¿Me puede pagar la mitad hoy y cuando cobre el resto?',
  'Did the insurance pay its part, or is the 640 all yours?',
  'Is the gap between what you earn and what you owe the problem?',
  'Was it a phone call or, what, a text?',
  '¿O sea entonces que le cerraron la fábrica y que no le alcanza?',
  'Is it you and your wife?',
  'Could you pay the first one and have the rest by May?',
])('what is joined stays together: %s', (line) => {
  expect(split(line)).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { withoutEcho } from './echo.ts'

const aloud = 'Look, I lost my job in March. I can pay two hundred a month from the fifteenth.'

it.each([
  ['all of what was heard', 'i lost my job in March', ''],
  ['words that the recogniser got wrong', 'I lost my shop in march I can play two hundred', ''],
  [
    'what stands before the own words',
    'i can pay two hundred a month okay let us do that',
    'okay let us do that',
  ],
])('removes the words of the debtor: %s', (_, heard, own) => {
  expect(withoutEcho(heard, aloud)).toBe(own)
})

it.each([
  ["That's right, James.", "That's right, James. Carry on."],
  ['thats right james', 'That’s right, James.'],
  ['i owe you $1200', 'I owe you $1,200, I know.'],
])('knows words with signs in them: %s', (heard, said) => {
  expect(withoutEcho(heard, said)).toBe('')
})

it.each([
  'okay let us do that',
  'two hundred dollars',
  'and what about the car you bought in march',
  'wait a moment please',
  '',
])('leaves what is the own: "%s"', (heard) => {
  expect(withoutEcho(heard, aloud)).toBe(heard)
})

it('knows Spanish words, and nothing where the debtor was silent', () => {
  expect(withoutEcho('perdí el trabajo en marzo espere', 'Es que perdí el trabajo en marzo.')).toBe('espere')
  expect(withoutEcho('perdí el trabajo', '')).toBe('perdí el trabajo')
})

it('knows the words before a long clause that has only begun', () => {
  const clause =
    'and then I would like to talk it over with the people I live with before I promise anything '.repeat(3)
  expect(withoutEcho('i hear what you say and then i', `I hear what you say, ${clause}`)).toBe('')
})

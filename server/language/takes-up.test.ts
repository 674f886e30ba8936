import { expect, it } from 'vitest'
import { takesUp } from './takes-up.ts'

it.each([
  ['Eighty pounds a month sounds fine, as long as it leaves you enough to live on.', true],
  ['80 is doable', true],
  ['Con 80 me parece bien.', true],
  ['Sí, con 80 está bien', true],
  ['No problem, eighty works.', true],
  ['Eighty a month it is, then.', true],
  ['80 está bien, pero necesito más', false],
  ['I’ll put the 80 a month to my supervisor.', false],
  ['If eighty is fine with you, say so.', false],
  ['Eighty does not sound right.', false],
  ['No me parece bien eso.', false],
  ['Could you do eighty?', false],
])('%s', (line, takes) => {
  expect(takesUp(line)).toBe(takes)
})

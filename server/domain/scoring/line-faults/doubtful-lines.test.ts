import { expect, it } from 'vitest'
import type { Moment } from '../criteria/criterion.ts'
import type { Judged } from '../scores.ts'
import { withoutDoubtfulLines } from './doubtful-lines.ts'

const at = (line: number): Moment => ({
  kind: 'objection_not_probed',
  quote: { itemId: null, line, text: `line ${line}` },
  about: null,
})
const judged = (moment: Moment, ...also: Moment[]): Judged => ({
  id: 'objection_handling.probed',
  credited: 0,
  opportunities: [{ credit: 0, quote: moment.quote, moment, also }],
})
const calm = new Set([1, 3])
const leftOf = (one: Judged) =>
  withoutDoubtfulLines([one], (_, { quote }) => !calm.has(quote.line))[0]?.opportunities[0]

it('[RESULT9] a loss keeps its points and loses the line that shows nothing', () => {
  expect(leftOf(judged(at(1)))).toMatchObject({ credit: 0, moment: null })
})

it('[RESULT9] the next line that shows it stands in its place', () => {
  expect(leftOf(judged(at(1), at(2), at(3)))).toMatchObject({
    quote: { line: 2 },
    moment: { quote: { line: 2 } },
    also: [],
  })
})

it('[RESULT9] what shows it stays as it was', () => {
  const one = judged(at(2), at(4))
  expect(leftOf(one)).toBe(one.opportunities[0])
})

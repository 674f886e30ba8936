import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { openingDeal } from '../deal/deal.ts'
import type { Agreement } from '../deal/state.ts'
import { cellScenario } from '../eval/cells.ts'
import { lifeOf } from '../life/of-scenario.ts'
import { contextOf } from '../fold.ts'
import { openingMind } from '../mind.ts'
import { withoutSumsTold } from './sums-told.ts'

const scenario = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario: 'She drives a school bus in Toledo. She can pay $250 a month.',
}
const life = lifeOf(scenario)
const own: Agreement = {
  kind: 'plan',
  amountCents: 35_00,
  frequency: 'monthly',
  installments: null,
  firstOn: null,
  method: null,
  down: null,
  until: null,
  lastCents: null,
  totalCents: null,
}

/** The sums that a line puts on the table, by a debtor who has told these facts and named its own figure. In cents. */
function offered(line: string, toldAs: readonly string[], figure: Agreement | null = null): number[] {
  const mind = { ...openingMind(scenario), toldAs, deal: { ...openingDeal, own: figure } }
  const { sentences } = read(line, { ...contextOf(scenario), debtor: null })
  return sentences.flatMap((sentence) => {
    const terms =
      sentence.terms &&
      withoutSumsTold(sentence, sentence.terms, { mind, scenario, life, spoken: toldAs.at(-1) ?? '' })
    return terms?.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? []) ?? []
  })
}

describe('a sum that the debtor has told', () => {
  it.each([
    ['Eighteen hundred in one go?', ['$1,800.']],
    ['four hundred fifty wow and what do you make a week', ['About $450.']],
  ])('is no offer when it is said back: %s', (line, told) => {
    expect(offered(line, [])).not.toEqual([])
    expect(offered(line, told)).toEqual([])
  })

  it('is one where it is asked for, or where nobody has told it', () => {
    expect(offered('Could you pay 450 a month?', ['About $450.'])).toEqual([450_00])
    expect(offered('Could you do 60 a month?', ['About $450.'])).toEqual([60_00])
  })

  it('is one where it is what the debtor can pay', () => {
    expect(offered('Two hundred fifty a month, is that right?', ['I can pay $250 a month.'])).toEqual([
      250_00,
    ])
  })

  it('leaves the sum beside it', () => {
    const line = 'So with your $1,090 and the benefits, could you pay $35 on the 26th?'
    expect(offered(line, ["I'm paid $1,090 on the 25th."])).toEqual([35_00])
  })
})

describe("the debtor's own figure", () => {
  it.each(['$35 a month would take about 21 months.', 'Where would the $35 come from?'])(
    'is not taken up by who reckons with it or asks about it: %s',
    (line) => {
      expect(offered(line, [], own)).toEqual([])
    },
  )

  it('is taken up by who asks for it', () => {
    expect(offered('Could you do $35 a month?', [], own)).toEqual([35_00])
  })
})

import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { debtorActs } from '../plan.ts'
import { realise } from './realise.ts'
import { randomScene } from './scenes.ts'

/** Replies to every act by every personality, with one accent. */
function repliesOf(accent: 'argentinian' | 'mexican' | 'british' | 'neutral', language: 'en' | 'es') {
  return personalities.flatMap((personality) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const { scenario, plan } = randomScene(personality, language, seed)
      const own = { ...scenario, accent }
      return debtorActs.map((act) => realise(plan(act), { scenario: own, lines: [], turn: seed }).join(' '))
    }),
  )
}

const usted =
  /(?<!\p{L})(?:usted|mire|oiga|dígame|déjeme|disculpe|perdone|permítame|espere|escúcheme|cuénteme|explíqueme|fíjese|créame|decirle|decírselo)(?!\p{L})/iu

describe('an accent', () => {
  it('[ENUM9] is voseo from end to end for an Argentinian debtor', () => {
    const replies = repliesOf('argentinian', 'es')
    const lapses = replies.filter((reply) => usted.test(reply))
    expect(lapses).toEqual([])
    expect(replies.join(' ')).toMatch(/(?<!\p{L})vos(?!\p{L})/u)
    expect(replies.join(' ')).toMatch(/plata/)
  })

  it('is usted for everybody else, without vos', () => {
    for (const accent of ['mexican', 'neutral'] as const) {
      const lapses = repliesOf(accent, 'es').filter((reply) =>
        /(?<!\p{L})(?:vos|tenés|podés|querés|mirá|che)(?!\p{L})/iu.test(reply),
      )
      expect(lapses).toEqual([])
    }
  })

  it('is spelled and worded in British English for a British debtor', () => {
    const text = repliesOf('british', 'en').join(' ').replaceAll('Por favor', '')
    expect(text).not.toMatch(/\b(?:groceries|attorney|paycheck|favor|vacation)\b/)
  })

  it('keeps the colour of Mexico out of a neutral voice', () => {
    expect(repliesOf('neutral', 'es').join(' ')).not.toMatch(/híjole|ahorita|nomás|¿mande\?/i)
  })
})

import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { cellScenario } from '../debtor/eval/cells.ts'
import { papersOf } from '../debtor/papers.ts'
import { birthWords } from '../debtor/words/figures.ts'
import { readConversation } from './conversation.ts'

describe.each(languages)('readConversation in %s', (language) => {
  it('takes no date of birth for a day of payment and no four digits for an amount', () => {
    const scenario = cellScenario('aggressive', 'medium', language, 4)
    const { birthDate, lastFour } = papersOf(scenario)
    const born = birthWords(birthDate, language, scenario.accent)
    const pays = language === 'en' ? 'I can pay $150 on March 20.' : 'Puedo pagar $150 el 20 de marzo.'
    const heard = (text: string) =>
      readConversation(scenario, [{ itemId: null, speaker: 'assistant', text }]).debtor[0]?.lines[0]
    expect(heard(`${born}, ${lastFour}.`)?.understanding).toMatchObject({ amounts: [], dates: [] })
    expect(heard(`${born}. ${pays}`)?.understanding).toMatchObject({
      amounts: [{ cents: 15_000 }],
      dates: [{ on: '2026-03-20' }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { realise } from './realise.ts'
import { randomScene } from './scenes.ts'
import { foreignObjection, objectionLabel, objectionWords, scenarioWords } from './take-up.ts'

describe('the prospect’s own objection', () => {
  it('becomes something that a person says', () => {
    expect(objectionWords('need to talk to my lawyer first', 'en')).toBe('I need to talk to my lawyer first')
    expect(objectionWords('Waiting for my insurance to answer.', 'en')).toBe(
      "I'm waiting for my insurance to answer",
    )
    expect(objectionWords('Nunca me llegó una sola carta de ustedes.', 'es')).toBe(
      'nunca me llegó una sola carta de ustedes',
    )
  })

  it('is a label when nobody would say it as a sentence', () => {
    expect(objectionLabel('Insurance paperwork', 'en')).toBe('insurance paperwork')
    expect(objectionLabel('I never signed', 'en')).toBeNull()
  })

  it('is said in its own language by somebody who has both', () => {
    expect(objectionWords('Ya mandé la carta del seguro', 'en')).toBeNull()
    expect(foreignObjection('Ya mandé la carta del seguro', 'en')).toBe('Ya mandé la carta del seguro')
  })

  it('is in the reply word for word', () => {
    for (const personality of ['cooperative', 'aggressive', 'evasive'] as const) {
      const { scenario, plan } = randomScene(personality, 'en', 4)
      const text = 'Your driver scratched my gate'
      const objection = { id: 'o', topic: 'custom' as const, text, status: 'raised' as const, raisedTimes: 1 }
      const reply = realise(
        { ...plan('custom_objection'), slots: { objection }, maxWords: 40 },
        { scenario: { ...scenario, accent: 'neutral' }, lines: [], turn: 2 },
      ).join(' ')
      expect(reply.toLowerCase()).toContain('your driver scratched my gate')
    }
  })
})

describe('the prospect’s scenario', () => {
  it('is told in the first person where only the debtor is in it', () => {
    expect(scenarioWords('She lost her job at the plant. Be upset.', 'en')).toBe(
      'I lost my job at the plant.',
    )
    expect(scenarioWords('Perdió su empleo en la planta.', 'es')).toBe('Perdí mi empleo en la planta.')
  })

  it('is left alone when it directs the debtor or tells of somebody else', () => {
    expect(scenarioWords('The debtor should refuse to pay until the third offer.', 'en')).toBeNull()
    expect(scenarioWords('She lost her job and he wants the car back.', 'en')).toBeNull()
    expect(scenarioWords('El deudor debe mostrarse agresivo con el agente.', 'es')).toBeNull()
  })
})

describe('the first line', () => {
  it('[specification 4] says the name, the debt and the amount, $1,000 when there is none', () => {
    const { scenario, plan } = randomScene('emotional', 'en', 4)
    const own = { ...scenario, name: 'Ana Torres', type: 'individual' as const, opening: 'greeting' as const }
    const unknown = { ...own, debtCents: 0, debtType: 'credit_card' as const }
    const greeting = { ...plan('greet'), slots: {}, maxWords: 40 }
    const reply = realise(greeting, { scenario: unknown, lines: [], turn: 0 }).join(' ')
    expect(reply).toContain('Ana Torres')
    expect(reply).toContain('credit card')
    expect(reply).toContain('$1,000')
    expect(reply).toContain('options')
  })

  it('only answers the phone when the opening is cold', () => {
    const { scenario, plan } = randomScene('emotional', 'en', 4)
    const own = { ...scenario, type: 'individual' as const, opening: 'cold' as const }
    const reply = realise({ ...plan('greet'), maxWords: 5 }, { scenario: own, lines: [], turn: 0 }).join(' ')
    expect(reply.split(' ').length).toBeLessThanOrEqual(5)
    expect(reply).not.toMatch(/\$|debt/)
  })
})

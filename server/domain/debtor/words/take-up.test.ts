import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import type { TranscriptLine } from '../scenario.ts'
import { matterOf } from './matter.ts'
import { realise } from './realise.ts'
import { sentenceKey } from './said.ts'
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

describe('an objection of its own that was said already', () => {
  const cases = [
    ['en', 'I need to talk to my lawyer first', 'my lawyer'],
    ['en', 'your company already took my car', 'my car'],
    ['en', 'my husband left me', 'my husband'],
    ['en', 'my tax refund is late', 'my tax refund'],
    ['en', 'I never got a single letter from you', null],
    ['en', 'I have no time this month', null],
    ['es', 'ustedes ya se quedaron con mi auto', 'mi auto'],
    ['es', 'no reconozco los cargos', 'los cargos'],
    ['es', 'la pagué el mes pasado', null],
    ['es', 'el otro agente me dijo que no', null],
  ] as const

  it.each(cases)('is known in %s by what it is about: %s', (language, objection, matter) => {
    expect(matterOf(objection, language)).toBe(matter)
  })

  it.each(personalities)(
    'a %s debtor comes back to it in words of its own, never in the same',
    (personality) => {
      const texts = {
        en: ['Your driver scratched my gate', 'Insurance paperwork', 'Ya mandé la carta del seguro'],
        es: ['Su chofer rayó mi portón', 'Papeles del seguro', 'I already sent the insurance letter'],
      }
      const wrong: string[] = []
      for (const language of languages) {
        for (const text of texts[language]) {
          const { scenario, plan } = randomScene(personality, language, 4)
          const objection = {
            id: 'o',
            topic: 'custom' as const,
            text,
            status: 'raised' as const,
            raisedTimes: 1,
          }
          const lines: TranscriptLine[] = []
          for (let turn = 0; turn < 8; turn += 1) {
            const act = turn === 0 ? 'custom_objection' : turn % 3 === 0 ? 'answer' : 'insist'
            const slots = { objection, ...(act === 'answer' ? { askedAbout: 'cause' as const } : {}) }
            const reply = realise(
              { ...plan(act), slots, maxWords: 40 },
              { scenario: { ...scenario, accent: 'neutral' }, lines, turn },
            ).join(' ')
            const says = sentenceKey(reply).includes(sentenceKey(text))
            // A label names a thing: it may return as "the thing with the insurance paperwork".
            if (objectionLabel(text, language) === null && says !== (turn === 0)) wrong.push(reply)
            lines.push({ itemId: null, speaker: 'assistant', text: reply })
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )
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
  it('[SESS20] says the name, the debt and the amount, $1,000 when there is none', () => {
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

  it('[SESS21] only answers the phone when the opening is cold', () => {
    const { scenario, plan } = randomScene('emotional', 'en', 4)
    const own = { ...scenario, type: 'individual' as const, opening: 'cold' as const }
    const reply = realise({ ...plan('greet'), maxWords: 5 }, { scenario: own, lines: [], turn: 0 }).join(' ')
    expect(reply.split(' ').length).toBeLessThanOrEqual(5)
    expect(reply).not.toMatch(/\$|debt/)
  })
})

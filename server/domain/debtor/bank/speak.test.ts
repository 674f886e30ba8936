import { describe, expect, it } from 'vitest'
import { regionalBankOf } from './entries.ts'
import { speak, type Speaker } from './speak.ts'

const carla: Speaker = { language: 'es', personality: 'cooperative', region: 'es-AR', seed: 5 }

/** What the debtor says in one situation, asked again and again. */
function saidInARow(speaker: Speaker, times: number) {
  const said: string[] = []
  const steps: string[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const { text, step } = speak(speaker, 'heard.ack', 'any', {}, { said, turn })
    said.push(text)
    steps.push(step)
  }
  return { said, steps }
}

describe('the bank', () => {
  it('[REGION1] gives the words of the region first, then those of the language, then some again', () => {
    const regional = (regionalBankOf('es-AR', 'cooperative')?.get('heard.ack') ?? []).map(({ text }) => text)
    expect(regional.length).toBeGreaterThan(2)
    const { said, steps } = saidInARow(carla, 60)
    expect(regional).toContain(said[0])
    const elsewhere = steps.indexOf('other_region')
    expect(new Set(said.slice(0, elsewhere))).toEqual(new Set(regional))
    expect(new Set(said.slice(0, steps.indexOf('said_before'))).size).toBe(steps.indexOf('said_before'))
    expect(steps.at(-1)).toBe('said_before')
  })

  it('does not say a sentence whose slot has no value', () => {
    const { text, step } = speak(carla, 'ask.callback', 'any', {}, { said: [], turn: 0 })
    expect(text).not.toMatch(/[{}]/)
    expect(text).not.toMatch(/\b(el|al|de)[.,]/)
    expect(['no_slots', 'mood', 'any_mood', 'other_mood', 'other_region']).toContain(step)
  })

  it('keeps the small letter behind an abbreviation in the name of a firm', () => {
    const words = { business: 'Tres Hermanos, S.A. de C.V.', person: 'Fermín', job: 'encargado' }
    const said = Array.from(
      { length: 8 },
      (_, seed) => speak({ ...carla, seed }, 'identity.business', 'any', words, { said: [], turn: 0 }).text,
    )
    expect(said.some((text) => text.includes('S.A.'))).toBe(true)
    expect(said.join(' ')).not.toContain('S.A. De')
  })
})

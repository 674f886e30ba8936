import { describe, expect, it } from 'vitest'
import { accents, voiceTypes } from '#protocol/vocabulary/prospect.ts'
import { closestVoice, type ProspectVoice, type VoiceTraits, voicePreference } from './prospect-voice.ts'

const of = (changes: Partial<ProspectVoice> = {}): ProspectVoice => ({
  voiceType: 'neutral',
  accent: 'neutral',
  gender: 'female',
  ageBand: 'middle',
  seed: 2,
  ...changes,
})

describe('the voice of a prospect', () => {
  it('[ENUM8] is slower and lower for the elderly, faster and higher for the anxious', () => {
    const neutral = voicePreference(of(), 'en')
    const elderly = voicePreference(of({ voiceType: 'elderly' }), 'en')
    const anxious = voicePreference(of({ voiceType: 'anxious' }), 'en')
    expect(elderly.rate).toBeLessThan(neutral.rate)
    expect(elderly.pitch).toBeLessThan(neutral.pitch)
    expect(anxious.rate).toBeGreaterThan(neutral.rate)
    expect(anxious.pitch).toBeGreaterThan(neutral.pitch)
  })

  it('is that of the person: gender and age band, told once where the voice type tells it too', () => {
    expect(voicePreference(of({ gender: 'male', ageBand: 'older' }), 'en')).toMatchObject({
      gender: 'male',
      age: 'old',
    })
    expect(voicePreference(of({ ageBand: 'older' }), 'en').rate).toBeLessThan(
      voicePreference(of(), 'en').rate,
    )
    const elderly = voicePreference(of({ voiceType: 'elderly' }), 'en')
    expect(voicePreference(of({ voiceType: 'elderly', ageBand: 'older' }), 'en')).toEqual({
      ...elderly,
      age: 'old',
    })
  })

  it('speaks the language of the line, Mexican Spanish unless the accent is European', () => {
    expect(voicePreference(of(), 'en').language).toBe('en-US')
    expect(voicePreference(of({ accent: 'mexican' }), 'es').language).toBe('es-MX')
    expect(voicePreference(of({ accent: 'argentinian' }), 'es')).toMatchObject({
      language: 'es-MX',
      accent: 'argentin',
    })
    expect(voicePreference(of({ accent: 'british' }), 'es').language).toBe('es-ES')
  })

  it('stays within what a voice can do, whatever the type and accent', () => {
    for (const voiceType of voiceTypes)
      for (const accent of accents) {
        const { rate, pitch } = voicePreference(of({ voiceType, accent }), 'es')
        expect([rate, pitch].every((factor) => factor >= 0.5 && factor <= 2)).toBe(true)
      }
  })
})

describe('the closest voice', () => {
  const voice = (id: string, traits: Partial<VoiceTraits> = {}): VoiceTraits => ({
    id,
    gender: 'female',
    accent: 'american',
    age: 'middle_aged',
    languages: ['en'],
    ...traits,
  })
  const voices = [
    voice('us'),
    voice('uk', { accent: 'British' }),
    voice('old', { age: 'old' }),
    voice('man', { gender: 'male' }),
    voice('mx', { accent: 'Mexican', languages: ['es'] }),
  ]

  it('speaks the language before anything else', () => {
    expect(closestVoice(voices, voicePreference(of({ gender: 'male' }), 'es'))?.id).toBe('mx')
  })

  it('then has the gender, the accent, the age', () => {
    expect(closestVoice(voices, voicePreference(of({ gender: 'male' }), 'en'))?.id).toBe('man')
    expect(closestVoice(voices, voicePreference(of({ accent: 'british' }), 'en'))?.id).toBe('uk')
    expect(closestVoice(voices, voicePreference(of({ ageBand: 'older' }), 'en'))?.id).toBe('old')
  })

  it('is chosen among equals by the seed, so that people differ and each keeps their own', () => {
    const twins = [voice('one'), voice('two')]
    const chosen = [4, 5, 4].map((seed) => closestVoice(twins, voicePreference(of({ seed }), 'en'))?.id)
    expect(chosen).toEqual(['one', 'two', 'one'])
  })

  it('is null without voices', () => {
    expect(closestVoice([], voicePreference(of(), 'en'))).toBeNull()
  })
})

import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { id } from '#src/testing/fixtures.ts'
import {
  createCustomVoiceAtom,
  customVoicesAtom,
  deleteCustomVoiceAtom,
  hasName,
  newCustomVoice,
  updateCustomVoiceAtom,
  voiceInUseAtom,
} from './custom-voices.ts'
import { voiceSettingsAtom } from './voice-settings.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const grumpy = {
  ...newCustomVoice,
  name: ' Grumpy ',
  language: 'es-MX',
  rate: 0.8,
  voiceURI: 'Paulina',
} as const

function newStore() {
  const store = createStore()
  store.sub(voiceInUseAtom, () => undefined)
  return store
}

function storeWithGrumpy() {
  const store = newStore()
  store.set(createCustomVoiceAtom, grumpy, { id: id(1), now })
  return store
}

describe('custom voices', () => {
  it('[VOICE10] stores a voice under the key and with the fields of the specification', () => {
    storeWithGrumpy()
    expect(JSON.parse(localStorage.getItem('customVoices') ?? '')).toEqual([
      {
        id: id(1),
        name: 'Grumpy',
        language: 'es-MX',
        gender: 'neutral',
        voiceURI: 'Paulina',
        rate: 0.8,
        pitch: 1,
        volume: 0.8,
        description: '',
        createdAt: '2026-11-20T10:00:00.000Z',
        isActive: true,
      },
    ])
    expect(newStore().get(customVoicesAtom)).toMatchObject([{ name: 'Grumpy' }])
  })

  it('[VOICE11] shows readable entries and skips the rest', () => {
    const rows = [{ id: 'a', name: 'Old', language: 'es-ES', rate: 5 }, { id: 'b' }, 'noise', null]
    localStorage.setItem('customVoices', JSON.stringify(rows))
    expect(newStore().get(customVoicesAtom)).toMatchObject([
      { id: 'a', name: 'Old', language: 'es-ES', rate: 1, gender: 'neutral', isActive: true },
    ])
  })

  it.each(['{', '"x"', '{}'])('is empty if the storage holds %j', (text) => {
    localStorage.setItem('customVoices', text)
    expect(newStore().get(customVoicesAtom)).toEqual([])
  })

  it('[VOICE8] must have a name', () => {
    expect(hasName(grumpy)).toBe(true)
    expect(hasName({ ...grumpy, name: '  ' })).toBe(false)
  })

  it('the selected one speaks, through the browser', () => {
    const store = storeWithGrumpy()
    expect(store.get(voiceInUseAtom)).toMatchObject({ provider: 'server', voiceId: null, rate: 1 })
    store.set(voiceSettingsAtom, { customVoiceId: id(1) })
    expect(store.get(voiceInUseAtom)).toEqual({
      provider: 'browser',
      voiceUri: 'Paulina',
      gender: 'neutral',
      language: 'es-MX',
      rate: 0.8,
      pitch: 1,
      volume: 0.8,
    })
  })

  it('a browser voice speaks when high quality is off', () => {
    const store = newStore()
    store.set(voiceSettingsAtom, { highQuality: false, browserVoiceUri: 'Samantha', pitch: 1.4 })
    expect(store.get(voiceInUseAtom)).toMatchObject({ provider: 'browser', voiceUri: 'Samantha', pitch: 1.4 })
  })

  it('keep their place and creation date when changed', () => {
    const store = storeWithGrumpy()
    store.set(createCustomVoiceAtom, { ...newCustomVoice, name: 'Second' }, { id: id(2), now })
    store.set(updateCustomVoiceAtom, id(1), { ...grumpy, name: 'Kind', pitch: 1.2 })
    expect(store.get(customVoicesAtom)).toMatchObject([
      { id: id(1), name: 'Kind', pitch: 1.2, createdAt: now.toISOString() },
      { id: id(2), name: 'Second' },
    ])
  })

  it('[VOICE9] are deselected when made inactive', () => {
    const store = storeWithGrumpy()
    store.set(voiceSettingsAtom, { customVoiceId: id(1) })
    store.set(updateCustomVoiceAtom, id(1), { ...grumpy, isActive: false })
    expect(store.get(voiceSettingsAtom).customVoiceId).toBeNull()
    expect(store.get(voiceInUseAtom).provider).toBe('server')
  })

  it('are deselected when deleted', () => {
    const store = storeWithGrumpy()
    store.set(voiceSettingsAtom, { customVoiceId: id(1) })
    store.set(deleteCustomVoiceAtom, id(1))
    expect(store.get(customVoicesAtom)).toEqual([])
    expect(store.get(voiceSettingsAtom).customVoiceId).toBeNull()
  })
})

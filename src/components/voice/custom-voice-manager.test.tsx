import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '#src/lib/storage.ts'
import { type CustomVoice, newCustomVoice } from '#src/lib/voice/custom-voices.ts'
import { aBrowserVoice, stubSpeechSynthesis, type FakeSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { id } from '#src/testing/fixtures.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { CustomVoiceManager } from './custom-voice-manager.tsx'

const grumpy: CustomVoice = {
  ...newCustomVoice,
  id: id(1),
  name: 'Grumpy',
  language: 'es-MX',
  voiceURI: 'Paulina',
  rate: 0.8,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const storeVoices = (...voices: CustomVoice[]) =>
  localStorage.setItem(storageKeys.customVoices, JSON.stringify(voices))
const storedVoices = (): unknown => JSON.parse(localStorage.getItem(storageKeys.customVoices) ?? 'null')
const storedSettings = (): unknown => JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')

let speech: FakeSpeechSynthesis
beforeEach(() => {
  speech = stubSpeechSynthesis(aBrowserVoice(), aBrowserVoice({ name: 'Paulina', lang: 'es-MX' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the custom voice manager', () => {
  it('[VOICE5][VOICE7][VOICE11] creates a voice', async () => {
    const { actor } = renderComponent(<CustomVoiceManager />)
    await actor.click(screen.getByRole('button', { name: 'Create voice' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Create voice' }))
    await actor.type(dialog.getByLabelText('Name'), ' Soft ')
    await actor.selectOptions(dialog.getByLabelText('Language'), 'es-MX')
    await actor.selectOptions(dialog.getByLabelText('Gender'), 'female')
    await actor.selectOptions(dialog.getByLabelText('Browser voice'), 'Paulina')
    fireEvent.change(dialog.getByRole('slider', { name: 'Pitch' }), { target: { value: '1.2' } })
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Voice created!')).toBeVisible()
    expect(storedVoices()).toMatchObject([
      { name: 'Soft', language: 'es-MX', gender: 'female', voiceURI: 'Paulina', pitch: 1.2, isActive: true },
    ])
    expect(screen.getByText('Soft')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[VOICE8] requires a name', async () => {
    const { actor } = renderComponent(<CustomVoiceManager />)
    await actor.click(screen.getByRole('button', { name: 'Create voice' }))
    await actor.type(screen.getByLabelText('Name'), '  ')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name required')).toBeVisible()
    expect(screen.getAllByText('Please enter a name for your custom voice.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(storedVoices()).toBeNull()
    await actor.keyboard('Soft{Enter}')
    await waitFor(() => expect(storedVoices()).toMatchObject([{ name: 'Soft' }]))
  })

  it('[VOICE7] edits a voice', async () => {
    storeVoices(grumpy)
    const { actor } = renderComponent(<CustomVoiceManager />)
    await actor.click(screen.getByRole('button', { name: 'Edit: Grumpy' }))
    const name = screen.getByLabelText('Name')
    await actor.clear(name)
    await actor.type(name, 'Kind')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Voice updated!')).toBeVisible()
    expect(storedVoices()).toEqual([{ ...grumpy, name: 'Kind' }])
  })

  it('[VOICE7][UNDO5] deletes a voice, and brings it back to its place and as selected', async () => {
    const kind = { ...grumpy, id: id(2), name: 'Kind' }
    storeVoices(grumpy, kind)
    const { actor } = renderComponent(<CustomVoiceManager />)
    await actor.click(screen.getByRole('button', { name: 'Select: Grumpy' }))
    await actor.click(screen.getByRole('button', { name: 'Delete: Grumpy' }))
    expect(await screen.findByText('Voice deleted')).toBeVisible()
    expect(storedVoices()).toEqual([kind])
    expect(storedSettings()).toMatchObject({ customVoiceId: null })
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(storedVoices()).toEqual([grumpy, kind])
    expect(storedSettings()).toMatchObject({ customVoiceId: id(1) })
    for (const name of ['Grumpy', 'Kind'])
      await actor.click(screen.getByRole('button', { name: `Delete: ${name}` }))
    expect(storedVoices()).toEqual([])
    expect(screen.getByText('No custom voices yet')).toBeVisible()
  })

  it('[VOICE7] selects and deselects a voice', async () => {
    storeVoices(grumpy)
    const { actor } = renderComponent(<CustomVoiceManager />, 'es')
    await actor.click(screen.getByRole('button', { name: 'Seleccionar: Grumpy' }))
    expect(screen.getByText('Seleccionada')).toBeVisible()
    expect(storedSettings()).toMatchObject({ customVoiceId: id(1) })
    await actor.click(screen.getByRole('button', { name: 'Dejar de usar: Grumpy' }))
    expect(storedSettings()).toMatchObject({ customVoiceId: null })
  })

  it('[VOICE9] does not allow selecting an inactive voice, and says why', () => {
    storeVoices({ ...grumpy, isActive: false })
    renderComponent(<CustomVoiceManager />)
    const select = screen.getByRole('button', { name: 'Select: Grumpy' })
    expect(select).toHaveProperty('disabled', true)
    expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Activate it to select it.',
    )
  })

  it('[VOICE7] previews voices with their settings, one at a time', async () => {
    speech.outcome = 'hold'
    storeVoices(grumpy, { ...grumpy, id: id(2), name: 'Other', language: 'en-US', voiceURI: undefined })
    const { actor } = renderComponent(<CustomVoiceManager />)
    await actor.click(screen.getByRole('button', { name: 'Listen: Grumpy' }))
    await waitFor(() => expect(speech.spoken).toHaveLength(1))
    expect(speech.spoken[0]).toMatchObject({ voice: { name: 'Paulina' }, rate: 0.8, volume: 0.8 })
    await actor.click(screen.getByRole('button', { name: 'Listen: Other' }))
    await waitFor(() => expect(speech.spoken).toHaveLength(2))
    expect(speech.spoken[1]).toMatchObject({ voice: { name: 'Samantha' } })
    expect(screen.getByRole('button', { name: 'Listen: Grumpy' })).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Stop: Other' }))
    expect(screen.getByRole('button', { name: 'Listen: Other' })).toBeVisible()
  })
})

import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SpeechRequest } from '#src/lib/voice/server-speech.ts'
import { stubAudioElements, mockSpeechEndpoint } from '#src/testing/fake-audio.ts'
import { aBrowserVoice, stubSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoicePreview } from './voice-preview.tsx'

const preview = (
  <VoicePreview voiceType="anxious" accent="mexican" language="es" sentence="No puedo pagar hoy." />
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the preview of a debtor’s voice', () => {
  it('[WIZ6] plays the sentence in the voice that a session chooses', async () => {
    const audio = stubAudioElements()
    const requests: SpeechRequest[] = []
    server.use(mockSpeechEndpoint(requests))
    const { actor } = renderComponent(preview)
    expect(screen.getByText('No puedo pagar hoy.').lang).toBe('es')
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    await screen.findByRole('button', { name: 'Listen' })
    await vi.waitFor(() => expect(audio.played).toEqual([{ volume: 0.8 }]))
    expect(requests).toEqual([
      {
        text: 'No puedo pagar hoy.',
        language: 'es-MX',
        rate: 1,
        prospect: { voiceType: 'anxious', accent: 'mexican' },
      },
    ])
  })

  it('[WIZ6] sends the prospect, so that the voice is that of the person', async () => {
    stubAudioElements()
    const requests: SpeechRequest[] = []
    server.use(mockSpeechEndpoint(requests))
    const source = {
      type: 'individual',
      name: 'Silvina Paz',
      debtAmount: 900,
      personality: 'evasive',
    } as const
    const { actor } = renderComponent(
      <VoicePreview
        voiceType="neutral"
        accent="argentinian"
        language="es"
        sentence="Hola."
        source={source}
      />,
    )
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    await vi.waitFor(() => expect(requests.map(({ prospect }) => prospect?.source)).toEqual([source]))
  })

  it('stops on request', async () => {
    const audio = stubAudioElements()
    audio.endsImmediately = false
    server.use(mockSpeechEndpoint([]))
    const { actor } = renderComponent(preview)
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    await vi.waitFor(() => expect(audio.playing).toBe(true))
    await actor.click(screen.getByRole('button', { name: 'Stop' }))
    await vi.waitFor(() => expect(audio.playing).toBe(false))
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('stops when another voice is chosen', async () => {
    const audio = stubAudioElements()
    audio.endsImmediately = false
    server.use(mockSpeechEndpoint([]))
    const { actor, rerender } = renderComponent(preview)
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    await vi.waitFor(() => expect(audio.playing).toBe(true))
    rerender(<VoicePreview voiceType="elderly" accent="mexican" language="es" sentence="No puedo." />)
    await vi.waitFor(() => expect(audio.playing).toBe(false))
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('[VOICE26] reports the fallback, and speaks with the browser’s voice', async () => {
    const paulina = aBrowserVoice({ name: 'Paulina', lang: 'es-MX' })
    const speech = stubSpeechSynthesis(aBrowserVoice(), paulina)
    server.use(mockError('generateSpeech', 502, 'provider_refused'))
    const { actor } = renderComponent(preview)
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    expect(await screen.findByText('Speech Error')).toBeVisible()
    expect(screen.getByText('Could not play audio. Falling back to browser speech.')).toBeVisible()
    await vi.waitFor(() =>
      expect(speech.spoken).toMatchObject([{ text: 'No puedo pagar hoy.', voice: paulina, volume: 0.8 }]),
    )
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('falls back if playback is blocked', async () => {
    const speech = stubSpeechSynthesis(aBrowserVoice({ lang: 'es-ES' }))
    stubAudioElements().blocksPlayback = true
    server.use(mockSpeechEndpoint([]))
    const { actor } = renderComponent(preview)
    await actor.click(screen.getByRole('button', { name: 'Listen' }))
    await vi.waitFor(() => expect(speech.spoken).toHaveLength(1))
  })

  it('[VOICE27] reports it if no voice is available', async () => {
    server.use(mockError('generateSpeech', 502, 'provider_refused'))
    const { actor } = renderComponent(preview, 'es')
    await actor.click(screen.getByRole('button', { name: 'Escuchar' }))
    expect(await screen.findByText(/Este navegador tampoco pudo reproducir la voz/u)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Escuchar' })).toBeVisible()
  })
})

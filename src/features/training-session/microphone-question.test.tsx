import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '#src/i18n/en/messages.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'
import { MicrophoneQuestion } from './microphone-question.tsx'

const { call } = en

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const details = aSessionWithDetails()

describe('before the microphone is settled', () => {
  it('[VOICE34] asks in the place of the composer, which “Type instead” opens with the focus', async () => {
    const asking = aVoiceCall({ mode: 'asking' })
    const flow = (voice: VoiceCallState) => (
      <SessionFlow details={details} channel={aSessionView()} voice={voice} onCompleted={() => undefined} />
    )
    const { actor, rerender } = renderComponent(flow(asking))
    expect(screen.getByText('Your microphone for this call')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Enable|Disable) Voice$/ })).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Type instead' }))
    expect(asking.disable).toHaveBeenCalledOnce()
    rerender(flow(aVoiceCall()))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('[VOICE34] says why there is none, and what to do', async () => {
    const refused = aVoiceCall({ mode: 'asking', refused: 'missing' })
    const { actor } = renderComponent(
      <SessionFlow
        details={details}
        channel={aSessionView()}
        voice={refused}
        onCompleted={() => undefined}
      />,
    )
    expect(screen.getByText('No microphone was found. Plug one in, and try again.')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Call without it' }))
    expect(refused.goWithout).toHaveBeenCalledOnce()
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refused.confirm).toHaveBeenCalledOnce()
  })

  it('[VOICE38] does not say that this device cannot before the browser has answered', () => {
    vi.stubGlobal(
      'SpeechRecognition',
      Object.assign(class {}, { available: () => new Promise(() => undefined) }),
    )
    storage.set(storageKeys.voice, JSON.stringify({ ears: 'device' }))
    renderComponent(
      <MicrophoneQuestion
        voice={aVoiceCall({ mode: 'asking' })}
        server={{ streaming: false, recordings: false }}
        sessionLanguage="english"
        onType={() => undefined}
      />,
    )
    expect(screen.getByText(call.whyDevice)).toBeVisible()
    vi.unstubAllGlobals()
  })

  it.each([
    ['english', 'best', call.whyDevice],
    ['spanish', 'best', call.whyBrowser],
    ['spanish', 'device', call.whyDeviceCannot],
    ['english', 'browser', call.whyBrowser],
  ] as const)(
    '[VOICE38] says who will hear the voice in the language of the session: %s, chosen %s',
    async (sessionLanguage, ears, text) => {
      // Its language pack is there for English alone.
      vi.stubGlobal(
        'SpeechRecognition',
        Object.assign(class {}, {
          available: async ({ langs }: { langs: string[] }) =>
            langs.every((language) => language === 'en-US') ? 'available' : 'downloadable',
        }),
      )
      storage.set(storageKeys.voice, JSON.stringify({ ears }))
      renderComponent(
        <MicrophoneQuestion
          voice={aVoiceCall({ mode: 'asking' })}
          server={{ streaming: false, recordings: false }}
          sessionLanguage={sessionLanguage}
          onType={() => undefined}
        />,
      )
      expect(await screen.findByText(text)).toBeVisible()
      vi.unstubAllGlobals()
    },
  )
})

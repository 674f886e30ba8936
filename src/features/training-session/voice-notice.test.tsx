import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '#src/i18n/en/messages.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceNotice } from './voice-notice.tsx'

const { call } = en

describe('[VOICE38] the notice beside the microphone', () => {
  it.each([
    ['streaming', call.sentAway],
    ['recording', call.sentAway],
    ['device', call.staysHere],
    ['recogniser', call.browserHears],
    ['nothing', call.cannotHear],
  ] as const)('says who hears the voice: %s', (transcriptionMode, text) => {
    renderComponent(<VoiceNotice voice={aVoiceCall({ state: 'on', transcriptionMode })} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('says why nobody does where the voice is to stay on a device that cannot', () => {
    storage.set(storageKeys.voice, JSON.stringify({ ears: 'device' }))
    renderComponent(<VoiceNotice voice={aVoiceCall({ state: 'on', transcriptionMode: 'nothing' })} />)
    expect(screen.getByText(call.deviceCannotHear)).toBeVisible()
  })
})

import { useAtomValue } from 'jotai'
import { Mic, MicOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { Button } from '#src/components/ui/button.tsx'
import { speechRecognitionFactory } from '#src/lib/voice/recogniser.ts'
import { chooseTranscription, type ServerTranscription } from '#src/lib/voice/transcription-mode.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { useOnDevice } from '#src/lib/voice/use-on-device.ts'
import { speechLanguageIn, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Why the microphone is needed, by what becomes of the speech. */
const whyKeys = {
  streaming: 'whyStreaming',
  device: 'whyDevice',
  recogniser: 'whyBrowser',
  recording: 'whyServer',
  nothing: 'whyNothing',
} as const

/**
 * Asks for the microphone on the page of a call by voice. It stands where lines are typed otherwise, so that there is
 * one way to begin; to type is one of its answers [VOICE34].
 */
export function MicrophoneQuestion(props: {
  voice: VoiceCallState
  server: ServerTranscription
  sessionLanguage: SessionLanguage
  onType: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { ears, language } = useAtomValue(voiceSettingsAtom)
  const { state: onDevice } = useOnDevice([speechLanguageIn(props.sessionLanguage, language)])
  const expectedMode = chooseTranscription({
    ears,
    recogniser: speechRecognitionFactory() !== null,
    // Until the browser has answered, whoever chose this device is not told that it cannot.
    onDevice: onDevice === 'available' || (onDevice === null && ears === 'device'),
    server: props.server,
  })
  const { voice } = props
  const { refused } = voice
  const Icon = refused === null ? Mic : MicOff
  return (
    <div role="status" className="flex gap-4 py-1">
      <span
        aria-hidden
        className="hidden size-10 shrink-0 items-center justify-center rounded-full bg-accent-surface text-accent-text sm:inline-flex"
      >
        <Icon size={20} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p className="text-16 font-semibold">{t(refused === null ? 'whyTitle' : 'microphoneTitle')}</p>
          <p className="mt-0.5 text-14 text-text-muted">
            {refused !== null
              ? t(`before.${refused}`)
              : ears === 'device' && expectedMode === 'nothing'
                ? t('whyDeviceCannot')
                : t(whyKeys[expectedMode])}
          </p>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <Button variant="primary" onClick={voice.confirm}>
            {t(refused !== null ? 'tryAgain' : expectedMode === 'nothing' ? 'continue' : 'allow')}
          </Button>
          {refused !== null && <Button onClick={voice.goWithout}>{t('withoutMicrophone')}</Button>}
          <Button variant={refused === null ? 'secondary' : 'quiet'} onClick={props.onType}>
            {t('byText')}
          </Button>
        </div>
      </div>
    </div>
  )
}

import { MicOff, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { speechRecognitionFactory } from '#src/lib/voice/recogniser.ts'
import { chooseTranscription, type ServerTranscription } from '#src/lib/voice/transcription-mode.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Why the microphone is needed, by what becomes of the speech. */
const whyKeys = {
  streaming: 'whyStreaming',
  recogniser: 'whyBrowser',
  recording: 'whyServer',
  nothing: 'whyNothing',
} as const

/** What prevents speaking or hearing, and what to do about it; typing always works. */
export function VoiceNotice(props: { voice: VoiceCallState; server: ServerTranscription }): ReactNode {
  const t = useTranslations('call')
  const { transcribesInBrowser } = useAtomValue(voiceSettingsAtom)
  const expectedMode = chooseTranscription({
    prefersBrowser: transcribesInBrowser,
    recogniser: speechRecognitionFactory() !== null,
    server: props.server,
  })
  const { voice } = props
  if (voice.mode === 'asking' && voice.refused !== null)
    return (
      <Banner
        tone="caution"
        icon={MicOff}
        title={t('microphoneTitle')}
        hint={t(voice.refused)}
        action={
          <>
            <Button size="small" variant="quiet" onClick={voice.disable}>
              {t('byText')}
            </Button>
            <Button size="small" onClick={voice.goWithout}>
              {t('withoutMicrophone')}
            </Button>
            <Button size="small" variant="primary" onClick={voice.confirm}>
              {t('tryAgain')}
            </Button>
          </>
        }
      />
    )
  if (voice.mode === 'asking')
    return (
      <Banner
        tone="plain"
        title={t('whyTitle')}
        hint={t(whyKeys[expectedMode])}
        action={
          <>
            <Button size="small" onClick={voice.disable}>
              {t('byText')}
            </Button>
            <Button size="small" variant="primary" onClick={voice.confirm}>
              {t(expectedMode === 'nothing' ? 'continue' : 'allow')}
            </Button>
          </>
        }
      />
    )
  if (voice.mode === 'off' || voice.state !== 'on') return null
  if (voice.needsClick)
    return (
      <Banner
        tone="caution"
        icon={VolumeX}
        title={t('needsClick')}
        action={
          <Button size="small" onClick={voice.allowAudio}>
            {t('allowSound')}
          </Button>
        }
      />
    )
  if (voice.microphoneElsewhere)
    return (
      <Banner
        tone="plain"
        icon={MicOff}
        title={t('elsewhere')}
        action={
          <Button size="small" onClick={voice.takeMicrophone}>
            {t('takeOver')}
          </Button>
        }
      />
    )
  if (voice.microphoneFailure !== null)
    return (
      <Banner
        tone="caution"
        icon={MicOff}
        title={t(voice.microphoneFailure)}
        action={
          <Button size="small" onClick={voice.reopenMicrophone}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  if (voice.transcriptionMode === 'nothing')
    return <Banner tone="plain" icon={MicOff} title={t('cannotHear')} />
  if (voice.transcriptionMode === 'recording' || voice.transcriptionMode === 'streaming')
    return <p className="text-12 text-text-muted">{t('sentAway')}</p>
  return null
}

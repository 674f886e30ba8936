import { useAtomValue } from 'jotai'
import { MicOff, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Who hears the voice, by what becomes of it. */
const hearerKeys = {
  streaming: 'sentAway',
  recording: 'sentAway',
  device: 'staysHere',
  recogniser: 'browserHears',
} as const

/** What prevents speaking or hearing, and what to do about it; typing always works. Otherwise who hears the voice. */
export function VoiceNotice(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { ears } = useAtomValue(voiceSettingsAtom)
  const { voice } = props
  if (voice.state !== 'on') return null
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
    return (
      <Banner tone="plain" icon={MicOff} title={t(ears === 'device' ? 'deviceCannotHear' : 'cannotHear')} />
    )
  return (
    <p className="text-center text-12 text-pretty text-text-muted">
      {t(hearerKeys[voice.transcriptionMode])}
    </p>
  )
}

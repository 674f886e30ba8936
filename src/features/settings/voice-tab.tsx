import { Ear, HardDrive, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CustomVoiceManager } from '#src/components/voice/custom-voice-manager.tsx'
import { TestCallButton } from '#src/components/voice/test-call-button.tsx'
import { VoiceSettingsForm } from '#src/components/voice/voice-settings-form.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'

const facts = [
  { key: 'speaking', icon: Volume2 },
  { key: 'hearing', icon: Ear },
  { key: 'keeping', icon: HardDrive },
] as const

/** The voice settings as in a session, the custom voices, and what voice sessions do with audio. */
export function VoiceTab(): ReactNode {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardHeader title={t('voice.settings')} description={t('settings.voiceKept')} />
        <div className="flex flex-col gap-6 px-5 pb-5">
          <div className="rounded-ui border-border sm:border sm:p-4">
            <TestCallButton />
          </div>
          <VoiceSettingsForm />
        </div>
      </Card>
      <Card>
        <CardHeader title={t('voice.customVoices')} description={t('voice.customHint')} />
        <div className="px-5 pb-5">
          <CustomVoiceManager />
        </div>
      </Card>
      <Card>
        <CardHeader title={t('settings.voiceAbout')} />
        <ul className="flex flex-col gap-3 px-5 pb-5">
          {facts.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-3 text-14">
              <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-text-muted" />
              <p>
                <span className="font-medium">{t(`settings.voiceFacts.${key}.title`)}</span>{' '}
                <span className="text-text-muted">{t(`settings.voiceFacts.${key}.text`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

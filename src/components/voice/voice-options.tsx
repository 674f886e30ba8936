import { useAtom } from 'jotai'
import { AudioLines, Settings2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { CustomVoiceManager } from './custom-voice-manager.tsx'
import { VoiceLanguageSelect } from './voice-language-select.tsx'
import { VoiceSettingsForm } from './voice-settings-form.tsx'

type Shown = 'custom' | 'settings'

/**
 * What the voice interface panel offers beside record and stop: the language, and behind a toggle each the
 * custom voices and the settings.
 */
export function VoiceOptions(props: {
  microphones?: readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[]
}): ReactNode {
  const t = useTranslations('voice')
  const id = useId()
  const [settings, change] = useAtom(voiceSettingsAtom)
  const [shown, setShown] = useState<Shown | null>(null)
  const toggle = (part: Shown) => setShown(shown === part ? null : part)
  return (
    <div className="flex flex-col gap-4">
      <VoiceLanguageSelect
        label={t('language')}
        value={settings.language}
        onChange={(language) => change({ language })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-expanded={shown === 'custom'}
          aria-controls={id}
          onClick={() => toggle('custom')}
        >
          <AudioLines aria-hidden size={16} />
          {t('customVoices')}
        </Button>
        <Button
          size="small"
          aria-expanded={shown === 'settings'}
          aria-controls={id}
          onClick={() => toggle('settings')}
        >
          <Settings2 aria-hidden size={16} />
          {t('settings')}
        </Button>
      </div>
      <div id={id} hidden={shown === null}>
        {shown === 'custom' && <CustomVoiceManager />}
        {shown === 'settings' && <VoiceSettingsForm {...props} />}
      </div>
    </div>
  )
}

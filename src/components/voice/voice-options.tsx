import { AudioLines } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { Button } from '#src/components/ui/button.tsx'
import { CustomVoiceManager } from './custom-voice-manager.tsx'
import { VoiceSettingsForm } from './voice-settings-form.tsx'

/**
 * The content of the voice settings sheet in a session: custom voices behind a toggle, and all other
 * settings.
 */
export function VoiceOptions(props: { sessionLanguage: SessionLanguage }): ReactNode {
  const t = useTranslations('voice')
  const id = useId()
  const [showCustomVoices, setShowCustomVoices] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button
          size="small"
          aria-expanded={showCustomVoices}
          aria-controls={id}
          onClick={() => setShowCustomVoices(!showCustomVoices)}
        >
          <AudioLines aria-hidden size={16} />
          {t('customVoices')}
        </Button>
        <div id={id} hidden={!showCustomVoices} className="mt-3">
          {showCustomVoices && <CustomVoiceManager />}
        </div>
      </div>
      <VoiceSettingsForm sessionLanguage={props.sessionLanguage} />
    </div>
  )
}

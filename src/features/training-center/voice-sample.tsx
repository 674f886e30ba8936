import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lifeSource, type Prospect } from '#protocol/rest/prospects.ts'
import { VoicePreviewButton } from '#src/components/voice/voice-preview-button.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** How a debtor sounds in the call that would start: its voice, in the language of that call. */
export function VoiceSample({ prospect }: { prospect: Prospect }): ReactNode {
  const t = useTranslations('builder.previewLine')
  const { language: screen } = useLanguage()
  const { volume } = useAtomValue(voiceSettingsAtom)
  const { stateOf, startPreview, stop } = useVoicePreview()
  const { id, name, voiceType, accent, primaryLanguage } = prospect
  const spanish = defaultSessionLanguage(primaryLanguage, screen) === 'spanish'
  return (
    <VoicePreviewButton
      quiet
      voiceName={name}
      state={stateOf(id)}
      onStop={stop}
      onPlay={() =>
        startPreview({
          key: id,
          text: t(spanish ? 'es' : 'en', { name }),
          prospect: { voiceType, accent, source: lifeSource.strip().parse(prospect) },
          voice: {
            provider: 'server',
            voiceId: null,
            language: spanish ? 'es-MX' : 'en-US',
            rate: 1,
            pitch: 1,
            volume,
          },
        })
      }
    />
  )
}

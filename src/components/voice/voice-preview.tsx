import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Accent, VoiceType } from '#protocol/vocabulary/prospect.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import type { SpeechRequest } from '#src/lib/voice/server-speech.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { VoicePreviewButton } from './voice-preview-button.tsx'

const previewKey = 'preview'

type PreviewSource = NonNullable<SpeechRequest['prospect']>['source'] | null

/**
 * A sentence as a debtor would say it, with a preview button: the voice that a session chooses for the voice
 * type and accent, in `language`. The user's own voice settings do not apply, except the volume.
 */
export function VoicePreview(props: {
  voiceType: VoiceType
  accent: Accent
  language: Language
  sentence: string
  /** The prospect, as far as it is filled in; null before it has a type and a name. */
  source?: PreviewSource
}): ReactNode {
  const t = useTranslations('voice')
  const { volume } = useAtomValue(voiceSettingsAtom)
  const { stateOf, startPreview, stop } = useVoicePreview()
  const { voiceType, accent, language, sentence, source = null } = props
  // Stops the preview of a voice that is no longer chosen.
  useEffect(() => stop, [stop, voiceType, accent, language])
  const play = () =>
    startPreview({
      key: previewKey,
      text: sentence,
      prospect: { voiceType, accent, ...(source !== null && { source }) },
      voice: {
        provider: 'server',
        voiceId: null,
        language: language === 'en' ? 'en-US' : 'es-MX',
        rate: 1,
        pitch: 1,
        volume,
      },
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-ui border border-border bg-surface-muted p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-12 font-medium text-text-muted">{t('preview')}</p>
        <blockquote lang={language} className="mt-1 text-14 text-text">
          {sentence}
        </blockquote>
      </div>
      <VoicePreviewButton
        state={stateOf(previewKey)}
        onPlay={play}
        onStop={stop}
        disabled={sentence.trim() === ''}
      />
    </div>
  )
}

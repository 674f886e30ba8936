import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { Field, Select } from '#src/components/ui/field.tsx'
import { useBrowserVoicesIn, voiceLanguage } from '#src/lib/voice/browser-voices.ts'

/**
 * Selects one of the browser's voices for a language, those of its region first. `null` is the best available
 * one.
 */
export function BrowserVoiceField(props: {
  label: string
  hint: string
  language: SpeechLanguage
  value: string | null
  onChange: (voiceUri: string | null) => void
  /** The preview button. */
  action?: ReactNode
}): ReactNode {
  const t = useTranslations('voice')
  const voices = useBrowserVoicesIn(props.language)
  const { value } = props
  const isMissing = value !== null && !voices.some((voice) => voice.voiceURI === value)
  return (
    <Field label={props.label} hint={voices.length === 0 ? t('noBrowserVoices') : props.hint}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            {...control}
            className="min-w-0 flex-1 basis-44"
            disabled={voices.length === 0}
            value={value ?? ''}
            onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{t('bestBrowserVoice')}</option>
            {voices.map((voice) => (
              <option key={voice.voiceURI} value={voice.voiceURI}>
                {`${voice.name} · ${voiceLanguage(voice)}`}
              </option>
            ))}
            {isMissing && <option value={value}>{t('voiceOfOtherLanguage')}</option>}
          </Select>
          {voices.length > 0 && props.action}
        </div>
      )}
    </Field>
  )
}

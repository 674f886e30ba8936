import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { speechLanguage, type SpeechLanguage, speechLanguages } from '#protocol/realtime/voice.ts'
import { Field, Select } from '#src/components/ui/field.tsx'

/** Selects one of the three speech languages. */
export function VoiceLanguageSelect(props: {
  label: string
  hint?: string
  value: SpeechLanguage
  onChange: (language: SpeechLanguage) => void
  className?: string
}): ReactNode {
  const t = useTranslations('voice.languages')
  const { value, onChange, ...field } = props
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(speechLanguage.parse(event.target.value))}
        >
          {speechLanguages.map((code) => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

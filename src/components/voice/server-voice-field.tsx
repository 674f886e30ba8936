import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { builtInVoices, type ProviderVoice } from '#protocol/rest/speech.ts'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { accent } from '#protocol/vocabulary/prospect.ts'
import { Field, Select } from '#src/components/ui/field.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useBrowserVoicesIn } from '#src/lib/voice/browser-voices.ts'

/**
 * The voice of the provider; where it gives none eSpeak's, which are named so. If its list cannot be loaded, the two built-in voices are offered
 * [API22]. `null` is the voice that fits each debtor.
 */
export function ServerVoiceField(props: {
  language: SpeechLanguage
  value: string | null
  onChange: (voiceId: string | null) => void
  disabled: boolean
  /** The preview button. */
  action: ReactNode
}): ReactNode {
  const t = useTranslations('voice')
  const { data, error } = useEndpoint('listVoices', { query: { language: props.language } })
  const label = useVoiceLabel()
  const voices = error ? builtInVoices : data
  const onlyBuiltIn = data !== undefined && data.length > 0 && data.every(isBuiltIn)
  const builtInHint = useBrowserVoicesIn(props.language).length > 0 ? 'builtInHint' : 'builtInOnlyHint'
  const { value } = props
  const isMissing =
    value !== null && voices !== undefined && !voices.some(({ voice_id }) => voice_id === value)
  return (
    <Field
      label={t('serverVoice')}
      hint={t(error ? 'voicesUnknown' : onlyBuiltIn ? builtInHint : 'serverVoiceHint')}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            {...control}
            className="min-w-0 flex-1 basis-44"
            aria-busy={voices === undefined}
            disabled={props.disabled}
            value={value ?? ''}
            onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{t('fittingVoice')}</option>
            {voices?.map((voice) => (
              <option key={voice.voice_id} value={voice.voice_id}>
                {label(voice)}
              </option>
            ))}
            {value !== null && (isMissing || voices === undefined) && (
              <option value={value}>{isMissing ? t('voiceGone') : t('chosenVoice')}</option>
            )}
          </Select>
          {props.action}
        </div>
      )}
    </Field>
  )
}

const isBuiltIn = ({ voice_id: id }: ProviderVoice) => builtInVoices.some(({ voice_id }) => voice_id === id)

/** "Clara · eSpeak · female · neutral": known accents are translated, others shown as given. */
function useVoiceLabel(): (voice: ProviderVoice) => string {
  const t = useTranslations()
  return (voice) => {
    const { name, gender, accent: accentName } = voice
    const knownAccent = accent.safeParse(accentName).data
    const accentLabel = knownAccent === undefined ? accentName : t(`vocabulary.accent.${knownAccent}`)
    const maker = isBuiltIn(voice) ? 'eSpeak' : ''
    return [name, maker, t(`voice.genders.${gender}`), accentLabel].filter((part) => part !== '').join(' · ')
  }
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Slider } from '#src/components/ui/slider.tsx'
import { useFormats } from '#src/lib/format.ts'
import { voiceRanges, type VoiceSettings } from '#src/lib/voice/voice-settings.ts'

type SliderValues = Pick<VoiceSettings, 'rate' | 'pitch' | 'volume'>

export function VoiceSliders(props: {
  value: SliderValues
  onChange: (changes: Partial<SliderValues>) => void
  /** The voice has a pitch to change: the portal's have none. */
  pitched?: boolean
}): ReactNode {
  const t = useTranslations('voice')
  const formats = useFormats()
  const { value, onChange, pitched = true } = props
  return (
    <div className="flex flex-col gap-3">
      <Slider
        label={t('rate')}
        text={t('times', { factor: formats.factor(value.rate) })}
        range={voiceRanges.rate}
        value={value.rate}
        onChange={(rate) => onChange({ rate })}
      />
      {pitched && (
        <Slider
          label={t('pitch')}
          text={t('times', { factor: formats.factor(value.pitch) })}
          range={voiceRanges.pitch}
          value={value.pitch}
          onChange={(pitch) => onChange({ pitch })}
        />
      )}
      <Slider
        label={t('volume')}
        text={formats.percent(value.volume)}
        range={voiceRanges.volume}
        value={value.volume}
        onChange={(volume) => onChange({ volume })}
      />
    </div>
  )
}

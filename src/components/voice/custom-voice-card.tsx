import { clsx } from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { CustomVoice } from '#src/lib/voice/custom-voices.ts'
import type { PreviewState } from '#src/lib/voice/use-voice-preview.ts'
import { VoicePreviewButton } from './voice-preview-button.tsx'

/** One custom voice with its actions. An inactive one cannot be selected, and says so. */
export function CustomVoiceCard(props: {
  voice: CustomVoice
  selected: boolean
  previewState: PreviewState
  onPreview: () => void
  onStop: () => void
  onSelect: (selected: boolean) => void
  onEdit: () => void
  onDelete: () => void
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const inactiveId = useId()
  const { voice, selected } = props
  const factor = (value: number) => t('voice.times', { factor: formats.factor(value) })
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 rounded-ui border p-3',
        selected ? 'border-accent' : 'border-border',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          <span className="min-w-0 break-words">{voice.name}</span>
          {selected && <Badge tone="accent">{t('voice.selected')}</Badge>}
          {!voice.isActive && <Badge>{t('voice.inactive')}</Badge>}
        </p>
        <div className="-mt-1 -mr-1 flex shrink-0">
          <IconButton small label={`${t('common.edit')}: ${voice.name}`} onClick={props.onEdit}>
            <Pencil aria-hidden size={16} />
          </IconButton>
          <IconButton small label={`${t('common.delete')}: ${voice.name}`} onClick={props.onDelete}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </div>
      </div>
      <div className="-mt-2 flex flex-col gap-0.5 text-12 text-text-muted">
        <p>{[t(`voice.languages.${voice.language}`), t(`voice.genders.${voice.gender}`)].join(' · ')}</p>
        <p className="tabular">
          {[
            `${t('voice.rate')} ${factor(voice.rate)}`,
            `${t('voice.pitch')} ${factor(voice.pitch)}`,
            `${t('voice.volume')} ${formats.percent(voice.volume)}`,
          ].join(' · ')}
        </p>
        {voice.description.trim() !== '' && <p className="mt-1 text-14 text-text">{voice.description}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant={selected ? 'secondary' : 'primary'}
          disabled={!voice.isActive}
          aria-label={`${selected ? t('voice.deselect') : t('voice.select')}: ${voice.name}`}
          aria-describedby={voice.isActive ? undefined : inactiveId}
          onClick={() => props.onSelect(!selected)}
        >
          {selected ? t('voice.deselect') : t('voice.select')}
        </Button>
        <VoicePreviewButton
          voiceName={voice.name}
          state={props.previewState}
          onPlay={props.onPreview}
          onStop={props.onStop}
        />
      </div>
      {!voice.isActive && (
        <p id={inactiveId} className="text-12 text-text-muted">
          {t('voice.inactiveHint')}
        </p>
      )}
    </li>
  )
}

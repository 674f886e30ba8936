import { LoaderCircle, Square, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import type { PreviewState } from '#src/lib/voice/use-voice-preview.ts'

/** Starts and stops a voice preview. `voiceName` names the voice if a screen has several. */
export function VoicePreviewButton(props: {
  state: PreviewState
  onPlay: () => void
  onStop: () => void
  voiceName?: string
  disabled?: boolean
  /** Where a row has other buttons; on a phone it is an icon. */
  quiet?: boolean
}): ReactNode {
  const t = useTranslations('voice')
  const idle = props.state === 'idle'
  const Icon = idle ? Volume2 : props.state === 'loading' ? LoaderCircle : Square
  const label = idle ? t('listen') : t('stop')
  const name = props.voiceName === undefined ? label : `${label}: ${props.voiceName}`
  const icon = (
    <Icon aria-hidden size={16} className={props.state === 'loading' ? 'animate-breathe' : undefined} />
  )
  const common = {
    disabled: props.disabled === true && idle,
    onClick: idle ? props.onPlay : props.onStop,
  }
  return (
    <Button
      size="small"
      variant={props.quiet === true ? 'quiet' : 'secondary'}
      aria-label={name}
      className={props.quiet === true ? 'max-sm:-mr-2 max-sm:px-2' : undefined}
      {...common}
    >
      {icon}
      <span className={props.quiet === true ? 'max-sm:hidden' : undefined}>{label}</span>
    </Button>
  )
}

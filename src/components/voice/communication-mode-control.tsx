import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'

/** Chooses how the sessions that this browser starts are held [SETUP3]: by voice or by text. */
export function CommunicationModeControl(props: { className?: string }): ReactNode {
  const t = useTranslations('training')
  const [mode, setMode] = useCommunicationMode()
  return (
    <SegmentedControl
      label={t('mode')}
      value={mode}
      onChange={setMode}
      options={[
        { value: 'voice', label: t('byVoice') },
        { value: 'text', label: t('byText') },
      ]}
      {...props}
    />
  )
}

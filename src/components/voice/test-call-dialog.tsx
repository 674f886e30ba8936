import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { TestCall } from './test-call.tsx'

/** The test call in a dialog. Closing it closes the microphone. */
export function TestCallDialog(props: { onClose: () => void }): ReactNode {
  const t = useTranslations('voice.testCall')
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t('title')}
      description={t('hint')}
      focusWindow
      footer={
        <Button variant="primary" onClick={props.onClose}>
          {t('done')}
        </Button>
      }
    >
      <TestCall />
    </Dialog>
  )
}

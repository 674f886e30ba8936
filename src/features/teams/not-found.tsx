import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { errorIdOf } from '#src/lib/error-text.ts'

/** In the place of details that could not be had; the words are those of the specification (section 8). */
export function NotFoundDialog(props: {
  title: string
  hint: string
  error: unknown
  onRetry: () => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations('common')
  const id = errorIdOf(props.error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      footer={
        <>
          <Button onClick={props.onRetry}>{t('retry')}</Button>
          <Button look="primary" onClick={props.onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p role="alert" className="flex items-center gap-3 text-14 text-text-muted">
        <TriangleAlert aria-hidden size={20} className="shrink-0 text-critical" />
        {props.hint}
      </p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
    </Dialog>
  )
}

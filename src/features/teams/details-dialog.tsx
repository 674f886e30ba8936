import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { errorIdOf } from '#src/lib/error-text.ts'

/** A dialog with details: loading, loaded, or failed with its own text. */
export function DetailsDialog(props: {
  title: string
  /** Null while loading. */
  children: ReactNode
  /** The error of a failed load; null once there is data. */
  error: unknown
  notFound: { title: string; hint: string }
  footer?: ReactNode
  onRetry: () => void
  onClose: () => void
  onCloseAutoFocus?: (event: Event) => void
}): ReactNode {
  const { notFound, error, onRetry, onClose } = props
  if (error) return <NotFoundDialog {...notFound} error={error} onRetry={onRetry} onClose={onClose} />
  return (
    <Dialog
      open
      wide
      focusWindow
      onCloseAutoFocus={props.onCloseAutoFocus}
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      footer={props.footer}
    >
      {props.children ?? (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}

/** Shown instead of details that could not be loaded, with the texts of the specification [TEAM11]. */
function NotFoundDialog(props: {
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
          <Button variant="primary" onClick={props.onClose}>
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

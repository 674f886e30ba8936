import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#src/lib/error-text.ts'
import { Button } from './button.tsx'
import { ErrorId } from './error-id.tsx'

/** An error message with a retry button, and an id to copy if there is one. */
export function ErrorNotice(props: {
  title?: string
  error: unknown
  onRetry?: () => void
  action?: ReactNode
}): ReactNode {
  const t = useTranslations('common')
  const { text, id } = useErrorText()(props.error)
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-10 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-critical-surface text-critical">
        <TriangleAlert aria-hidden size={20} />
      </span>
      <p className="text-16 font-medium">{props.title ?? t('couldNotLoad')}</p>
      <p className="mt-1 max-w-md text-14 text-text-muted">{text}</p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {props.onRetry && <Button onClick={props.onRetry}>{t('retry')}</Button>}
        {props.action}
      </div>
    </div>
  )
}

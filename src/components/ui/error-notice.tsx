import { Copy, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#src/lib/error-text.ts'
import { Button, IconButton } from './button.tsx'

/** What failed, what to do next, and an id to copy when one was given. */
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
      {id !== null && <ErrorId id={id} />}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {props.onRetry && <Button onClick={props.onRetry}>{t('retry')}</Button>}
        {props.action}
      </div>
    </div>
  )
}

function ErrorId(props: { id: string }): ReactNode {
  const t = useTranslations('common')
  const [copied, setCopied] = useState(false)
  return (
    <p className="mt-2 flex items-center gap-1 text-12 text-text-muted">
      {t('errorId', { id: props.id })}
      <IconButton
        small
        label={copied ? t('copied') : t('copyId')}
        onClick={() => {
          void navigator.clipboard.writeText(props.id).then(() => setCopied(true))
        }}
      >
        <Copy aria-hidden size={16} />
      </IconButton>
    </p>
  )
}

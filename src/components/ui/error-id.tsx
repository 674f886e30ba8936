import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'

/** The id of a failure in the server's log, with a button to copy it. */
export function ErrorId(props: { id: string; className?: string }): ReactNode {
  const t = useTranslations('common')
  const [copied, setCopied] = useState(false)
  return (
    <p className={clsx('flex items-center gap-1 text-12 text-text-muted', props.className)}>
      <span className="min-w-0 wrap-anywhere">{t('errorId', { id: props.id })}</span>
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

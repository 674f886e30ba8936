import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Retries from just before a line of the collector. `line` counts from 1. */
export function RetryButton(props: { line: number; busy: boolean; onRetry: () => void }): ReactNode {
  const t = useTranslations('analysis')
  return (
    <button
      type="button"
      aria-label={t('retryFromLine', { line: props.line })}
      aria-disabled={props.busy}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-ui px-1 text-12 font-medium text-text-muted hover:text-accent-text aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!props.busy) props.onRetry()
      }}
    >
      <RotateCcw aria-hidden size={12} />
      {t('retryFromHere')}
    </button>
  )
}

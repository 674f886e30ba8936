import { clsx } from 'clsx'
import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '#protocol/vocabulary/analysis.ts'

export type OnQuote = (quote: Quote) => void

/** A quote from the transcript; a click shows its line there. */
export function QuoteButton(props: {
  quote: Quote
  lang: string | undefined
  onQuote: OnQuote
  className?: string
}): ReactNode {
  const t = useTranslations('analysis')
  const line = props.quote.line + 1
  return (
    <button
      type="button"
      onClick={() => props.onQuote(props.quote)}
      title={t('showLine', { line })}
      className={clsx(
        'group flex w-full items-start gap-2 max-sm:flex-col max-sm:gap-1 rounded-ui border-l-2 border-accent-border bg-surface-muted px-3 py-2 text-left text-14',
        'transition-colors duration-150 ease-out hover:bg-accent-surface',
        props.className,
      )}
    >
      <q lang={props.lang} className="min-w-0 flex-1">
        {props.quote.text}
      </q>
      <span className="inline-flex h-5 shrink-0 items-center gap-1 text-12 text-text-muted group-hover:text-accent-text">
        <CornerDownRight aria-hidden size={12} />
        {t('lineNumber', { line })}
      </span>
    </button>
  )
}

/** The number of a line whose words are quoted elsewhere; a click shows it in the transcript. */
export function LineButton(props: { quote: Quote; onQuote: OnQuote }): ReactNode {
  const t = useTranslations('analysis')
  const line = props.quote.line + 1
  return (
    <button
      type="button"
      onClick={() => props.onQuote(props.quote)}
      title={t('showLine', { line })}
      className="inline-flex h-6 items-center gap-1 rounded-ui px-1 text-12 text-text-muted hover:text-accent-text"
    >
      <CornerDownRight aria-hidden size={12} />
      {t('lineNumber', { line })}
    </button>
  )
}

/** Further lines that show the same as the one that is quoted, by their numbers; nothing without any. */
export function AlsoIn(props: { quotes: readonly Quote[]; onQuote: OnQuote }): ReactNode {
  const t = useTranslations('analysis')
  if (props.quotes.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-12 text-text-muted">
      {t('alsoIn')}
      {props.quotes.map((quote) => (
        <LineButton key={quote.line} quote={quote} onQuote={props.onQuote} />
      ))}
    </p>
  )
}

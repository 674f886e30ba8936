import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { findQuotes, type QuotableLine } from './find-quotes.ts'
import { lineAnchor } from './transcript.tsx'

/** A text about the call in which every real quotation links to its line. */
export function QuotedText(props: {
  text: string
  lines: readonly QuotableLine[]
  /** The language spoken in the call. */
  lang: string | undefined
  onQuote: (quote: Quote) => void
}): ReactNode {
  const t = useTranslations('analysis')
  return findQuotes(props.text, props.lines).map(({ start, text, quote }) => {
    if (quote === null) return <span key={start}>{text}</span>
    return (
      // A link, because a button is a single box and would not wrap like text.
      <a
        key={start}
        href={`#${lineAnchor(quote.line)}`}
        lang={props.lang}
        title={t('showLine', { line: quote.line + 1 })}
        className="rounded-ui text-accent-text underline decoration-accent-border underline-offset-4 hover:decoration-accent-mark"
        onClick={(event) => {
          event.preventDefault()
          props.onQuote(quote)
        }}
      >
        {text}
      </a>
    )
  })
}

import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { QuotableLine } from '#src/components/transcript/find-quotes.ts'
import { QuotedText } from '#src/components/transcript/quoted-text.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { FoldableCard } from '#src/components/ui/foldable-card.tsx'
import type { OnQuote } from './quote-button.tsx'

/**
 * The analysis in sentences. It tells what the page has told in parts, for somebody who would rather read, so that it is
 * folded: no number stands twice.
 */
export function WrittenAnalysis(props: {
  metrics: PerformanceMetricsDetails
  lines: readonly QuotableLine[]
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const textId = useId()
  const [open, setOpen] = useState(false)
  const { aiAnalysis, report } = props.metrics
  return (
    <FoldableCard title={t('text')}>
      <div className="px-5 pb-5">
        {aiAnalysis === '' ? (
          <p className="text-16">{t('noText')}</p>
        ) : (
          <>
            <Button size="small" aria-expanded={open} aria-controls={textId} onClick={() => setOpen(!open)}>
              {open ? t('readLess') : t('readAll')}
            </Button>
            <p
              id={textId}
              lang={report.language}
              className="mt-3 max-w-prose text-16 whitespace-pre-wrap empty:hidden"
            >
              {open && (
                <QuotedText text={aiAnalysis} lines={props.lines} lang={props.lang} onQuote={props.onQuote} />
              )}
            </p>
          </>
        )}
        {report.note !== null && <p className="mt-3 text-12 text-text-muted">{report.note}</p>}
        <p className="mt-3 text-12 text-text-muted">
          {report.judge === 'model' ? t('judgeModel') : t('judgeEmbedded')}
        </p>
      </div>
    </FoldableCard>
  )
}

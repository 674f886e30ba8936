import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { type OnQuote, QuoteButton } from './quote-button.tsx'

/** What the call was scored as, why that decides what counts, and the line that shows it; nothing in earlier analyses. */
export function ScoredAs(props: {
  situation: AnalysisReport['situation']
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const { situation } = props
  if (situation === undefined) return null
  return (
    <div className="flex flex-col gap-2 border-t border-border px-5 py-4 text-14">
      <p>
        <strong className="font-semibold">
          {t('scoredAs.title', { situation: t(`scoredAs.names.${situation.is}`) })}
        </strong>{' '}
        <span className="text-text-muted">{t(`scoredAs.why.${situation.is}`)}</span>
      </p>
      {situation.because !== null && (
        <QuoteButton quote={situation.because} lang={props.lang} onQuote={props.onQuote} />
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { changedCriteria, markOf } from './compare-tries.ts'
import { CriteriaChanged } from './criteria-changed.tsx'
import { tooShort } from './explain-retry.ts'
import { MarksCompared, MarksApart } from './marks-compared.tsx'
import { RetryReason, TooShortRetry } from './retry-reason.tsx'
import { isShorterAndLower, ShorterRetry } from './shorter-retry.tsx'
import { TranscriptsCompared } from './transcripts-compared.tsx'
import type { Tries } from './use-tries.ts'

/** A completed retry beside its first try: the marks of both, what was said from the moment on, and why it counted. */
export function TriesCompared(props: { tries: Tries }): ReactNode {
  const t = useTranslations('tries')
  const { tries } = props
  if (tries.name === 'ready') {
    const { first, retry, line } = tries
    const short = tooShort(first.details, retry.details, line)
    // On two scales no difference means anything; what was said can still be compared.
    const isOneScale = first.metrics.criteriaEdition === retry.metrics.criteriaEdition
    const isShorter = isShorterAndLower(first, retry, line)
    const { change } = markOf(first.details.score, retry.details.score)
    return (
      <Card className="overflow-hidden">
        {short !== null ? (
          <TooShortRetry {...tries} why={short} />
        ) : !isOneScale ? (
          <MarksApart first={first} retry={retry} />
        ) : isShorter ? (
          <ShorterRetry {...tries} />
        ) : (
          <MarksCompared {...tries} />
        )}
        {short === null && isOneScale && change !== null && change <= 0 && (
          <RetryReason {...tries} isLower={change < 0} isComparable={!isShorter} />
        )}
        <div className="border-t border-border">
          <CardHeader title={t('title', { line })} description={t('hint')} />
          <TranscriptsCompared first={first.details} retry={retry.details} line={line} />
        </div>
        {short === null && isOneScale && (
          <CriteriaChanged
            changed={changedCriteria(first.metrics.report, retry.metrics.report)}
            sessionLanguage={retry.details.sessionLanguage}
          />
        )}
      </Card>
    )
  }
  return (
    <Card>
      <CardHeader title={t('title', { line: tries.line })} description={t('hint')} />
      {tries.name === 'loading' ? (
        <Loading label={t('loading')} className="px-5 pb-5">
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <ErrorNotice error={tries.error} onRetry={tries.reload} />
      )}
    </Card>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { markOf, ownLines } from './compare-tries.ts'
import { DimensionMarks } from './marks-compared.tsx'
import { MomentVerdict } from './retry-reason.tsx'
import type { Try } from './use-tries.ts'

/** Whether a retry scored lower and has fewer lines from its moment on, so that its score is not like for like. */
export function isShorterAndLower(first: Try, retry: Try, line: number): boolean {
  const { change } = markOf(first.details.score, retry.details.score)
  return change !== null && change < 0 && ownLines(retry.details, line) < ownLines(first.details, line)
}

/** Compares such a retry by its moment; the scores are told on demand. */
export function ShorterRetry(props: { first: Try; retry: Try; line: number }): ReactNode {
  const t = useTranslations('tries')
  const { first, retry, line } = props
  const own = ownLines(retry.details, line)
  const count = ownLines(first.details, line)
  return (
    <div className="flex flex-col items-start gap-3 p-5 sm:p-6">
      <h2 className="text-20 font-semibold text-balance">{t('byMoment')}</h2>
      <MomentVerdict {...props} />
      <p className="max-w-prose text-14 text-text-muted">{t('shorter', { own, count })}</p>
      <details className="group w-full">
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-14 font-medium text-text-muted hover:text-text">
          {t('scoresOfBoth', { first: first.details.score ?? 0, retry: retry.details.score ?? 0 })}
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <div className="pt-2">
          <DimensionMarks first={first} retry={retry} />
        </div>
      </details>
    </div>
  )
}

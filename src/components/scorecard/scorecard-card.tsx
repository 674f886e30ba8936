import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import type { OnQuote } from '#src/components/analysis/quote-button.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { EntryRow } from './entry-row.tsx'
import { useEntryNames } from './use-entry-names.ts'

/** What a call came to by its scorecard, entry by entry. A reviewer marks the entries here. */
export function ScorecardCard(props: {
  sessionId: string
  scorecard: SessionScorecard
  lang: string | undefined
  onQuote: OnQuote
  mayMark: boolean
}): ReactNode {
  const t = useTranslations('scorecards')
  const names = useEntryNames()
  const headingId = useId()
  const { content, version, result } = props.scorecard
  if (result === null) return null
  const entries = [...content.criteria, ...content.requiredLines]
  const failedBy = entries.filter(({ id }) => result.failedBy.includes(id)).map(names.entry)
  return (
    <Card aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={t('result')}
        description={t('heldAgainst', { name: content.name, version })}
        action={<Verdict passed={result.passed} />}
      />
      <div className="flex flex-col gap-3 px-5 pb-4">
        <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-text-muted">
          {result.score === null ? (
            <span>{t('noScore')}</span>
          ) : (
            <>
              <span className="sr-only">{t('scoreOf', { score: result.score })}</span>
              <span aria-hidden>
                <ScoreNumber score={result.score} className="text-28" />
              </span>
            </>
          )}
          <span>{t('passMark', { score: content.passMark })}</span>
        </p>
        {result.pending > 0 && <Banner tone="plain" title={t('pending', { count: result.pending })} />}
        {failedBy.length > 0 && (
          <Banner
            tone="critical"
            title={t('failedBy', { names: failedBy.join(' · ') })}
            {...(result.score !== null && {
              hint: t(result.score >= content.passMark ? 'failedOnly' : 'failedAnyway', {
                score: result.score,
                mark: content.passMark,
              }),
            })}
          />
        )}
      </div>
      <ul>
        {entries.map((entry) => {
          const judged = result.entries.find(({ entryId }) => entryId === entry.id)
          return judged && <EntryRow key={entry.id} {...props} entry={entry} result={judged} />
        })}
      </ul>
    </Card>
  )
}

function Verdict(props: { passed: boolean | null }): ReactNode {
  const t = useTranslations('scorecards')
  switch (props.passed) {
    case true:
      return <Badge tone="positive">{t('passed')}</Badge>
    case false:
      return <Badge tone="critical">{t('notPassed')}</Badge>
    default:
      return <Badge tone="accent">{t('undecided')}</Badge>
  }
}

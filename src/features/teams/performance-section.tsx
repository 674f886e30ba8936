import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import { useFormats } from '#src/lib/format.ts'
import { AverageScore } from './average-score.tsx'
import { Stats } from './stats.tsx'

/** How much a trainee has practised, and how well. On a page of its own its tiles need no visible heading. */
export function PerformanceSection(props: { member: Member; onPage?: boolean }): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { member, onPage = false } = props
  const streak = member.currentStreak ?? 0
  const Heading = onPage ? 'h2' : 'h3'
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={onPage ? 'grid' : undefined}>
      <Heading id={headingId} className={onPage ? 'sr-only' : 'mb-2 text-14 font-semibold'}>
        {t('performance')}
      </Heading>
      <Stats
        className={
          streak > 0 ? 'grid-cols-2 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1' : 'grid-cols-2'
        }
        stats={[
          { name: t('sessions'), value: formats.number(member.sessionsCount ?? 0) },
          {
            name: t('average'),
            value:
              member.avgScore === null ? (
                <span className="text-14 font-medium text-text-muted">{tCommon('notEnoughData')}</span>
              ) : (
                <>
                  <AverageScore score={member.avgScore} />{' '}
                  <span className="inline-block text-12 font-normal text-text-muted">
                    {tCommon('outOf100')}
                  </span>
                </>
              ),
            hint: member.hasEarlierScores ? tEdition('newestOnly') : t('averageHint'),
          },
          // No streak is nothing to tell.
          ...(streak > 0 ? [{ name: t('streak'), value: t('streakDays', { count: streak }) }] : []),
        ]}
      />
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import { useFormats } from '#src/lib/format.ts'
import { AverageScore } from './average-score.tsx'
import { Stats } from './stats.tsx'

/** How much a trainee has practised, and how well. */
export function PerformanceSection(props: { member: Member; children?: ReactNode }): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const formats = useFormats()
  const { member } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-14 font-semibold">
        {t('performance')}
      </h3>
      <Stats
        className="grid-cols-2 sm:grid-cols-3"
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
            hint: t('averageHint'),
          },
          { name: t('streak'), value: t('streakDays', { count: member.currentStreak ?? 0 }) },
        ]}
      />
    </section>
  )
}

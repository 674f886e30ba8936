import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { Card } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The facts of a session; for other users also the trainee. */
export function SessionInfo(props: { details: TrainingSessionDetails; isOwn: boolean }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const lawName = useLawName()
  const { details } = props
  const facts = [
    ...(props.isOwn ? [] : [{ name: t('review.trainee'), value: details.traineeName }]),
    { name: t('details.prospect'), value: details.prospectName },
    { name: t('details.type'), value: t(`vocabulary.sessionType.${details.sessionType}`) },
    { name: t('details.date'), value: formats.dateTime(details.startedAt) },
    {
      name: t('details.duration'),
      value: details.duration === null ? t('common.notEnoughData') : formats.minutes(details.duration),
    },
    {
      name: t('details.status'),
      value: t(`vocabulary.sessionStatus.${details.status === 'completed' ? 'completed' : 'active'}`),
    },
    { name: t('details.language'), value: t(`vocabulary.sessionLanguage.${details.sessionLanguage}`) },
    { name: t('details.messages'), value: formats.number(details.messageCount) },
    ...(details.law === null ? [] : [{ name: t('law.heldAgainst'), value: lawName(details.law) }]),
  ]
  return (
    <Card aria-label={t('details.info')}>
      <dl
        className={clsx(
          'grid grid-cols-2 gap-x-6 gap-y-4 p-5',
          // Seven facts fit into one row, eight fill two, nine three.
          facts.length === 9 ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
          facts.length === 7 && 'lg:grid-cols-7',
        )}
      >
        {facts.map((fact) => (
          <div key={fact.name} className="min-w-0">
            <dt className="text-12 text-text-muted">{fact.name}</dt>
            <dd className="mt-0.5 text-14 font-medium break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

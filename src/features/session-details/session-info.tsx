import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
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
    // One quiet line: what matters is below it.
    <section aria-label={t('details.info')}>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-14">
        {facts.map((fact) => (
          <div key={fact.name} className="flex min-w-0 flex-wrap gap-x-1.5">
            <dt className="text-text-muted">{fact.name}</dt>
            <dd className="font-medium break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

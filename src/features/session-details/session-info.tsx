import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The facts of a session; for other users also the trainee. */
export function SessionInfo(props: { details: TrainingSessionDetails; isOwn: boolean }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const headingId = useId()
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
    <Card aria-labelledby={headingId} className="@container">
      <CardHeader id={headingId} title={t('details.info')} />
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 px-5 pb-5 text-14 @md:grid-cols-3 @3xl:grid-cols-4">
        {facts.map((fact) => (
          <div key={fact.name} className="min-w-0">
            <dt className="text-12 text-text-muted">{fact.name}</dt>
            <dd className="font-medium break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

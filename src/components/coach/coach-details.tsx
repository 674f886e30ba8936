import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { PersonalityDetails } from './coach-traits.tsx'
import { useCoachTexts } from './use-coach-texts.ts'

/** All details of a coach. */
export function CoachDetails(props: { coach: Coach; onClose: () => void }): ReactNode {
  const t = useTranslations()
  const { coach } = props
  const { coachingStyle, bio } = useCoachTexts(coach)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={coach.name}
      footer={<Button onClick={props.onClose}>{t('common.close')}</Button>}
    >
      <dl className="flex flex-col gap-4 text-14">
        <DetailItem name={t('coaches.experience')}>
          {t(`vocabulary.experienceLevel.${coach.experienceLevel}`)}
        </DetailItem>
        <DetailItem name={t('coaches.specialization')}>
          <Badge>{t(`vocabulary.debtType.${coach.specialization}`)}</Badge>
        </DetailItem>
        <DetailItem name={t('coaches.personalities')}>
          <PersonalityDetails personalities={coach.personalities} />
        </DetailItem>
        {coachingStyle !== null && <DetailItem name={t('coaches.style')}>{coachingStyle}</DetailItem>}
        {bio !== null && <DetailItem name={t('coaches.bio')}>{bio}</DetailItem>}
      </dl>
    </Dialog>
  )
}

function DetailItem(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="mb-1 text-12 font-medium text-text-muted">{props.name}</dt>
      <dd className="break-words whitespace-pre-wrap">{props.children}</dd>
    </div>
  )
}

import { clsx } from 'clsx'
import { Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedProspect } from '#protocol/rest/prospects.ts'
import { bandOf } from '#protocol/vocabulary/score-bands.ts'
import { StartButtons } from '#src/components/prospect/start-buttons.tsx'
import { useOccupation } from '#src/components/prospect/use-occupation.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { scoreTextClasses } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { VoiceSample } from './voice-sample.tsx'

/** A debtor to practise with, in a row: who it is, the own best score with it, its voice, and the ways to start. */
export function PracticeRow(props: {
  prospect: ListedProspect
  /** The best score is by earlier criteria than others of the list. */
  isEarlier: boolean
  /** A link of the management named it. */
  linked: boolean
  /** The one to take next. */
  recommended: boolean
}): ReactNode {
  const t = useTranslations('training')
  const isPhone = useIsPhone()
  const { prospect } = props
  const best = <BestScore score={prospect.bestScore} isEarlier={props.isEarlier} />
  const sample = <VoiceSample prospect={prospect} />
  return (
    <li
      aria-current={props.linked || undefined}
      className={clsx(
        'flex flex-col gap-2 px-4 py-3 @3xl:flex-row @3xl:items-center @3xl:gap-4 @3xl:px-5',
        props.linked && 'bg-accent-surface',
      )}
    >
      <div className="flex min-w-0 flex-1 items-start gap-3 @3xl:items-center">
        <Avatar name={prospect.name} />
        <Profile
          prospect={prospect}
          isEarlier={props.isEarlier}
          recommended={props.recommended}
          sample={isPhone ? sample : null}
          best={isPhone ? best : null}
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2 @3xl:shrink-0">
        {!isPhone && (
          <>
            <span className="mr-auto @3xl:mr-2">{best}</span>
            {sample}
          </>
        )}
        <StartButtons
          row={props.recommended || props.linked ? 'outstanding' : 'plain'}
          prospect={prospect}
          texts={{
            labels: { standard: t('standard'), objection_handling: t('objections') },
            accessibleNames: {
              standard: t('startStandardWith', { name: prospect.name }),
              objection_handling: t('startObjectionsWith', { name: prospect.name }),
            },
            couldNotStart: t('couldNotStart'),
          }}
        />
      </div>
    </li>
  )
}

/** Name, language and level, and in a second line what the call is about. */
function Profile(props: {
  prospect: ListedProspect
  isEarlier: boolean
  recommended: boolean
  /** On a phone both belong to it. */
  sample: ReactNode
  best: ReactNode
}): ReactNode {
  const t = useTranslations('vocabulary')
  const tTraining = useTranslations('training')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { prospect } = props
  const { debtAmount } = prospect
  const facts = [
    useOccupation(prospect.occupation) ?? t(`prospectType.${prospect.type}`),
    t(`personalityOf.${prospect.personality}`),
    t(`debtType.${prospect.debtType}`),
    // Quick create sends 0 for none.
    ...(debtAmount === null || debtAmount === 0 ? [] : [formats.debt(debtAmount, prospect.debtCurrency)]),
  ]
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-14 font-semibold break-words">{prospect.name}</span>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{t(`sessionLanguage.${prospect.primaryLanguage}`)}</Badge>
            <Badge>{t(`difficultyOf.${prospect.difficultyLevel}`)}</Badge>
          </span>
        </p>
        {props.sample}
      </div>
      <p className="mt-0.5 text-12 text-text-muted">{facts.join(' · ')}</p>
      {props.best}
      {props.recommended && (
        <p className="mt-0.5 flex items-center gap-1.5 text-12 font-medium text-accent-text">
          <Target aria-hidden size={14} className="shrink-0" />
          {props.isEarlier
            ? tEdition('recommended')
            : tTraining(prospect.bestScore === undefined ? 'recommendedNew' : 'recommendedLowest')}
        </p>
      )}
    </div>
  )
}

function BestScore(props: { score: number | undefined; isEarlier: boolean }): ReactNode {
  const t = useTranslations('training')
  const tEdition = useTranslations('criteriaEdition')
  const { score } = props
  return (
    <p
      className={clsx(
        'shrink-0 text-14 leading-6',
        score === undefined || props.isEarlier
          ? 'text-text-muted'
          : ['font-semibold', scoreTextClasses[bandOf(score).tone]],
      )}
    >
      {score === undefined
        ? t('noBest')
        : props.isEarlier
          ? tEdition('best', { score })
          : t('best', { score })}
    </p>
  )
}

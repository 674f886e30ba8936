import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ScoreNumber } from '#src/components/ui/score.tsx'

/** An average as a coloured number, or a dash if nothing was scored. `isEarlier`: by earlier criteria than others beside it. */
export function AverageScore(props: {
  score: number | null
  className?: string
  isEarlier?: boolean
}): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  if (props.score !== null)
    return (
      <>
        <ScoreNumber score={props.score} className={props.className} />
        {props.isEarlier === true && (
          <span className="ml-1.5 text-12 font-normal text-text-muted">{tEdition('earlier')}</span>
        )}
      </>
    )
  return (
    <span className={clsx('text-text-muted', props.className)}>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('noScore')}</span>
    </span>
  )
}

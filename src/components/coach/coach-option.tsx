import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { Button } from '#src/components/ui/button.tsx'
import { CoachSummary } from './coach-summary.tsx'

/** All options of the dialog are one group of radio buttons. */
const groupName = 'coach'

const optionClass = (checked: boolean) =>
  clsx(
    'flex h-full flex-col rounded-ui border transition-colors duration-150 ease-out',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent-mark',
    checked ? 'border-accent ring-1 ring-accent' : 'border-border-strong hover:bg-surface-hover',
  )

/** A coach to choose. The details button stands outside the label, so that it does not select the coach. */
export function CoachOption(props: {
  coach: Coach
  specialized: boolean
  checked: boolean
  onSelect: () => void
  onDetails: () => void
}): ReactNode {
  const t = useTranslations('coaches')
  const { coach } = props
  const summaryId = useId()
  return (
    <div className={optionClass(props.checked)}>
      <label className="flex flex-1 cursor-pointer items-start gap-3 p-3">
        <input
          type="radio"
          name={groupName}
          aria-label={coach.name}
          aria-describedby={summaryId}
          checked={props.checked}
          onChange={props.onSelect}
          className="mt-2.5 radio-house size-4 shrink-0 outline-none"
        />
        <span id={summaryId} className="flex min-w-0 flex-1">
          <CoachSummary toChoose coach={coach} specialized={props.specialized} />
        </span>
      </label>
      <div className="px-3 pb-3 pl-10">
        <Button size="small" aria-label={t('detailsOf', { name: coach.name })} onClick={props.onDetails}>
          {t('viewDetails')}
        </Button>
      </div>
    </div>
  )
}

export function NoCoachOption(props: { checked: boolean; onSelect: () => void }): ReactNode {
  const t = useTranslations('coaches')
  const hintId = useId()
  return (
    <label className={clsx(optionClass(props.checked), 'cursor-pointer flex-row! items-start gap-3 p-3')}>
      <input
        type="radio"
        name={groupName}
        aria-label={t('withoutCoach')}
        aria-describedby={hintId}
        checked={props.checked}
        onChange={props.onSelect}
        className="mt-0.5 radio-house size-4 shrink-0 outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{t('withoutCoach')}</span>
        <span id={hintId} className="mt-0.5 block text-12 text-text-muted">
          {t('withoutCoachHint')}
        </span>
      </span>
    </label>
  )
}

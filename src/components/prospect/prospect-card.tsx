import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useOccupation } from './use-occupation.ts'

/** A short profile of a prospect: name, type, debt, personality, difficulty. `action` stands below it. */
export function ProspectCard(props: {
  prospect: Prospect
  corner?: ReactNode
  action?: ReactNode
}): ReactNode {
  return (
    <article className="flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4">
      <div className="flex items-start gap-3">
        <ProspectHeader prospect={props.prospect} />
        {props.corner}
      </div>
      <ProspectDebt prospect={props.prospect} />
      {props.action !== undefined && <div className="mt-auto flex flex-wrap gap-2 pt-1">{props.action}</div>}
    </article>
  )
}

export function ProspectHeader(props: { prospect: Prospect }): ReactNode {
  const t = useTranslations('vocabulary')
  const { prospect } = props
  const occupation = useOccupation(prospect.occupation)
  return (
    <>
      <Avatar name={prospect.name} />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-semibold break-words text-text">{prospect.name}</span>
        <span className="block text-12 break-words text-text-muted">
          {occupation ?? t(`prospectType.${prospect.type}`)}
        </span>
      </span>
    </>
  )
}

/** On the tint of a selected card a badge keeps a ground of its own. */
const badgeClass = 'inline-flex group-data-selected:bg-surface'

export function ProspectDebt(props: {
  prospect: Prospect
  /** Beside its badges. */
  mark?: ReactNode
}): ReactNode {
  const t = useTranslations('vocabulary')
  const formats = useFormats()
  const { prospect } = props
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span className="text-text-muted">{t(`debtType.${prospect.debtType}`)}</span>
        {/* Quick create sends 0 for none. */}
        {prospect.debtAmount !== null && prospect.debtAmount > 0 && (
          <span className="tabular font-semibold">
            {formats.debt(prospect.debtAmount, prospect.debtCurrency)}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="accent" className={badgeClass}>
          {t(`sessionLanguage.${prospect.primaryLanguage}`)}
        </Badge>
        <Badge className={badgeClass}>{t(`difficultyOf.${prospect.difficultyLevel}`)}</Badge>
        {props.mark}
      </p>
      <p className="flex flex-wrap gap-x-1.5 text-12 text-text-muted">
        <span>{t(`personalityOf.${prospect.personality}`)}</span>
        <span aria-hidden>·</span>
        <span>{t(`prospectType.${prospect.type}`)}</span>
      </p>
    </div>
  )
}

import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** A line of the outcome that holds or does not, said to screen readers too. */
export function ChecklistItem(props: { met: boolean; label: string }): ReactNode {
  const t = useTranslations('analysis')
  const Icon = props.met ? Check : Minus
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden size={16} className={props.met ? 'text-positive' : 'text-text-muted'} />
      <span className={props.met ? '' : 'text-text-muted'}>{props.label}</span>
      <span className="sr-only">{props.met ? t('yes') : t('no')}</span>
    </li>
  )
}

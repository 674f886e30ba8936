import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { Feelings } from './branching.ts'

/** Trust and anger on the simulation's scale (0-100), and how the last line changed them. */
export function FeelingsPanel(props: { name: string; before: Feelings; now: Feelings }): ReactNode {
  const t = useTranslations('onboarding')
  return (
    <Card aria-label={t('choice.feelings', { name: props.name })}>
      <dl className="grid grid-cols-2 gap-5 px-4 py-3 sm:px-5 sm:py-4">
        <Scale label={t('choice.trust')} before={props.before.trust} now={props.now.trust} good />
        <Scale label={t('choice.anger')} before={props.before.anger} now={props.now.anger} />
      </dl>
    </Card>
  )
}

function Scale(props: { label: string; before: number; now: number; good?: boolean }): ReactNode {
  const { number, signed } = useFormats()
  const change = props.now - props.before
  const better = props.good === true ? change > 0 : change < 0
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-muted">{props.label}</dt>
      <dd>
        <span className="flex items-baseline gap-2">
          <span className="text-20 font-semibold">{number(props.now)}</span>
          {change !== 0 && (
            <span className={clsx('text-14 font-medium', better ? 'text-positive' : 'text-critical')}>
              {signed(change)}
            </span>
          )}
        </span>
        <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-surface-muted">
          <span
            className={clsx(
              'block h-full rounded-full transition-[width] duration-150 ease-out',
              props.good === true ? 'bg-positive-mark' : 'bg-critical-mark',
            )}
            style={{ width: `${props.now}%` }}
          />
        </span>
      </dd>
    </div>
  )
}

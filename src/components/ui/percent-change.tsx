import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '#src/lib/format.ts'

/** A change in percent: green with a plus sign from zero up, red below. `format` puts it into a sentence. */
export function PercentChange(props: { percent: number; format: (change: string) => string }): ReactNode {
  const { signedPercent } = useFormats()
  const up = props.percent >= 0
  const Icon = up ? ArrowUp : ArrowDown
  return (
    <p
      className={clsx(
        'mt-1 flex items-center gap-1 text-12 font-medium',
        up ? 'text-positive' : 'text-critical',
      )}
    >
      <Icon aria-hidden size={12} className="shrink-0" />
      {props.format(signedPercent(props.percent / 100))}
    </p>
  )
}

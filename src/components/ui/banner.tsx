import { clsx } from 'clsx'
import { Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  plain: 'border-border bg-surface-muted text-text',
  caution: 'border-caution-mark bg-caution-surface text-text',
  critical: 'border-critical-mark bg-critical-surface text-text',
}

/** A message about a state that lasts as long as it is shown. */
export function Banner(props: {
  tone: keyof typeof tones
  icon?: LucideIcon
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** Screen readers announce it at once. */
  urgent?: boolean
  className?: string
}): ReactNode {
  const Icon = props.icon ?? (props.tone === 'plain' ? Info : TriangleAlert)
  return (
    <div
      role={props.urgent === true ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-ui border px-3 py-2 text-14',
        tones[props.tone],
        props.className,
      )}
    >
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 self-start" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">{props.title}</span>
        {props.hint !== undefined && <span className="text-text-muted">{props.hint}</span>}
      </p>
      {/* Together, beside the text or below it; the last one leads, so it is on top where they do not fit side by side. */}
      {props.action !== undefined && (
        <div className="ml-auto flex flex-wrap-reverse items-center justify-end gap-2">{props.action}</div>
      )}
    </div>
  )
}

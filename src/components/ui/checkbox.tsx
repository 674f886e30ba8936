import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A checkbox with a label and a hint below it. `compact`: in a row beside other controls. */
export function Checkbox(props: {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  compact?: boolean
}): ReactNode {
  const hintId = useId()
  return (
    <label
      className={clsx(
        'flex min-h-6',
        props.compact === true ? 'items-center gap-2' : 'items-start gap-3',
        props.disabled === true ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <input
        type="checkbox"
        aria-label={props.label}
        aria-describedby={props.hint === undefined ? undefined : hintId}
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        className={clsx('size-4 shrink-0 accent-accent', props.compact !== true && 'mt-0.5')}
      />
      <span className="min-w-0">
        <span className={clsx('block text-text', props.compact === true ? 'text-12' : 'text-14 font-medium')}>
          {props.label}
        </span>
        {props.hint !== undefined && (
          <span id={hintId} className="mt-0.5 block text-12 text-text-muted">
            {props.hint}
          </span>
        )}
      </span>
    </label>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A checkbox with a label and a hint below it. */
export function Checkbox(props: {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}): ReactNode {
  const hintId = useId()
  return (
    <label
      className={clsx(
        'flex min-h-6 items-start gap-3',
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
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="block text-14 font-medium text-text">{props.label}</span>
        {props.hint !== undefined && (
          <span id={hintId} className="mt-0.5 block text-12 text-text-muted">
            {props.hint}
          </span>
        )}
      </span>
    </label>
  )
}

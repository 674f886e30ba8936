import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type ChoiceOption<Value extends string> = {
  value: Value
  label: string
  hint?: string
  icon?: LucideIcon
  disabled?: boolean
  lang?: string
}

/** A choice between a few visible options: radio buttons shown as cards. */
export function ChoiceGroup<Value extends string>(props: {
  legend: string
  /** What stands above says the same. */
  legendHidden?: boolean
  hint?: string
  options: readonly ChoiceOption<Value>[]
  /** Null if nothing is selected yet. */
  value: Value | null
  onChange: (value: Value) => void
  columns?: 2 | 3
}): ReactNode {
  const name = useId()
  return (
    <fieldset>
      <legend className={props.legendHidden === true ? 'sr-only' : 'text-14 font-medium text-text'}>
        {props.legend}
      </legend>
      {props.hint !== undefined && <p className="mt-0.5 text-12 text-text-muted">{props.hint}</p>}
      <div
        className={clsx(
          'grid grid-cols-1 gap-2',
          props.legendHidden !== true && 'mt-2',
          props.columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {props.options.map((option) => (
          <ChoiceCard
            key={option.value}
            name={name}
            option={option}
            checked={option.value === props.value}
            onSelect={() => props.onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ChoiceCard<Value extends string>(props: {
  name: string
  option: ChoiceOption<Value>
  checked: boolean
  onSelect: () => void
}): ReactNode {
  const { option } = props
  const Icon = option.icon
  const hintId = useId()
  return (
    <label
      lang={option.lang}
      className={clsx(
        'flex items-start gap-3 rounded-ui border p-3 transition-colors duration-150 ease-out',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark',
        props.checked ? 'border-accent bg-accent-surface' : 'border-border-strong bg-surface',
        option.disabled === true ? 'cursor-not-allowed border-border' : 'cursor-pointer',
        option.disabled !== true && !props.checked && 'hover:bg-surface-hover',
      )}
    >
      <input
        type="radio"
        name={props.name}
        value={option.value}
        checked={props.checked}
        disabled={option.disabled}
        onChange={props.onSelect}
        aria-describedby={option.hint === undefined ? undefined : hintId}
        className="mt-0.5 radio-house size-4 shrink-0 outline-none"
      />
      <span className="min-w-0 flex-1">
        <span
          className={clsx(
            'flex items-center gap-2 text-14 font-medium',
            option.disabled === true ? 'text-text-muted' : 'text-text',
          )}
        >
          {Icon && <Icon aria-hidden size={16} className="text-text-muted" />}
          {option.label}
        </span>
        {option.hint !== undefined && (
          <span id={hintId} className="mt-0.5 block text-12 text-text-muted">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  )
}

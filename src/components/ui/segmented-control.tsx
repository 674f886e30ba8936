import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A segmented control: radio buttons for a few short options. */
export function SegmentedControl<Value extends string>(props: {
  label: string
  options: readonly { value: Value; label: string; short?: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}): ReactNode {
  const name = useId()
  return (
    <fieldset
      className={clsx('inline-flex rounded-ui border border-border bg-surface-muted p-0.5', props.className)}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className={clsx(
            'relative inline-flex min-h-7 min-w-9 flex-1 cursor-pointer items-center justify-center rounded-ui px-2.5 py-1 text-center text-12 font-medium',
            'transition-colors duration-150 ease-out',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent-mark',
            option.value === props.value
              ? 'bg-surface text-text ring-1 ring-border'
              : 'text-text-muted hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            // Over the whole label, so that focus scrolls to what is seen.
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            // A checked radio button fires no change event, but a click on the default option must count as a
            // choice.
            onClick={() => {
              if (option.value === props.value) props.onChange(option.value)
            }}
            aria-label={option.label}
          />
          {option.short ?? option.label}
        </label>
      ))}
    </fieldset>
  )
}

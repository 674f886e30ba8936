import { type ReactNode, useId } from 'react'

/** A slider for a number. `text` is the formatted value, shown and read aloud. */
export function Slider(props: {
  label: string
  text: string
  value: number
  range: { min: number; max: number; step: number }
  onChange: (value: number) => void
}): ReactNode {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-14 font-medium text-text">
          {props.label}
        </label>
        <output htmlFor={id} className="tabular text-14 text-text-muted">
          {props.text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...props.range}
        value={props.value}
        aria-valuetext={props.text}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
        className="mt-1 block h-6 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}

import type { ReactNode } from 'react'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'

/** One choice before a session, in a row: what it is, what the chosen value means, and the values. */
export function SetupChoice<Value extends string>(props: {
  title: string
  hint: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-b border-border py-2 max-lg:last:border-b-0 lg:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-14 font-medium">{props.title}</p>
        <p className="text-12 text-text-muted" aria-live="polite">
          {props.hint}
        </p>
      </div>
      <SegmentedControl
        label={props.title}
        className="w-full sm:max-lg:w-auto [&>label]:flex-auto"
        options={props.options}
        value={props.value}
        onChange={props.onChange}
      />
    </div>
  )
}

import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Panels under one row of names. Which one is open is the caller's to say, or, left out, its own. */
export function Tabs(props: {
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  open?: { value: string; onChange: (value: string) => void }
}): ReactNode {
  return (
    <Radix.Root
      {...(props.open
        ? { value: props.open.value, onValueChange: props.open.onChange }
        : { defaultValue: props.tabs[0]?.value })}
    >
      <Radix.List aria-label={props.label} className="mb-5 flex gap-5 overflow-x-auto border-b border-border">
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 whitespace-nowrap -outline-offset-2 border-b-2 border-transparent text-14 font-medium text-text-muted hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

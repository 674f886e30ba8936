import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tabs. The caller controls the open tab with `open`; without it the component does. */
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
      <Radix.List
        aria-label={props.label}
        className="-mx-1 mb-5 flex gap-3 overflow-x-auto border-b border-border"
      >
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 px-1 whitespace-nowrap -outline-offset-2 border-b-2 border-transparent text-14 font-medium text-text-muted hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
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

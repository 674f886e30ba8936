import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** The specification's delays (section 9), in milliseconds. */
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const

export function TooltipProvider(props: { children: ReactNode }): ReactNode {
  return (
    <Radix.Provider delayDuration={tooltipDelays.openMs} skipDelayDuration={tooltipDelays.skipMs}>
      {props.children}
    </Radix.Provider>
  )
}

/** A word about a control, on hover and on focus. `children` is the one control. */
export function Tooltip(props: {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  disabled?: boolean
  children: ReactNode
}): ReactNode {
  if (props.disabled === true) return props.children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{props.children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={props.side ?? 'top'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-ui border border-border bg-surface px-2.5 py-1.5 text-12 text-text shadow-raised"
        >
          {props.text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

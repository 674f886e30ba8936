import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A menu of actions. It is not modal: Radix's modal menu injects a style element to lock scrolling. */
export function Dropdown(props: {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
}): ReactNode {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={props.align ?? 'end'}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 animate-appear rounded-ui border border-border bg-surface p-1 shadow-raised"
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DropdownItem(props: {
  icon?: LucideIcon
  critical?: boolean
  onSelect: () => void
  children: ReactNode
}): ReactNode {
  const Icon = props.icon
  return (
    <Radix.Item
      onSelect={props.onSelect}
      className={clsx(
        'flex h-8 cursor-pointer items-center gap-2 rounded-ui px-2 text-14 outline-none select-none',
        'data-highlighted:bg-surface-hover',
        props.critical === true ? 'text-critical' : 'text-text',
      )}
    >
      {Icon && <Icon aria-hidden size={16} />}
      {props.children}
    </Radix.Item>
  )
}

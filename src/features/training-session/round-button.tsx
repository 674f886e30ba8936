import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const tones = {
  accent: 'bg-accent text-accent-on hover:bg-accent-hover',
  quiet: 'border border-border-strong bg-surface text-text hover:bg-surface-hover',
  on: 'border border-accent-border bg-accent-surface text-accent-text hover:bg-surface-hover',
  critical: 'bg-critical-solid text-critical-on hover:opacity-90',
} as const

/** A control of a call: the large one in the middle, or a small one beside it. */
export function RoundButton({
  label,
  pressed,
  tone,
  size = 'large',
  className,
  ...props
}: ComponentProps<'button'> & {
  label: string
  /** Of a switch; a button that only acts has none. */
  pressed?: boolean
  tone: keyof typeof tones
  size?: 'large' | 'small'
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...props}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full transition-colors duration-150 ease-out select-none',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        size === 'large' ? 'size-14 lg:size-16' : 'size-12 lg:size-14',
        tones[tone],
        className,
      )}
    />
  )
}

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** The large control in the middle of a call. */
export function RoundButton({
  label,
  pressed,
  tone,
  className,
  ...props
}: ComponentProps<'button'> & { label: string; pressed: boolean; tone: 'accent' | 'quiet' }): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...props}
      className={clsx(
        'inline-flex size-14 items-center justify-center rounded-full transition-colors duration-150 ease-out select-none lg:size-16',
        tone === 'accent'
          ? 'bg-accent text-accent-on hover:bg-accent-hover'
          : 'border border-border-strong bg-surface text-text hover:bg-surface-hover',
        className,
      )}
    />
  )
}

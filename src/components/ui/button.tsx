import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Slot } from 'radix-ui'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical'
export type ButtonSize = 'small' | 'medium' | 'large'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-on hover:bg-accent-hover',
  secondary: 'border border-border-strong bg-surface text-text hover:bg-surface-hover',
  quiet: 'text-text-muted hover:bg-surface-hover hover:text-text',
  critical: 'bg-critical-solid text-critical-on hover:opacity-90',
}
const sizeClasses: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-14',
  medium: 'h-9 px-4 text-14',
  large: 'h-11 px-5 text-16',
}

/** The classes of a button, for any element that acts as one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-ui font-medium whitespace-nowrap',
    'transition-colors duration-150 ease-out select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variantClasses[variant],
    sizeClasses[size],
  )
}

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; asChild?: boolean }

export function Button({
  variant,
  size,
  asChild,
  className,
  ...props
}: ComponentProps<'button'> & ButtonStyle): ReactNode {
  const Element = asChild === true ? Slot.Root : 'button'
  return <Element type="button" {...props} className={clsx(buttonClass(variant, size), className)} />
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Omit<ButtonStyle, 'asChild'>): ReactNode {
  return <Link {...props} className={clsx(buttonClass(variant, size), className)} />
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  small,
  ...props
}: ComponentProps<'button'> & { label: string; small?: boolean }): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-ui text-text-muted',
        'transition-colors duration-150 ease-out hover:bg-surface-hover hover:text-text',
        'disabled:cursor-not-allowed disabled:opacity-55',
        small === true ? 'size-7' : 'size-9',
        className,
      )}
    />
  )
}

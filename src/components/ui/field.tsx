import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

const control = clsx(
  'w-full rounded-ui border border-control bg-surface text-text placeholder:text-text-muted',
  'aria-invalid:border-critical disabled:opacity-55',
)

export function Input({ className, ...props }: ComponentProps<'input'>): ReactNode {
  return (
    <input {...props} className={clsx(control, 'h-10 px-3 text-16 text-ellipsis sm:text-14', className)} />
  )
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>): ReactNode {
  return <textarea {...props} className={clsx(control, 'px-3 py-2 text-16 sm:text-14', className)} />
}

/**
 * The browser's select in the look of the other controls (`select-house` in index.css). Radix's would insert style
 * elements, which the content security policy refuses, and on phones it lacks the device's own wheel.
 */
export function Select({ className, ...props }: ComponentProps<'select'>): ReactNode {
  return (
    <select
      {...props}
      className={clsx(control, 'select-house min-h-10 py-1 pl-3 text-16 sm:text-14', className)}
    />
  )
}

// jsdom, in which component tests run, has no CSS.
const knowsOpen = typeof CSS === 'object' && CSS.supports('selector(select:open)')

/** Escape closes the open list of a select alone: Radix would close the dialog around it, from the document. */
window.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && knowsOpen && document.querySelector('select:open') !== null)
      event.stopPropagation()
  },
  { capture: true },
)

/** The props that tie a control to its label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

/** A label, a control, and below it a hint or an error. */
export function Field(props: {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}): ReactNode {
  const t = useTranslations('common')
  const id = useId()
  const noteId = `${id}-note`
  const note = props.error ?? props.hint
  return (
    <div className={clsx('flex flex-col gap-1.5', props.className)}>
      <label htmlFor={id} className="text-14 font-medium text-text">
        {props.label}
        {props.optional === true && <span className="font-normal text-text-muted"> ({t('optional')})</span>}
      </label>
      {props.children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': props.error !== undefined,
      })}
      {note !== undefined && (
        <p
          id={noteId}
          className={clsx('text-12', props.error === undefined ? 'text-text-muted' : 'text-critical')}
        >
          {note}
        </p>
      )}
    </div>
  )
}

import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { measuredHeight } from './measured-height.ts'

type SaveState = {
  /** Something was changed and is not saved yet. */
  dirty: boolean
  /** What keeps it from being saved; undefined if nothing does. */
  problem?: ReactNode
  /** What is not filled in yet, before anybody tried to save. */
  missing?: ReactNode
}

const measureLift = measuredHeight('--toast-lift')

/**
 * The buttons that save a form, and how it stands. It stays at the lower edge of the screen as long as a part of the form
 * is on it; fields that take the focus stop above it (styles/index.css), and so do toasts. `inCard`: the last part of a
 * card, across its whole width, which stays in sight only while there is something to save.
 */
export function SaveBar(props: SaveState & { inCard?: boolean; children: ReactNode }): ReactNode {
  const { inCard = false } = props
  // In a short card it would only cover the fields while there is nothing to save.
  const staysInSight = !inCard || props.dirty || props.problem !== undefined
  return (
    <div
      ref={measureLift}
      data-save-bar
      className={clsx(
        'pointer-events-none z-10',
        staysInSight && 'sticky bottom-0',
        inCard ? '-mx-5 -mb-5' : '-mx-4 sm:mx-0 sm:bg-page sm:pb-3',
      )}
    >
      <div
        className={clsx(
          'pointer-events-auto flex flex-wrap items-center justify-end gap-2 border-border bg-surface py-3',
          inCard ? 'rounded-b-ui border-t px-5' : 'border-t px-4 sm:rounded-ui sm:border sm:shadow-raised',
        )}
      >
        <SaveStatus dirty={props.dirty} problem={props.problem} />
        {props.children}
      </div>
    </div>
  )
}

/** How a form stands, beside the buttons that save it: what is wrong, or else that there is something to save. */
export function SaveStatus({ dirty, problem, missing }: SaveState): ReactNode {
  const t = useTranslations('steps')
  return (
    <div
      role="status"
      className={clsx(
        'mr-auto flex min-w-0 items-center gap-2 text-text-muted empty:absolute sm:flex-1 sm:basis-auto sm:text-14',
        // The short text has room beside the buttons of a phone too.
        problem === undefined && missing === undefined ? 'flex-1 basis-18 text-12' : 'basis-full text-14',
      )}
    >
      {problem !== undefined ? (
        <>
          <CircleAlert aria-hidden size={16} className="shrink-0 text-critical" />
          <div className="min-w-0 text-text">{problem}</div>
        </>
      ) : missing !== undefined ? (
        <>
          <Info aria-hidden size={16} className="shrink-0" />
          <div className="min-w-0">{missing}</div>
        </>
      ) : (
        dirty && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-caution-mark" />
            {t('unsaved')}
          </>
        )
      )}
    </div>
  )
}

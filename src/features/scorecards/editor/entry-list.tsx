import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronRight, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Badge } from '#src/components/ui/badge.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'
import { entryElementId } from './entry-element.ts'
import type { OpenEntries } from './use-open-entries.ts'

/** The entries of a part of the scorecard, a row each, which can be opened, moved and removed. */
export function EntryList<Entry extends { id: string }>(props: {
  entries: readonly Entry[]
  nameOf: (entry: Entry) => string
  /** Of which kind an entry is, where its name does not say so. */
  kindOf: (entry: Entry) => string | null
  open: OpenEntries
  onChange: (entries: Entry[]) => void
  /** Takes the focus when an entry is removed. */
  heading: RefObject<HTMLElement | null>
  /** What stands in the row itself; `change` takes the changed fields. */
  renderControls: (entry: Entry, change: (changes: Partial<Entry>) => void) => ReactNode
  /** The fields of an opened entry. */
  renderFields: (entry: Entry, change: (changes: Partial<Entry>) => void) => ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  const { number } = useFormats()
  const { entries, open, onChange } = props
  if (entries.length === 0) return null
  return (
    <ol className="divide-y divide-border rounded-ui border border-border">
      {entries.map((entry, place) => {
        const change = (changes: Partial<Entry>) => onChange(entries.with(place, { ...entry, ...changes }))
        return (
          <EntryFrame
            key={entry.id}
            id={entry.id}
            name={t('entryNumber', { number: number(place + 1), name: props.nameOf(entry) })}
            kind={props.kindOf(entry)}
            isOpen={open.has(entry.id)}
            onToggle={() => open.toggle(entry.id)}
            canMove={(by) => entries[place + by] !== undefined}
            onMove={(by) => onChange(entries.toSpliced(place, 1).toSpliced(place + by, 0, entry))}
            onRemove={() => {
              onChange(entries.toSpliced(place, 1))
              props.heading.current?.focus()
            }}
            controls={props.renderControls(entry, change)}
          >
            {open.has(entry.id) && props.renderFields(entry, change)}
          </EntryFrame>
        )
      })}
    </ol>
  )
}

function EntryFrame(props: {
  id: string
  name: string
  kind: string | null
  isOpen: boolean
  onToggle: () => void
  canMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  controls: ReactNode
  children: ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  const fieldsId = useId()
  const { name, kind, isOpen } = props
  return (
    <li>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2 pr-2 pl-3">
          <button
            id={entryElementId(props.id)}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={props.onToggle}
            className="group flex min-h-9 min-w-0 flex-1 basis-32 items-center sm:basis-48 gap-2 rounded-ui text-left"
          >
            <ChevronRight
              aria-hidden
              size={16}
              className={clsx(
                'shrink-0 text-text-muted transition-transform duration-150 ease-out group-hover:text-text',
                isOpen && 'rotate-90',
              )}
            />
            <span className="flex min-w-0 flex-col items-start gap-1">
              <span className="line-clamp-2 text-14 font-medium break-words">{name}</span>
              {kind !== null && <Badge className="hidden md:inline-flex">{kind}</Badge>}
            </span>
          </button>
          {/* On a phone below the name, as wide as the row. */}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-last max-sm:basis-full max-sm:pl-6">
            {props.controls}
          </div>
          <span className="flex">
            <MoveButton label={t('moveUp', { name })} by={-1} {...props} />
            <MoveButton label={t('moveDown', { name })} by={1} {...props} />
            <IconButton small label={t('removeNamed', { name })} onClick={props.onRemove}>
              <X aria-hidden size={16} />
            </IconButton>
          </span>
        </div>
        {isOpen && (
          <div id={fieldsId} className="flex flex-col gap-4 px-4 pt-1 pb-4 sm:pl-9">
            {props.children}
          </div>
        )}
      </fieldset>
    </li>
  )
}

function MoveButton(props: {
  label: string
  by: -1 | 1
  canMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
}): ReactNode {
  const { by } = props
  const button = useRef<HTMLButtonElement>(null)
  const Icon = by < 0 ? ArrowUp : ArrowDown
  return (
    <IconButton
      ref={button}
      small
      label={props.label}
      aria-disabled={!props.canMove(by)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!props.canMove(by)) return
        flushSync(() => props.onMove(by))
        // Moving the element may have taken the focus away.
        button.current?.focus()
      }}
    >
      <Icon aria-hidden size={16} />
    </IconButton>
  )
}

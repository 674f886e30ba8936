import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The entries of a part of the scorecard, which can be moved and removed. */
export function EntryList<Entry extends { id: string }>(props: {
  entries: readonly Entry[]
  nameOf: (entry: Entry) => string
  onChange: (entries: Entry[]) => void
  /** Takes the focus when an entry is removed. */
  heading: RefObject<HTMLElement | null>
  /** The fields of an entry; `change` takes the changed ones. */
  renderFields: (entry: Entry, change: (changes: Partial<Entry>) => void) => ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  const { number } = useFormats()
  const { entries, onChange } = props
  const replace = (place: number, entry: Entry) => onChange(entries.with(place, entry))
  return (
    <ol className="flex flex-col gap-3">
      {entries.map((entry, place) => (
        <EntryFrame
          key={entry.id}
          name={t('entryNumber', { number: number(place + 1), name: props.nameOf(entry) })}
          canMove={(by) => entries[place + by] !== undefined}
          onMove={(by) => onChange(entries.toSpliced(place, 1).toSpliced(place + by, 0, entry))}
          onRemove={() => {
            onChange(entries.toSpliced(place, 1))
            props.heading.current?.focus()
          }}
        >
          {props.renderFields(entry, (changes) => replace(place, { ...entry, ...changes }))}
        </EntryFrame>
      ))}
    </ol>
  )
}

function EntryFrame(props: {
  name: string
  canMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  const { name } = props
  return (
    <li>
      <fieldset className="flex min-w-0 flex-col gap-3 rounded-ui border border-border p-4">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-1">
          <p aria-hidden className="min-w-0 flex-1 pt-1 text-14 font-semibold break-words">
            {name}
          </p>
          <MoveButton label={t('moveUp', { name })} by={-1} {...props} />
          <MoveButton label={t('moveDown', { name })} by={1} {...props} />
          <IconButton small label={t('removeNamed', { name })} onClick={props.onRemove}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
        {props.children}
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

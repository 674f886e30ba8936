import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { Card, CardHeader } from './card.tsx'

/**
 * A card that is folded to its title on a phone, where a page of open cards is too long to find anything in. `note`
 * says there what is inside. `open`: not folded at first.
 */
export function FoldableCard(props: {
  title: string
  description?: ReactNode
  note?: ReactNode
  /** The note is of use also where nothing is folded. */
  noteOnWide?: boolean
  open?: boolean
  className?: string
  children: ReactNode
}): ReactNode {
  const { title, description } = props
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <Fold title={title} note={props.note} open={props.open === true}>
        {description !== undefined && <p className="px-5 pb-3 text-14 text-text-muted">{description}</p>}
        {props.children}
      </Fold>
    )
  return (
    <Card className={props.className}>
      <CardHeader
        title={title}
        {...(description !== undefined && { description })}
        action={props.noteOnWide === true && props.note}
      />
      {props.children}
    </Card>
  )
}

/** A title that opens to what it is the title of. What leads to something inside opens it (`unfold`). */
export function Fold(props: {
  title: string
  note?: ReactNode
  open?: boolean
  children: ReactNode
}): ReactNode {
  const [open, setOpen] = useState(props.open === true)
  return (
    <details
      data-fold
      open={open}
      onToggle={(event) => {
        // Also those that are folded inside it tell when they open.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
      className="group/fold overflow-hidden rounded-ui border border-border bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 py-2.5 outline-offset-[-2px] hover:bg-surface-hover">
        {/* A note too wide to stand beside the longest word of the title stands below it. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-min flex-1 text-16 font-semibold text-text">{props.title}</h2>
          {props.note}
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-text-muted transition-transform duration-150 ease-out group-open/fold:rotate-180"
        />
      </summary>
      {props.children}
    </details>
  )
}

/** Opens what is folded around an element, before somebody is led there. */
export function unfold(element: Element): void {
  const folded = element.closest<HTMLDetailsElement>('details[data-fold]')
  if (folded) folded.open = true
}

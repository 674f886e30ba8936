import { clsx } from 'clsx'
import { Undo2 } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/components/ui/button.tsx'
import { unfold } from '#src/components/ui/foldable-card.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** The parts of a finished session's page, by the ids of their elements. */
export type SectionId = 'compare' | 'summary' | 'score' | 'transcript' | 'notes'

/**
 * A part of the page that the navigation leads to. It takes the focus, so that the keyboard goes on from there; the
 * bars at the top of the window cover nothing of it.
 */
export function PageSection({
  id,
  className,
  ...props
}: ComponentProps<'section'> & { id: SectionId }): ReactNode {
  const t = useTranslations('analysis.sections')
  return (
    <section
      {...props}
      id={id}
      aria-label={t(id)}
      tabIndex={-1}
      className={clsx('scroll-mt-28 outline-none lg:scroll-mt-15', className)}
    />
  )
}

/**
 * Moves to a section and focuses it, or what scrolls in it, so that the arrow keys scroll that. One that stays in view
 * beside the others is only focused.
 */
export function openSection(id: SectionId): void {
  const section = document.getElementById(id)
  if (section === null) return
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // On a phone the transcript is folded.
  const folded = section.querySelector(':scope > [data-fold]')
  if (folded) unfold(folded)
  const scrollBox = section.querySelector<HTMLElement>('[data-scroll-box]')
  const target = scrollBox ?? section
  target.focus({ preventScroll: true })
  section.scrollIntoView({ block: 'start', behavior: reducedMotion ? 'auto' : 'smooth' })
}

/** The bar that stays at the top of the window: links to the sections, with the one being read marked. */
export function SectionNav(props: {
  /** Must stay the same array. */
  sections: readonly SectionId[]
  /** Leads back to where a quotation was opened; null while there is no such place. */
  onBack: (() => void) | null
}): ReactNode {
  const t = useTranslations('analysis.sections')
  const [current, mark] = useCurrentSection(props.sections)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the bar itself scrolls sideways.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    list.current?.scrollTo({ left: (link?.offsetLeft ?? 0) - 48 })
  }, [current])
  const open = (event: MouseEvent<HTMLAnchorElement>, id: SectionId) => {
    event.preventDefault()
    openSection(id)
    mark(id)
  }
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-14 z-20 -mx-4 mb-4 flex items-center justify-between gap-2 border-b border-border bg-page px-4 sm:-mx-8 sm:px-8 lg:top-0"
    >
      <ul
        ref={list}
        className="fade-end -mb-px flex min-w-0 gap-5 overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:gap-6"
      >
        {props.sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => open(event, id)}
              className="inline-flex h-11 items-center border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-text-muted -outline-offset-2 hover:text-text aria-[current]:border-accent aria-[current]:text-text"
            >
              {t(id)}
            </a>
          </li>
        ))}
      </ul>
      {props.onBack !== null && (
        <IconButton small label={t('back')} title={t('back')} onClick={props.onBack} className="xl:hidden">
          <Undo2 aria-hidden size={16} />
        </IconButton>
      )}
    </nav>
  )
}

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { brand } from '#src/brand.ts'

/**
 * The header of a page. It sets the document title and takes the focus after navigation, so that a screen
 * reader starts at the new page instead of the link that led there.
 */
export function PageHeader(props: {
  title: string
  description?: ReactNode
  action?: ReactNode
  /** The page above, as a link over the title. */
  back?: { to: string; label: string }
}): ReactNode {
  const heading = useRouteHeading(props.title)
  return (
    // On a phone it is small: what one came for stands on the first screen.
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6 sm:gap-y-4">
      <div className="min-w-0 sm:flex-1 sm:basis-80">
        {props.back && (
          <Link
            to={props.back.to}
            className="mb-1 inline-flex min-h-6 items-center gap-1 text-14 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden size={14} />
            {props.back.label}
          </Link>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          data-route-heading
          className="text-20 font-semibold tracking-tight text-text sm:text-28"
        >
          {props.title}
        </h1>
        {props.description !== undefined && (
          <div className="mt-0.5 text-14 text-text-muted sm:mt-1 sm:text-16">{props.description}</div>
        )}
      </div>
      {props.action}
    </header>
  )
}

/** Sets the document title. Attach the returned ref to the heading, which takes the focus after navigation. */
export function useRouteHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  const shownLocation = useRef(location)
  useEffect(() => {
    const previous = shownLocation.current
    shownLocation.current = location
    // A dialog that is part of the URL opens and closes without a page change, and so does the token of a link go:
    // somebody may be typing already.
    const samePage = previous.pathname === location.pathname
    if (samePage && (previous.search !== location.search || previous.hash !== location.hash)) return
    // "default" is the first page of a visit, where the browser starts at the top of the document.
    if (location.key === 'default') return
    heading.current?.focus({ preventScroll: true })
    // A page that is gone to begins at its top; one that is gone back to is where it was left.
    if (type !== 'POP' && location.hash === '') document.documentElement.scrollTop = 0
  }, [location, type])
  return heading
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'

/**
 * The head of a page. It names the document, and takes the focus when one page follows another, so that a
 * screen reader starts at the new page and not at the link that led there.
 */
export function PageHeader(props: { title: string; description?: ReactNode; action?: ReactNode }): ReactNode {
  const heading = useRouteHeading(props.title)
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          data-route-heading
          className="text-28 font-semibold tracking-tight text-text"
        >
          {props.title}
        </h1>
        {props.description !== undefined && (
          <div className="mt-1 text-16 text-text-muted">{props.description}</div>
        )}
      </div>
      {props.action}
    </header>
  )
}

/** Titles the document; the heading it returns a ref for takes the focus after a change of route. */
export function useRouteHeading(title: string) {
  const t = useTranslations('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const app = t('appName')
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`
  }, [title, app])
  const shownLocation = useRef(location)
  useEffect(() => {
    const previous = shownLocation.current
    shownLocation.current = location
    // A dialog that stands in the address comes and goes without a change of page.
    if (previous.pathname === location.pathname && previous.search !== location.search) return
    // "default" is the first page of a visit: there the browser's own start of the document is right.
    if (location.key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [location])
  return heading
}

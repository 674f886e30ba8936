import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Page } from './page.tsx'
import { useRouteHeading } from './page-header.tsx'

/** Shown instead of a page that cannot be displayed: the reason and a link to continue. */
export function PageProblem(props: {
  icon: LucideIcon
  tone?: 'plain' | 'critical'
  title: string
  link: { to: string; label: string }
  children: ReactNode
}): ReactNode {
  const heading = useRouteHeading(props.title)
  const Icon = props.icon
  return (
    <Page className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
      <span
        className={clsx(
          'mb-3 inline-flex size-11 items-center justify-center rounded-full',
          props.tone === 'critical'
            ? 'bg-critical-surface text-critical'
            : 'bg-surface-muted text-text-muted',
        )}
      >
        <Icon aria-hidden size={20} />
      </span>
      <h1 ref={heading} tabIndex={-1} data-route-heading className="text-28 font-semibold tracking-tight">
        {props.title}
      </h1>
      <div className="mt-1 max-w-md text-16 text-text-muted">{props.children}</div>
      <ButtonLink to={props.link.to} variant="primary" className="mt-6">
        {props.link.label}
      </ButtonLink>
    </Page>
  )
}

import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type Ref, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Brand } from '#src/components/ui/brand.tsx'
import { useRouteHeading } from '#src/components/ui/page-header.tsx'
import { LanguageSwitch } from '#src/components/ui/preferences.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'

/** The frame of a page outside the portal: the logo, the language and one card. */
export function AccessPage(props: { children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-3 px-5 py-5 sm:px-10">
        <a href="/">
          <Brand />
        </a>
        <LanguageSwitch short />
      </header>
      <main className="my-auto w-full px-3 pb-12 sm:px-5">
        <div className="mx-auto w-full max-w-md rounded-ui border border-border bg-surface px-5 py-6 sm:px-8 sm:py-8">
          {props.children}
        </div>
      </main>
    </div>
  )
}

function Title({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: string }): ReactNode {
  return (
    <h1 ref={ref} tabIndex={-1} className="text-20 font-semibold tracking-tight text-balance outline-none">
      {children}
    </h1>
  )
}

/** The title of the card, and what it is about. */
export function AccessHeader(props: { title: string; children: ReactNode }): ReactNode {
  const heading = useRouteHeading(props.title)
  return (
    <header>
      <Title ref={heading}>{props.title}</Title>
      <div className="mt-1.5 flex flex-col gap-1.5 text-14 text-pretty text-text-muted">{props.children}</div>
    </header>
  )
}

/** What the page shows when there is nothing to fill in: what happened, and the next step. */
export function AccessResult(props: {
  icon: LucideIcon
  tone: 'plain' | 'positive' | 'caution'
  title: string
  text: string
  actions: ReactNode
}): ReactNode {
  const heading = useRouteHeading(props.title)
  const Icon = props.icon
  // It often replaces a form: a screen reader goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  return (
    <div className="flex flex-col items-center text-center">
      <span
        className={`mb-3 inline-flex size-11 items-center justify-center rounded-full ${iconClasses[props.tone]}`}
      >
        <Icon aria-hidden size={20} />
      </span>
      <Title ref={heading}>{props.title}</Title>
      <p className="mt-1.5 text-14 text-pretty text-text-muted">{props.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{props.actions}</div>
    </div>
  )
}

const iconClasses = {
  plain: 'bg-surface-muted text-text-muted',
  positive: 'bg-positive-surface text-positive',
  caution: 'bg-caution-surface text-caution',
}

/** Shown while the server is asked what the link is for. */
export function AccessLoading(): ReactNode {
  const t = useTranslations('access')
  return (
    <Loading label={t('checking')} className="flex flex-col gap-4">
      <Skeleton className="h-7 w-56 max-w-full" />
      <Skeleton className="h-10" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </Loading>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** A grey placeholder of the final size, so that nothing moves when the content arrives. */
export function Skeleton(props: { className?: string }): ReactNode {
  return <div aria-hidden className={clsx('animate-breathe rounded-ui bg-surface-muted', props.className)} />
}

/** A group of placeholders with one label for screen readers. */
export function Loading(props: { label?: string; className?: string; children: ReactNode }): ReactNode {
  const t = useTranslations('common')
  return (
    <div role="status" className={props.className}>
      <span className="sr-only">{props.label ?? t('loading')}</span>
      {props.children}
    </div>
  )
}

/** Several placeholders, to fill the place of a list. */
export function Skeletons(props: { count: number; className: string }): ReactNode {
  return Array.from({ length: props.count }, (_, index) => (
    <Skeleton key={index} className={props.className} />
  ))
}

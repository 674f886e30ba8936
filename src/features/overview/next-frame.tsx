import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

/** The frame of the next step: what it is, and the button that does it. `badge` stands beside the label. */
export function NextFrame(props: {
  title: string
  badge?: ReactNode
  detail: ReactNode
  action: ReactNode
}): ReactNode {
  const t = useTranslations('overview.next')
  const titleId = useId()
  return (
    <section
      aria-label={t('label')}
      // Grey badges look dirty on the green.
      className="rounded-ui border border-accent-border bg-accent-surface p-5 **:[.bg-surface-muted]:bg-surface sm:p-6"
    >
      <article
        aria-labelledby={titleId}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
      >
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2 text-12 font-semibold text-accent-text">
            {t('label')}
            {props.badge}
          </p>
          <h2 id={titleId} className="text-20 font-semibold text-balance">
            {props.title}
          </h2>
          <div className="max-w-prose text-14 break-words">{props.detail}</div>
        </div>
        {props.action}
      </article>
    </section>
  )
}

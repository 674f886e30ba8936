import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import type { OpenEntries } from './use-open-entries.ts'

/** A part of the editor with entries. Its heading can take the focus. */
export function EditorSection({
  title,
  hint,
  error,
  heading,
  open,
  children,
}: {
  title: string
  hint: string
  error?: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
  /** Null where there is nothing to open. */
  open: OpenEntries | null
  children: ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  return (
    <Card>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2
            ref={heading}
            tabIndex={-1}
            data-invalid={error === undefined ? undefined : ''}
            className="text-16 font-semibold"
          >
            {title}
          </h2>
          <p className="mt-0.5 max-w-prose text-14 text-text-muted">{hint}</p>
          {error !== undefined && (
            <p role="alert" className="mt-1.5 text-12 text-critical">
              {error}
            </p>
          )}
        </div>
        {open !== null && (
          <Button
            size="small"
            variant="quiet"
            className="max-sm:-ml-3"
            aria-label={`${open.all ? t('closeAll') : t('openAll')}: ${title}`}
            onClick={open.toggleAll}
          >
            {open.all ? t('closeAll') : t('openAll')}
          </Button>
        )}
      </header>
      <div className="flex flex-col gap-4 px-5 pb-5">{children}</div>
    </Card>
  )
}

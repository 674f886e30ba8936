import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Pages } from '#src/lib/api/use-pages.ts'
import { useFormats } from '#src/lib/format.ts'
import { Button } from './button.tsx'
import { ErrorNotice } from './error-notice.tsx'

/**
 * Stands beneath a list that is read by pages: reads the next one as the end comes near, and has a button for
 * it, since not everybody scrolls. Says so when a page could not be read.
 */
export function PagesEnd({ pages }: { pages: Pages<unknown> }): ReactNode {
  const t = useTranslations('common')
  const formats = useFormats()
  const end = useRef<HTMLDivElement>(null)
  const shown = pages.rows?.length ?? 0
  const { error, hasMore, more, waiting } = pages
  const failed = error !== undefined
  useEffect(() => {
    if (end.current === null || waiting || failed) return
    // A new one for each page: it tells again that the end is near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown, hasMore, waiting, failed, more])
  if (failed && shown > 0) return <ErrorNotice error={error} onRetry={pages.retry} />
  if (!hasMore) return null
  return (
    <div ref={end} className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-text-muted">
      {t('shown', { shown: formats.number(shown) })}
      <Button size="small" aria-disabled={waiting} onClick={() => !waiting && more()}>
        {t('showMore')}
      </Button>
    </div>
  )
}

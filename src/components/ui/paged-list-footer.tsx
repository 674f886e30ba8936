import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PagedList } from '#src/lib/api/use-paged-list.ts'
import { useFormats } from '#src/lib/format.ts'
import { Button } from './button.tsx'
import { ErrorNotice } from './error-notice.tsx'

/**
 * Stands beneath a list that is read by pages: reads the next one as the end comes near, and has a button for
 * it, since not everybody scrolls. Says so when a page could not be read.
 */
export function PagedListFooter({ list }: { list: PagedList<unknown> }): ReactNode {
  const t = useTranslations('common')
  const formats = useFormats()
  const sentinel = useRef<HTMLDivElement>(null)
  const shown = list.rows?.length ?? 0
  const { error, hasMore, loadMore, loading } = list
  const failed = error !== undefined
  useEffect(() => {
    if (sentinel.current === null || loading || failed) return
    // A new one for each page: it tells again that the end is near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore()
      },
      { rootMargin: '600px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [shown, hasMore, loading, failed, loadMore])
  if (failed && shown > 0) return <ErrorNotice error={error} onRetry={list.retry} />
  if (!hasMore) return null
  return (
    <div
      ref={sentinel}
      className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-text-muted"
    >
      {t('shown', { shown: formats.number(shown) })}
      <Button size="small" aria-disabled={loading} onClick={() => !loading && loadMore()}>
        {t('showMore')}
      </Button>
    </div>
  )
}

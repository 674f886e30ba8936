import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PagedList } from '#src/lib/api/use-paged-list.ts'
import { useFormats } from '#src/lib/format.ts'
import { Button } from './button.tsx'
import { ErrorNotice } from './error-notice.tsx'

/**
 * The footer of a paged list: loads the next page as the user scrolls near the end, and has a button for it,
 * since not everybody scrolls. Shows an error if a page could not be loaded.
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
    // A new observer for each page fires again if the end is still near.
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

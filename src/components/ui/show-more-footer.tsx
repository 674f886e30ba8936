import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/lib/format.ts'
import { Button } from './button.tsx'

/** Stands beneath a list that is shown in part: how much of it, and the way to more. */
export function ShowMoreFooter({
  shown,
  total,
  onShowMore,
  sentinelRef,
}: {
  shown: number
  total: number
  onShowMore: () => void
  sentinelRef: (end: HTMLElement | null) => void
}): ReactNode {
  const t = useTranslations('common')
  const formats = useFormats()
  if (shown >= total) return null
  return (
    // A new element at each step: its observer tells again that the end is near.
    <div
      key={shown}
      ref={sentinelRef}
      className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-text-muted"
    >
      {t('shownOf', { shown: formats.number(shown), total: formats.number(total) })}
      <Button size="small" onClick={onShowMore}>
        {t('showMore')}
      </Button>
    </div>
  )
}

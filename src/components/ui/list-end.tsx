import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/lib/format.ts'
import { Button } from './button.tsx'

/** Stands beneath a list that is shown in part: how much of it, and the way to more. */
export function ListEnd({
  shown,
  total,
  onMore,
  watchEnd,
}: {
  shown: number
  total: number
  onMore: () => void
  watchEnd: (end: HTMLElement | null) => void
}): ReactNode {
  const t = useTranslations('common')
  const formats = useFormats()
  if (shown >= total) return null
  return (
    // A new element at each step: its observer tells again that the end is near.
    <div
      key={shown}
      ref={watchEnd}
      className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-text-muted"
    >
      {t('shownOf', { shown: formats.number(shown), total: formats.number(total) })}
      <Button size="small" onClick={onMore}>
        {t('showMore')}
      </Button>
    </div>
  )
}

import { Search } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'

/** Where the palette stands; its early field stands there before it. */
export const palettePlace = 'fixed inset-x-3 top-3 z-40 mx-auto max-w-xl sm:top-[12vh]'

/**
 * The search field until the code of the palette is there [PALETTE1]: what is typed right after Ctrl+K is not lost. It
 * stays behind the palette, whose own field takes the focus, so that there is no moment between them.
 */
export function EarlyField(props: {
  search: string
  onSearch: (search: string) => void
  onClose: () => void
  /** What had the focus before; it gets it back where the palette is closed before it was there. */
  opener: HTMLElement | null
}): ReactNode {
  const t = useTranslations('shell')
  const { opener } = props
  const focus = useCallback(
    (field: HTMLInputElement) => {
      field.focus()
      return () => {
        if (document.activeElement === field) opener?.focus()
      }
    },
    [opener],
  )
  return (
    <div
      className={`${palettePlace} flex items-center gap-3 rounded-ui border border-border bg-surface px-4 shadow-raised`}
    >
      <Search aria-hidden size={16} className="shrink-0 text-text-muted" />
      <input
        ref={focus}
        aria-label={t('search')}
        autoComplete="off"
        value={props.search}
        onChange={(event) => props.onSearch(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
        className="h-12 min-w-0 flex-1 bg-transparent text-16 text-text outline-none"
      />
    </div>
  )
}

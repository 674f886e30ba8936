import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from '#src/lib/use-media-query.ts'

/**
 * Tabs. The caller controls the open tab with `open`; without it the component does. `side`: where there is room for
 * them, they stand below each other beside the content, and stay in sight.
 */
export function Tabs(props: {
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  open?: { value: string; onChange: (value: string) => void }
  side?: boolean
}): ReactNode {
  const hasRoom = useMediaQuery('(width >= 64rem)')
  const isSide = props.side === true && hasRoom
  const strip = useOpenInSight(props.open?.value)
  return (
    <Radix.Root
      orientation={isSide ? 'vertical' : 'horizontal'}
      className={clsx(isSide && 'grid grid-cols-[12rem_minmax(0,1fr)] items-start gap-8')}
      {...(props.open
        ? { value: props.open.value, onValueChange: props.open.onChange }
        : { defaultValue: props.tabs[0]?.value })}
    >
      <Radix.List
        ref={strip}
        aria-label={props.label}
        className={
          isSide
            ? 'sticky top-8 -ml-3 flex flex-col gap-1'
            : 'fade-end relative -mx-1 mb-5 flex gap-3 overflow-x-auto border-b border-border [scrollbar-width:none]'
        }
      >
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'text-14 font-medium text-text-muted hover:text-text',
              isSide
                ? 'min-h-9 rounded-ui px-3 text-left hover:bg-surface-hover data-[state=active]:bg-accent-surface data-[state=active]:text-accent-text'
                : '-mb-px h-10 focus-visible:rounded-ui border-b-2 border-transparent px-1 whitespace-nowrap -outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-text',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="min-w-0">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Keeps the open tab of a strip that is wider than the screen in its middle, also once the screen turns. */
function useOpenInSight(open: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = box.current
    if (!strip) return
    const show = () => {
      const tab = strip.querySelector<HTMLElement>('[data-state=active]')
      if (tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
    }
    show()
    const observer = new ResizeObserver(show)
    observer.observe(strip)
    return () => observer.disconnect()
  }, [open])
  return box
}

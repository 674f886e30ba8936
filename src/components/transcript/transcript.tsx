import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { Turn } from './turn.tsx'

export type TranscriptLine = { id: string; role: Speaker; text: string; at: string; status: ItemStatus }
/** A line to look at, by its id or else its number. `nonce` tells a second wish for the same line from the first. */
export type JumpTarget = { itemId: string | null; line: number; quote: string; nonce: number }

/** The anchor of a line, counted from 0. */
export function lineAnchor(line: number): string {
  return `line-${line + 1}`
}

/** A finished conversation. A jump scrolls to its line, marks the quoted words and gives it the focus. */
export function Transcript(props: {
  items: readonly TranscriptLine[]
  debtorName: string
  /** For the call of somebody else: who spoke instead of "You". */
  collectorName?: string
  lang: string | undefined
  jump: JumpTarget | null
  /** What can be done with a line, beneath it. */
  renderFooter?: (item: TranscriptLine, line: number) => ReactNode
}): ReactNode {
  const t = useTranslations('session')
  const listRef = useRef<HTMLOListElement>(null)
  const { items, jump } = props
  const byId = jump === null ? -1 : items.findIndex((item) => item.id === jump.itemId)
  const target = byId >= 0 ? byId : (jump?.line ?? -1)
  useEffect(() => {
    if (jump === null) return
    const line = listRef.current?.children[target]
    if (!(line instanceof HTMLElement)) return
    line.focus({ preventScroll: true })
    scrollLineIntoView(line)
  }, [jump, target])
  return (
    <ol ref={listRef} className="flex flex-col gap-5">
      {items.map((item, line) => {
        const jumped = jump !== null && line === target
        return (
          <li
            key={item.id}
            id={lineAnchor(line)}
            tabIndex={-1}
            aria-label={jumped ? t('jumped', { line: line + 1 }) : undefined}
            className="scroll-my-6 outline-none"
          >
            <Turn
              speaker={item.role}
              debtorName={props.debtorName}
              {...(props.collectorName === undefined ? {} : { collectorName: props.collectorName })}
              at={item.at}
              lang={props.lang}
              highlighted={jumped}
              {...(item.status === 'truncated' ? { statusNote: <span>{t('truncated')}</span> } : {})}
              footer={props.renderFooter?.(item, line)}
            >
              {jumped ? <HighlightedQuote text={item.text} quote={jump.quote} /> : item.text}
            </Turn>
          </li>
        )
      })}
    </ol>
  )
}

/**
 * Scrolls the transcript's own box where it has one, so that the page with the quote stays where it is;
 * on a phone the transcript is part of the page, and the page scrolls.
 */
function scrollLineIntoView(line: HTMLElement): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = reducedMotion ? 'auto' : 'smooth'
  const container = line.closest('[data-scroll-box]')
  if (!container || container.scrollHeight <= container.clientHeight) {
    line.scrollIntoView({ behavior, block: 'center' })
    return
  }
  const offset = line.getBoundingClientRect().top - container.getBoundingClientRect().top
  const freeHeight = container.clientHeight - line.offsetHeight
  container.scrollTo({ top: container.scrollTop + offset - Math.max(0, freeHeight / 2), behavior })
}

/** A line with the quoted words marked; the whole line where they are not found as such. */
function HighlightedQuote(props: { text: string; quote: string }): ReactNode {
  const start = props.text.indexOf(props.quote)
  if (start < 0) return props.text
  const end = start + props.quote.length
  return (
    <>
      {props.text.slice(0, start)}
      <mark className="bg-accent-border text-text">{props.text.slice(start, end)}</mark>
      {props.text.slice(end)}
    </>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { unfold } from '#src/components/ui/foldable-card.tsx'
import { Turn } from './turn.tsx'

export type TranscriptLine = { id: string; role: Speaker; text: string; at: string; status: ItemStatus }
/** A line to scroll to, by id or else by number. A new `nonce` repeats the jump to the same line. */
export type JumpTarget = { itemId: string | null; line: number; quote: string; nonce: number }

/** The anchor of a line, counted from 0. */
export function lineAnchor(line: number): string {
  return `line-${line + 1}`
}

/** A finished conversation, its lines numbered as what is said about them names them. A jump scrolls to its line, marks the quotation and focuses the line. */
export function Transcript(props: {
  items: readonly TranscriptLine[]
  debtorName: string
  /** For somebody else's call: the speaker's name instead of "You". */
  collectorName?: string
  lang: string | undefined
  jump: JumpTarget | null
  /** Renders something beside the time of a line. */
  renderNote?: (item: TranscriptLine, line: number) => ReactNode
  /** Whether a line was said against a rule. */
  isBreach?: (item: TranscriptLine) => boolean
  /** Renders actions below a line. */
  renderFooter?: (item: TranscriptLine, line: number) => ReactNode
}): ReactNode {
  const t = useTranslations('session')
  const tAnalysis = useTranslations('analysis')
  const listRef = useRef<HTMLOListElement>(null)
  const { items, jump } = props
  const byId = jump === null ? -1 : items.findIndex((item) => item.id === jump.itemId)
  const target = byId >= 0 ? byId : (jump?.line ?? -1)
  useEffect(() => {
    if (jump === null) return
    const line = listRef.current?.children[target]
    if (!(line instanceof HTMLElement)) return
    unfold(line)
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
              mark={jumped ? 'jumped' : props.isBreach?.(item) === true ? 'breach' : null}
              statusNote={
                <>
                  <span className="tabular shrink-0">{tAnalysis('lineNumber', { line: line + 1 })}</span>
                  {item.status === 'truncated' && <span>{t('truncated')}</span>}
                  {props.renderNote?.(item, line)}
                </>
              }
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
 * Scrolls the transcript's own container if it has one, so that the page with the quotation stays in place;
 * on a phone the page itself scrolls.
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

/** A line with the quotation marked; without a mark if the quotation is not found. */
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

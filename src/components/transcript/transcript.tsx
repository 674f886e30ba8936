import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { Turn } from './turn.tsx'

export type TranscriptLine = { id: string; role: Speaker; text: string; at: string; status: ItemStatus }
/** A line to look at. `nonce` tells a second wish for the same line from the first. */
export type Jump = { line: number; quote: string; nonce: number }

/** A finished conversation. A jump scrolls to its line, marks the quoted words and gives it the focus. */
export function Transcript(props: {
  items: readonly TranscriptLine[]
  debtorName: string
  lang: string | undefined
  jump: Jump | null
}): ReactNode {
  const t = useTranslations('session')
  const list = useRef<HTMLOListElement>(null)
  const { jump } = props
  useEffect(() => {
    if (jump === null) return
    const target = list.current?.children[jump.line]
    if (!(target instanceof HTMLElement)) return
    target.focus({ preventScroll: true })
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' })
  }, [jump])
  return (
    <ol ref={list} className="flex flex-col gap-5">
      {props.items.map((item, line) => {
        const jumped = jump?.line === line
        return (
          <li
            key={item.id}
            tabIndex={-1}
            aria-label={jumped ? t('jumped', { line: line + 1 }) : undefined}
            className="scroll-my-6 outline-none"
          >
            <Turn
              role={item.role}
              debtorName={props.debtorName}
              at={item.at}
              lang={props.lang}
              highlighted={jumped}
              {...(item.status === 'truncated' ? { mark: <span>{t('truncated')}</span> } : {})}
            >
              {jumped ? <Quoted text={item.text} quote={jump.quote} /> : item.text}
            </Turn>
          </li>
        )
      })}
    </ol>
  )
}

/** A line with the quoted words marked; the whole line where they are not found as such. */
function Quoted(props: { text: string; quote: string }): ReactNode {
  const start = props.text.indexOf(props.quote)
  if (start < 0) return props.text
  const end = start + props.quote.length
  return (
    <>
      {props.text.slice(0, start)}
      <mark className="bg-caution-surface text-text">{props.text.slice(start, end)}</mark>
      {props.text.slice(end)}
    </>
  )
}

import { PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EntryResult, ScorecardEntry } from '#protocol/vocabulary/scorecard.ts'
import { type OnQuote, QuoteButton } from '#src/components/analysis/quote-button.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { useEntryNames } from './use-entry-names.ts'

/** What a call came to in one entry: how well, who judged it, the line behind it, and the reviewers' marks. */
export function EntryRow(props: {
  sessionId: string
  entry: ScorecardEntry
  result: EntryResult
  lang: string | undefined
  onQuote: OnQuote
  mayMark: boolean
}): ReactNode {
  const t = useTranslations('scorecards')
  const { dateTime } = useFormats()
  const names = useEntryNames()
  const { entry, result } = props
  const level = names.level(entry, result)
  const last = result.marks.at(-1)
  return (
    <li className="flex flex-col gap-1.5 border-t border-border px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 text-14 font-medium break-words">{names.entry(entry)}</span>
        <Badge tone={level.tone}>{level.text}</Badge>
        {entry.failing && <Badge>{t('failing')}</Badge>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
        {'weight' in entry ? (
          <Badge>{t('weight', { weight: entry.weight })}</Badge>
        ) : (
          <Badge className="inline-flex max-sm:h-auto max-sm:whitespace-normal">
            {t(entry.kind)} · {t(`due.${entry.due}`)}
          </Badge>
        )}
        {result.judgedBy !== 'reviewer' && <Badge>{t(`judgedBy.${result.judgedBy}`)}</Badge>}
        {last !== undefined && (
          <>
            <span>
              {t('markedBy', {
                name: last.author?.name ?? t('deletedAccount'),
                at: dateTime(last.createdAt),
              })}
            </span>
            <span>{t('machine', { level: names.level(entry, result.machine).text })}</span>
          </>
        )}
      </p>
      {last !== undefined && last.note !== null && (
        <p className="text-14 break-words whitespace-pre-wrap text-text-muted">
          {t('note', { note: last.note })}
        </p>
      )}
      {result.quote !== null && (
        <QuoteButton quote={result.quote} lang={props.lang} onQuote={props.onQuote} />
      )}
      {props.mayMark && <MarkButton {...props} name={names.entry(entry)} />}
    </li>
  )
}

function MarkButton(props: {
  sessionId: string
  entry: ScorecardEntry
  result: EntryResult
  name: string
}): ReactNode {
  const t = useTranslations('scorecards')
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed')
  const { name } = props
  const isMarked = props.result.marks.length > 0
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        aria-label={isMarked ? t('remarkNamed', { name }) : t('markNamed', { name })}
        onClick={() => setState('open')}
      >
        <PenLine aria-hidden size={14} />
        {isMarked ? t('remark') : t('mark')}
      </Button>
      <p role="status" className="text-14 text-text-muted">
        {state === 'saved' && t('marked')}
      </p>
      {state === 'open' && (
        <MarkDialog {...props} onMarked={() => setState('saved')} onClose={() => setState('closed')} />
      )}
    </div>
  )
}

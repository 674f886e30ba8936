import { PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EntryResult, ScorecardEntry } from '#protocol/vocabulary/scorecard.ts'
import { LineButton, type OnQuote, QuoteButton } from '#src/components/analysis/quote-button.tsx'
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
  const name = names.entry(entry)
  const facts = [
    ...('weight' in entry ? [t('weight', { weight: entry.weight })] : [t(entry.kind), t(`due.${entry.due}`)]),
    ...(result.judgedBy === 'reviewer' ? [] : [t(`judgedBy.${result.judgedBy}`)]),
    ...(last === undefined
      ? []
      : [
          t('markedBy', { name: last.author?.name ?? t('deletedAccount'), at: dateTime(last.createdAt) }),
          // That it was waiting for this mark says nothing.
          ...(result.machine.judgedBy === 'pending'
            ? []
            : [t('machine', { level: names.level(entry, result.machine).text })]),
        ]),
  ]
  return (
    <li className="flex flex-col gap-1.5 border-t border-border px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 text-14 font-medium break-words">
          {/* Words to be said are not the name of a criterion. */}
          {'text' in entry ? <q>{name}</q> : name}
        </span>
        <Badge tone={level.tone}>{level.text}</Badge>
        {entry.failing && <Badge tone={result.score === 0 ? 'critical' : 'plain'}>{t('failing')}</Badge>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 text-12 text-text-muted">{facts.join(' · ')}</p>
        {props.mayMark && <MarkButton {...props} name={name} />}
      </div>
      {last !== undefined && last.note !== null && (
        <p className="text-14 break-words whitespace-pre-wrap text-text-muted">
          {t('note', { note: last.note })}
        </p>
      )}
      {result.quote !== null &&
        // The words of a line that was said as it stands are above already.
        (result.quote.text.trim() === name ? (
          <LineButton quote={result.quote} onQuote={props.onQuote} />
        ) : (
          <QuoteButton quote={result.quote} lang={props.lang} onQuote={props.onQuote} />
        ))}
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
        variant="quiet"
        size="small"
        className="max-sm:-ml-3 sm:-mr-3"
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

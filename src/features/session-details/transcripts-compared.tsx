import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ConversationItem, TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { firstDifference, linesFrom } from './compare-tries.ts'

/** More lines are shown on demand. */
const linesShown = 12

/**
 * What was said in both tries from the retried line on: line beside line, and on a narrow screen one try at a time with
 * a switch. The first line that differs is marked in both.
 */
export function TranscriptsCompared(props: {
  first: TrainingSessionDetails
  retry: TrainingSessionDetails
  line: number
}): ReactNode {
  const t = useTranslations('tries')
  const [shown, setShown] = useState<'first' | 'retry'>('retry')
  const [all, setAll] = useState(false)
  const { line } = props
  const first = linesFrom(props.first, line)
  const retry = linesFrom(props.retry, line)
  const differsAt = firstDifference(first, retry)
  const longest = Math.max(first.length, retry.length)
  const count = all ? longest : Math.min(longest, linesShown)
  const column = { line, count, differsAt, details: props.retry }
  return (
    <div className="flex flex-col items-start gap-3 px-5 pb-5">
      <SegmentedControl
        label={t('shown')}
        options={[
          { value: 'first', label: t('first') },
          { value: 'retry', label: t('retry') },
        ]}
        value={shown}
        onChange={setShown}
        className="w-full md:hidden"
      />
      <div className="grid w-full grid-cols-1 gap-x-4 md:grid-cols-2">
        <Column
          {...column}
          title={t('first')}
          items={first}
          className={clsx('md:col-start-1', shown === 'first' ? '' : 'max-md:hidden')}
        />
        <Column
          {...column}
          title={t('retry')}
          items={retry}
          className={clsx('md:col-start-2', shown === 'retry' ? '' : 'max-md:hidden')}
        />
      </div>
      {count < longest && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('showAll', { count: longest })}
        </Button>
      )}
    </div>
  )
}

/** One try. Its rows are those of the grid around it, so that a line stands beside its counterpart. */
function Column(props: {
  title: string
  items: readonly ConversationItem[]
  line: number
  count: number
  differsAt: number | null
  details: TrainingSessionDetails
  className: string
}): ReactNode {
  const t = useTranslations('tries')
  const titleId = useId()
  const { items, count } = props
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'row-start-1 grid min-w-0 grid-rows-subgrid overflow-hidden rounded-ui border border-border',
        props.className,
      )}
      style={{ gridRow: `1 / span ${Math.max(1, count) + 1}` }}
    >
      <h3
        id={titleId}
        className="border-b border-border bg-surface-muted px-4 py-2 text-12 font-medium text-text-muted max-md:sr-only"
      >
        {props.title}
      </h3>
      {items.length === 0 && <p className="px-4 py-3 text-14 text-text-muted">{t('noLines')}</p>}
      <ol
        start={props.line}
        className="grid grid-rows-subgrid"
        style={{ gridRow: `2 / span ${Math.max(1, count)}` }}
      >
        {items.slice(0, count).map((item, at) => (
          <Line
            key={item.id}
            item={item}
            number={props.line + at}
            differsFirst={at === props.differsAt}
            details={props.details}
          />
        ))}
      </ol>
    </section>
  )
}

function Line(props: {
  item: ConversationItem
  number: number
  differsFirst: boolean
  details: TrainingSessionDetails
}): ReactNode {
  const t = useTranslations()
  const { item, differsFirst, details } = props
  const isCollector = item.role === 'user'
  return (
    <li
      className={clsx(
        'flex min-w-0 flex-col gap-1 border-l-2 px-4 py-2.5 text-14',
        differsFirst ? 'border-accent bg-accent-surface' : 'border-transparent',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-12 text-text-muted">
        <span className={isCollector ? 'font-medium text-accent-text' : 'font-medium text-text'}>
          {isCollector ? details.traineeName : details.prospectName}
        </span>
        {t('analysis.lineNumber', { line: props.number })}
        {differsFirst && (
          <Badge tone="accent" className="ml-auto inline-flex bg-surface!">
            {t('tries.firstDifference')}
          </Badge>
        )}
      </span>
      <span lang={speechLanguageCode(details.sessionLanguage)} className="break-words">
        {item.text}
      </span>
    </li>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { RequiredLine, ScorecardContent, ScorecardCriterion } from '#protocol/vocabulary/scorecard.ts'
import { useEntryNames } from '#src/components/scorecard/use-entry-names.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { useBuiltInCriteria } from './use-built-in-criteria.ts'

/** What one version of a scorecard says, to read. */
export function ScorecardContentCard(props: { content: ScorecardContent; version: number }): ReactNode {
  const t = useTranslations('scorecards')
  const { content } = props
  return (
    <Card>
      <CardHeader
        title={t('content')}
        description={`${t('version', { version: props.version })} · ${t('passMark', { score: content.passMark })}`}
      />
      <ScorecardContents content={content} />
    </Card>
  )
}

/** The description and the entries. */
export function ScorecardContents({ content }: { content: ScorecardContent }): ReactNode {
  const t = useTranslations('scorecards')
  const { definition } = useBuiltInCriteria()
  const names = useEntryNames()
  return (
    <>
      {content.description !== '' && (
        <p className="px-5 pb-4 text-14 break-words whitespace-pre-wrap">{content.description}</p>
      )}
      <Entries title={t('criteria')}>
        {content.criteria.map((criterion) => (
          <Entry
            key={criterion.id}
            name={names.entry(criterion)}
            weight={criterion.weight}
            failing={criterion.failing}
          >
            <CriterionDetails
              criterion={criterion}
              definition={criterion.kind === 'built_in' ? definition(criterion.criterion) : null}
            />
          </Entry>
        ))}
      </Entries>
      <Entries title={t('lines')}>
        {content.requiredLines.length === 0 && (
          <li className="px-5 pb-4 text-14 text-text-muted">{t('noLines')}</li>
        )}
        {content.requiredLines.map((line) => (
          <Entry key={line.id} name={names.entry(line)} weight={null} failing={line.failing}>
            <LineDetails line={line} />
          </Entry>
        ))}
      </Entries>
    </>
  )
}

function Entries(props: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-border">
      <h3 id={id} className="px-5 pt-4 pb-2 text-14 font-semibold">
        {props.title}
      </h3>
      <ul>{props.children}</ul>
    </section>
  )
}

function Entry(props: {
  name: string
  /** Null for a line that must be said. */
  weight: number | null
  failing: boolean
  children: ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  return (
    <li className="flex flex-col gap-1.5 px-5 pb-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 text-14 font-medium break-words">{props.name}</span>
        {props.weight !== null && <Badge>{t('weight', { weight: props.weight })}</Badge>}
        {props.failing && <Badge tone="critical">{t('failing')}</Badge>}
      </div>
      {props.children}
    </li>
  )
}

function CriterionDetails(props: { criterion: ScorecardCriterion; definition: string | null }): ReactNode {
  const t = useTranslations('scorecards')
  const { criterion } = props
  if (criterion.kind === 'built_in')
    return <p className="text-14 text-text-muted">{props.definition ?? ''}</p>
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        {(['two', 'one', 'zero'] as const).map((points) => (
          <div key={points} className="contents">
            <dt className="text-text-muted">{t(`points.${points}`)}</dt>
            <dd className="break-words whitespace-pre-wrap">{criterion[points]}</dd>
          </div>
        ))}
      </dl>
      {criterion.examples.length > 0 && (
        <div className="text-14">
          <p className="text-text-muted">{t('examples')}</p>
          <ul className="list-disc pl-5">
            {criterion.examples.map((example) => (
              <li key={example} className="break-words">
                {example}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function LineDetails(props: { line: RequiredLine }): ReactNode {
  const t = useTranslations('scorecards')
  const { kind, due } = props.line
  return (
    <p className="text-14 text-text-muted">
      {t(kind)} · {t(`due.${due}`)}
    </p>
  )
}

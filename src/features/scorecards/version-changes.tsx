import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '#src/components/scorecard/use-entry-names.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { compareContents, type EntryChange, type FieldChange, type FieldName } from './compare-contents.ts'

const tones: Record<EntryChange['name'], Tone> = {
  added: 'positive',
  changed: 'accent',
  removed: 'critical',
}

/** What changed from one version of a scorecard to a later one. */
export function VersionChanges(props: { scorecardId: string; from: number; to: number }): ReactNode {
  const t = useTranslations('scorecards')
  const names = useEntryNames()
  const paramsOf = (version: number) => ({ params: { id: props.scorecardId, version } })
  const before = useEndpoint('getScorecardVersion', paramsOf(props.from))
  const after = useEndpoint('getScorecardVersion', paramsOf(props.to))
  const error = before.error ?? after.error
  if (error)
    return <ErrorNotice error={error} onRetry={() => void Promise.all([before.mutate(), after.mutate()])} />
  if (!before.data || !after.data)
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    )
  const { fields, entries, reordered } = compareContents(before.data.content, after.data.content)
  if (fields.length + entries.length === 0 && !reordered)
    return <p className="text-14 text-text-muted">{t('noChanges')}</p>
  const labels = { added: t('added'), changed: t('changed'), removed: t('removedEntry') }
  return (
    <ul aria-label={t('changes')} className="flex flex-col gap-4">
      {fields.map((change) => (
        <li key={change.field}>
          <Fields changes={[change]} />
        </li>
      ))}
      {entries.map((change) => (
        <li key={`${change.name} ${change.entry.id}`} className="flex flex-col items-start gap-1.5">
          <Badge tone={tones[change.name]}>{labels[change.name]}</Badge>
          <p className="max-w-full text-14 font-medium break-words">{names.entry(change.entry)}</p>
          {change.name === 'changed' && <Fields changes={change.fields} />}
        </li>
      ))}
      {reordered && <li className="text-14">{t('reordered')}</li>}
    </ul>
  )
}

function Fields(props: { changes: readonly FieldChange[] }): ReactNode {
  const t = useTranslations('scorecards')
  const valueText = useValueText()
  return (
    <dl className="flex w-full flex-col gap-2 text-14">
      {props.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-12 font-medium text-text-muted">{t(`fields.${field}`)}</dt>
          <dd className="break-words whitespace-pre-wrap">
            <span className="sr-only">{t('before')}: </span>
            <del className="text-text-muted">{valueText(field, before)}</del>
          </dd>
          <dd className="break-words whitespace-pre-wrap">
            <span className="sr-only">{t('after')}: </span>
            <ins className="no-underline">{valueText(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The value of a field in words. */
function useValueText() {
  const t = useTranslations('scorecards')
  const { number } = useFormats()
  return (field: FieldName, value: FieldChange['before']): string => {
    if (typeof value === 'number') return number(value)
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (typeof value === 'object') return value.join('\n') || t('nothing')
    if (field === 'due') return t(`due.${value === 'opening' ? 'opening' : 'anywhere'}`)
    if (field === 'kind') return t(value === 'notice' ? 'notice' : 'script')
    return value || t('nothing')
  }
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'

/** The versions of a scorecard, newest first, each a link to what it said. */
export function VersionList(props: {
  scorecardId: string
  current: number
  /** Null: none of them. */
  shown: number | null
}): ReactNode {
  const t = useTranslations('scorecards')
  const { dateTime } = useFormats()
  const pages = usePagedList('listScorecardVersions', {}, { id: props.scorecardId })
  return (
    <Card>
      <CardHeader title={t('versions')} />
      {pages.rows === undefined &&
        (pages.error ? (
          <ErrorNotice error={pages.error} onRetry={pages.retry} />
        ) : (
          <Loading className="px-5 pb-5">
            <Skeleton className="h-16" />
          </Loading>
        ))}
      <ol className="max-h-96 divide-y divide-border overflow-y-auto">
        {pages.rows?.map(({ version, author, createdAt }) => (
          <li key={version} className="relative px-5 py-2.5 hover:bg-surface-hover">
            <Link
              to={{ search: version === props.current ? '' : `version=${version}` }}
              replace
              aria-current={version === props.shown ? 'true' : undefined}
              className="inline-flex min-h-6 items-center text-14 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark aria-[current]:text-accent-text"
            >
              {t('version', { version })}
            </Link>
            <p className="text-12 break-words text-text-muted">
              {t('madeBy', {
                name: author === null ? t('deletedAccount') : displayName(author),
                at: dateTime(createdAt),
              })}
            </p>
          </li>
        ))}
      </ol>
      <PagedListFooter list={pages} />
    </Card>
  )
}

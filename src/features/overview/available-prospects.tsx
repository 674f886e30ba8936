import { Plus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { ProspectCard } from '#src/components/prospect/prospect-card.tsx'
import { StartButtons } from '#src/components/prospect/start-buttons.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ListEnd } from '#src/components/ui/list-end.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useGrowingList } from '#src/lib/use-growing-list.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'

/** Whom to practise with; the two buttons of a card start a session in the prospect's own language. */
export function AvailableProspects(): ReactNode {
  const t = useTranslations('overview')
  return (
    <Card>
      <CardHeader
        title={t('availableProspects')}
        description={t('availableHint')}
        action={
          <ButtonLink to="/prospects?new" size="small">
            <Plus aria-hidden size={16} />
            {t('createNew')}
          </ButtonLink>
        }
      />
      <ProspectGrid />
    </Card>
  )
}

function ProspectGrid(): ReactNode {
  const t = useTranslations()
  const { data, error, mutate } = useEndpoint('listProspects', {})
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading className="grid grid-cols-1 gap-3 px-5 pb-5 md:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={Users}
        title={t('overview.noProspects')}
        hint={t('overview.noProspectsHint')}
        action={
          <ButtonLink to="/prospects?new" look="primary">
            {t('overview.createFirst')}
          </ButtonLink>
        }
      />
    )
  return <ProspectCards prospects={data} />
}

function ProspectCards(props: { prospects: readonly Prospect[] }): ReactNode {
  const t = useTranslations()
  const list = useGrowingList(props.prospects)
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: t('overview.couldNotStart') },
    started: t('setup.started'),
  })
  return (
    <div className="max-h-96 overflow-y-auto">
      <ul className="grid grid-cols-1 gap-3 px-5 pb-5 md:grid-cols-2">
        {list.shown.map((prospect) => (
          <li key={prospect.id}>
            <ProspectCard
              prospect={prospect}
              action={
                <StartButtons
                  prospect={prospect}
                  busy={starting !== null}
                  labels={{
                    standard: t('overview.standardButton'),
                    objection_handling: t('overview.objectionsButton'),
                  }}
                  names={{
                    standard: t('overview.startStandardWith', { name: prospect.name }),
                    objection_handling: t('overview.startObjectionsWith', { name: prospect.name }),
                  }}
                  onStart={(sessionType, coachId) =>
                    void start({
                      prospectId: prospect.id,
                      sessionType,
                      coachId,
                      sessionLanguage: prospect.primaryLanguage,
                    })
                  }
                />
              }
            />
          </li>
        ))}
      </ul>
      <ListEnd shown={list.shown.length} total={list.total} onMore={list.more} watchEnd={list.watchEnd} />
    </div>
  )
}

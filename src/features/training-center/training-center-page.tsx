import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ProspectDebt, ProspectHeader } from '#src/components/prospect/prospect-card.tsx'
import { NoProspects, ProspectListFrame } from '#src/components/prospect/prospect-list.tsx'
import { StartButtons } from '#src/components/prospect/start-buttons.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'
import { StatsCard } from './stats-card.tsx'

/** /training without a session: prospects to start with, and statistics. */
export function TrainingCenterPage(): ReactNode {
  const t = useTranslations('training')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <ButtonLink to="/training-setup" variant="primary">
            <Plus aria-hidden size={16} />
            {t('addSession')}
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <CardHeader title={t('prospects')} />
          <ProspectRows />
        </Card>
        <StatsCard />
      </div>
    </Page>
  )
}

function ProspectRows(): ReactNode {
  const t = useTranslations()
  const list = useProspectList({ toPractise: true })
  return (
    <ProspectListFrame
      list={list}
      searchClassName="px-5 pb-4"
      loading={
        <Loading className="flex flex-col gap-4 px-5 pb-5">
          <Skeletons count={5} className="h-20" />
        </Loading>
      }
      empty={
        <NoProspects
          title={t('training.empty')}
          hint={t('training.emptyHint')}
          createLabel={t('training.createFirst')}
        />
      }
    >
      {(prospects) => (
        <ul className="divide-y divide-border border-t border-border">
          {prospects.map((prospect) => (
            <li key={prospect.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
              <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
                <ProspectHeader prospect={prospect} />
              </div>
              <div className="min-w-0 flex-1 basis-64">
                <ProspectDebt prospect={prospect} />
              </div>
              <div className="flex shrink-0 basis-full flex-wrap gap-2 sm:basis-auto">
                <StartButtons
                  prospect={prospect}
                  texts={{
                    labels: {
                      standard: t('training.standard'),
                      objection_handling: t('training.objections'),
                    },
                    accessibleNames: {
                      standard: t('training.startStandardWith', { name: prospect.name }),
                      objection_handling: t('training.startObjectionsWith', { name: prospect.name }),
                    },
                    couldNotStart: t('training.couldNotStart'),
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ProspectListFrame>
  )
}

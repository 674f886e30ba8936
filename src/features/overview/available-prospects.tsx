import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ProspectCard } from '#src/components/prospect/prospect-card.tsx'
import { NoProspects, ProspectListFrame } from '#src/components/prospect/prospect-list.tsx'
import { StartButtons } from '#src/components/prospect/start-buttons.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'

/** The prospects to practise with. The two buttons of a card start a session in the prospect's language. */
export function AvailableProspects(): ReactNode {
  const t = useTranslations('overview')
  return (
    <Card>
      <CardHeader
        title={t('availableProspects')}
        description={t('availableHint')}
        action={
          <ButtonLink to="/prospects?new" size="small" variant="quiet">
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
  const list = useProspectList({ toPractise: true })
  return (
    <ProspectListFrame
      list={list}
      searchClassName="px-5 pb-3"
      className="max-h-96 overflow-y-auto"
      loading={
        <Loading className="grid grid-cols-1 gap-3 px-5 pb-5 md:grid-cols-2">
          <Skeletons count={4} className="h-44" />
        </Loading>
      }
      empty={
        <NoProspects
          quiet
          title={t('overview.noProspects')}
          hint={t('overview.noProspectsHint')}
          createLabel={t('overview.createFirst')}
        />
      }
    >
      {(prospects) => (
        <ul className="grid grid-cols-1 gap-3 px-5 pb-5 md:grid-cols-2">
          {prospects.map((prospect) => (
            <li key={prospect.id}>
              <ProspectCard
                prospect={prospect}
                action={
                  <StartButtons
                    prospect={prospect}
                    texts={{
                      labels: {
                        standard: t('overview.standardButton'),
                        objection_handling: t('overview.objectionsButton'),
                      },
                      accessibleNames: {
                        standard: t('overview.startStandardWith', { name: prospect.name }),
                        objection_handling: t('overview.startObjectionsWith', { name: prospect.name }),
                      },
                      couldNotStart: t('overview.couldNotStart'),
                    }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </ProspectListFrame>
  )
}

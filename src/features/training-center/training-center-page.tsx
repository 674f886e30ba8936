import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ListedProspect } from '#protocol/rest/prospects.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { NoProspects, ProspectListFrame } from '#src/components/prospect/prospect-list.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { withinReach } from '#src/components/prospect/within-reach.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton, Skeletons } from '#src/components/ui/skeleton.tsx'
import { CommunicationModeControl } from '#src/components/voice/communication-mode-control.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { isEarlierBest, newestBest } from '#src/components/prospect/best-edition.ts'
import { PracticeRow } from './practice-row.tsx'
import { StatsCard } from './stats-card.tsx'

/**
 * /training without a session: the one list of debtors to practise with, and statistics. They are created and changed
 * under Prospects, whose link `?prospect=id` puts one first.
 */
export function TrainingCenterPage(): ReactNode {
  const t = useTranslations('training')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/prospects" variant="quiet" className="max-sm:hidden">
              {t('manage')}
            </ButtonLink>
            <ButtonLink to="/training-setup">
              <Plus aria-hidden size={16} />
              {t('addSession')}
            </ButtonLink>
          </div>
        }
      />
      {/* On a phone the debtors come first. */}
      <div className="flex flex-col gap-4 sm:flex-col-reverse">
        <Card className="@container">
          <CardHeader title={t('prospects')} action={<CommunicationModeControl />} />
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
  const linkedId = useSearchParams()[0].get('prospect')
  const listed = list.pages.rows?.find(({ id }) => id === linkedId)
  const isElsewhere = linkedId !== null && list.pages.rows !== undefined && !listed
  const fetched = useEndpoint('getProspect', isElsewhere ? { params: { id: linkedId } } : null)
  const linked = listed ?? fetched.data
  return (
    <ProspectListFrame
      list={list}
      searchClassName="px-5 pb-4"
      loading={
        <Loading className="flex flex-col gap-4 px-5 pb-5">
          <Skeleton className="h-10" />
          <Skeletons count={8} className="h-14" />
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
          {putFirst(
            prospects,
            list.filters.search === '' ? (linked ?? toTakeNext(prospects)) : undefined,
          ).map((prospect, at) => (
            <PracticeRow
              key={prospect.id}
              prospect={prospect}
              isEarlier={isEarlierBest(prospect, newestBest(prospects))}
              linked={prospect.id === linkedId}
              recommended={at === 0 && list.filters.search === '' && !linked}
            />
          ))}
        </ul>
      )}
    </ProspectListFrame>
  )
}

/**
 * The debtor to take next: the first one that was not practised with yet, else the one with the lowest own best score; one of
 * earlier criteria before one of newer ones, since no score of today tells how that call would go. Until a call has passed, no
 * debtor is harder than those who were called.
 */
function toTakeNext(prospects: readonly ListedProspect[]): ListedProspect | undefined {
  const passed = prospects.some(({ bestScore }) => (bestScore ?? 0) >= limits.passMark)
  return (passed ? prospects : withinReach(prospects)).toSorted(
    (one, other) =>
      (one.bestScoreEdition ?? 0) - (other.bestScoreEdition ?? 0) ||
      (one.bestScore ?? -1) - (other.bestScore ?? -1),
  )[0]
}

/** One debtor comes first, whether or not a loaded page has it. */
function putFirst(
  prospects: readonly ListedProspect[],
  first: ListedProspect | undefined,
): readonly ListedProspect[] {
  if (!first) return prospects
  return [first, ...prospects.filter(({ id }) => id !== first.id)]
}

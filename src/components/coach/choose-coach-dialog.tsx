import { UserRoundX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { coversDebt } from '#protocol/vocabulary/coach.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { CommunicationModeControl } from '#src/components/voice/communication-mode-control.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { CoachDetails } from './coach-details.tsx'
import { CoachOption, NoCoachOption } from './coach-option.tsx'

/**
 * "Choose Your AI Coach": the last step before a session with a prospect, which also shows whether it is held by voice
 * or by text. Coaches are loaded only when it opens [PICK4]. It stays open if the session could not be started.
 */
export function ChooseCoachDialog(props: {
  prospect: Prospect
  sessionType: SessionType
  starting: boolean
  onStart: (coachId: string | null) => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const { data: listed, error, mutate } = useEndpoint('listCoaches', {})
  const data = useWithoutRemoved(listed)
  const { debtType } = props.prospect
  const [recommended, others] = useMemo(() => {
    const fits = (coach: Coach) => coversDebt(coach.specialization, debtType)
    return [(data ?? []).filter(fits), (data ?? []).filter((coach) => !fits(coach))]
  }, [data, debtType])
  const [coachId, setCoachId] = useState<string | null>(null)
  const [shown, setShown] = useState<Coach | null>(null)
  const start = (id: string | null) => {
    if (!props.starting) props.onStart(id)
  }
  const label = coachId === null ? t('coaches.start') : t('coaches.startWith')
  return (
    <Dialog
      open
      wide
      fixedHeight
      onOpenChange={(open) => !open && props.onClose()}
      title={t('coaches.chooseTitle')}
      description={t('coaches.chooseFor', {
        type: t(`vocabulary.sessionType.${props.sessionType}`),
        name: props.prospect.name,
      })}
      footer={
        <>
          <CommunicationModeControl className="mr-auto" />
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          {data?.length !== 0 && (
            <Button variant="primary" aria-disabled={props.starting} onClick={() => start(coachId)}>
              {props.starting ? t('coaches.starting') : label}
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading label={t('coaches.loading')} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Skeleton className="h-16 sm:col-span-2" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={UserRoundX}
          title={t('coaches.none')}
          hint={t('coaches.noneHint')}
          action={
            <Button variant="primary" aria-disabled={props.starting} onClick={() => start(null)}>
              {props.starting ? t('coaches.starting') : t('coaches.startWithout')}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <fieldset className="flex flex-col gap-5">
          <legend className="sr-only">{t('coaches.chooseTitle')}</legend>
          <NoCoachOption checked={coachId === null} onSelect={() => setCoachId(null)} />
          <CoachGroup
            title={t('coaches.recommended')}
            specialized
            coaches={recommended}
            value={coachId}
            onSelect={setCoachId}
            onDetails={setShown}
          />
          <CoachGroup
            title={t('coaches.others')}
            specialized={false}
            coaches={others}
            value={coachId}
            onSelect={setCoachId}
            onDetails={setShown}
          />
        </fieldset>
      )}
      {shown && <CoachDetails coach={shown} onClose={() => setShown(null)} />}
    </Dialog>
  )
}

function CoachGroup(props: {
  title: string
  specialized: boolean
  coaches: readonly Coach[]
  value: string | null
  onSelect: (id: string) => void
  onDetails: (coach: Coach) => void
}): ReactNode {
  const list = useIncrementalList(props.coaches)
  if (props.coaches.length === 0) return null
  return (
    <section>
      <h3 className="text-14 font-semibold">{props.title}</h3>
      <ul className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {list.shown.map((coach) => (
          <li key={coach.id}>
            <CoachOption
              coach={coach}
              specialized={props.specialized}
              checked={coach.id === props.value}
              onSelect={() => props.onSelect(coach.id)}
              onDetails={() => props.onDetails(coach)}
            />
          </li>
        ))}
      </ul>
      <ShowMoreFooter list={list} />
    </section>
  )
}

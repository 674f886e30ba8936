import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useTranslations } from 'use-intl'
import type { ScorecardChanges, ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { assignmentEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { isKeyOf, urlOf } from '#src/lib/api/url.ts'
import { type ToastText, useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'
import { useUndoableRemoval } from '#src/lib/use-undoable-removal.ts'

/** The actions on a scorecard besides editing, with their toasts. */
export function useScorecardActions({ id }: ScorecardDetails) {
  const t = useTranslations('scorecards')
  const run = useActionWithToasts()
  const removeUndoably = useUndoableRemoval()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()

  const update = (changes: ScorecardChanges, success: ToastText) =>
    run(
      async () => {
        const after = await callEndpoint('updateScorecard', { params: { id }, body: changes })
        const own = urlOf('getScorecard', { params: { id } })
        await mutate(own, after, { revalidate: false })
        // The team's default before this one has stepped back. This one stays on the screen meanwhile.
        await mutate(
          (key) => key !== own && typeof key === 'string' && isKeyOf('getScorecard', key),
          undefined,
        )
      },
      { success: () => success, failure: t('changeFailed'), reload: ['listScorecards'] },
    )
  return {
    setArchived: (archived: boolean) =>
      update(
        { archived },
        archived ? { title: t('archiveDone'), description: t('archiveDoneHint') } : { title: t('restored') },
      ),
    setTeamDefault: (teamDefault: boolean) =>
      update(
        { teamDefault },
        teamDefault
          ? { title: t('madeDefault'), description: t('madeDefaultHint') }
          : { title: t('endedDefault') },
      ),
    remove: () => {
      removeUndoably({
        id,
        endpoint: 'deleteScorecard',
        removed: t('removed'),
        failure: t('removeFailed'),
        describeRefusal: ({ code }) => (code === 'conflict' ? t('usedMeanwhile') : null),
        reload: ['listScorecards', ...assignmentEndpoints],
        reloadAfterRefusal: ['getScorecard', 'listScorecards'],
      })
      void navigate('/scorecards', { replace: true })
    },
  }
}

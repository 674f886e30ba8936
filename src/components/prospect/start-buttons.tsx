import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'

const ChooseCoachDialog = lazy(async () => ({
  default: (await import('#src/components/coach/choose-coach-dialog.tsx')).ChooseCoachDialog,
}))

/**
 * The two ways to start with a prospect. Either leads through the choice of a coach. The names tell apart
 * the buttons of one card from another's.
 */
export function StartButtons(props: {
  prospect: Prospect
  labels: Record<SessionType, string>
  names: Record<SessionType, string>
  busy: boolean
  onStart: (type: SessionType, coachId: string | null) => void
}): ReactNode {
  const [choosing, setChoosing] = useState<SessionType | null>(null)
  return (
    <>
      <Button
        look="primary"
        size="small"
        className="flex-1"
        aria-label={props.names.standard}
        aria-haspopup="dialog"
        onClick={() => setChoosing('standard')}
      >
        {props.labels.standard}
      </Button>
      <Button
        size="small"
        className="flex-1"
        aria-label={props.names.objection_handling}
        aria-haspopup="dialog"
        onClick={() => setChoosing('objection_handling')}
      >
        {props.labels.objection_handling}
      </Button>
      {choosing !== null && (
        <Suspense>
          <ChooseCoachDialog
            prospect={props.prospect}
            sessionType={choosing}
            starting={props.busy}
            onStart={(coachId) => props.onStart(choosing, coachId)}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </>
  )
}

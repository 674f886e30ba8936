import type { ReactNode } from 'react'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'

/** The two ways to start with a prospect. The names tell apart the buttons of one card from another's. */
export function StartButtons(props: {
  prospect: Prospect
  labels: Record<SessionType, string>
  names: Record<SessionType, string>
  busy: boolean
  onStart: (type: SessionType) => void
}): ReactNode {
  return (
    <>
      <Button
        look="primary"
        size="small"
        className="flex-1"
        aria-label={props.names.standard}
        aria-disabled={props.busy}
        onClick={() => !props.busy && props.onStart('standard')}
      >
        {props.labels.standard}
      </Button>
      <Button
        size="small"
        className="flex-1"
        aria-label={props.names.objection_handling}
        aria-disabled={props.busy}
        onClick={() => !props.busy && props.onStart('objection_handling')}
      >
        {props.labels.objection_handling}
      </Button>
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { type SessionType, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useStartSession } from '#src/lib/use-start-session.ts'

const ChooseCoachDialog = lazy(async () => ({
  default: (await import('#src/components/coach/choose-coach-dialog.tsx')).ChooseCoachDialog,
}))

/** What a screen calls the two ways to start, and a start that failed: each has its own words for the same. */
type StartTexts = {
  labels: Record<SessionType, string>
  /** Tell the buttons of one card from another's. */
  accessibleNames: Record<SessionType, string>
  couldNotStart: string
}

/** The two ways to start with a prospect, in the prospect's own language. Either leads through the choice of a coach. */
export function StartButtons(props: { prospect: Prospect; texts: StartTexts }): ReactNode {
  const [choosing, setChoosing] = useState<SessionType | null>(null)
  const { prospect, texts } = props
  return (
    <>
      {sessionTypes.map((type) => (
        <Button
          key={type}
          variant={type === 'standard' ? 'primary' : 'secondary'}
          size="small"
          className="flex-1"
          aria-label={texts.accessibleNames[type]}
          aria-haspopup="dialog"
          onClick={() => setChoosing(type)}
        >
          {texts.labels[type]}
        </Button>
      ))}
      {choosing !== null && (
        <StartWithCoach
          prospect={prospect}
          sessionType={choosing}
          couldNotStart={texts.couldNotStart}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  )
}

function StartWithCoach(props: {
  prospect: Prospect
  sessionType: SessionType
  couldNotStart: string
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const { prospect, sessionType } = props
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: props.couldNotStart },
    started: t('setup.started'),
  })
  return (
    <Suspense>
      <ChooseCoachDialog
        prospect={prospect}
        sessionType={sessionType}
        starting={starting}
        onStart={(coachId) =>
          void start({
            prospectId: prospect.id,
            sessionType,
            coachId,
            sessionLanguage: prospect.primaryLanguage,
          })
        }
        onClose={props.onClose}
      />
    </Suspense>
  )
}

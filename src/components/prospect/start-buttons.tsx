import { MessageSquareText, Mic } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { type SessionType, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Button, type ButtonVariant } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'

const ChooseCoachDialog = lazy(async () => ({
  default: (await import('#src/components/coach/choose-coach-dialog.tsx')).ChooseCoachDialog,
}))

/** A screen's texts for the two ways to start and for a failure: each screen has its own. */
type StartTexts = {
  labels: Record<SessionType, string>
  /** Accessible names, which distinguish the cards' buttons. */
  accessibleNames: Record<SessionType, string>
  couldNotStart: string
}

/**
 * Buttons for the two session types, in the prospect's language. Both open the choice of a coach. `row`: as narrow as
 * their words, on a phone beside each other. There the first one shows how the call will be held, and the other one is
 * quiet. Only an outstanding row stands out: a page has one filled button.
 */
export function StartButtons(props: {
  prospect: Prospect
  texts: StartTexts
  row?: 'plain' | 'outstanding'
}): ReactNode {
  const [choosing, setChoosing] = useState<SessionType | null>(null)
  const [mode] = useCommunicationMode()
  const inRow = props.row !== undefined
  const ModeIcon = mode === 'voice' ? Mic : MessageSquareText
  const { prospect, texts } = props
  const t = useTranslations('setup')
  const meanings = { standard: t('standardHint'), objection_handling: t('objectionsHint') }
  return (
    <>
      {sessionTypes.map((type) => (
        <Tooltip key={type} text={meanings[type]}>
          <Button
            variant={variantOf(type, props.row)}
            size="small"
            className={inRow ? 'max-sm:flex-1 max-sm:px-1 max-sm:text-12' : 'flex-1'}
            aria-label={texts.accessibleNames[type]}
            aria-description={meanings[type]}
            aria-haspopup="dialog"
            onClick={() => setChoosing(type)}
          >
            {inRow && type === 'standard' && <ModeIcon aria-hidden size={16} className="max-sm:hidden" />}
            {texts.labels[type]}
          </Button>
        </Tooltip>
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

function variantOf(type: SessionType, row: 'plain' | 'outstanding' | undefined): ButtonVariant {
  if (row !== undefined && type === 'objection_handling') return 'quiet'
  return row === 'outstanding' ? 'primary' : 'secondary'
}

function StartWithCoach(props: {
  prospect: Prospect
  sessionType: SessionType
  couldNotStart: string
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const { prospect, sessionType } = props
  const { language } = useLanguage()
  const [communicationMode] = useCommunicationMode()
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
            communicationMode,
            sessionLanguage: defaultSessionLanguage(prospect.primaryLanguage, language),
          })
        }
        onClose={props.onClose}
      />
    </Suspense>
  )
}

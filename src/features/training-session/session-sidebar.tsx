import { Lightbulb, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { useCoachName } from '#src/components/coach/use-coach-name.ts'
import { useOccupation } from '#src/components/prospect/use-occupation.ts'
import { DebtorDescription } from '#src/components/session/debtor-description.tsx'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { useRestart } from '#src/components/session/use-restart.ts'
import { DownloadTranscript } from '#src/components/transcript/download-transcript.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { VoiceSidePanel } from '#src/components/voice/voice-side-panel.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { recordedLines } from '#src/lib/realtime/recorded-lines.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { useFormats } from '#src/lib/format.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

/** Beside the conversation: the coach's tips, facts about the debtor, restart and download. */
export function SessionSidebar(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  voice: VoiceCallState
  over: boolean
}): ReactNode {
  const { details, channel, voice } = props
  const t = useTranslations()
  const formats = useFormats()
  const { prospect } = details
  const occupation = useOccupation(prospect.occupation)
  const lawName = useLawName()
  // Once the call is over, its end has them.
  const actions = !props.over && (
    <>
      <RestartButton details={details} />
      <DownloadTranscript
        lines={channel.items}
        recordingCount={recordedLines(channel)}
        debtorName={details.prospectName}
        startedAt={details.startedAt}
        lineRecordings={voice.recordings}
      />
    </>
  )
  return (
    <div className="flex flex-col gap-6">
      {voice.mode === 'on' && <VoicePanel details={details} channel={channel} actions={actions} />}
      {(channel.tips.length > 0 || details.coachId !== null) && (
        <Tips tips={channel.tips} coachId={details.coachId} lang={details.feedbackLanguage} />
      )}
      <section>
        <h2 className="text-14 font-semibold">{t('session.aboutDebtor')}</h2>
        <DescriptionList className="mt-3">
          <DescriptionItem name={t('session.debt')}>
            {t(`vocabulary.debtType.${prospect.debtType}`)}
          </DescriptionItem>
          <DescriptionItem name={t('session.personality')}>
            {t(`vocabulary.personality.${prospect.personality}`)}
          </DescriptionItem>
          <DescriptionItem name={t('session.difficulty')}>
            {t(`vocabulary.difficulty.${prospect.difficultyLevel}`)}
          </DescriptionItem>
          <DescriptionItem name={t('session.language')}>
            {t(`vocabulary.sessionLanguage.${details.sessionLanguage}`)}
          </DescriptionItem>
          {occupation !== null && (
            <DescriptionItem name={t('session.occupation')}>{occupation}</DescriptionItem>
          )}
          {details.law !== null && (
            <DescriptionItem name={t('law.heldAgainst')}>{lawName(details.law)}</DescriptionItem>
          )}
          {voice.mode !== 'on' && (
            <DescriptionItem name={t('session.lines')}>
              <span className="tabular">{formats.number(channel.items.length)}</span>
            </DescriptionItem>
          )}
        </DescriptionList>
        {details.description !== null && (
          <DebtorDescription description={details.description} className="mt-3 text-14 text-text-muted" />
        )}
      </section>
      {voice.mode !== 'on' && actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

function VoicePanel(props: {
  details: TrainingSessionDetails
  channel: SessionView
  actions: ReactNode
}): ReactNode {
  const { details, channel } = props
  return (
    <VoiceSidePanel
      status={channel.session?.status === 'completed' ? 'ended' : 'active'}
      lines={channel.items}
      debtorName={details.prospectName}
      lang={speechLanguageCode(details.sessionLanguage)}
      actions={props.actions}
    />
  )
}

function RestartButton(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('session')
  const { restart, restarting } = useRestart(props.details)
  return (
    <Button size="small" aria-disabled={restarting} title={t('restartHint')} onClick={restart}>
      <RotateCcw aria-hidden size={16} />
      {t('restart')}
    </Button>
  )
}

function Tips(props: { tips: SessionView['tips']; coachId: string | null; lang: Language }): ReactNode {
  const t = useTranslations('session')
  const coachName = useCoachName(props.coachId)
  return (
    <section aria-live="polite">
      <h2 className="flex items-center gap-2 text-14 font-semibold">
        <Lightbulb aria-hidden size={16} className="text-accent-text" />
        {t('coachTips')}
      </h2>
      {coachName !== null && <p className="mt-0.5 text-12 text-text-muted">{coachName}</p>}
      {props.tips.length === 0 && <p className="mt-2 text-14 text-text-muted">{t('noTips')}</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {props.tips.toReversed().map((tip, index) => (
          <li
            key={tip.seq}
            lang={props.lang}
            className={
              index === 0 && !tip.past
                ? 'animate-rise rounded-ui bg-accent-surface p-3 text-14'
                : 'rounded-ui border border-border p-3 text-14 text-text-muted'
            }
          >
            {tip.text}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { VolumeX, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { AccountCard } from '#src/components/account-file/account-card.tsx'
import { AssignmentCaption } from '#src/components/assignment/assignment-caption.tsx'
import { ConnectionBanner } from '#src/components/session/connection-banner.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { formatClock } from '#src/lib/format.ts'
import { useSessionChannel } from '#src/lib/realtime/use-session-channel.ts'
import { useElapsedSeconds } from '#src/lib/use-elapsed.ts'
import { AttentionAlert } from './attention-alert.tsx'
import { DebtorStatePanel } from './debtor-state-panel.tsx'
import { useReadyWhispers } from './use-ready-whispers.ts'
import { WatchedTranscript } from './watched-transcript.tsx'
import { WhisperForm } from './whisper-form.tsx'
import { whisperHash } from './whisper-path.ts'

/** Somebody else's running session, live: the lines, the debtor's state, and a way to help. */
export function WatchedSession(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations()
  const { details } = props
  const { view } = useSessionChannel(details.id, 'observer')
  const invalidate = useInvalidate()
  /** The line that a note is written for. */
  const [notedItemId, setNotedItemId] = useState<string | null>(null)
  const trainee = view.participants.find(({ mode }) => mode === 'participant')?.user ?? null
  const { traineeName } = details
  const line = view.items.findIndex(({ id }) => id === notedItemId)
  const attention = view.observerInfo?.attention ?? []
  const { data: rules } = useEndpoint(
    'listSessionRules',
    attention.some(({ reason }) => reason === 'violation') ? { params: { id: details.id } } : null,
  )
  const ready = useReadyWhispers(attention, rules ?? [], details)
  const { hash } = useLocation()
  const ended = view.session?.status === 'completed'
  const away = !ended && view.loaded && trainee === null
  return (
    <Page className="max-w-[1400px]">
      <PageHeader
        title={t('watching.title')}
        description={
          <div className="flex flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2">
              {t('watching.description', { trainee: traineeName, debtor: details.prospectName })}
              <Badge tone="accent">{t(`vocabulary.sessionType.${details.sessionType}`)}</Badge>
              {!ended && !away && <Elapsed since={details.startedAt} />}
              {away && (
                <Badge tone="caution">
                  <WifiOff aria-hidden size={12} />
                  {t('watching.away')}
                </Badge>
              )}
            </span>
            <AssignmentCaption {...details} />
          </div>
        }
        back={{ to: '/teams?tab=live', label: t('watching.back') }}
      />
      <div className="flex flex-col gap-4">
        <ConnectionBanner connection={view.connection} onReconnect={view.reconnectNow} />
        {!ended && details.communicationMode === 'voice' && (
          <Banner
            tone="plain"
            icon={VolumeX}
            title={t('watching.readNotHeard')}
            hint={t('watching.readNotHeardHint', { trainee: traineeName })}
          />
        )}
        {ended && (
          <Banner
            tone="plain"
            title={t('watching.ended')}
            hint={t('watching.endedHint')}
            action={
              <Button size="small" variant="primary" onClick={() => void invalidate('getTrainingSession')}>
                {t('watching.open')}
              </Button>
            }
          />
        )}
        {/* On a phone: what needs attention, the call, and what one can do about it; all else below. */}
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <WatchedTranscript
            view={view}
            traineeName={traineeName}
            debtorName={details.prospectName}
            lang={speechLanguageCode(details.sessionLanguage)}
            onNote={ended ? null : setNotedItemId}
          />
          <div className="contents flex-col gap-4 lg:flex">
            <AttentionAlert observed={view.observerInfo} items={view.items} rules={rules ?? []} />
            {!ended && (
              <WhisperForm
                away={away}
                ready={ready}
                focusAtOnce={hash === whisperHash}
                onPin={setNotedItemId}
                traineeName={traineeName}
                line={line < 0 ? null : line + 1}
                pending={view.pendingWhispers}
                onUnpin={() => setNotedItemId(null)}
                onRetry={view.retry}
                onSend={(text) => {
                  view.whisper(text, details.userId, notedItemId ?? undefined)
                  setNotedItemId(null)
                }}
              />
            )}
            <DebtorStatePanel observed={view.observerInfo} />
            <Tips tips={view.tips} lang={details.feedbackLanguage} />
            <AccountCard sessionId={details.id} verification={view.verification} forReviewer={false} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function Elapsed(props: { since: string }): ReactNode {
  return <span className="tabular text-14">{formatClock(useElapsedSeconds(props.since))}</span>
}

function Tips(props: { tips: readonly { seq: number; text: string }[]; lang: string }): ReactNode {
  const t = useTranslations('watching')
  return (
    <section className="rounded-ui border border-border bg-surface p-4">
      <h2 className="text-14 font-semibold">{t('tips')}</h2>
      {props.tips.length === 0 ? (
        <p className="mt-2 text-14 text-text-muted">{t('noTips')}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2">
          {props.tips.toReversed().map((tip) => (
            <li key={tip.seq} lang={props.lang} className="text-14">
              {tip.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

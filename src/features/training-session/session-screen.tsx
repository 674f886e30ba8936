import { useAtom } from 'jotai'
import { IdCard, MessagesSquare, PanelRight } from 'lucide-react'
import { clsx } from 'clsx'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { DownloadTranscript } from '#src/components/transcript/download-transcript.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { LazySheet } from '#src/components/ui/lazy-sheet.tsx'
import { recordedLines } from '#src/lib/realtime/recorded-lines.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import { serverTranscription } from '#src/lib/voice/transcription-mode.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { type AnalysisState, CallOver } from './call-over.tsx'
import { CallStage } from './call-stage.tsx'
import { callTranscriptAtom } from './call-transcript.ts'
import { canBeHeard } from './can-be-heard.ts'
import { Composer } from './composer.tsx'
import { measuredHeight } from '#src/components/ui/measured-height.ts'
import { ConnectionBanner } from '#src/components/session/connection-banner.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { EndSessionButton } from './end-session-button.tsx'
import { MicrophoneQuestion } from './microphone-question.tsx'
import { SessionHeader } from './session-header.tsx'
import { SessionSidebar } from './session-sidebar.tsx'
import { SidePanel, type SideTab } from './side-panel.tsx'
import { TipBar } from './tip-bar.tsx'
import { useDraft } from './use-draft.ts'
import { useDelayedTrue } from './use-delayed-true.ts'
import { useUnread } from './use-unread.ts'

/** Loaded when first opened. */
const VoiceOptions = lazy(async () => ({
  default: (await import('#src/components/voice/voice-options.tsx')).VoiceOptions,
}))

/** How long a stored line may have no sign of a reply before the reply counts as missing. */
const replyGraceMs = 1_500

const liftToasts = measuredHeight('--toast-lift')

/**
 * A running session: its header, the stage of a call by voice, the conversation, which is folded beside the stage, the
 * composer and the sidebar.
 */
export function SessionScreen(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  voice: VoiceCallState
  /** Opens the analysis, after a call that the debtor has ended. */
  onShowAnalysis: () => void
}): ReactNode {
  const { details, channel, voice } = props
  const t = useTranslations('session')
  const accountTitle = useTranslations('accountFile')('title')
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const [sideTab, setSideTab] = useState<SideTab>('account')
  const [settingsOpen, setSettingsOpen] = useState(false)
  const [transcriptOpen, setTranscriptOpen] = useAtom(callTranscriptAtom)
  const [draft, setDraft] = useDraft(details.id)
  const [choseTyping, setChoseTyping] = useState(draft !== '')
  const debtor = details.prospectName
  const lang = speechLanguageCode(details.sessionLanguage)
  const unanswered = useDelayedTrue(channel.unanswered, replyGraceMs)
  // A refused line tells that the call is over where the end itself, and how it came, was not heard of.
  const refused = channel.pending.some(
    (line) => line.state.name === 'failed' && line.state.code === 'call_ended',
  )
  const debtorEnded = channel.ending !== null || refused
  const analysis = analysisOf(channel)
  const over = debtorEnded || analysis !== 'wanted'
  const awaitingReply = channel.awaitingReply || (channel.unanswered && !unanswered)
  const streaming = channel.items.find((item) => item.status === 'streaming')
  const sidebar = (
    <SidePanel
      sessionId={details.id}
      tab={sideTab}
      onTabChange={setSideTab}
      participants={channel.participants}
      verification={channel.verification}
      details={<SessionSidebar details={details} channel={channel} voice={voice} over={over} />}
    />
  )
  const openSide = (tab: SideTab) => {
    setSideTab(tab)
    setSidebarOpen(true)
  }
  const openTips = () => {
    setSideTab('details')
    // On a wide screen the panel is there already.
    if (!window.matchMedia('(min-width: 80rem)').matches) setSidebarOpen(true)
  }
  // The debtor's last words are heard to their end.
  const onStage = voice.mode === 'on' && (!over || voice.debtorSpeaking)
  const { unread, markRead } = useUnread(channel, unanswered)
  const showsTranscript = !onStage || transcriptOpen || unread
  const mustType = !canBeHeard(voice) && voice.state === 'on'
  const typing = choseTyping || mustType
  const write = (text: string) => {
    setDraft(text)
    // Beside the stage the field stays until it is closed; words from before the call by voice keep it open.
    setChoseTyping(onStage || text !== '')
  }
  const banner = <ConnectionBanner connection={channel.connection} onReconnect={channel.reconnectNow} />
  const tip = (oneLine: boolean) => (
    <TipBar
      tips={channel.tips}
      lang={details.feedbackLanguage}
      listBeside={sideTab === 'details'}
      oneLine={oneLine}
      onOpen={openTips}
    />
  )
  const hidesBottom = onStage && !over && !typing
  const hintCount = channel.tips.length + channel.whispers.length

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <SessionHeader
          details={details}
          channel={channel}
          voice={voice}
          onStage={onStage}
          over={over}
          actions={
            <>
              {onStage && (
                <Button
                  size="small"
                  className="px-2.5"
                  aria-expanded={showsTranscript}
                  onClick={() => {
                    setTranscriptOpen(!showsTranscript)
                    markRead()
                  }}
                >
                  <MessagesSquare aria-hidden size={16} />
                  <span className="max-sm:sr-only">{t('transcript')}</span>
                </Button>
              )}
              {hintCount > 0 && (
                // On a phone the name needs the space, and the newest tip is above the composer.
                <span className="hidden sm:inline-flex xl:hidden">
                  <Button size="small" onClick={() => openSide('details')}>
                    {t('tipsButton', { count: hintCount })}
                  </Button>
                </span>
              )}
              <Button size="small" className="px-2.5 xl:hidden" onClick={() => openSide('account')}>
                <IdCard aria-hidden size={16} />
                {accountTitle}
              </Button>
              <span className="hidden sm:inline-flex xl:hidden">
                <IconButton label={t('details')} onClick={() => openSide('details')}>
                  <PanelRight aria-hidden size={16} />
                </IconButton>
              </span>
            </>
          }
        />
        <div
          className={clsx(
            'grid min-h-0 flex-1',
            !onStage
              ? 'grid-cols-1 grid-rows-[minmax(0,1fr)_auto]'
              : showsTranscript
                ? 'grid-cols-1 grid-rows-[auto_minmax(8rem,1fr)_auto] lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto]'
                : 'grid-cols-1 grid-rows-[minmax(0,1fr)_auto]',
          )}
        >
          {onStage && (
            <CallStage
              details={details}
              channel={channel}
              voice={voice}
              lang={lang}
              banner={banner}
              tip={!over && tip(true)}
              transcriptOpen={showsTranscript}
              typing={over || mustType ? null : { on: typing, toggle: () => setChoseTyping(!typing) }}
              measureControls={hidesBottom ? liftToasts : null}
              end={!over && <EndSessionButton details={details} channel={channel} look="stage" />}
              onOpenSettings={() => setSettingsOpen(true)}
            />
          )}
          <ConversationLog
            channel={channel}
            voice={voice}
            debtorName={debtor}
            lang={lang}
            awaitingReply={awaitingReply && !debtorEnded}
            unanswered={unanswered && !debtorEnded}
            banner={onStage ? null : banner}
            className={clsx(
              onStage && 'border-t border-border lg:order-first lg:row-span-2 lg:border-t-0 lg:border-r',
              !showsTranscript && 'hidden',
            )}
            onEdit={(line) => {
              if (line.text !== null) write(draft.trim() === '' ? line.text : `${draft}\n${line.text}`)
              channel.discard(line.clientMsgId)
            }}
          />
          <div
            ref={hidesBottom ? null : liftToasts}
            className={clsx('shrink-0 border-t border-border bg-surface', hidesBottom && 'hidden')}
          >
            <div className={clsx('mx-auto w-full max-w-[720px] px-4 py-3', onStage ? '' : 'sm:px-6')}>
              {!over && !onStage && tip(false)}
              {over ? (
                <CallOver
                  details={details}
                  ending={channel.ending}
                  analysis={analysis}
                  download={
                    <DownloadTranscript
                      lines={channel.items}
                      recordingCount={recordedLines(channel)}
                      debtorName={debtor}
                      startedAt={details.startedAt}
                      lineRecordings={voice.recordings}
                    />
                  }
                  onAnalyse={channel.complete}
                  onShow={props.onShowAnalysis}
                />
              ) : voice.mode === 'asking' ? (
                <MicrophoneQuestion
                  voice={voice}
                  server={serverTranscription(channel.voiceOffer)}
                  sessionLanguage={details.sessionLanguage}
                  onType={() => {
                    setChoseTyping(true)
                    voice.disable()
                  }}
                />
              ) : (
                <Composer
                  focused={choseTyping}
                  debtorName={debtor}
                  lang={lang}
                  text={draft}
                  onTextChange={write}
                  awaitingReply={awaitingReply}
                  closed={channel.connection.name === 'closed'}
                  onSend={(text) => {
                    write('')
                    channel.submit(text)
                  }}
                  onStop={streaming ? channel.stopReply : null}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <aside
        aria-label={t('details')}
        className="hidden w-80 shrink-0 overflow-y-auto border-l border-border bg-surface p-5 xl:block"
      >
        {sidebar}
      </aside>
      <LazySheet open={settingsOpen} onOpenChange={setSettingsOpen} title={t('voiceSettings')} side="right">
        <VoiceOptions sessionLanguage={details.sessionLanguage} />
      </LazySheet>
      <LazySheet open={sidebarOpen} onOpenChange={setSidebarOpen} title={debtor} side="right">
        {sidebar}
      </LazySheet>
    </div>
  )
}

function analysisOf({ session, completion }: SessionView): AnalysisState {
  if (session?.status === 'completed') return 'ready'
  return completion.name === 'running' ? 'running' : 'wanted'
}

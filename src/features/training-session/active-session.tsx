import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { providerErrors } from '#protocol/rest/endpoint.ts'
import { type ErrorCode, faultCodes } from '#protocol/vocabulary/error-codes.ts'
import { useErrorCodeText } from '#src/lib/error-text.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { type SessionChannelActions, useSessionChannel } from '#src/lib/realtime/use-session-channel.ts'
import { useToast } from '#src/lib/toasts.ts'
import { refusalIn } from '#src/lib/voice/microphone-question.ts'
import { useSpokenWhispers } from '#src/lib/voice/use-spoken-whispers.ts'
import { useVoiceCall, type VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { SessionScreen } from './session-screen.tsx'
import { useSendFailureToast } from './use-send-failure-toast.ts'

/** Errors that failed the analysis rather than the completion of the session. */
const providerFaults: ReadonlySet<ErrorCode> = new Set(providerErrors)

/** Wires the channel and the voice to the screen. `onCompleted` is called once, when the analysis is ready. */
export function ActiveSession(props: {
  details: TrainingSessionDetails
  onCompleted: () => void
}): ReactNode {
  const { channel, view } = useSessionChannel(props.details.id)
  const voice = useVoiceCall(channel, props.details, view.loaded, refusalIn(useLocation().state))
  useSpokenWhispers(view.whispers, view.loaded)
  return <SessionFlow {...props} channel={view} voice={voice} />
}

/**
 * The screen and its reactions to the channel; separate from the wiring, so that a test can fake the channel.
 */
export function SessionFlow(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  voice: VoiceCallState
  onCompleted: () => void
}): ReactNode {
  const t = useTranslations()
  const toast = useToast()
  const codeText = useErrorCodeText()
  const { channel, onCompleted } = props
  const completionReportedRef = useRef(false)

  const isCompleted = channel.session?.status === 'completed'
  const debtorEnded = channel.ending !== null
  const report = useCallback(() => {
    if (completionReportedRef.current) return
    completionReportedRef.current = true
    onCompleted()
  }, [onCompleted])
  useEffect(() => {
    // Whoever has not ended the call is told so first, and goes on when they have read it.
    if (isCompleted && !debtorEnded) report()
  }, [isCompleted, debtorEnded, report])

  // The server has begun by itself: to ask as well is to hear of its result or failure.
  const asks = debtorEnded && !isCompleted && channel.completion.name === 'none'
  const { complete } = channel
  useEffect(() => {
    if (asks) complete()
  }, [asks, complete])

  useSendFailureToast(channel.pending)

  const { mode, mute, disable, setOver, silent, debtorSpeaking, toggleSound } = props.voice
  const over = debtorEnded || channel.completion.name === 'running'
  useEffect(() => {
    // An end that failed leaves the call running: the microphone is as it was.
    if (mode === 'on') setOver(over)
  }, [over, mode, setOver])
  // The switch goes with the stage, which stays until the debtor's last words: what is played again later is to be heard.
  const soundForgotten = over && silent && !debtorSpeaking
  useEffect(() => {
    if (soundForgotten) toggleSound()
  }, [soundForgotten, toggleSound])

  // A closed channel takes no more lines: what was said so far becomes one, and the microphone is off.
  const closed = channel.connection.name === 'closed'
  useEffect(() => {
    if (!closed || mode === 'off') return
    mute()
    disable()
  }, [closed, mode, mute, disable])

  const failure = channel.completion.name === 'failed' ? channel.completion : null
  useEffect(() => {
    if (failure === null) return
    if (failure.code === 'session_too_short')
      toast({ title: t('session.tooShortTitle'), description: t('session.tooShort') })
    else
      toast({
        tone: 'critical',
        title: providerFaults.has(failure.code)
          ? t('session.couldNotAnalyse')
          : t('session.couldNotComplete'),
        description: codeText(failure.code),
        errorId: faultCodes.has(failure.code) ? failure.clientMsgId : null,
      })
  }, [failure, toast, t, codeText])

  return (
    <SessionScreen details={props.details} channel={channel} voice={props.voice} onShowAnalysis={report} />
  )
}

import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { useToast } from '../toasts.ts'
import { voiceInUseAtom } from './custom-voices.ts'
import { type RecordingStore, recordingsFor } from './recording-store.ts'
import { type MicrophoneErrorReason, requestMicrophone } from './microphone.ts'
import { microphonePermission } from './microphone-permission.ts'
import type { MicrophoneRefusal } from './microphone-question.ts'
import { useCallDevices } from './use-call-devices.ts'
import { useMicrophoneErrorToast } from './use-microphone-error-toast.ts'
import { useSpeechErrorToast } from './use-speech-error-toast.ts'
import { VoiceCall } from './voice-call.ts'
import type { VoiceCallSettings } from './voice-call-settings.ts'
import { speechLanguageIn, voiceSettingsAtom } from './voice-settings.ts'
import type { VoiceView } from './voice-view.ts'

/** `asking` settles the microphone before the call begins: why it is needed, or why there is none. */
export type VoiceMode = 'off' | 'asking' | 'on'

export type VoiceCallActions = {
  enable: () => void
  /** The user has read why: the browser may ask for permission now. The call begins once it is given. */
  confirm: () => void
  /** The call begins without the microphone: the debtor is heard, lines are typed. */
  goWithout: () => void
  disable: () => void
  listen: () => void
  mute: () => void
  keyDown: () => void
  keyUp: () => void
  takeMicrophone: () => void
  reopenMicrophone: () => void
  allowAudio: () => void
  /** Microphone level now, 0 to 1. */
  microphoneLevel: () => number
  /** How loud the debtor is now, 0 to 1, where that is known (`debtorHasLevel`). */
  debtorLevel: () => number
  speak: (item: { id: string; text: string; responseId: string | null }) => void
  /** The debtor's sound off or on; what is said stays readable. */
  toggleSound: () => void
  /** Puts the debtor on hold, so that neither hears the other, or goes on with the call. */
  toggleHold: () => void
  /** The call is over: no hold any more, and the microphone is off. False where its end failed: it is as it was before. */
  setOver: (over: boolean) => void
}
export type VoiceCallState = VoiceView &
  VoiceCallActions & {
    mode: VoiceMode
    /** While asking: why the microphone could not be opened. */
    refused: MicrophoneErrorReason | null
    pushToTalk: boolean
    /** The debtor's sound is off. */
    silent: boolean
    recordings: RecordingStore
  }

/**
 * The voice of a session. It is on from the start if the session is held by voice, unless `refusal` says that the
 * trainee, asked before the session was created, goes on without the microphone.
 */
export function useVoiceCall(
  channel: SessionChannel,
  session: TrainingSession,
  loaded: boolean,
  refusal: MicrophoneRefusal | null,
): VoiceCallState {
  const t = useTranslations('call')
  const toast = useToast()
  const showSpeechError = useSpeechErrorToast()
  const showMicrophoneError = useMicrophoneErrorToast()
  const { autoRecord, pushToTalk, autoDetectLanguage, ears, microphoneId, loudspeakerId, language } =
    useAtomValue(voiceSettingsAtom)
  const voiceInUse = useAtomValue(voiceInUseAtom)
  const [mode, setMode] = useState<VoiceMode>('off')
  const [silent, setSilent] = useState(false)
  const [refused, setRefused] = useState<MicrophoneErrorReason | null>(null)
  const detectsLanguage = autoDetectLanguage && session.sessionLanguage === 'bilingual'
  const speechLanguage = speechLanguageIn(session.sessionLanguage, language)
  const settings = useMemo(
    (): VoiceCallSettings => ({
      autoRecord,
      pushToTalk,
      ears,
      microphoneId,
      loudspeakerId,
      voice: voiceInUse,
      language: speechLanguage,
      detectsLanguage,
    }),
    [autoRecord, pushToTalk, ears, microphoneId, loudspeakerId, voiceInUse, speechLanguage, detectsLanguage],
  )
  const recordings = useMemo(() => recordingsFor(session.id), [session.id])
  const call = useMemo(
    () =>
      new VoiceCall({
        channel,
        recordings,
        settings,
        onServerVoiceFailed: () => showSpeechError('browser-speaks'),
        onMicrophoneFailed: showMicrophoneError,
        onStreamingFailed: () =>
          toast({ title: t('streamingFailedTitle'), description: t('streamingFailed') }),
        onNothingHeard: () => toast({ title: t('nothingHeardTitle'), description: t('nothingHeard') }),
      }),
    // Settings changes are passed to the running call below; they do not create a new one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [channel, recordings],
  )
  useEffect(() => {
    if (mode === 'on' && loaded) void call.start(refused)
  }, [call, mode, loaded, refused])
  useEffect(() => () => call.stop(), [call])

  const enable = useCallback(async () => {
    const permission = await microphonePermission()
    const asks = permission !== 'granted' || navigator.userActivation?.hasBeenActive === false
    setRefused(permission === 'denied' ? 'denied' : null)
    setMode(asks ? 'asking' : 'on')
    if (!asks) toast({ tone: 'positive', title: t('enabled') })
  }, [toast, t])
  const confirm = useCallback(async () => {
    const reason = await requestMicrophone(microphoneId)
    setRefused(reason)
    if (reason !== null) return showMicrophoneError(reason)
    setMode('on')
    toast({ tone: 'positive', title: t('enabled') })
  }, [microphoneId, showMicrophoneError, toast, t])
  const byVoice = session.communicationMode === 'voice'
  // The object is new with each location; what it says is not.
  const refusedBefore = refusal?.name ?? null
  const reasonBefore = refusal?.name === 'without' ? refusal.reason : null
  const begunRef = useRef(false)
  useEffect(() => {
    // Once: another language of the screen, which makes `enable` anew, turns nothing on again.
    if (!byVoice || refusedBefore === 'text' || begunRef.current) return
    begunRef.current = true
    if (reasonBefore === null) return void enable()
    setRefused(reasonBefore)
    setMode('on')
  }, [byVoice, refusedBefore, reasonBefore, enable])

  const view = useSyncExternalStore(
    (listener) => call.subscribe(listener),
    () => call.view,
  )
  const quiet = silent || view.held
  const voice = useMemo(
    () => (quiet ? { ...settings.voice, volume: 0 } : settings.voice),
    [quiet, settings.voice],
  )
  const onMicrophoneBack = useCallback(() => void call.reopenMicrophone(), [call])
  const availableLoudspeaker = useCallDevices({
    running: mode === 'on',
    microphoneId,
    loudspeakerId,
    lacksMicrophone: view.microphoneFailure === 'lost' || view.microphoneFailure === 'missing',
    onMicrophoneBack,
  })
  useEffect(
    () => call.update({ ...settings, voice, loudspeakerId: availableLoudspeaker }),
    [call, settings, voice, availableLoudspeaker],
  )

  const actions = useMemo(
    (): VoiceCallActions => ({
      enable: () => void enable(),
      confirm: () => void confirm(),
      goWithout: () => setMode('on'),
      disable: () => {
        setMode('off')
        call.stop()
      },
      listen: () => call.listen(),
      mute: () => call.mute(),
      keyDown: () => call.keyDown(),
      keyUp: () => call.keyUp(),
      takeMicrophone: () => call.takeMicrophone(),
      reopenMicrophone: () => void call.reopenMicrophone(),
      allowAudio: () => call.allowAudio(),
      microphoneLevel: () => call.microphoneLevel,
      debtorLevel: () => call.debtorLevel,
      speak: (item) => call.speakLine(item),
      toggleSound: () => setSilent((off) => !off),
      toggleHold: () => call.keepOff('hold', !call.view.held),
      setOver: (over) => call.keepOff('over', over),
    }),
    [call, enable, confirm],
  )
  return { ...view, ...actions, mode, refused, pushToTalk, silent, recordings }
}

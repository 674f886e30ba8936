import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { useToast } from '../toasts.ts'
import { voiceInUseAtom } from './custom-voices.ts'
import { type KeptSound, soundsOf } from './kept-sound.ts'
import { useMicrophoneError } from './use-microphone-error.ts'
import { useSpeechError } from './use-speech-error.ts'
import { type CallSettings, VoiceCall } from './voice-call.ts'
import { speechLanguageFor, voiceSettingsAtom } from './voice-settings.ts'
import type { VoiceView } from './voice-view.ts'

/** `asking` says why the microphone is wanted, before the browser asks for it. */
export type VoiceMode = 'off' | 'asking' | 'on'

export type VoiceActions = {
  enable: () => void
  /** The reason was read: the browser may ask now. */
  confirm: () => void
  disable: () => void
  listen: () => void
  mute: () => void
  keyDown: () => void
  keyUp: () => void
  takeMicrophone: () => void
  retryMicrophone: () => void
  allowSound: () => void
  /** How loud the microphone is now, 0 to 1. */
  level: () => number
  speak: (item: { id: string; text: string; responseId: string | null }) => void
}
export type Voice = VoiceView & VoiceActions & { mode: VoiceMode; pushToTalk: boolean; sounds: KeptSound }

/** The voice of a session, for its screen. It is on from the start where the session is one by voice. */
export function useVoiceCall(channel: SessionChannel, session: TrainingSession, loaded: boolean): Voice {
  const t = useTranslations('call')
  const toast = useToast()
  const speechError = useSpeechError()
  const microphoneFailed = useMicrophoneError()
  const [{ autoRecord, pushToTalk, autoDetectLanguage, microphoneId, language }] = useAtom(voiceSettingsAtom)
  const inUse = useAtomValue(voiceInUseAtom)
  const [mode, setMode] = useState<VoiceMode>('off')
  const bilingual = session.sessionLanguage === 'bilingual'
  const spoken = bilingual ? language : speechLanguageFor(language, openingLanguage(session.sessionLanguage))
  const settings = useMemo(
    (): CallSettings => ({
      autoRecord,
      pushToTalk,
      autoDetectLanguage,
      microphoneId,
      voice: inUse,
      language: spoken,
    }),
    [autoRecord, pushToTalk, autoDetectLanguage, microphoneId, inUse, spoken],
  )
  const sounds = useMemo(() => soundsOf(session.id), [session.id])
  const call = useMemo(
    () =>
      new VoiceCall({
        channel,
        sounds,
        settings,
        bilingual,
        voiceFailed: () => speechError('browser-speaks'),
        microphoneFailed,
        nothingHeard: () => toast({ title: t('nothingHeardTitle'), description: t('nothingHeard') }),
      }),
    // Changes of the settings are told to the running call, below; it is not made anew for them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [channel, sounds],
  )
  useEffect(() => call.update(settings), [call, settings])
  useEffect(() => {
    if (mode === 'on' && loaded) void call.start()
  }, [call, mode, loaded])
  useEffect(() => () => call.stop(), [call])

  const enable = useCallback(async () => {
    const asks = !(await permitted()) || navigator.userActivation?.hasBeenActive === false
    setMode(asks ? 'asking' : 'on')
    if (!asks) toast({ tone: 'positive', title: t('enabled') })
  }, [toast, t])
  const byVoice = session.communicationMode === 'voice'
  useEffect(() => {
    if (byVoice) void enable()
  }, [byVoice, enable])

  const view = useSyncExternalStore(
    (listener) => call.subscribe(listener),
    () => call.view,
  )
  const actions = useMemo(
    (): VoiceActions => ({
      enable: () => void enable(),
      confirm: () => {
        setMode('on')
        toast({ tone: 'positive', title: t('enabled') })
      },
      disable: () => {
        setMode('off')
        call.stop()
      },
      listen: () => call.listen(),
      mute: () => call.mute(),
      keyDown: () => call.keyDown(),
      keyUp: () => call.keyUp(),
      takeMicrophone: () => call.takeMicrophone(),
      retryMicrophone: () => void call.reopen(),
      allowSound: () => call.allow(),
      level: () => call.level,
      speak: (item) => call.speak(item),
    }),
    [call, enable, toast, t],
  )
  return { ...view, ...actions, mode, pushToTalk, sounds }
}

/** Whether the microphone was allowed before. A browser that cannot tell is taken to ask. */
async function permitted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}

import { useAtom, useAtomValue } from 'jotai'
import { CircleCheck, CircleDashed, TriangleAlert, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { isBluetoothMicrophone } from '#src/lib/voice/bluetooth.ts'
import { voiceInUseAtom } from '#src/lib/voice/custom-voices.ts'
import { measureEcho } from '#src/lib/voice/measure-echo.ts'
import { previewSentences } from '#src/lib/voice/preview-sentences.ts'
import type { SpeechLevel } from '#src/lib/voice/speech-level.ts'
import { useAudioDevices } from '#src/lib/voice/use-audio-devices.ts'
import { type TestMicrophone, useSpeechLevel, useTestMicrophone } from '#src/lib/voice/use-test-microphone.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { LoudspeakerField, MicrophoneField } from './device-fields.tsx'
import { LevelMeter } from './level-meter.tsx'

type Finding = 'good' | 'problem' | 'open'
/** Null: not asked yet. `unknown`: the browser did not let it be measured. */
type Echo = boolean | 'measuring' | 'unknown' | null

/** A call without a debtor: whether the person is heard, hears, and is heard alone. What it finds is stored. */
export function TestCall(): ReactNode {
  const [{ microphoneId, loudspeakerId, volume }, change] = useAtom(voiceSettingsAtom)
  const microphone = useTestMicrophone(microphoneId)
  const devices = useAudioDevices(true)
  const [heard, setHeard] = useState<boolean | null>(null)
  const [echo, setEcho] = useState<Echo>(null)
  const [playing, setPlaying] = useState(false)
  const level = useSpeechLevel(microphone, !playing && echo !== 'measuring')
  const { stream } = microphone
  // Other devices are another test.
  useEffect(() => {
    setHeard(null)
    setEcho(null)
  }, [loudspeakerId, stream])
  useEffect(() => {
    if (heard !== true || stream === null) return
    const abort = new AbortController()
    setEcho('measuring')
    void measureEcho(stream, { loudspeakerId, volume, signal: abort.signal })
      .catch(() => null)
      .then((found) => {
        if (!abort.signal.aborted) setEcho(found ?? 'unknown')
      })
    return () => abort.abort()
    // The volume of the moment: moving its slider measures nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [heard, stream, loudspeakerId])
  useEffect(() => {
    if (heard === null || echo === 'measuring') return
    change({ testCall: { level, heard, echo: typeof echo === 'boolean' ? echo : null } })
  }, [level, heard, echo, change])
  return (
    <ol className="flex flex-col gap-5">
      <MicrophoneStep microphone={microphone} level={level}>
        <MicrophoneField devices={devices} />
      </MicrophoneStep>
      <LoudspeakerStep heard={heard} onHeard={setHeard} onPlaying={setPlaying}>
        <LoudspeakerField devices={devices} />
      </LoudspeakerStep>
      <EchoStep echo={echo} />
    </ol>
  )
}

const levelFindings: Record<SpeechLevel, Finding> = {
  silent: 'open',
  quiet: 'problem',
  good: 'good',
  loud: 'problem',
}

function MicrophoneStep(props: {
  microphone: TestMicrophone
  level: SpeechLevel
  children: ReactNode
}): ReactNode {
  const t = useTranslations('voice.testCall')
  const { microphone, level } = props
  const { failure, stream } = microphone
  return (
    <Step title={t('youAreHeard')} finding={failure === null ? levelFindings[level] : 'problem'}>
      {props.children}
      {failure !== null ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="min-w-0 flex-1 basis-48 text-14">
            {t(`failures.${failure}`)}
          </p>
          <Button size="small" onClick={microphone.reopen}>
            {t('retry')}
          </Button>
        </div>
      ) : stream === null ? (
        <p role="status" className="text-14 text-text-muted">
          {t('opening')}
        </p>
      ) : (
        <>
          <p className="text-14">{t('read', { sentence: t('sentence') })}</p>
          <LevelMeter level={microphone.level} running />
          <p role="status" className="text-14 text-text-muted">
            {t(`levels.${level}`)}
          </p>
          {isBluetoothMicrophone(microphone.name) && (
            <p className="text-12 text-text-muted">{t('bluetooth')}</p>
          )}
        </>
      )}
    </Step>
  )
}

function LoudspeakerStep(props: {
  heard: boolean | null
  onHeard: (heard: boolean) => void
  onPlaying: (playing: boolean) => void
  children: ReactNode
}): ReactNode {
  const t = useTranslations('voice.testCall')
  const { heard, onHeard, onPlaying } = props
  const { language } = useAtomValue(voiceSettingsAtom)
  const voice = useAtomValue(voiceInUseAtom)
  const { stateOf, startPreview } = useVoicePreview()
  const state = stateOf('test')
  const playedRef = useRef(false)
  const [played, setPlayed] = useState(false)
  useEffect(() => {
    onPlaying(state !== 'idle')
    if (state === 'speaking') playedRef.current = true
    if (state === 'idle') setPlayed(playedRef.current)
  }, [state, onPlaying])
  return (
    <Step title={t('youHear')} finding={heard === null ? 'open' : heard ? 'good' : 'problem'}>
      {props.children}
      <div>
        <Button
          size="small"
          disabled={state !== 'idle'}
          onClick={() => startPreview({ key: 'test', text: previewSentences[language], voice })}
        >
          <Volume2 aria-hidden size={16} />
          {played ? t('playAgain') : t('play')}
        </Button>
      </div>
      {played && heard !== true && (
        <div role="group" aria-label={t('heardQuestion')} className="flex flex-wrap items-center gap-2">
          <p className="text-14">{t('heardQuestion')}</p>
          <Button size="small" onClick={() => onHeard(true)}>
            {t('yes')}
          </Button>
          <Button size="small" onClick={() => onHeard(false)}>
            {t('no')}
          </Button>
        </div>
      )}
      {heard !== null && (
        <p role="status" className="text-14 text-text-muted">
          {heard ? t('heard') : t('notHeard')}
        </p>
      )}
    </Step>
  )
}

function EchoStep(props: { echo: Echo }): ReactNode {
  const t = useTranslations('voice.testCall')
  const [{ pushToTalk }, change] = useAtom(voiceSettingsAtom)
  const { echo } = props
  const text =
    echo === null
      ? t('echoLater')
      : echo === 'measuring'
        ? t('measuring')
        : echo === 'unknown'
          ? t('echoUnknown')
          : echo
            ? t('hasEcho')
            : t('noEcho')
  return (
    <Step title={t('echo')} finding={typeof echo === 'boolean' ? (echo ? 'problem' : 'good') : 'open'}>
      <p role="status" className="text-14 text-text-muted">
        {text}
      </p>
      {echo === true &&
        (pushToTalk ? (
          <p className="text-14">{t('pushToTalkOn')}</p>
        ) : (
          <div>
            <Button size="small" onClick={() => change({ pushToTalk: true })}>
              {t('usePushToTalk')}
            </Button>
          </div>
        ))}
    </Step>
  )
}

const findingIcons = {
  good: { icon: CircleCheck, tone: 'text-positive' },
  problem: { icon: TriangleAlert, tone: 'text-caution' },
  open: { icon: CircleDashed, tone: 'text-text-muted' },
}

function Step(props: { title: string; finding: Finding; children: ReactNode }): ReactNode {
  const { icon: Icon, tone } = findingIcons[props.finding]
  return (
    <li data-finding={props.finding} className="flex gap-3">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="text-14 font-semibold">{props.title}</h3>
        {props.children}
      </div>
    </li>
  )
}

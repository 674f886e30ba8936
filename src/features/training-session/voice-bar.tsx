import { useAtom } from 'jotai'
import { Mic, MicOff, Settings2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { type SpeechLanguage, speechLanguages } from '#protocol/realtime/voice.ts'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { Select } from '#src/components/ui/field.tsx'
import type { Voice } from '#src/lib/voice/use-voice-call.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { LevelMeter } from './level-meter.tsx'
import { TalkButton } from './talk-button.tsx'
import { VoiceNotice } from './voice-notice.tsx'

/** What the voice does and what can be done about it: above the composer, which stays as it is. */
export function VoiceBar(props: {
  voice: Voice
  debtorName: string
  bilingual: boolean
  transcribes: boolean
  onSettings: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const usable = voice.state === 'on' && voice.problem === null && voice.hearing !== 'nothing'
  return (
    <section aria-label={t('panel')} className="mb-3 flex flex-col gap-2">
      <VoiceNotice voice={voice} transcribes={props.transcribes} />
      {voice.mode === 'on' && (
        <div className="flex flex-wrap items-center gap-2">
          {usable && (voice.pushToTalk ? <TalkButton voice={voice} /> : <RecordButton voice={voice} />)}
          <LevelMeter level={voice.level} running={usable && voice.listening} />
          <State voice={voice} debtorName={props.debtorName} />
          <div className="ml-auto flex items-center gap-1">
            {props.bilingual && <LanguageSelect value={voice.language} />}
            <IconButton label={t('settings')} onClick={props.onSettings}>
              <Settings2 aria-hidden size={16} />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  )
}

function RecordButton(props: { voice: Voice }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const Icon = voice.listening ? MicOff : Mic
  return (
    <Button
      size="small"
      look={voice.listening ? 'secondary' : 'primary'}
      aria-pressed={voice.listening}
      onClick={voice.listening ? voice.deafen : voice.listen}
    >
      <Icon aria-hidden size={16} />
      {voice.listening ? t('stopRecording') : t('record')}
    </Button>
  )
}

/** In words what the sound is doing, for the eye; a screen reader has the sound itself. */
function State(props: { voice: Voice; debtorName: string }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const words =
    voice.state === 'starting'
      ? t('starting')
      : voice.talking && voice.listening
        ? t('hearingYou')
        : voice.speaking
          ? t('speaking')
          : voice.listening
            ? t('listening')
            : t('paused')
  return (
    <p data-voice-state className="min-w-24 text-14 text-text-muted">
      {words}
    </p>
  )
}

function LanguageSelect(props: { value: SpeechLanguage }): ReactNode {
  const t = useTranslations()
  const id = useId()
  const [, set] = useAtom(voiceSettingsAtom)
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('call.language')}
      </label>
      <Select
        id={id}
        className="h-9 w-auto"
        value={props.value}
        onChange={(event) => {
          const chosen = speechLanguages.find((language) => language === event.target.value)
          if (chosen) set({ language: chosen })
        }}
      >
        {speechLanguages.map((language) => (
          <option key={language} value={language}>
            {t(`call.languages.${language}`)}
          </option>
        ))}
      </Select>
    </>
  )
}

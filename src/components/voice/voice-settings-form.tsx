import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { customVoicesAtom } from '#src/lib/voice/custom-voices.ts'
import { useAudioDevices } from '#src/lib/voice/use-audio-devices.ts'
import { useBrowserVoicesIn } from '#src/lib/voice/browser-voices.ts'
import { previewSentences } from '#src/lib/voice/preview-sentences.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import { speechLanguageIn, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { BrowserVoiceField } from './browser-voice-field.tsx'
import { LoudspeakerField, MicrophoneField } from './device-fields.tsx'
import { EarsField } from './ears-field.tsx'
import { ServerVoiceField } from './server-voice-field.tsx'
import { VoicePreviewButton } from './voice-preview-button.tsx'
import { VoiceLanguageSelect } from './voice-language-select.tsx'
import { VoiceSliders } from './voice-sliders.tsx'

/**
 * The voice settings of the user. Changes apply at once and are stored in this browser. Devices are offered once the
 * browser names them: after the microphone was allowed. `sessionLanguage` is that of the session in which they are
 * changed: in one language there is none to choose.
 */
export function VoiceSettingsForm({
  sessionLanguage = 'bilingual',
}: {
  sessionLanguage?: SessionLanguage
}): ReactNode {
  const t = useTranslations('voice')
  const [settings, change] = useAtom(voiceSettingsAtom)
  const devices = useAudioDevices(true)
  const spoken = speechLanguageIn(sessionLanguage, settings.language)
  const hasBrowserVoices = useBrowserVoicesIn(spoken).length > 0
  return (
    <div className="@container flex flex-col gap-6">
      <CustomVoiceBanner />
      <Group title={t('debtorSide')}>
        <div className="@xl:col-span-2">
          <Checkbox
            label={t('portalVoices')}
            hint={t(hasBrowserVoices ? 'portalVoicesHint' : 'portalVoicesOnly')}
            checked={settings.highQuality}
            onChange={(highQuality) => change({ highQuality })}
          />
        </div>
        <VoiceSelection language={spoken} hasBrowserVoices={hasBrowserVoices} />
        <div className="flex flex-col gap-4">
          <VoiceSliders value={settings} onChange={change} pitched={!settings.highQuality} />
          <LoudspeakerField devices={devices} />
        </div>
      </Group>
      <Group title={t('yourSide')}>
        {sessionLanguage === 'bilingual' && (
          <>
            <VoiceLanguageSelect
              label={t('language')}
              hint={t('languageHint')}
              value={settings.language}
              onChange={(language) => change({ language })}
            />
            <Checkbox
              label={t('autoDetect')}
              hint={t('autoDetectHint')}
              checked={settings.autoDetectLanguage}
              onChange={(autoDetectLanguage) => change({ autoDetectLanguage })}
            />
          </>
        )}
        <EarsField sessionLanguage={sessionLanguage} />
        <MicrophoneField devices={devices} />
        <Checkbox
          label={t('autoRecord')}
          hint={t('autoRecordHint')}
          checked={settings.autoRecord}
          onChange={(autoRecord) => change({ autoRecord })}
        />
        <Checkbox
          label={t('pushToTalk')}
          hint={t('pushToTalkHint')}
          checked={settings.pushToTalk}
          onChange={(pushToTalk) => change({ pushToTalk })}
        />
        <Checkbox
          label={t('whispersAloud')}
          hint={t('whispersAloudHint')}
          checked={settings.whispersAloud}
          onChange={(whispersAloud) => change({ whispersAloud })}
        />
      </Group>
    </div>
  )
}

function Group(props: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-border pt-5">
      <h3 id={id} className="text-14 font-semibold">
        {props.title}
      </h3>
      <div className="mt-3 grid grid-cols-1 gap-4 @xl:grid-cols-2 @xl:gap-x-8">{props.children}</div>
    </section>
  )
}

/** The portal's voice, and the browser's if it has any. */
function VoiceSelection(props: { language: SpeechLanguage; hasBrowserVoices: boolean }): ReactNode {
  const t = useTranslations('voice')
  const [settings, change] = useAtom(voiceSettingsAtom)
  const { stateOf, startPreview, stop } = useVoicePreview()
  const { language } = props
  const { rate, pitch, volume } = settings
  const speechParameters = { language, rate, pitch, volume }
  const text = previewSentences[language]
  return (
    <div className="flex flex-col gap-4">
      <ServerVoiceField
        language={language}
        value={settings.voiceId}
        onChange={(voiceId) => change({ voiceId })}
        disabled={!settings.highQuality}
        action={
          <VoicePreviewButton
            voiceName={t('serverVoice')}
            state={stateOf('server')}
            disabled={!settings.highQuality}
            onPlay={() =>
              startPreview({
                key: 'server',
                text,
                voice: { provider: 'server', voiceId: settings.voiceId, ...speechParameters },
              })
            }
            onStop={stop}
          />
        }
      />
      {props.hasBrowserVoices && (
        <BrowserVoiceField
          label={t('browserVoice')}
          hint={t('browserVoiceHint')}
          language={language}
          value={settings.browserVoiceUri}
          onChange={(browserVoiceUri) => change({ browserVoiceUri })}
          action={
            <VoicePreviewButton
              voiceName={t('browserVoice')}
              state={stateOf('browser')}
              onPlay={() =>
                startPreview({
                  key: 'browser',
                  text,
                  voice: {
                    provider: 'browser',
                    voiceUri: settings.browserVoiceUri,
                    gender: 'neutral',
                    ...speechParameters,
                  },
                })
              }
              onStop={stop}
            />
          }
        />
      )}
    </div>
  )
}

/** Says that the selected custom voice overrides the voice below, and offers to deselect it. */
function CustomVoiceBanner(): ReactNode {
  const t = useTranslations('voice')
  const { customVoiceId } = useAtomValue(voiceSettingsAtom)
  const change = useSetAtom(voiceSettingsAtom)
  const voice = useAtomValue(customVoicesAtom).find(({ id, isActive }) => isActive && id === customVoiceId)
  if (!voice) return null
  return (
    <Banner
      tone="plain"
      title={t('customVoiceSpeaks', { name: voice.name })}
      hint={t('customVoiceSpeaksHint')}
      action={
        <Button size="small" onClick={() => change({ customVoiceId: null })}>
          {t('deselect')}
        </Button>
      }
    />
  )
}

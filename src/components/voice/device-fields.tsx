import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field, Select } from '#src/components/ui/field.tsx'
import type { AudioDevice, AudioDevices } from '#src/lib/voice/audio-devices.ts'
import { canChooseLoudspeaker } from '#src/lib/voice/loudspeaker.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Chooses the microphone; nothing before the browser reveals any. */
export function MicrophoneField(props: { devices: AudioDevices }): ReactNode {
  const t = useTranslations('voice')
  const [{ microphoneId }, change] = useAtom(voiceSettingsAtom)
  if (props.devices.microphones.length === 0) return null
  return (
    <DeviceField
      label={t('microphone')}
      gone={t('microphoneGone')}
      numbered={(number) => t('microphoneNumber', { number })}
      devices={props.devices.microphones}
      value={microphoneId}
      onChange={(chosen) => change({ microphoneId: chosen })}
    />
  )
}

/** Chooses the loudspeaker or headset, where the browser can. */
export function LoudspeakerField(props: { devices: AudioDevices }): ReactNode {
  const t = useTranslations('voice')
  const [{ loudspeakerId }, change] = useAtom(voiceSettingsAtom)
  if (props.devices.loudspeakers.length === 0 || !canChooseLoudspeaker()) return null
  return (
    <DeviceField
      label={t('loudspeaker')}
      hint={t('loudspeakerHint')}
      gone={t('loudspeakerGone')}
      numbered={(number) => t('loudspeakerNumber', { number })}
      devices={props.devices.loudspeakers}
      value={loudspeakerId}
      onChange={(chosen) => change({ loudspeakerId: chosen })}
    />
  )
}

function DeviceField(props: {
  label: string
  hint?: string
  /** The hint while the chosen device is not connected. */
  gone: string
  /** The name of a device that has none. */
  numbered: (number: number) => string
  devices: readonly AudioDevice[]
  value: string | null
  onChange: (deviceId: string | null) => void
}): ReactNode {
  const t = useTranslations('voice')
  const { value } = props
  const isMissing = value !== null && !props.devices.some(({ deviceId }) => deviceId === value)
  const hint = isMissing ? props.gone : props.hint
  return (
    <Field label={props.label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <Select
          {...control}
          value={isMissing ? '' : (value ?? '')}
          onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{t('systemDevice')}</option>
          {props.devices.map((device, index) => (
            <option key={device.deviceId} value={device.deviceId}>
              {device.label === '' ? props.numbered(index + 1) : device.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

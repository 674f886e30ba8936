import { useAtomValue } from 'jotai'
import { AudioLines, Keyboard, MicOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { requestMicrophone } from '#src/lib/voice/microphone.ts'
import type { MicrophoneQuestion } from '#src/lib/voice/microphone-question.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** What becomes of the sound, and what there is besides. */
const reasons = [
  { name: 'speech', icon: AudioLines },
  { name: 'typing', icon: Keyboard },
] as const

/** Settles the microphone before a call by voice begins [VOICE34]: why it is needed, or what to do without one. */
export function MicrophoneDialog(props: { question: MicrophoneQuestion }): ReactNode {
  const t = useTranslations('call')
  const { microphoneId, ears } = useAtomValue(voiceSettingsAtom)
  const { answer } = props.question
  const [refused, setRefused] = useState(props.question.refused)
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    if (asking) return
    setAsking(true)
    const reason = await requestMicrophone(microphoneId)
    setAsking(false)
    if (reason === null) answer({ name: 'granted' })
    else setRefused(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={() => answer({ name: 'cancelled' })}
      title={refused === null ? t('before.title') : t('microphoneTitle')}
      description={refused === null ? t('before.why') : t('microphone')}
      focusWindow
      footer={
        <>
          <Button variant="quiet" onClick={() => answer({ name: 'text' })}>
            {t('byText')}
          </Button>
          {refused !== null && (
            <Button onClick={() => answer({ name: 'without', reason: refused })}>
              {t('withoutMicrophone')}
            </Button>
          )}
          {refused !== 'unsupported' && (
            <Button variant="primary" aria-disabled={asking} onClick={() => void ask()}>
              {refused === null ? t('allow') : t('tryAgain')}
            </Button>
          )}
        </>
      }
    >
      {refused === null ? (
        <ul className="flex flex-col gap-3 rounded-ui border border-border p-4 text-14 text-text-muted">
          {reasons.map(({ name, icon: Icon }) => (
            <li key={name} className="flex items-start gap-3">
              <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-surface text-accent-text">
                <Icon aria-hidden size={16} />
              </span>
              <span className="min-w-0 self-center">
                {t(name === 'speech' ? `before.speech.${ears}` : `before.${name}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Banner tone="caution" icon={MicOff} title={t(`before.${refused}`)} hint={t('before.choices')} />
      )}
    </Dialog>
  )
}

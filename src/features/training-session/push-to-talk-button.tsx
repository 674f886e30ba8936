import { Mic } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { RoundButton } from './round-button.tsx'

/** Push to talk, with this button or with Space outside text inputs. */
export function PushToTalkButton(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { keyDown, keyUp, collectorSpeaking } = props.voice
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || isTextInput(event.target)) return
      // Space would also press a focused button, or scroll the page.
      event.preventDefault()
      if (!event.repeat) keyDown()
    }
    const up = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return
      if (!isTextInput(event.target)) event.preventDefault()
      keyUp()
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    // The keyup of a key released in another window never arrives here.
    window.addEventListener('blur', keyUp)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
      window.removeEventListener('blur', keyUp)
      keyUp()
    }
  }, [keyDown, keyUp])
  return (
    <Tooltip text={t('holdHint')}>
      <RoundButton
        label={t('hold')}
        pressed={collectorSpeaking}
        tone={collectorSpeaking ? 'accent' : 'quiet'}
        aria-description={t('holdHint')}
        className="touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          keyDown()
        }}
        onPointerUp={keyUp}
        onPointerCancel={keyUp}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Mic aria-hidden size={24} />
      </RoundButton>
    </Tooltip>
  )
}

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=radio]):not([type=checkbox])'))
  )
}

import { Mic } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/** Push to talk: Space anywhere but where one writes, or this button, held while one speaks. */
export function PushToTalkButton(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { keyDown, keyUp, collectorSpeaking } = props.voice
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || isTextInput(event.target)) return
      // Held on a button it would press that too, and elsewhere scroll the page.
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
    // A key that is let go elsewhere is never heard of here.
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
      <Button
        size="small"
        look={collectorSpeaking ? 'primary' : 'secondary'}
        aria-description={t('holdHint')}
        aria-pressed={collectorSpeaking}
        className="touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          keyDown()
        }}
        onPointerUp={keyUp}
        onPointerCancel={keyUp}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Mic aria-hidden size={16} />
        {t('hold')}
      </Button>
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

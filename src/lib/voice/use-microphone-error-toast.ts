import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useToast } from '../toasts.ts'
import type { MicrophoneFailure } from './voice-input.ts'

/**
 * Says that nothing can be recorded, in the words of the specification [VOICE24]: it asks for the permission
 * only where that is what lacks. What to do about the others stands on the screen.
 */
export function useMicrophoneErrorToast(): (failure: MicrophoneFailure) => void {
  const t = useTranslations('call')
  const toast = useToast()
  return useCallback(
    (trouble) => {
      const denied = trouble === 'denied'
      toast({
        tone: 'critical',
        title: denied ? t('microphoneTitle') : t('recordingTitle'),
        description: denied ? t('microphone') : t('recording'),
      })
    },
    [t, toast],
  )
}

import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useToast } from '../toasts.ts'
import type { MicrophoneFailure } from './voice-input.ts'

/**
 * Shows a toast that recording is not possible, in the words of the specification [VOICE24]. It asks for
 * permission only if that is the reason; the screen says what to do about the others.
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

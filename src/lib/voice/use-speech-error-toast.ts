import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useToast } from '../toasts.ts'

/**
 * Shows a toast that speech failed, in the words of the specification [VOICE26], or that there is no voice at
 * all.
 */
export function useSpeechErrorToast(): (next: 'browser-speaks' | 'nothing-speaks') => void {
  const t = useTranslations('voice')
  const toast = useToast()
  return useCallback(
    (next) =>
      toast({
        tone: 'critical',
        title: t('speechError'),
        description: next === 'browser-speaks' ? t('fallingBack') : t('nothingSpeaks'),
      }),
    [t, toast],
  )
}

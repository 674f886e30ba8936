import { useTranslations } from 'use-intl'
import type { Attention } from '#protocol/realtime/watching.ts'
import type { SessionRule, TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'

/** What a supervisor can whisper without having to think of the words. */
export type ReadyWhisper = { text: string; itemId: string | null }

/**
 * Whispers for the reasons to look: to take the latest violation back, and the line that the law allows in its place, in the
 * language of the call; and to calm an angry debtor. None without a reason.
 */
export function useReadyWhispers(
  attention: readonly Attention[],
  rules: readonly SessionRule[],
  { sessionLanguage }: Pick<TrainingSessionDetails, 'sessionLanguage'>,
): ReadyWhisper[] {
  const t = useTranslations('watching.ready')
  const violation = attention.findLast((one) => one.reason === 'violation')
  const anger = attention.find(({ reason }) => reason === 'anger')
  const rule = rules.find((one) => one.violation === violation?.violation)
  return [
    ...(violation ? [{ text: t('takeBack'), itemId: violation.item_id }] : []),
    ...(violation && rule
      ? [
          {
            text: t('sayInstead', { line: rule.example[sessionLanguage === 'spanish' ? 'es' : 'en'] }),
            itemId: violation.item_id,
          },
        ]
      : []),
    ...(anger ? [{ text: t('calm'), itemId: null }] : []),
  ]
}

import type { ReactNode } from 'react'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { otherLanguage } from '#protocol/vocabulary/language.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'

/** What is known of a debtor: in the language of the screen, or marked as in the one its author wrote in [SESS41]. */
export function DebtorDescription(props: {
  description: NonNullable<TrainingSessionDetails['description']>
  className: string
}): ReactNode {
  const { language: screen } = useLanguage()
  const language = props.description[screen] === undefined ? otherLanguage(screen) : screen
  return (
    <p lang={language} className={props.className}>
      {props.description[language]}
    </p>
  )
}

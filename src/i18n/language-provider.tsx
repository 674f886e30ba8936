import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { type Language, language as languageSchema } from '#protocol/vocabulary/language.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { loadMessages, type Messages } from './load-messages.ts'

/** The stored choice; anything but "en" or "es" counts as none (specification, section 1). */
export function storedLanguage(): Language | null {
  const parsed = languageSchema.safeParse(storage.get(storageKeys.language))
  return parsed.success ? parsed.data : null
}

type Choice = {
  /** What is on the screen. */
  language: Language
  /** What the person chose, ever; it may still be loading. */
  chosen: Language | null
  /** Chooses and keeps a language. */
  choose: (language: Language) => void
  /** What holds while nothing is chosen: Spanish on the landing page, English behind it. */
  setFallback: (language: Language) => void
}
const LanguageContext = createContext<Choice | null>(null)

/** Gives the texts of the language in use and keeps the document's `lang` right. */
export function LanguageProvider(props: {
  initial: { language: Language; messages: Messages }
  children: ReactNode
}): ReactNode {
  const [chosen, setChosen] = useState(storedLanguage)
  const [fallback, setFallback] = useState<Language>(props.initial.language)
  const [shown, setShown] = useState(props.initial)
  const wanted = chosen ?? fallback

  useEffect(() => {
    if (wanted === shown.language) return
    let wantedStill = true
    void loadMessages(wanted).then((messages) => {
      if (wantedStill) setShown({ language: wanted, messages })
    })
    return () => {
      wantedStill = false
    }
  }, [wanted, shown.language])

  useEffect(() => {
    document.documentElement.lang = shown.language
  }, [shown.language])

  const choice = useMemo<Choice>(
    () => ({
      language: shown.language,
      chosen,
      choose: (language) => {
        storage.set(storageKeys.language, language)
        setChosen(language)
      },
      setFallback,
    }),
    [shown.language, chosen],
  )
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={shown.language} messages={shown.messages} timeZone={timeZone}>
        {props.children}
      </IntlProvider>
    </LanguageContext>
  )
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useLanguage(): Choice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}

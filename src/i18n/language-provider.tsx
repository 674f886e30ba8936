import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { type Language, language as languageSchema } from '#protocol/vocabulary/language.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { type CoreMessages, isWhole, loadMessages, type Messages } from './load-messages.ts'

/** The stored language, or null if it is not "en" or "es" [LANG2]. */
export function storedLanguage(): Language | null {
  const parsed = languageSchema.safeParse(storage.get(storageKeys.language))
  return parsed.success ? parsed.data : null
}

type Choice = {
  /** The language on the screen. */
  language: Language
  /** The language the user chose, if any; its texts may still be loading. */
  chosen: Language | null
  /** Chooses a language and stores the choice. */
  choose: (language: Language) => void
  /** The language if none was chosen (src/app/fallback-language.ts). */
  setFallback: (language: Language) => void
}
const LanguageContext = createContext<Choice | null>(null)
/** The language on the screen and its texts, at least those of the first load. */
export type ShownTexts = { language: Language; messages: CoreMessages | Messages }
const ShownContext = createContext<ShownTexts | null>(null)

/** Provides the texts of the current language and keeps the document's `lang` up to date. */
export function LanguageProvider(props: { initial: ShownTexts; children: ReactNode }): ReactNode {
  const [chosen, setChosen] = useState(storedLanguage)
  const [fallback, setFallback] = useState<Language>(props.initial.language)
  const [shown, setShown] = useState<ShownTexts>(props.initial)
  const wanted = chosen ?? fallback

  useEffect(() => {
    if (wanted === shown.language) return
    let wantedStill = true
    void askForScreenTexts(wanted).then((messages) => {
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
      <ShownContext value={shown}>
        <IntlProvider locale={shown.language} messages={shown.messages} timeZone={timeZone}>
          {props.children}
        </IntlProvider>
      </ShownContext>
    </LanguageContext>
  )
}

/** The requested texts by language, so that a suspended screen requests them only once. */
const asked = new Map<Language, Promise<Messages>>()

/** Preloads the texts of the screens. */
export function askForScreenTexts(language: Language): Promise<Messages> {
  const found = asked.get(language) ?? loadMessages(language)
  asked.set(language, found)
  // Allow a retry after a failure, for example if a release has removed the file.
  found.catch(() => asked.delete(language))
  return found
}

/** Provides the screens with all texts. Suspends until they are loaded. */
export function ScreenTexts(props: { children: ReactNode }): ReactNode {
  const shown = use(ShownContext)
  if (!shown) throw new Error('ScreenTexts needs a LanguageProvider')
  const { language, messages } = shown
  const texts = isWhole(messages) ? messages : use(askForScreenTexts(language))
  return (
    <IntlProvider locale={language} messages={texts} timeZone={timeZone}>
      {props.children}
    </IntlProvider>
  )
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useLanguage(): Choice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}

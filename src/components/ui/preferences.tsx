import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { languages } from '#protocol/vocabulary/language.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { themes, useTheme } from '#src/lib/theme.ts'
import { useToast } from '#src/lib/toasts.ts'
import { SegmentedControl } from './segmented-control.tsx'

/** Switches between English and Spanish, each labelled in its own language. */
export function LanguageSwitch(props: { short?: boolean; className?: string }): ReactNode {
  const t = useTranslations('shell')
  const labels = useTranslations('vocabulary.language')
  const { language, choose } = useLanguage()
  return (
    <SegmentedControl
      label={t('language')}
      className={props.className}
      value={language}
      onChange={choose}
      options={languages.map((value) => ({
        value,
        lang: value,
        label: labels(value),
        ...(props.short === true ? { short: value.toUpperCase() } : {}),
      }))}
    />
  )
}

/** Shows a toast in the new language after a change of language. */
export function LanguageAnnouncer(): null {
  const t = useTranslations('shell')
  const { language, chosen } = useLanguage()
  const toast = useToast()
  const announced = useRef(chosen)
  useEffect(() => {
    if (chosen === announced.current || chosen !== language) return
    announced.current = chosen
    toast({ title: t('languageChanged'), description: t('languageChangedTo') })
  }, [chosen, language, t, toast])
  return null
}

export function ThemeSwitch(props: { className?: string }): ReactNode {
  const t = useTranslations('shell')
  const [theme, choose] = useTheme()
  return (
    <SegmentedControl
      label={t('theme')}
      className={props.className}
      value={theme}
      onChange={choose}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
    />
  )
}

import {
  ChartLine,
  ClipboardPlus,
  Languages,
  LogOut,
  PhoneCall,
  Radio,
  SunMoon,
  UserPlus,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { themes, useTheme } from '#src/lib/theme.ts'
import { useLogout } from '#src/lib/use-logout.ts'
import { navGroups } from '../shell/nav-items.ts'
import type { Command } from './commands.ts'

/** What the palette offers without asking the server: actions, pages and preferences, as far as the user may use them. */
export function useStaticCommands(user: User): Command[] {
  const t = useTranslations('palette')
  const tShell = useTranslations('shell')
  const { language, choose: chooseLanguage } = useLanguage()
  const [theme, chooseTheme] = useTheme()
  const logout = useLogout()
  return useMemo(() => {
    const assigns = can(user, 'assign', { ownerId: null, teamId: user.teamId })
    const actions: Command[] = [
      {
        id: 'new-session',
        group: 'actions',
        icon: PhoneCall,
        label: t('newSession'),
        keywords: t('alsoKnownAs.newSession'),
        action: { to: '/training-setup' },
      },
      {
        id: 'new-prospect',
        group: 'actions',
        icon: UserPlus,
        label: t('newProspect'),
        action: { to: '/prospects?new' },
      },
    ]
    const pages: Command[] = navGroups.flatMap(({ items }) =>
      items
        .filter((item) => item.forAssigning !== true || assigns)
        .map(({ name, to, icon }) => ({
          id: `page-${name}`,
          group: 'pages' as const,
          icon,
          label: tShell(name),
          action: { to },
        })),
    )
    pages.push({
      id: 'page-analytics',
      group: 'pages',
      icon: ChartLine,
      label: t('analytics'),
      keywords: t('alsoKnownAs.analytics'),
      action: { to: '/analytics' },
    })
    if (assigns) {
      actions.push({
        id: 'new-scorecard',
        group: 'actions',
        icon: ClipboardPlus,
        label: t('newScorecard'),
        action: { to: '/scorecards/new' },
      })
      pages.push(
        {
          id: 'page-assignments',
          group: 'pages',
          icon: ClipboardPlus,
          label: t('assignments'),
          keywords: t('alsoKnownAs.assignments'),
          action: { to: '/teams?tab=assignments' },
        },
        {
          id: 'page-running',
          group: 'pages',
          icon: Radio,
          label: t('running'),
          keywords: t('alsoKnownAs.running'),
          action: { to: '/teams?tab=live' },
        },
      )
    }
    const preferences: Command[] = [
      ...languages
        .filter((each) => each !== language)
        .map((each) => ({
          id: `language-${each}`,
          group: 'preferences' as const,
          icon: Languages,
          label: t(`toLanguage.${each}`),
          lang: each,
          keywords: t('alsoKnownAs.language'),
          action: { run: () => chooseLanguage(each) },
        })),
      ...themes
        .filter((each) => each !== theme)
        .map((each) => ({
          id: `theme-${each}`,
          group: 'preferences' as const,
          icon: SunMoon,
          label: t(`toTheme.${each}`),
          keywords: t('alsoKnownAs.theme'),
          action: { run: () => chooseTheme(each) },
        })),
      {
        id: 'logout',
        group: 'preferences',
        icon: LogOut,
        label: tShell('logout'),
        keywords: t('alsoKnownAs.logout'),
        action: { run: () => void logout() },
      },
    ]
    return [...actions, ...pages, ...preferences]
  }, [user, t, tShell, language, chooseLanguage, theme, chooseTheme, logout])
}

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { LanguageSwitch, ThemeSwitch } from '#src/components/ui/preferences.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { Privacy } from './privacy.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SettingRow } from './setting-row.tsx'
import { VoiceTab } from './voice-tab.tsx'

const tabNames = ['general', 'voice', 'security', 'data'] as const

/** /settings; `?tab=` names the open part, so that it can be linked to and survives a reload. */
export function SettingsPage(props: { user: User }): ReactNode {
  const t = useTranslations('settings')
  const [query, setQuery] = useSearchParams()
  const tab = tabNames.find((name) => name === query.get('tab')) ?? 'general'
  return (
    <Page className="max-w-[1040px]">
      <PageHeader title={t('title')} description={t('description')} />
      <Tabs
        side
        label={t('title')}
        open={{ value: tab, onChange: (value) => setQuery({ tab: value }, { replace: true }) }}
        tabs={[
          { value: 'general', label: t('general'), content: <GeneralTab user={props.user} /> },
          { value: 'voice', label: t('voice'), content: <VoiceTab /> },
          { value: 'security', label: t('security'), content: <SecurityTab user={props.user} /> },
          { value: 'data', label: t('data'), content: <Privacy /> },
        ]}
      />
    </Page>
  )
}

function GeneralTab(props: { user: User }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { user } = props
  const { data: teams } = useEndpoint('listTeams', user.teamId === null ? null : {})
  const team = user.teamId === null ? t('teams.noTeam') : teams?.find(({ id }) => id === user.teamId)?.name
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <SettingRow title={t('settings.language')} hint={t('settings.languageHint')}>
          <LanguageSwitch />
        </SettingRow>
        <SettingRow title={t('settings.theme')} hint={t('settings.themeHint')}>
          <ThemeSwitch />
        </SettingRow>
      </Card>
      <Card>
        <CardHeader title={t('settings.profile')} />
        <div className="flex items-start gap-4 px-5 pb-5">
          <Avatar name={displayName(user)} />
          <dl className="grid min-w-0 flex-1 grid-cols-1 gap-x-5 min-[26rem]:grid-cols-2 gap-y-3 text-14 md:grid-cols-4">
            <Fact name={t('settings.username')}>{user.username}</Fact>
            <Fact name={t('settings.role')}>{t(`vocabulary.role.${user.role}`)}</Fact>
            <Fact name={t('teams.team')}>{team ?? '–'}</Fact>
            <Fact name={t('settings.memberSince')}>{formats.date(user.createdAt)}</Fact>
          </dl>
        </div>
        <ProfileForm user={user} />
      </Card>
    </div>
  )
}

function Fact(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-muted">{props.name}</dt>
      <dd className="font-medium break-words">{props.children}</dd>
    </div>
  )
}

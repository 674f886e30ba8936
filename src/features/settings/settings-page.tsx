import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { LanguageSwitch, ThemeSwitch } from '#src/components/ui/preferences.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { ProfileForm } from './profile-form.tsx'
import { SecurityTab } from './security-tab.tsx'
import { VoiceTab } from './voice-tab.tsx'

export function SettingsPage(props: { user: User }): ReactNode {
  const t = useTranslations('settings')
  return (
    <Page className="max-w-[840px]">
      <PageHeader title={t('title')} description={t('description')} />
      <Tabs
        label={t('title')}
        tabs={[
          { value: 'general', label: t('general'), content: <GeneralTab user={props.user} /> },
          { value: 'voice', label: t('voice'), content: <VoiceTab /> },
          { value: 'security', label: t('security'), content: <SecurityTab user={props.user} /> },
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
        <Preference title={t('settings.language')} hint={t('settings.languageHint')}>
          <LanguageSwitch />
        </Preference>
        <Preference title={t('settings.theme')} hint={t('settings.themeHint')}>
          <ThemeSwitch />
        </Preference>
      </Card>
      <Card>
        <CardHeader title={t('settings.profile')} />
        <div className="flex flex-wrap items-start gap-5 px-5 pb-5">
          <Avatar name={displayName(user)} />
          <DescriptionList className="min-w-0 flex-1 basis-60">
            <DescriptionItem name={t('settings.username')}>{user.username}</DescriptionItem>
            <DescriptionItem name={t('settings.role')}>{t(`vocabulary.role.${user.role}`)}</DescriptionItem>
            <DescriptionItem name={t('teams.team')}>{team ?? '–'}</DescriptionItem>
            <DescriptionItem name={t('settings.memberSince')}>{formats.date(user.createdAt)}</DescriptionItem>
          </DescriptionList>
        </div>
        <ProfileForm user={user} />
      </Card>
    </div>
  )
}

function Preference(props: { title: string; hint: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-border px-5 py-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-14 font-medium">{props.title}</h2>
        <p className="text-14 text-text-muted">{props.hint}</p>
      </div>
      {props.children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AccountPanel } from '#src/components/account-file/account-panel.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { ObserverBanner } from './observer-banner.tsx'

/** What is shown beside a call. */
export type SideTab = 'account' | 'details'

/** Beside the call, or in a sheet on a narrow screen: the account file, and the tips and details of the session. */
export function SidePanel(props: {
  sessionId: string
  tab: SideTab
  onTabChange: (tab: SideTab) => void
  participants: SessionView['participants']
  verification: SessionView['verification']
  details: ReactNode
}): ReactNode {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-4">
      <ObserverBanner participants={props.participants} />
      <Tabs
        label={t('session.details')}
        open={{
          value: props.tab,
          onChange: (value) => props.onTabChange(value === 'details' ? 'details' : 'account'),
        }}
        tabs={[
          {
            value: 'account',
            label: t('accountFile.title'),
            content: <AccountPanel sessionId={props.sessionId} verification={props.verification} />,
          },
          { value: 'details', label: t('session.details'), content: props.details },
        ]}
      />
    </div>
  )
}

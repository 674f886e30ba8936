import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'

/** For users without a team: why nobody is listed, and what they can do meanwhile. */
export function NoTeamNotice(props: { role: 'trainee' | 'manager' }): ReactNode {
  const t = useTranslations('teams')
  return (
    <Card>
      <EmptyState
        icon={UserRoundX}
        title={t('unassignedTitle')}
        hint={t(`unassigned.${props.role}`)}
        link={{ to: '/training-setup', label: t('practise') }}
      />
    </Card>
  )
}

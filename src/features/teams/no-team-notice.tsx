import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'

/** For whom nobody has put into a team: why there is nobody to see, and what can be done meanwhile. */
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

import { Archive, ArchiveRestore, Ellipsis, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { ButtonLink, IconButton } from '#src/components/ui/button.tsx'
import { Dropdown, DropdownItem } from '#src/components/ui/dropdown.tsx'
import { useScorecardActions } from './use-scorecard-actions.ts'

/** What those who may change a scorecard can do with it. */
export function ScorecardActions(props: { scorecard: ScorecardDetails }): ReactNode {
  const t = useTranslations('scorecards')
  const { scorecard } = props
  const actions = useScorecardActions(scorecard)
  const isArchived = scorecard.archivedAt !== null
  return (
    <>
      {!isArchived && (
        <ButtonLink to={`/scorecards/${scorecard.id}/edit`} variant="primary">
          <Pencil aria-hidden size={16} />
          {t('edit')}
        </ButtonLink>
      )}
      <Dropdown
        trigger={
          <IconButton label={t('more')} className="border border-border-strong">
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        }
      >
        {scorecard.team !== null && !isArchived && (
          <DropdownItem
            icon={scorecard.teamDefault ? StarOff : Star}
            onSelect={() => void actions.setTeamDefault(!scorecard.teamDefault)}
          >
            {scorecard.teamDefault ? t('endDefault') : t('makeDefault')}
          </DropdownItem>
        )}
        <DropdownItem
          icon={isArchived ? ArchiveRestore : Archive}
          onSelect={() => void actions.setArchived(!isArchived)}
        >
          {isArchived ? t('restore') : t('archive')}
        </DropdownItem>
        {!scorecard.used && (
          <DropdownItem icon={Trash2} critical onSelect={actions.remove}>
            {t('remove')}
          </DropdownItem>
        )}
      </Dropdown>
    </>
  )
}

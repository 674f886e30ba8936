import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedProspect } from '#protocol/rest/prospects.ts'
import { ProspectCard } from '#src/components/prospect/prospect-card.tsx'
import { ButtonLink, IconButton } from '#src/components/ui/button.tsx'
import { Dropdown, DropdownItem } from '#src/components/ui/dropdown.tsx'

/**
 * A prospect of the grid with its actions. Samples and other users' prospects can be copied but not changed.
 */
export function ProspectTile(props: {
  prospect: ListedProspect
  /** The best score is by earlier criteria than others of the grid. */
  isEarlier: boolean
  editable: boolean
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}): ReactNode {
  const t = useTranslations('prospects')
  const tTraining = useTranslations('training')
  const tEdition = useTranslations('criteriaEdition')
  const { prospect } = props
  return (
    <ProspectCard
      prospect={prospect}
      corner={
        <Dropdown
          trigger={
            <IconButton small label={t('actions', { name: prospect.name })}>
              <Ellipsis aria-hidden size={16} />
            </IconButton>
          }
        >
          {props.editable && (
            <DropdownItem icon={Pencil} onSelect={props.onEdit}>
              {t('edit')}
            </DropdownItem>
          )}
          <DropdownItem icon={Copy} onSelect={props.onDuplicate}>
            {t('duplicate')}
          </DropdownItem>
          {props.editable && (
            <DropdownItem icon={Trash2} critical onSelect={props.onDelete}>
              {t('delete')}
            </DropdownItem>
          )}
        </Dropdown>
      }
      action={
        <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
          <ButtonLink
            size="small"
            to={`/training?prospect=${prospect.id}`}
            aria-label={t('practiseWith', { name: prospect.name })}
          >
            {t('practise')}
          </ButtonLink>
          {prospect.bestScore !== undefined && (
            <span className="tabular text-12 text-text-muted">
              {props.isEarlier
                ? tEdition('best', { score: prospect.bestScore })
                : tTraining('best', { score: prospect.bestScore })}
            </span>
          )}
        </div>
      }
    />
  )
}

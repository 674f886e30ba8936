import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { CoachSummary } from '#src/components/coach/coach-summary.tsx'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { Dropdown, DropdownItem } from '#src/components/ui/dropdown.tsx'

/** A coach of the grid with its actions. Samples and other users' coaches can only be viewed. */
export function CoachTile(props: {
  coach: Coach
  editable: boolean
  onDetails: () => void
  onEdit: () => void
  onDelete: () => void
}): ReactNode {
  const t = useTranslations('coaches')
  const { coach } = props
  return (
    <article className="flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4">
      <div className="flex items-start gap-2">
        <CoachSummary coach={coach} />
        {props.editable && (
          <Dropdown
            trigger={
              <IconButton small label={t('actions', { name: coach.name })}>
                <Ellipsis aria-hidden size={16} />
              </IconButton>
            }
          >
            <DropdownItem icon={Pencil} onSelect={props.onEdit}>
              {t('edit')}
            </DropdownItem>
            <DropdownItem icon={Trash2} critical onSelect={props.onDelete}>
              {t('delete')}
            </DropdownItem>
          </Dropdown>
        )}
      </div>
      <div className="mt-auto pt-1">
        <Button size="small" aria-label={t('detailsOf', { name: coach.name })} onClick={props.onDetails}>
          {t('viewDetails')}
        </Button>
      </div>
    </article>
  )
}

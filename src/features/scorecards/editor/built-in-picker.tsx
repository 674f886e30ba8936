import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'
import { useBuiltInCriteria } from '../use-built-in-criteria.ts'

/** Chooses built-in criteria by dimension. Those that the scorecard has are checked already. */
export function BuiltInPicker(props: {
  /** The ids that the scorecard has. */
  chosen: readonly string[]
  /** How many more it may have. */
  room: number
  onAdd: (ids: string[]) => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const tCommon = useTranslations('common')
  const { groups, error, reload, definition } = useBuiltInCriteria()
  const names = useAnalysisNames()
  const [picked, setPicked] = useState<readonly string[]>([])
  const room = props.room - picked.length
  return (
    <Dialog
      open
      wide
      fixedHeight
      onOpenChange={(open) => !open && props.onClose()}
      title={t('pickTitle')}
      description={t('pickHint')}
      footer={
        <>
          <Button onClick={props.onClose}>{tCommon('cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={picked.length === 0}
            onClick={() => {
              if (picked.length === 0) return
              props.onAdd([...picked])
              props.onClose()
            }}
          >
            {t('pickAdd', { count: picked.length })}
          </Button>
        </>
      }
    >
      {groups === undefined &&
        (error ? (
          <ErrorNotice error={error} onRetry={reload} />
        ) : (
          <Loading className="flex flex-col gap-3">
            <Skeletons count={6} className="h-10" />
          </Loading>
        ))}
      <div className="flex flex-col gap-5">
        {groups?.map(({ dimension, criteria }) => (
          <fieldset key={dimension} className="flex flex-col gap-3">
            <legend className="mb-2 text-14 font-semibold">{names.dimension(dimension)}</legend>
            {criteria.map(({ id }) => {
              const isChosen = props.chosen.includes(id)
              const isPicked = picked.includes(id)
              return (
                <Checkbox
                  key={id}
                  label={names.criterion(id)}
                  hint={definition(id) ?? ''}
                  checked={isChosen || isPicked}
                  disabled={isChosen || (!isPicked && room <= 0)}
                  onChange={(checked) =>
                    setPicked(checked ? [...picked, id] : picked.filter((each) => each !== id))
                  }
                />
              )
            })}
          </fieldset>
        ))}
      </div>
      {room <= 0 && (
        <p role="status" className="mt-4 text-12 text-text-muted">
          {t('pickFull', { count: room })}
        </p>
      )}
    </Dialog>
  )
}

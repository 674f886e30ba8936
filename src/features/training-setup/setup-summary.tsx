import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { Button } from '#src/components/ui/button.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { measuredHeight } from '#src/components/ui/measured-height.ts'

const liftToasts = measuredHeight('--toast-lift')

/**
 * The debtor, the other choices and the start button, which is always in sight [SETUP2]: beside the debtors on a wide
 * screen, at the bottom of a narrow one. There the choices are summed up in a line, which opens to them.
 */
export function SetupSummary(props: {
  prospect: Prospect | null
  /** The chosen values, in words. */
  chosen: readonly string[]
  starting: boolean
  onStart: () => void
  /** Of the prospect, above the choices. */
  note: ReactNode
  /** Something that counts can be started instead. */
  isPractice: boolean
  children: ReactNode
}): ReactNode {
  const t = useTranslations()
  const choicesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { jurisdiction = null, capacity = null } = props.prospect ?? {}
  return (
    <section
      aria-label={t('setup.summary')}
      className="sticky bottom-0 z-10 -mx-4 flex flex-col border-t border-border bg-page px-4 sm:-mx-8 sm:px-8 lg:top-4 lg:mx-0 lg:max-h-[calc(100dvh-8rem)] lg:rounded-ui lg:border lg:bg-surface lg:p-0"
    >
      <div ref={liftToasts} className="absolute inset-0 -z-10 lg:hidden" />
      <div className="flex items-center gap-3 pt-3 lg:border-b lg:border-border lg:px-5 lg:pb-3">
        <div className="min-w-0 flex-1">
          <DescriptionList>
            <DescriptionItem name={t('setup.prospect')}>
              {props.prospect === null ? (
                <span className="text-text-muted">{t('setup.noProspectYet')}</span>
              ) : (
                <span className="font-medium">{props.prospect.name}</span>
              )}
            </DescriptionItem>
            {/* Only what the prospect has of its own: the page does not know the installation's. */}
            {jurisdiction !== null && (
              <DescriptionItem name={t('law.law')}>{t(`law.jurisdictions.${jurisdiction}`)}</DescriptionItem>
            )}
            {capacity !== null && (
              <DescriptionItem name={t('law.collectFor')}>{t(`law.capacities.${capacity}`)}</DescriptionItem>
            )}
          </DescriptionList>
          <p className="mt-0.5 text-12 text-text-muted lg:hidden">{props.chosen.join(' · ')}</p>
        </div>
        <Button
          size="small"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'setup.changed' : 'setup.change')}
        </Button>
      </div>
      {props.note}
      <div
        id={choicesId}
        className={clsx(
          'min-h-0 overflow-y-auto max-lg:max-h-[max(8rem,100dvh-25rem)]',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {props.children}
      </div>
      <div className="py-3 lg:px-5">
        {props.prospect === null && (
          <p className="mb-2 text-14 text-text-muted max-lg:hidden">{t('setup.missing')}</p>
        )}
        <Button
          variant={props.isPractice ? 'secondary' : 'primary'}
          size="large"
          className="w-full whitespace-normal"
          // Without a debtor it still says, when it is pressed, what is missing [SETUP4].
          aria-disabled={props.starting || props.prospect === null}
          onClick={props.onStart}
        >
          {props.starting ? t('setup.starting') : props.isPractice ? t('setup.practise') : t('setup.start')}
        </Button>
      </div>
    </section>
  )
}

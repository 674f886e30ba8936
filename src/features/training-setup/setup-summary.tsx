import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { CommunicationMode, Opening, SessionType } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { measuredHeight } from '#src/components/ui/measured-height.ts'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'

/** The id of the card with the debtors. */
export const debtorsId = 'debtors'

const liftToasts = measuredHeight('--toast-lift')

/**
 * The choices, and the start button, which is always in sight [SETUP2]: beside the choices on a wide screen, at the
 * bottom of a narrow one. Its parts are then children of the column that the page is.
 */
export function SetupSummary(props: {
  prospect: Prospect | null
  mode: CommunicationMode
  sessionLanguage: SessionLanguage
  sessionType: SessionType
  opening: Opening
  starting: boolean
  onStart: () => void
}): ReactNode {
  const t = useTranslations()
  const { jurisdiction = null, capacity = null } = props.prospect ?? {}
  return (
    <div className="contents lg:sticky lg:top-4 lg:block">
      <Card>
        <CardHeader title={t('setup.summary')} />
        <div className="px-5 pb-5">
          <DescriptionList>
            <DescriptionItem name={t('setup.prospect')}>
              {props.prospect === null ? (
                <span className="text-text-muted">{t('setup.noProspectYet')}</span>
              ) : (
                <span className="font-medium">{props.prospect.name}</span>
              )}
            </DescriptionItem>
            <DescriptionItem name={t('setup.mode')}>
              {props.mode === 'voice' ? t('setup.voice') : t('setup.chat')}
            </DescriptionItem>
            <DescriptionItem name={t('setup.sessionLanguage')}>
              {t(`vocabulary.sessionLanguage.${props.sessionLanguage}`)}
            </DescriptionItem>
            <DescriptionItem name={t('setup.sessionType')}>
              {t(`vocabulary.sessionType.${props.sessionType}`)}
            </DescriptionItem>
            <DescriptionItem name={t('setup.opening')}>
              {t(`vocabulary.opening.${props.opening}`)}
            </DescriptionItem>
            {/* Only what the prospect has of its own: the page does not know the installation's. */}
            {jurisdiction !== null && (
              <DescriptionItem name={t('law.law')}>{t(`law.jurisdictions.${jurisdiction}`)}</DescriptionItem>
            )}
            {capacity !== null && (
              <DescriptionItem name={t('law.collectFor')}>{t(`law.capacities.${capacity}`)}</DescriptionItem>
            )}
          </DescriptionList>
        </div>
      </Card>
      <div
        ref={liftToasts}
        className="sticky bottom-0 z-10 -mx-4 border-t border-border bg-page px-4 py-3 sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:mt-4 lg:border-0 lg:p-0"
      >
        {props.prospect === null && (
          <p className="mb-2 text-center text-14 text-text-muted">
            <a
              href={`#${debtorsId}`}
              className="font-medium text-accent-text underline decoration-accent-border underline-offset-4 hover:decoration-accent-mark"
              onClick={(event) => {
                event.preventDefault()
                const debtors = document.getElementById(debtorsId)
                debtors?.scrollIntoView({ block: 'start' })
                debtors?.focus({ preventScroll: true })
              }}
            >
              {t('setup.chooseFirst')}
            </a>
          </p>
        )}
        {/* Without a debtor it can be pressed, and says what is missing [SETUP4], but does not call for it. */}
        <Button
          variant={props.prospect === null ? 'secondary' : 'primary'}
          size="large"
          className="w-full whitespace-normal"
          aria-disabled={props.starting}
          onClick={props.onStart}
        >
          {props.starting ? t('setup.starting') : t('setup.start')}
        </Button>
      </div>
    </div>
  )
}

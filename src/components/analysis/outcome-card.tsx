import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { OutcomeCard as Outcome } from '#protocol/vocabulary/analysis.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { FoldableCard } from '#src/components/ui/foldable-card.tsx'
import { useFormats } from '#src/lib/format.ts'
import { ChecklistItem } from './checklist-item.tsx'
import { IdentityCheck } from './identity-check.tsx'
import { type OnQuote, QuoteButton } from './quote-button.tsx'
import { useAnalysisNames } from './use-analysis-names.ts'
import { WithinAuthority } from './within-authority.tsx'

const tones: Record<Outcome['ending'], Tone> = {
  promise: 'positive',
  settled: 'positive',
  partial: 'caution',
  disputed: 'plain',
  callback: 'plain',
  open: 'plain',
  refused: 'plain',
  hung_up: 'critical',
  ceased: 'plain',
}

/** The outcome of the call, as a collections manager would record it. */
export function OutcomeCard(props: {
  sessionId: string
  outcome: Outcome
  /** Of the debt. */
  currency: AccountCurrency
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const formats = useFormats()
  const names = useAnalysisNames()
  const { outcome } = props
  const hasPaymentTerms =
    outcome.installmentCents !== null || outcome.firstPaymentOn !== null || outcome.method !== null
  const missing = (['firstPaymentOn', 'method'] as const).filter((part) => outcome[part] === null)
  const specific =
    outcome.promise.specific || missing.length === 0
      ? t('specific')
      : t('notSpecific', { missing: missing.map((part) => t(`lacking.${part}`)).join(', ') })
  const hasAgreement = outcome.agreedAmountCents !== null || outcome.installmentCents !== null
  return (
    <FoldableCard
      title={t('outcome')}
      note={<Badge tone={tones[outcome.ending]}>{t(`endings.${outcome.ending}`)}</Badge>}
      noteOnWide
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        {outcome.agreedAmountCents !== null && (
          <p>
            <span className="tabular block text-28 font-semibold tracking-tight">
              {formats.cents(outcome.agreedAmountCents, props.currency)}
            </span>
            <span className="text-12 text-text-muted">{t('agreedAmount')}</span>
          </p>
        )}
        {hasPaymentTerms && (
          <DescriptionList>
            {outcome.installmentCents !== null && (
              <DescriptionItem name={t('installment')}>
                <span className="tabular">{formats.cents(outcome.installmentCents, props.currency)}</span>
                {outcome.frequency !== null && `, ${t(`frequencies.${outcome.frequency}`)}`}
              </DescriptionItem>
            )}
            {outcome.firstPaymentOn !== null && (
              <DescriptionItem name={t('firstPayment')}>
                {formats.day(outcome.firstPaymentOn)}
              </DescriptionItem>
            )}
            {outcome.method !== null && (
              <DescriptionItem name={t('method')}>{names.method(outcome.method)}</DescriptionItem>
            )}
          </DescriptionList>
        )}
        {outcome.callBack && <NextCall callBack={outcome.callBack} />}
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-14">
          <ChecklistItem met={outcome.rightPartyReached} label={t('rightParty')} />
          {(outcome.disclosureGiven || outcome.disclosureDue !== false) && (
            <ChecklistItem met={outcome.disclosureGiven} label={t('disclosure')} />
          )}
          {hasAgreement && (
            <>
              <ChecklistItem
                met={outcome.promise.affordable}
                label={`${t('promiseQuality')}: ${t('affordable')}`}
              />
              <ChecklistItem met={outcome.promise.specific} label={`${t('promiseQuality')}: ${specific}`} />
              <ChecklistItem
                met={outcome.promise.recapped}
                label={`${t('promiseQuality')}: ${t('recapped')}`}
              />
              <WithinAuthority sessionId={props.sessionId} outcome={outcome} />
            </>
          )}
        </ul>
        {outcome.verification && (
          <IdentityCheck verification={outcome.verification} onQuote={props.onQuote} />
        )}
        {outcome.rightsInvoked.length > 0 && (
          <div>
            <h3 className="text-12 font-medium text-text-muted">{t('rights')}</h3>
            <ul className="mt-2 flex flex-col gap-3">
              {outcome.rightsInvoked.map((invoked) => (
                <li key={`${invoked.right}-${invoked.quote.line}`} className="flex flex-col gap-1.5">
                  <span className="flex flex-wrap items-center gap-2 text-14">
                    {t(`rightNames.${invoked.right}`)}
                    <Badge tone={invoked.honoured ? 'positive' : 'critical'}>
                      {invoked.honoured ? t('honoured') : t('notHonoured')}
                    </Badge>
                  </span>
                  <QuoteButton quote={invoked.quote} lang={props.lang} onQuote={props.onQuote} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FoldableCard>
  )
}

/** The day and the hour of the call to come, as far as they were said. */
function NextCall({ callBack }: { callBack: NonNullable<Outcome['callBack']> }): ReactNode {
  const t = useTranslations('analysis')
  const { weekday, timeOfDay } = useFormats()
  const { on, at, agreed } = callBack
  if (on === null && agreed) return null
  return (
    <DescriptionList>
      <DescriptionItem name={t('nextCall')}>
        {on !== null && (
          <span className="block">
            {at === null ? weekday(on) : t('nextCallAt', { day: weekday(on), time: timeOfDay(at) })}
          </span>
        )}
        {!agreed && <span className="block text-text-muted">{t('nextCallAnnounced')}</span>}
      </DescriptionItem>
    </DescriptionList>
  )
}

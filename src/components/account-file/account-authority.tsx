import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { AccountFormats } from './account-formats.ts'

/** What may be agreed to on this account without asking anybody. */
export function AccountAuthority(props: { file: AccountFile; formats: AccountFormats }): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const { authority } = props.file
  const { money } = props.formats
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-semibold">
        {t('authority')}
      </h3>
      <ul className="mt-1 list-disc space-y-1 pl-4 text-14 marker:text-text-muted">
        <li>
          {authority.settlementCents === null
            ? t('noSettlement')
            : t('settlement', { amount: money(authority.settlementCents) })}
        </li>
        <li>{t('plan', { months: authority.longestMonths, amount: money(authority.instalmentCents) })}</li>
        <li>{t('reduced', { months: authority.reducedMonths })}</li>
        <li>{t('pause', { days: authority.pauseDays })}</li>
      </ul>
    </section>
  )
}

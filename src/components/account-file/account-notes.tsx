import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountNote } from '#protocol/rest/account-file.ts'
import type { AccountFormats } from './account-formats.ts'

/** The earlier contacts as a timeline, the last one first. */
export function AccountNotes(props: { notes: readonly AccountNote[]; formats: AccountFormats }): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const { formats } = props
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-semibold">
        {t('contacts')}
      </h3>
      <ol className="mt-3 border-l border-border">
        {props.notes.toReversed().map(({ kind, on, count, amountCents }) => (
          <li key={`${kind} ${on}`} className="relative pb-3 pl-4 last:pb-0">
            <span aria-hidden className="absolute top-1 -left-[4.5px] size-2 rounded-full bg-border-strong" />
            <time dateTime={on} className="tabular block text-12 text-text-muted">
              {formats.day(on)}
            </time>
            <p className="text-14">
              {t(`notes.${kind}`, {
                count,
                amount: amountCents === null ? '' : formats.money(amountCents),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

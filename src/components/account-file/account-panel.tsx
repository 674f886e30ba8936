import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { VerificationView } from '#src/lib/realtime/session-view.ts'
import { AccountAuthority } from './account-authority.tsx'
import { AccountHistory } from './account-history.tsx'
import { AccountHolder, AccountIdentity } from './account-identity.tsx'
import { AccountNotes } from './account-notes.tsx'
import { useAccountFormats } from './account-formats.ts'

/**
 * The account file of the call: whom to verify, what is owed and why, and the earlier contacts. After the call there
 * is nobody left to verify: `verification` is of a running one, null until the server has said it. `watched`: by somebody
 * who is not to verify anybody.
 */
export function AccountPanel(props: {
  sessionId: string
  verification?: VerificationView | null | undefined
  watched?: boolean
}): ReactNode {
  const t = useTranslations('accountFile')
  const { data, error, mutate } = useEndpoint('getAccountFile', { params: { id: props.sessionId } })
  if (data) return <Account verification={props.verification} watched={props.watched === true} file={data} />
  if (error !== undefined) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  return (
    <Loading label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-20" />
      <Skeleton className="h-56" />
      <Skeleton className="h-48" />
    </Loading>
  )
}

function Account(props: {
  file: AccountFile
  verification: VerificationView | null | undefined
  watched: boolean
}): ReactNode {
  const t = useTranslations()
  const { file } = props
  const formats = useAccountFormats(file.currency)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-12 text-text-muted">
          {file.creditor} · {t(`vocabulary.debtType.${file.debtType}`)}
        </p>
        <p className="tabular mt-1 text-28 leading-tight font-semibold">
          {formats.money(file.balanceCents)}
          <span className="sr-only"> {t('accountFile.balance')}</span>
        </p>
        <ul className="mt-1 text-14 text-text-muted">
          <li>{t('accountFile.number', { digits: file.lastFour })}</li>
          <li>{t('accountFile.opened', { date: formats.day(file.openedOn) })}</li>
          <li>
            {file.lastPayment === null
              ? t('accountFile.neverPaid')
              : t('accountFile.lastPayment', {
                  date: formats.day(file.lastPayment.on),
                  amount: formats.money(file.lastPayment.amountCents),
                })}
          </li>
        </ul>
        <ul className="mt-3 text-14">
          <li>
            {file.caller.agency === null
              ? t('accountFile.callingAsCreditor', { creditor: file.creditor })
              : t('accountFile.callingAs', { agency: file.caller.agency, creditor: file.creditor })}
          </li>
          <li className="tabular">
            {t('accountFile.callback', { phone: unbroken(file.caller.callbackPhone) })}
          </li>
        </ul>
      </div>
      {props.verification === undefined ? (
        <AccountHolder file={file} formats={formats} />
      ) : (
        <AccountIdentity
          file={file}
          formats={formats}
          verification={props.verification}
          watched={props.watched}
        />
      )}
      <AccountAuthority file={file} formats={formats} />
      <AccountHistory file={file} formats={formats} />
      <AccountNotes notes={file.notes} formats={formats} />
    </div>
  )
}

/** A number that stays in one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

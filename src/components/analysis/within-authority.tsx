import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import { useAccountFormats } from '#src/components/account-file/account-formats.ts'
import { withinAuthority } from '#src/components/account-file/within-authority.ts'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { ChecklistItem } from './checklist-item.tsx'

/** Whether what was agreed on is what the account file let the collector offer. Nothing until the file is there. */
export function WithinAuthority(props: { sessionId: string; outcome: OutcomeCard }): ReactNode {
  const { data } = useEndpoint('getAccountFile', { params: { id: props.sessionId } })
  return data === undefined ? null : <Compared file={data} outcome={props.outcome} />
}

function Compared({ file, outcome }: { file: AccountFile; outcome: OutcomeCard }): ReactNode {
  const t = useTranslations('analysis.authority')
  const { money } = useAccountFormats(file.currency)
  const stands = withinAuthority(outcome, file)
  if (stands === null) return null
  const { reducedMonths: months, instalmentCents, settlementCents } = file.authority
  const label =
    stands === 'within'
      ? t('within')
      : stands === 'reduced'
        ? t('reduced', { months, amount: money(instalmentCents) })
        : t('below', { amount: money(settlementCents ?? file.balanceCents) })
  return <ChecklistItem met={stands === 'within'} label={label} />
}

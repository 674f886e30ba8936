import { clsx } from 'clsx'
import { Circle, CircleCheck, CircleDashed, ShieldCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { IdentityItem } from '#protocol/vocabulary/analysis.ts'
import { isVerified } from '#protocol/vocabulary/verified.ts'
import type { VerificationView } from '#src/lib/realtime/session-view.ts'
import type { AccountFormats } from './account-formats.ts'

type Proof = { name: IdentityItem; label: string; value: string }
type Item = VerificationView['items'][number]

/**
 * Who the account is of, as a checklist: an item is marked once the person on the phone has given it, as the server heard the
 * call.
 */
export function AccountIdentity(props: {
  file: AccountFile
  formats: AccountFormats
  /** Null until the server has said it. */
  verification: VerificationView | null
  /** Those who watch are told how it stands; what to do is told to the trainee alone. */
  watched: boolean
}): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const { file, verification } = props
  const items = verification?.items ?? []
  const itemOf = (name: IdentityItem) => items.find(({ item }) => item === name)
  const proofs = useProofs(file, props.formats)
  const done = proofs.filter(({ name }) => itemOf(name)?.given === true).length
  const verified = isVerified(items)
  const late = !verified && verification?.debtTold === true
  const count = t('verified', { done, all: proofs.length })
  const reach = useReach(file).map((fact) => ({ ...fact, given: itemOf(fact.name)?.given === true }))
  const role = itemOf('role')?.given === true
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={headingId} className="text-14 font-semibold">
          {t(props.watched ? 'identity' : 'verify')}
        </h3>
        <p
          role="status"
          className={clsx(
            'tabular inline-flex items-center gap-1 text-12',
            verified ? 'font-medium text-positive' : late ? 'font-medium text-caution' : 'text-text-muted',
          )}
        >
          {verified && <ShieldCheck aria-hidden size={14} />}
          {verified ? t('allVerified', { count }) : late ? t('debtFirst', { count }) : count}
        </p>
      </div>
      {!props.watched && <p className="mt-0.5 text-14 text-text-muted">{t('verifyHint')}</p>}
      <ul className="mt-2 divide-y divide-border rounded-ui border border-border">
        {proofs.map(({ name, label, value }) => (
          <ProofRow key={name} label={label} value={value} item={itemOf(name)} />
        ))}
      </ul>
      <Facts
        className="mt-2 px-3"
        facts={role ? [...reach, { name: 'role', label: t('role'), value: '', given: true }] : reach}
      />
    </section>
  )
}

/** How an item stands: nobody asked, asked without an answer, given in answer, given unasked, or given too late. */
function stateOf(item: Item | undefined): 'open' | 'asked' | 'given' | 'unasked' | 'late' {
  if (item === undefined) return 'open'
  if (!item.given) return item.asked ? 'asked' : 'open'
  return item.afterDebt ? 'late' : item.asked ? 'given' : 'unasked'
}

function ProofRow(props: { label: string; value: string; item: Item | undefined }): ReactNode {
  const t = useTranslations('accountFile')
  const state = stateOf(props.item)
  const Icon = props.item?.given === true ? CircleCheck : state === 'asked' ? CircleDashed : Circle
  return (
    <li className="flex items-start gap-3 px-3 py-2">
      <Icon
        aria-hidden
        size={16}
        className={clsx('mt-0.5 shrink-0', props.item?.given === true ? 'text-positive' : 'text-text-muted')}
      />
      <span className="min-w-0 flex-1 text-14">
        <span className="flex flex-wrap justify-between gap-x-2 text-12 text-text-muted">
          {props.label}
          <span className={state === 'open' ? 'sr-only' : state === 'late' ? 'text-caution' : undefined}>
            {t(`states.${state}`)}
          </span>
        </span>
        <span className="tabular block break-words text-text">{props.value}</span>
      </span>
    </li>
  )
}

/** Who the account is of, for those who read the call afterwards. */
export function AccountHolder(props: { file: AccountFile; formats: AccountFormats }): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const facts = [...useProofs(props.file, props.formats), ...useReach(props.file)]
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-semibold">
        {t('holder')}
      </h3>
      <Facts className="mt-1" facts={facts} />
    </section>
  )
}

function Facts(props: { className: string; facts: readonly (Proof & { given?: boolean })[] }): ReactNode {
  const t = useTranslations('accountFile')
  return (
    <dl className={clsx('flex flex-col gap-y-1 text-14', props.className)}>
      {props.facts.map(({ name, label, value, given }) => (
        // What does not fit beside its label, as a long address, stands below it.
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-text-muted">{label}</dt>
          <dd className="tabular ml-auto max-w-full text-right break-words">
            {value}
            {given === true && (
              <span className="ml-1.5 inline-flex items-center gap-1 text-positive">
                <CircleCheck aria-hidden size={12} />
                {t('states.given')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useReach({ phone, email }: AccountFile): Proof[] {
  const t = useTranslations('accountFile')
  return [
    { name: 'phone', label: t('phone'), value: phone },
    { name: 'email', label: t('email'), value: email },
  ]
}

function useProofs({ holder, lastFour, address }: AccountFile, formats: AccountFormats): Proof[] {
  const t = useTranslations('accountFile')
  const home: Proof = {
    name: 'address',
    label: t('address'),
    value: capitalized(`${address.street}, ${address.city} ${address.postcode}`),
  }
  if (holder.type === 'individual')
    return [
      { name: 'name', label: t('name'), value: holder.name },
      { name: 'birth_date', label: t('birthDate'), value: formats.day(holder.birthDate) },
      { name: 'last_four', label: t('lastFour'), value: lastFour },
      home,
    ]
  return [
    { name: 'name', label: t('company'), value: holder.name },
    { name: 'contact', label: t('contact'), value: holder.contact },
    { name: 'last_four', label: t('lastFour'), value: lastFour },
    home,
  ]
}

/** In Spanish a debtor says "calle Hidalgo" in the middle of a sentence. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

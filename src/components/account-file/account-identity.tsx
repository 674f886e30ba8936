import { clsx } from 'clsx'
import { ShieldCheck } from 'lucide-react'
import { Fragment, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { AccountFormats } from './account-formats.ts'
import { useAccountChecks } from './use-account-checks.ts'

type Proof = { name: string; label: string; value: string }

/** Who the account is of, as a checklist: the trainee ticks what the person on the phone has confirmed. */
export function AccountIdentity(props: {
  file: AccountFile
  formats: AccountFormats
  sessionId: string
}): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const { file } = props
  const [checked, toggle] = useAccountChecks(props.sessionId)
  const proofs = useProofs(file, props.formats)
  const done = proofs.filter(({ name }) => checked.includes(name)).length
  const complete = done === proofs.length
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="text-14 font-semibold">
          {t('verify')}
        </h3>
        <p
          role="status"
          className={clsx(
            'tabular inline-flex shrink-0 items-center gap-1 text-12',
            complete ? 'font-medium text-positive' : 'text-text-muted',
          )}
        >
          {complete && <ShieldCheck aria-hidden size={14} />}
          {complete ? t('allVerified') : t('verified', { done, all: proofs.length })}
        </p>
      </div>
      <p className="mt-0.5 text-12 text-text-muted">{t('verifyHint')}</p>
      <ul className="mt-2 divide-y divide-border rounded-ui border border-border">
        {proofs.map(({ name, label, value }) => (
          <li key={name}>
            <label className="flex cursor-pointer items-start gap-3 px-3 py-2 hover:bg-surface-hover">
              <input
                type="checkbox"
                aria-label={`${label}: ${value}`}
                checked={checked.includes(name)}
                onChange={() => toggle(name)}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span aria-hidden className="min-w-0 text-14">
                <span className="block text-12 text-text-muted">{label}</span>
                <span className="tabular block break-words text-text">{value}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Facts className="mt-2 px-3" facts={useReach(file)} />
    </section>
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

function Facts(props: { className: string; facts: readonly Proof[] }): ReactNode {
  return (
    <dl className={clsx('grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-12', props.className)}>
      {props.facts.map(({ name, label, value }) => (
        <Fragment key={name}>
          <dt className="text-text-muted">{label}</dt>
          <dd className="tabular text-right break-words">{value}</dd>
        </Fragment>
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
  const home = {
    name: 'address',
    label: t('address'),
    value: capitalized(`${address.street}, ${address.city} ${address.postcode}`),
  }
  if (holder.type === 'individual')
    return [
      { name: 'name', label: t('name'), value: holder.name },
      { name: 'birth-date', label: t('birthDate'), value: formats.day(holder.birthDate) },
      { name: 'last-four', label: t('lastFour'), value: lastFour },
      home,
    ]
  return [
    { name: 'name', label: t('company'), value: holder.name },
    { name: 'contact', label: t('contact'), value: holder.contact },
    { name: 'last-four', label: t('lastFour'), value: lastFour },
    home,
  ]
}

/** In Spanish a debtor says "calle Hidalgo" in the middle of a sentence. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Verification } from '#protocol/vocabulary/analysis.ts'
import { isVerified } from '#protocol/vocabulary/verified.ts'
import { LineButton, type OnQuote } from './quote-button.tsx'

/** What was verified of the debtor, each item with its line, and in which order it and the debt came. */
export function IdentityCheck(props: { verification: Verification; onQuote: OnQuote }): ReactNode {
  const t = useTranslations('analysis.identity')
  const items = useTranslations('analysis.identity.items')
  const { verification, onQuote } = props
  const { told } = verification
  const verified = isVerified(verification.items)
  return (
    <div>
      <h3 className="text-12 font-medium text-text-muted">{t('title')}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-1 text-14">
        {verified ? t('verified') : told === null ? t('notVerified') : t('debtFirst')}
        {told !== null && (
          <span className="inline-flex items-center text-12 text-text-muted">
            {t('told')} <LineButton quote={told} onQuote={onQuote} />
          </span>
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6 text-14">
        {verification.items.map(({ item, asked, given, afterDebt }) => {
          const Icon = given ? Check : Minus
          const shown = given ?? asked
          const state = given ? (afterDebt ? 'late' : asked ? 'given' : 'unasked') : asked ? 'asked' : 'open'
          return (
            <li key={item} className="flex items-center gap-2">
              <Icon aria-hidden size={16} className={given ? 'text-positive' : 'text-text-muted'} />
              <span className={given ? '' : 'text-text-muted'}>
                {t('item', { name: items(item), state: t(`states.${state}`) })}
              </span>
              {shown && <LineButton quote={shown} onQuote={onQuote} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

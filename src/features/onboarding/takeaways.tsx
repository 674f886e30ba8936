import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

/** The key points of a lesson. */
export function Takeaways(props: { items: readonly string[] }): ReactNode {
  const t = useTranslations('onboarding')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-ui border border-border bg-surface p-5">
      <h2 id={titleId} className="text-16 font-semibold">
        {t('takeaways')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {props.items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden size={16} className="mt-1 shrink-0 text-accent-text" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

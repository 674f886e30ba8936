import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ScoreRing } from '#src/components/ui/score.tsx'

const lines = ['debtor1', 'agent1', 'debtor2', 'agent2'] as const
/** The score of the example, in the band "strong". The text says that it is an example. */
const sampleScore = 84

/** An illustration of a session: four lines and the score of one dimension. */
export function SampleConversation(): ReactNode {
  const t = useTranslations('landing.sample')
  return (
    <figure className="mt-8 rounded-ui border border-border bg-surface">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-3">
        <Avatar name={t('debtorName')} size="small" />
        <span className="min-w-0 flex-1 basis-40 text-12 text-text-muted">
          <span className="block text-14 font-medium text-text">{t('debtorName')}</span>
          {t('debtorFacts')}
        </span>
        <span className="text-12 text-text-muted">{t('title')}</span>
      </figcaption>
      <div className="flex flex-col gap-2.5 p-4">
        {lines.map((line) => {
          const isAgent = line.startsWith('agent')
          return (
            <p
              key={line}
              className={clsx(
                'max-w-[85%] rounded-ui px-3 py-2 text-14',
                isAgent ? 'self-end bg-accent-surface' : 'self-start bg-surface-muted',
              )}
            >
              <span className="sr-only">{isAgent ? t('you') : t('debtorName')}: </span>
              {t(`lines.${line}`)}
            </p>
          )
        })}
      </div>
      <div className="flex items-center gap-4 border-t border-border px-4 py-3">
        <ScoreRing score={sampleScore} size={52} />
        <p className="text-14 text-text-muted">
          <span className="block font-medium text-text">{t('dimension')}</span>
          {t('why')}
        </p>
      </div>
    </figure>
  )
}

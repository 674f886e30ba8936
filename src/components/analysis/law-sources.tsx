import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

/**
 * The laws that a violation broke, each on its own: the nearest first, those that hold beside it after it, and of each whether
 * it was read in its own text. Earlier analyses name them in one.
 */
export function LawSources({ finding }: { finding: ViolationFinding }): ReactNode {
  const t = useTranslations('law')
  const names = useAnalysisNames()
  const { sources, basis } = finding
  if (sources === undefined) return <p className="text-12 text-text-muted">{names.basis(basis)}</p>
  return (
    <ul className="text-12 text-text-muted">
      {sources.map(({ citation, checked }, at) => (
        <li key={citation}>
          {at === 0 ? names.basis(citation) : t('alsoBroken', { law: names.basis(citation) })}
          {checked !== 'primary' && ` (${t(`readIn.${checked}`)})`}
        </li>
      ))}
    </ul>
  )
}

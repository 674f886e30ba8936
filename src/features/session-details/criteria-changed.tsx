import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'
import { changeOf, type ChangedCriterion } from './compare-tries.ts'

/** The criteria that were judged differently: their names at a glance, the quotes of both tries on demand. */
export function CriteriaChanged(props: {
  changed: readonly ChangedCriterion[]
  sessionLanguage: TrainingSessionDetails['sessionLanguage']
}): ReactNode {
  const t = useTranslations('tries')
  const { changed } = props
  const lang = speechLanguageCode(props.sessionLanguage)
  return (
    <section className="border-t border-border">
      <h3 className="px-5 pt-4 text-14 font-semibold">{t('criteria')}</h3>
      <p className="px-5 pt-0.5 pb-3 text-14 text-text-muted">
        {changed.length === 0 ? t('noChange') : t('criteriaHint')}
      </p>
      <ul>
        {changed.map((one) => (
          <li key={one.id} className="border-t border-border">
            <CriterionChange changed={one} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CriterionChange(props: { changed: ChangedCriterion; lang: string | undefined }): ReactNode {
  const t = useTranslations('tries')
  const names = useAnalysisNames()
  const { changed, lang } = props
  const change = changeOf(changed)
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-5 py-2.5 text-14 outline-offset-[-2px] hover:bg-surface-hover">
        <span className="min-w-0 flex-1 font-medium">{names.criterion(changed.id)}</span>
        <Badge tone={change === null ? 'plain' : change > 0 ? 'positive' : 'critical'}>
          {t(change === null ? 'otherwise' : change > 0 ? 'better' : 'worse')}
        </Badge>
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-text-muted transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-5 pt-1 pb-4 md:grid-cols-2">
        <Judged title={t('first')} criterion={changed.first} lang={lang} />
        <Judged title={t('retry')} criterion={changed.retry} lang={lang} />
      </div>
    </details>
  )
}

function Judged(props: { title: string; criterion: Criterion | null; lang: string | undefined }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { criterion } = props
  return (
    <div className="min-w-0 text-14">
      <p className="text-12 text-text-muted">
        {props.title} ·{' '}
        {criterion === null
          ? t('tries.noMark')
          : formats.percent(criterion.credited / criterion.opportunities)}
      </p>
      {criterion !== null && (
        <p className="break-words">
          {criterion.quote === null ? (
            <span className="text-text-muted">{t('tries.noQuote')}</span>
          ) : (
            <>
              <q lang={props.lang}>{criterion.quote.text}</q>{' '}
              <span className="text-12 whitespace-nowrap text-text-muted">
                {t('analysis.lineNumber', { line: criterion.quote.line + 1 })}
              </span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

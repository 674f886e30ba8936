import { Lightbulb, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport, KeyFinding, Quote, Severity } from '#protocol/vocabulary/analysis.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { FoldableCard } from '#src/components/ui/foldable-card.tsx'
import { useFormats } from '#src/lib/format.ts'
import { FaultCost } from './fault-cost.tsx'
import { LineButton, type OnQuote, QuoteButton } from './quote-button.tsx'
import { OtherLosses } from './other-losses.tsx'
import { openSection } from './section-nav.tsx'
import type { ToldOnce, ToldViolation } from './tell-once.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

type Shown = { report: AnalysisReport; lang: string | undefined; onQuote: OnQuote }

/** What to work on besides what the summary told: each with its line and, where useful, a better one. */
export function Improvements(props: Shown & { told: ToldOnce }): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { next, improvements } = props.told
  return (
    <FoldableCard
      title={t('improvements')}
      note={improvements.length > 0 && <Badge>{number(improvements.length)}</Badge>}
    >
      {improvements.length === 0 ? (
        <p className="px-5 pb-5 text-14 text-text-muted">
          {next === null ? t('noImprovements') : t('noOtherImprovements')}
        </p>
      ) : (
        <ul className="flex flex-col">
          {improvements.map((finding) => (
            <li
              key={`${finding.quote.line}-${finding.title}`}
              className="flex flex-col gap-2 border-t border-border px-5 py-4"
            >
              <div className="flex flex-wrap items-center gap-2">
                <Lightbulb aria-hidden size={16} className="text-caution" />
                <h3 lang={props.report.language} className="text-14 font-semibold">
                  {finding.title}
                </h3>
                <Badge>{t(`dimensions.${finding.dimension}`)}</Badge>
                <FaultCost fault={finding} report={props.report} />
              </div>
              <QuoteButton quote={finding.quote} lang={props.lang} onQuote={props.onQuote} />
              <Reason {...props} finding={finding} />
            </li>
          ))}
        </ul>
      )}
      <OtherLosses report={props.report} told={props.told} />
    </FoldableCard>
  )
}

/** The worst first. */
const severities = ['severe', 'major', 'minor', 'review'] as const satisfies readonly Severity[]
const tones: Record<Severity, Tone> = {
  severe: 'critical',
  major: 'critical',
  minor: 'caution',
  review: 'plain',
}

/** The compliance findings of the call, each with its legal basis, and what the call was held against. */
export function ComplianceFindings(
  props: Shown & { law: LawSettings | null; violations: readonly ToldViolation[] },
): ReactNode {
  const t = useTranslations('analysis')
  const tLaw = useTranslations('law')
  const lawName = useLawName()
  const { law } = props
  const worst = severities.find((severity) =>
    props.violations.some(({ finding }) => finding.severity === severity),
  )
  return (
    <FoldableCard
      title={t('violations')}
      open={worst === 'severe' || worst === 'major'}
      {...(law !== null && { description: tLaw('heldAgainstLaw', { law: lawName(law) }) })}
      note={
        worst === undefined ? (
          <ShieldCheck aria-hidden size={16} className="shrink-0 text-positive" />
        ) : (
          <Badge tone={tones[worst]}>{t(`severities.${worst}`)}</Badge>
        )
      }
    >
      {props.violations.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-4 text-14 text-text-muted">
          <ShieldCheck aria-hidden size={16} className="text-positive" />
          {t('noViolations')}
        </p>
      ) : (
        <ul className="flex flex-col">
          {props.violations.map((violation) => {
            const { quote, violation: name } = violation.finding
            return (
              <li
                key={`${name}-${quote.line}-${quote.text}`}
                className="flex flex-col gap-2 border-t border-border px-5 py-4"
              >
                <Violation {...props} violation={violation} />
              </li>
            )
          })}
        </ul>
      )}
    </FoldableCard>
  )
}

/** A violation; what the page has told of it already is only referred to. */
function Violation(props: Shown & { violation: ToldViolation }): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  const { finding, inSummary, isQuoted } = props.violation
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ShieldAlert
          aria-hidden
          size={16}
          className={tones[finding.severity] === 'critical' ? 'text-critical' : 'text-caution'}
        />
        <h3 className="text-14 font-semibold">{names.violation(finding.violation)}</h3>
        <Badge tone={tones[finding.severity]}>{t(`severities.${finding.severity}`)}</Badge>
        {!inSummary && <FaultCost fault={finding} report={props.report} />}
        {isQuoted && <LineButton quote={finding.quote} onQuote={props.onQuote} />}
        {!inSummary && <span className="basis-full text-12 text-text-muted">{finding.basis}</span>}
      </div>
      {inSummary ? (
        <a
          href="#summary"
          onClick={(event) => {
            event.preventDefault()
            openSection('summary')
          }}
          className="inline-flex min-h-6 items-center self-start text-14 font-medium text-accent-text underline underline-offset-4"
        >
          {t('toldAbove')}
        </a>
      ) : (
        <>
          {!isQuoted && <QuoteButton quote={finding.quote} lang={props.lang} onQuote={props.onQuote} />}
          <Reason {...props} finding={finding} />
        </>
      )}
    </>
  )
}

/** Why a line counts, and a better one. */
function Reason(
  props: Shown & { finding: Pick<KeyFinding, 'why' | 'betterLine'> & { quote: Quote } },
): ReactNode {
  const t = useTranslations('analysis')
  const { finding } = props
  return (
    <>
      <p lang={props.report.language} className="text-14 text-text-muted">
        {finding.why}
      </p>
      {finding.betterLine !== null && (
        <p className="rounded-ui bg-accent-surface px-3 py-2 text-14">
          <span className="mb-0.5 block text-12 font-medium text-accent-text">{t('betterLine')}</span>
          <q lang={props.lang}>{finding.betterLine}</q>
        </p>
      )}
    </>
  )
}

import { ChevronDown, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport, KeyFinding, Severity } from '#protocol/vocabulary/analysis.ts'
import { collectingRests } from '#protocol/vocabulary/collecting-rests.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { FoldableCard } from '#src/components/ui/foldable-card.tsx'
import { useFormats } from '#src/lib/format.ts'
import { capCost } from './cap-cost.ts'
import { CriterionLevel } from './criterion-level.tsx'
import { FaultCost } from './fault-cost.tsx'
import { LawSources } from './law-sources.tsx'
import { AlsoIn, LineButton, type OnQuote, QuoteButton } from './quote-button.tsx'
import { isNearlyMet, isTiny, type Loss, pointsLost, toldAtOnce, wholePoints } from './losses.ts'
import { openSection } from './section-nav.tsx'
import type { ToldOnce, ToldViolation } from './tell-once.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

type Shown = { report: AnalysisReport; lang: string | undefined; onQuote: OnQuote }

/** What lost points besides what the summary told: with its line and, where useful, a better one, or by its name alone. */
export function Improvements(props: Shown & { told: ToldOnce }): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { report, told } = props
  const { next, losses } = told
  const rest = losses.slice(toldAtOnce)
  return (
    <FoldableCard
      title={t('improvements')}
      description={<PointsLost report={report} />}
      note={losses.length > 0 && <Badge>{number(losses.length)}</Badge>}
    >
      {losses.length === 0 ? (
        <p className="px-5 pb-5 text-14 text-text-muted">
          {next === null ? t('noImprovements') : t('noOtherImprovements')}
        </p>
      ) : (
        <LossList {...props} losses={losses.slice(0, toldAtOnce)} />
      )}
      {rest.length > 0 && (
        <details className="group/rest border-t border-border">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 py-2 text-14 font-medium text-accent-text outline-offset-[-2px] hover:bg-surface-hover">
            <ChevronDown
              aria-hidden
              size={16}
              className="transition-transform duration-150 ease-out group-open/rest:rotate-180"
            />
            {pointsLost(report.criteria) === null
              ? t('otherLossesUncounted', { count: rest.length })
              : t('otherLosses', { count: rest.length, points: pointsOf(rest) })}
          </summary>
          <LossList {...props} losses={rest.filter((loss) => !isTiny(loss))} />
          <TinyLosses losses={rest.filter(isTiny)} report={report} />
        </details>
      )}
    </FoldableCard>
  )
}

/** What cost less than a point each, in one sentence: none of it is worth a line of its own. */
function TinyLosses(props: { losses: readonly Loss[]; report: AnalysisReport }): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  const { list } = useFormats()
  if (props.losses.length === 0) return null
  const skills = props.losses.map(({ subject }) =>
    'text' in subject ? subject.text : names.skill(subject.criterion),
  )
  return (
    <p className="border-t border-border px-5 py-4 text-14 text-text-muted">
      {t('tinyLosses', { count: skills.length, skills: list(skills) })}
    </p>
  )
}

const pointsOf = (losses: readonly Loss[]) => wholePoints(losses.map(({ source }) => source.cost ?? 0))

/** "This call lost 26 points; one that misses nothing gets 98." */
function PointsLost({ report }: { report: AnalysisReport }): ReactNode {
  const t = useTranslations('analysis')
  const lost = pointsLost(report.criteria)
  // A limit says for itself what it took, and where collecting rests not all that was lost is worth working on.
  const whole = capCost(report) === null && !collectingRests(report)
  if (!whole || report.uncapped === null || lost === null || lost === 0) return null
  return t('pointsLost', { points: lost, best: report.uncapped + lost })
}

function LossList(props: Shown & { losses: readonly Loss[] }): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  return (
    <ul className="flex flex-col">
      {props.losses.map((loss) => {
        const { subject, quote, source } = loss
        const isText = 'text' in subject
        return (
          <li
            key={isText ? `${quote?.line}-${subject.text}` : subject.criterion}
            className="flex flex-col gap-2 border-t border-border px-5 py-4"
          >
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3
                lang={isText ? props.report.language : undefined}
                className="text-14 font-semibold first-letter:uppercase"
              >
                {isText ? subject.text : names.skill(subject.criterion)}
              </h3>
              {!isText && 'score' in source && !isNearlyMet(loss) && <CriterionLevel score={source.score} />}
              <FaultCost fault={source} report={props.report} />
              <span className="text-12 text-text-muted">{t(`dimensions.${loss.dimension}`)}</span>
            </div>
            {quote !== null && (
              <>
                <QuoteButton quote={quote} lang={props.lang} onQuote={props.onQuote} />
                <Reason {...props} finding={loss} />
                <AlsoIn quotes={loss.also} onQuote={props.onQuote} />
              </>
            )}
            {quote === null && (
              <p
                lang={isNearlyMet(loss) ? undefined : props.report.language}
                className="text-14 text-text-muted"
              >
                {isNearlyMet(loss) ? t('nearlyMet') : loss.why}
              </p>
            )}
          </li>
        )
      })}
    </ul>
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
        <p className="flex items-start gap-2 px-5 pb-4 text-14 text-text-muted">
          <ShieldCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-positive" />
          <span>
            {t('noViolations')} <LawfulLosses report={props.report} />
          </span>
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

/** What compliance lost though nothing was unlawful, by the names of its criteria. */
function LawfulLosses({ report }: { report: AnalysisReport }): ReactNode {
  const t = useTranslations('analysis')
  const formats = useFormats()
  const names = useAnalysisNames()
  const lost = report.criteria.filter(
    ({ dimension, cost }) => dimension === 'compliance' && cost !== undefined && cost > 0,
  )
  const points = pointsLost(lost)
  if (lost.length === 0 || points === null) return null
  return t('lawfulLosses', { points, names: formats.list(lost.map(({ id }) => names.skill(id))) })
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
          <LawSources finding={finding} />
          {!isQuoted && <QuoteButton quote={finding.quote} lang={props.lang} onQuote={props.onQuote} />}
          <Reason {...props} finding={finding} />
        </>
      )}
    </>
  )
}

/** Why a line counts, and a better one. */
function Reason(props: Shown & { finding: Pick<KeyFinding, 'why' | 'betterLine'> }): ReactNode {
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

import { CircleCheck, Lightbulb, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { KeyFinding, Severity, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { useLawName } from '#src/components/session/use-law-name.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { type OnQuote, QuoteButton } from './quote-button.tsx'
import { useAnalysisNames } from './use-analysis-names.ts'

/** The key moments, each with its line and, where useful, a better one. */
export function KeyFindings(props: {
  findings: readonly KeyFinding[]
  lang: string | undefined
  feedbackLang: string
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  if (props.findings.length === 0) return null
  return (
    <Card>
      <CardHeader title={t('findings')} />
      <ul className="flex flex-col">
        {props.findings.map((finding) => {
          const strong = finding.kind === 'strength'
          const Icon = strong ? CircleCheck : Lightbulb
          return (
            <li
              key={`${finding.kind}-${finding.quote.line}-${finding.title}`}
              className="flex flex-col gap-2 border-t border-border px-5 py-4"
            >
              <div className="flex flex-wrap items-center gap-2">
                <Icon aria-hidden size={16} className={strong ? 'text-positive' : 'text-caution'} />
                <h3 lang={props.feedbackLang} className="text-14 font-semibold">
                  {finding.title}
                </h3>
                <Badge>{t(`dimensions.${finding.dimension}`)}</Badge>
                <span className="sr-only">{strong ? t('strength') : t('improvement')}</span>
              </div>
              <Evidence {...props} finding={finding} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const tones: Record<Severity, Tone> = {
  severe: 'critical',
  major: 'critical',
  minor: 'caution',
  review: 'plain',
}

/** The compliance findings of the call, each with its legal basis, and what the call was held against. */
export function ComplianceFindings(props: {
  law: LawSettings | null
  violations: readonly ViolationFinding[]
  lang: string | undefined
  feedbackLang: string
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const tLaw = useTranslations('law')
  const names = useAnalysisNames()
  const lawName = useLawName()
  const { law } = props
  return (
    <Card>
      <CardHeader
        title={t('violations')}
        {...(law !== null && { description: tLaw('heldAgainstLaw', { law: lawName(law) }) })}
      />
      {props.violations.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-4 text-14 text-text-muted">
          <ShieldCheck aria-hidden size={16} className="text-positive" />
          {t('noViolations')}
        </p>
      ) : (
        <ul className="flex flex-col">
          {props.violations.map((finding) => (
            <li
              key={`${finding.violation}-${finding.quote.line}-${finding.quote.text}`}
              className="flex flex-col gap-2 border-t border-border px-5 py-4"
            >
              <div className="flex flex-wrap items-center gap-2">
                <ShieldAlert aria-hidden size={16} className="text-critical" />
                <h3 className="text-14 font-semibold">{names.violation(finding.violation)}</h3>
                <Badge tone={tones[finding.severity]}>{t(`severities.${finding.severity}`)}</Badge>
                <span className="text-12 text-text-muted">{finding.basis}</span>
              </div>
              <Evidence {...props} finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The quoted line, why it counts, and a better line. */
function Evidence(props: {
  finding: Pick<KeyFinding, 'quote' | 'why' | 'betterLine'>
  lang: string | undefined
  feedbackLang: string
  onQuote: OnQuote
}): ReactNode {
  const { finding } = props
  return (
    <>
      <QuoteButton quote={finding.quote} lang={props.lang} onQuote={props.onQuote} />
      <p lang={props.feedbackLang} className="text-14 text-text-muted">
        {finding.why}
      </p>
      <BetterLine text={finding.betterLine} lang={props.lang} />
    </>
  )
}

function BetterLine(props: { text: string | null; lang: string | undefined }): ReactNode {
  const t = useTranslations('analysis')
  if (props.text === null) return null
  return (
    <p className="rounded-ui bg-accent-surface px-3 py-2 text-14">
      <span className="mb-0.5 block text-12 font-medium text-accent-text">{t('betterLine')}</span>
      <q lang={props.lang}>{props.text}</q>
    </p>
  )
}

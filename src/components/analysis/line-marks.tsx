import { clsx } from 'clsx'
import { CircleCheck, type LucideIcon, ShieldAlert, Target } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport, Quote } from '#protocol/vocabulary/analysis.ts'
import type { ToldOnce } from './tell-once.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

/** What the analysis says of a line; `lang`: of its name, where the scorer wrote it. */
export type LineMark = { kind: 'breach' | 'loss' | 'strength'; name: string; lang: string | undefined }

const looks: Record<LineMark['kind'], { icon: LucideIcon; tone: string }> = {
  breach: { icon: ShieldAlert, tone: 'text-critical' },
  loss: { icon: Target, tone: 'text-caution' },
  strength: { icon: CircleCheck, tone: 'text-positive' },
}

/**
 * By the id of a line, what the page tells of it: breaches of the law, what lost points, and what went well. The line and
 * what is said of it are then found from either side.
 */
export function useLineMarks(
  told: ToldOnce | undefined,
  report: AnalysisReport | undefined,
): ReadonlyMap<string, readonly LineMark[]> {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  return useMemo(() => {
    const marks = new Map<string, LineMark[]>()
    const add = (quote: Quote | null, mark: LineMark) => {
      if (quote === null || quote.itemId === null) return
      const before = marks.get(quote.itemId) ?? []
      if (!before.some(({ name }) => name === mark.name)) marks.set(quote.itemId, [...before, mark])
    }
    for (const { finding } of told?.violations ?? []) {
      const name = names.violation(finding.violation)
      // What a person is to look at is no breach yet.
      const doubtful = finding.severity === 'review'
      add(finding.quote, {
        kind: doubtful ? 'loss' : 'breach',
        name: doubtful ? `${name} · ${t('severities.review')}` : name,
        lang: undefined,
      })
    }
    for (const { subject, quote, also } of told ? [...(told.next ? [told.next] : []), ...told.losses] : [])
      for (const shown of [quote, ...also])
        add(
          shown,
          'violation' in subject
            ? { kind: 'breach', name: names.violation(subject.violation), lang: undefined }
            : 'criterion' in subject
              ? { kind: 'loss', name: names.skill(subject.criterion), lang: undefined }
              : { kind: 'loss', name: subject.text, lang: report?.language },
        )
    for (const { title, quote } of told?.strengths ?? [])
      add(quote, { kind: 'strength', name: title, lang: report?.language })
    return marks
  }, [told, report, names, t])
}

/** Below a line: what the analysis says of it, by its name; screen readers are told its kind, which others see. */
export function LineMarks(props: { marks: readonly LineMark[] | undefined }): ReactNode {
  const t = useTranslations('analysis.marks')
  if (props.marks === undefined) return null
  return (
    <ul className="flex max-w-full flex-col gap-0.5">
      {props.marks.map(({ kind, name, lang }) => {
        const { icon: Icon, tone } = looks[kind]
        return (
          <li key={name} className={clsx('relative flex items-start gap-1.5 text-12 font-medium', tone)}>
            <Icon aria-hidden size={14} className="mt-px shrink-0" />
            <span className="sr-only">{t(kind)}</span>
            <span lang={lang} className="min-w-0 break-words first-letter:uppercase">
              {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import {
  CalendarClock,
  CheckCircle2,
  ChevronRight,
  ClipboardCheck,
  Eye,
  type LucideIcon,
  Moon,
  Radio,
  TrendingDown,
  TriangleAlert,
} from 'lucide-react'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Attention } from '#protocol/rest/overview.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { RemindButton } from '#src/components/assignment/remind-button.tsx'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { practicePath } from './practice-path.ts'

type Row = { key: string; to: string; title: string; detail: string; note?: string; action?: ReactNode }
type Group = {
  name: keyof Attention
  icon: LucideIcon
  tone: Tone
  total: number
  rows: readonly Row[]
  /** Where the rest is. */
  all: string
}

/** What needs a manager, the most urgent kind first. Each row leads to the thing itself. */
export function AttentionCard(props: { attention: Attention }): ReactNode {
  const t = useTranslations('home.attention')
  const groups = useGroups(props.attention).filter(({ total }) => total > 0)
  return (
    <Card>
      <CardHeader title={t('title')} />
      {groups.length === 0 ? (
        <EmptyState icon={CheckCircle2} title={t('nothing')} hint={t('nothingHint')} />
      ) : (
        <div className="divide-y divide-border overflow-hidden rounded-b-ui border-t border-border">
          {groups.map((group) => (
            <AttentionGroup key={group.name} group={group} />
          ))}
        </div>
      )}
    </Card>
  )
}

function AttentionGroup({ group }: { group: Group }): ReactNode {
  const t = useTranslations('home.attention')
  const formats = useFormats()
  const titleId = useId()
  const Icon = group.icon
  const rest = group.total - group.rows.length
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 pb-2 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:pb-0"
    >
      <h3
        id={titleId}
        className="flex items-center gap-2 self-start px-5 pt-4 pb-1 text-14 font-semibold lg:py-3"
      >
        <Icon aria-hidden size={16} className={clsx('shrink-0', iconClasses[group.tone])} />
        <span className="min-w-0">{t(group.name)}</span>
        <Badge tone={group.tone} className="tabular inline-flex">
          {formats.number(group.total)}
        </Badge>
      </h3>
      <ul className="min-w-0 lg:divide-y lg:divide-border lg:border-l lg:border-border">
        {group.rows.map((row) => (
          <li
            key={row.key}
            // On a phone a button stands below the text, which it would squeeze.
            className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-5 py-2 transition-colors duration-150 ease-out hover:bg-surface-hover"
          >
            <span className="min-w-0 flex-1 basis-44">
              <Link
                to={row.to}
                className="block text-14 font-medium break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
              >
                {row.title}
              </Link>
              <span className="block text-12 text-text-muted">
                {row.detail}
                {row.note !== undefined && (
                  <>
                    <span className="max-sm:hidden"> · </span>
                    <span className="inline-block max-sm:block">{row.note}</span>
                  </>
                )}
              </span>
            </span>
            {row.action ?? <ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted" />}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="px-5 py-2 lg:col-start-2 lg:border-t lg:border-l lg:border-border">
          <Link
            to={group.all}
            className="inline-flex min-h-6 items-center text-12 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t('more', { count: rest })}
          </Link>
        </p>
      )}
    </section>
  )
}

const iconClasses: Record<Tone, string> = {
  plain: 'text-text-muted',
  accent: 'text-accent-text',
  positive: 'text-positive',
  caution: 'text-caution',
  critical: 'text-critical',
}

/** The kinds in the order of their urgency: what happens now, what went wrong, what is late, what waits, who is away. */
function useGroups(attention: Attention): Group[] {
  const t = useTranslations('home.attention')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const names = useAnalysisNames()
  const titleOf = useAssignmentTitle()
  const { live, violations, poor, overdue, reviews, away } = attention
  const newest = newestEdition(poor.rows.map(({ criteriaEdition }) => criteriaEdition))
  return [
    {
      name: 'live',
      icon: Radio,
      tone: 'accent',
      total: live.total,
      all: '/teams?tab=live',
      rows: live.rows.map(({ sessionId, user, prospectName, startedAt }) => ({
        key: sessionId,
        to: `/session/${sessionId}`,
        title: displayName(user),
        detail: `${t('withProspect', { prospect: prospectName })} · ${t('since', { at: formats.time(startedAt) })}`,
        action: (
          <ButtonLink
            to={`/session/${sessionId}`}
            size="small"
            className="relative"
            aria-label={t('watchCall', { name: displayName(user), prospect: prospectName })}
          >
            <Eye aria-hidden size={16} />
            {t('watch')}
          </ButtonLink>
        ),
      })),
    },
    {
      name: 'violations',
      icon: TriangleAlert,
      tone: 'critical',
      total: violations.total,
      all: '/teams?tab=users',
      rows: violations.rows.map(({ sessionId, user, prospectName, startedAt, violation }) => ({
        key: sessionId,
        to: `/session/${sessionId}`,
        title: t('violationBy', { name: displayName(user), violation: names.violation(violation) }),
        detail: `${t('withProspect', { prospect: prospectName })} · ${formats.dateTime(startedAt)}`,
      })),
    },
    {
      name: 'poor',
      icon: TrendingDown,
      tone: 'critical',
      total: poor.total,
      all: '/teams?tab=users',
      rows: poor.rows.map(({ sessionId, user, prospectName, startedAt, score, criteriaEdition }) => ({
        key: sessionId,
        to: `/session/${sessionId}`,
        title: displayName(user),
        detail: `${t('withProspect', { prospect: prospectName })} · ${formats.dateTime(startedAt)}`,
        action: (
          <span className="flex items-center gap-2">
            {isEarlierEdition(criteriaEdition, newest) && (
              <span className="text-12 text-text-muted">{tEdition('earlier')}</span>
            )}
            <ScoreNumber score={score} className="text-14" />
            <ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted" />
          </span>
        ),
      })),
    },
    {
      name: 'overdue',
      icon: CalendarClock,
      tone: 'caution',
      total: overdue.total,
      all: '/teams?tab=assignments',
      rows: overdue.rows.map(({ assignmentId, prospectName, deadline, people, firstPeople, ...task }) => {
        const title = titleOf({ ...task, prospect: { name: prospectName } })
        const names = firstPeople.map(displayName)
        const others = people - names.length
        return {
          key: assignmentId,
          to: `/teams?tab=assignments&assignment=${assignmentId}`,
          title,
          detail: formats.list(others > 0 ? [...names, t('otherPeople', { count: others })] : names),
          note: t('since', { at: formats.date(deadline) }),
          action: (
            <RemindButton assignmentId={assignmentId} title={title} people={people} className="relative" />
          ),
        }
      }),
    },
    {
      name: 'reviews',
      icon: ClipboardCheck,
      tone: 'plain',
      total: reviews.total,
      all: '/teams?tab=users',
      rows: reviews.rows.map(({ sessionId, user, prospectName, startedAt }) => ({
        key: sessionId,
        to: `/session/${sessionId}`,
        title: displayName(user),
        detail: `${t('withProspect', { prospect: prospectName })} · ${formats.dateTime(startedAt)}`,
      })),
    },
    {
      name: 'away',
      icon: Moon,
      tone: 'plain',
      total: away.total,
      all: '/teams?tab=users',
      rows: away.rows.map(({ user, lastSessionAt }) => ({
        key: user.id,
        to: practicePath(user.id),
        title: displayName(user),
        detail:
          lastSessionAt === null ? t('never') : t('lastPractised', { day: formats.date(lastSessionAt) }),
      })),
    },
  ]
}

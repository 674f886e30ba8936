import { ChevronRight, ClipboardPlus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { assignPath } from '#src/components/assignment/assign-path.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { displayName } from '#src/lib/visitor.ts'
import { practicePath } from './practice-path.ts'

const dayMs = 86_400_000
/** An average in the band "average" needs no attention. */
const lowAverage = lowestScoreOf('average')

/** Trainees with a low average, or inactive for too long, with what each should practise: a row opens their practice. */
export function NeedsAttention(props: {
  users: readonly Member[]
  habits: ReadonlyMap<string, WeakHabit>
}): ReactNode {
  const t = useTranslations('teams')
  const [now] = useState(() => Date.now())
  const trainees = useMemo(() => props.users.filter(({ role }) => role === 'trainee'), [props.users])
  const entries = useMemo(
    () => trainees.flatMap((user) => attentionEntry(user, now) ?? []).toSorted((a, b) => a.rank - b.rank),
    [trainees, now],
  )
  const list = useIncrementalList(entries)
  const bounds = { score: lowAverage, days: limits.activeTraineeDays }
  return (
    <Card>
      <CardHeader
        title={t('attention')}
        description={
          entries.length === 0
            ? t('attentionNone', bounds)
            : t('attentionHint', { ...bounds, count: entries.length, total: trainees.length })
        }
      />
      {entries.length > 0 && (
        <div className="max-h-144 overflow-y-auto rounded-b-ui border-t border-border sm:max-h-112">
          <ul className="divide-y divide-border">
            {list.shown.map((entry) => (
              <AttentionRow
                key={entry.member.id}
                entry={entry}
                habit={props.habits.get(entry.member.id) ?? null}
              />
            ))}
          </ul>
          <ShowMoreFooter list={list} />
        </div>
      )}
    </Card>
  )
}

function AttentionRow(props: { entry: AttentionEntry; habit: WeakHabit | null }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const names = useAnalysisNames()
  const { entry, habit } = props
  const { member } = entry
  const name = displayName(member)
  const reason = {
    low: () => (
      <>
        {t('lowAverage')} <ScoreNumber score={member.avgScore ?? 0} />
      </>
    ),
    never: () => t('neverPractised'),
    away: () =>
      member.lastActiveAt === null
        ? t('neverPractised')
        : t('inactiveSince', { at: formats.date(member.lastActiveAt) }),
  }[entry.reason]
  return (
    <li
      // On a phone the button stands below the text, which it would squeeze.
      className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 transition-colors duration-150 ease-out hover:bg-surface-hover"
    >
      <Avatar name={name} size="small" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={practicePath(member.id)}
            aria-label={t('practiceOf', { name })}
            className="min-h-6 min-w-0 text-14 font-medium break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            {name}
          </Link>
          <span className="text-12 text-text-muted">{reason()}</span>
        </p>
        {habit && (
          <p className="text-12 text-text-muted">
            {t('weakestHabit', {
              skill: names.skill(habit.criterion),
              lost: habit.lostIn,
              calls: habit.calls,
            })}
          </p>
        )}
      </div>
      <ButtonLink
        to={assignPath({ personId: member.id, criterion: habit?.criterion })}
        size="small"
        className="relative"
        aria-label={t('assignTo', { name })}
      >
        <ClipboardPlus aria-hidden size={16} />
        {t('assign')}
      </ButtonLink>
      <ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted max-sm:hidden" />
    </li>
  )
}

/**
 * A trainee with the reason, ordered by urgency: the lowest average first, then who never practised, then who
 * is inactive.
 */
type AttentionEntry = { member: Member; reason: 'low' | 'never' | 'away'; rank: number }

function attentionEntry(member: Member, now: number): AttentionEntry | null {
  if (member.avgScore !== null && member.avgScore < lowAverage)
    return { member, reason: 'low', rank: member.avgScore }
  if (member.sessionsCount === 0) return { member, reason: 'never', rank: 101 }
  const lastActiveAt = member.lastActiveAt
  if (lastActiveAt === null || now - Date.parse(lastActiveAt) > limits.activeTraineeDays * dayMs)
    return { member, reason: 'away', rank: 102 }
  return null
}

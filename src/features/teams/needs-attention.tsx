import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { displayName } from '#src/lib/visitor.ts'

const dayMs = 86_400_000
/** An average in the band "average" needs no attention. */
const lowAverage = lowestScoreOf('average')

/** Trainees with a low average, or inactive for too long. */
export function NeedsAttention(props: { users: readonly Member[]; onOpen: (id: string) => void }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  const entries = useMemo(
    () => props.users.flatMap((user) => attentionEntry(user, now) ?? []).toSorted((a, b) => a.rank - b.rank),
    [props.users, now],
  )
  const list = useIncrementalList(entries)
  const bounds = { score: lowAverage, days: limits.activeTraineeDays }
  const reasonText = ({ member, reason }: AttentionEntry) => {
    switch (reason) {
      case 'low':
        return t('lowAverage', { score: formats.number(member.avgScore ?? 0) })
      case 'never':
        return t('neverPractised')
      case 'away':
        return t('inactiveSince', {
          at: member.lastActiveAt === null ? '' : formats.date(member.lastActiveAt),
        })
      default:
        return reason satisfies never
    }
  }
  return (
    <Card>
      <CardHeader title={t('attention')} description={t('attentionHint', bounds)} />
      {entries.length === 0 ? (
        <p className="px-5 pb-5 text-14 text-text-muted">{t('attentionNone', bounds)}</p>
      ) : (
        <div className="max-h-96 overflow-y-auto border-t border-border">
          <ul>
            {list.shown.map((entry) => {
              const name = displayName(entry.member)
              return (
                <li
                  key={entry.member.id}
                  className="relative flex items-baseline justify-between gap-4 border-b border-border px-5 py-2.5 text-14 last:border-b-0 hover:bg-surface-hover"
                >
                  <button
                    type="button"
                    aria-label={t('openUser', { name })}
                    onClick={() => props.onOpen(entry.member.id)}
                    className="min-h-6 min-w-0 truncate text-left font-medium after:absolute after:inset-0"
                  >
                    {name}
                  </button>
                  <span className="shrink-0 text-12 text-text-muted">{reasonText(entry)}</span>
                </li>
              )
            })}
          </ul>
          <ShowMoreFooter
            shown={list.shown.length}
            total={list.total}
            onShowMore={list.showMore}
            sentinelRef={list.sentinelRef}
          />
        </div>
      )}
    </Card>
  )
}

/**
 * A trainee with the reason, ordered by urgency: the lowest average first, then who never practised, then who
 * is inactive.
 */
type AttentionEntry = { member: Member; reason: 'low' | 'never' | 'away'; rank: number }

function attentionEntry(member: Member, now: number): AttentionEntry | null {
  if (member.role !== 'trainee') return null
  if (member.avgScore !== null && member.avgScore < lowAverage)
    return { member, reason: 'low', rank: member.avgScore }
  if (member.sessionsCount === 0) return { member, reason: 'never', rank: 101 }
  const lastActiveAt = member.lastActiveAt
  if (lastActiveAt === null || now - Date.parse(lastActiveAt) > limits.activeTraineeDays * dayMs)
    return { member, reason: 'away', rank: 102 }
  return null
}

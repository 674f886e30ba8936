import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AverageScore } from './average-score.tsx'
import type { UserSort, UserSortKey } from './sort-users.ts'

/** The columns, shared by the header and the rows. */
const columns = {
  plain: 'lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,14rem)_1rem]',
  withStats: 'lg:grid-cols-[minmax(0,3fr)_7rem_minmax(0,2fr)_5rem_5rem_4rem_7rem_1rem]',
}
const gridClass = (figures: boolean) =>
  clsx('gap-x-3 px-5 lg:grid lg:items-center', figures ? columns.withStats : columns.plain)

/** The column headers of wide screens, of which those with something to compare sort by their column. */
export function UserListHeader(props: {
  showStats: boolean
  sort: UserSort
  onSort: (sort: UserSort) => void
}): ReactNode {
  const t = useTranslations('teams')
  const head = (by: UserSortKey, className?: string) => (
    <SortHead
      by={by}
      sort={props.sort}
      onSort={props.onSort}
      {...(className !== undefined && { className })}
    />
  )
  return (
    <div
      role="group"
      aria-label={t('sort')}
      className={clsx(
        gridClass(props.showStats),
        'hidden border-b border-border py-1 text-12 font-medium text-text-muted',
      )}
    >
      {head('user')}
      <span aria-hidden>{t('role')}</span>
      <span aria-hidden>{t('team')}</span>
      {props.showStats && (
        <>
          {head('sessions', 'justify-end')}
          {head('averageShort', 'justify-end')}
          <span aria-hidden className="text-right">
            {t('streak')}
          </span>
          {head('lastActive', 'justify-end')}
        </>
      )}
    </div>
  )
}

/** What the column holds, by which its order is named. */
function kindOf(by: UserSortKey): 'name' | 'number' | 'date' {
  return by === 'user' ? 'name' : by === 'lastActive' ? 'date' : 'number'
}

function SortHead(props: {
  by: UserSortKey
  sort: UserSort
  onSort: (sort: UserSort) => void
  className?: string
}): ReactNode {
  const t = useTranslations('teams')
  const { by, sort } = props
  const active = sort.by === by
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={() => props.onSort({ by, descending: active && !sort.descending })}
      className={clsx(
        'flex min-h-6 min-w-0 items-center gap-1 hover:text-text',
        active && 'text-text',
        props.className,
      )}
    >
      {t(by)}
      {active && <Arrow aria-hidden size={12} className="shrink-0" />}
      {active && (
        <span className="sr-only">
          , {t(`sorted.${kindOf(by)}.${sort.descending ? 'descending' : 'ascending'}`)}
        </span>
      )}
    </button>
  )
}

/** A person of the list. The name opens the details, and so does a click anywhere on the row. */
export function UserRow(props: {
  member: Member
  showStats: boolean
  isSelf: boolean
  /** The average is by earlier criteria than others of the list. */
  isEarlier: boolean
  onOpen: () => void
}): ReactNode {
  const t = useTranslations('teams')
  const tPeople = useTranslations('people')
  const formats = useFormats()
  const { member } = props
  const name = displayName(member)
  return (
    <li
      className={clsx(
        gridClass(props.showStats),
        'relative py-3 transition-colors duration-150 ease-out hover:bg-surface-hover',
      )}
    >
      <div className="flex min-w-0 items-center gap-3 max-lg:pr-6">
        <Avatar name={name} accent={props.isSelf} />
        <div className="min-w-0">
          <p className="flex min-w-0 items-center gap-2">
            <button
              type="button"
              aria-label={t('openUser', { name })}
              onClick={props.onOpen}
              className="min-h-6 min-w-0 truncate text-left text-14 font-medium text-text after:absolute after:inset-0"
            >
              {name}
            </button>
            {props.isSelf && <Badge tone="accent">{t('you')}</Badge>}
            {!member.active && <Badge tone="caution">{tPeople('off')}</Badge>}
          </p>
          <p className="truncate text-12 text-text-muted">{member.email ?? member.username}</p>
        </div>
      </div>
      <div className="mt-2 grid grid-cols-2 items-center gap-x-4 gap-y-1 pl-12 sm:flex sm:flex-wrap lg:contents">
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 lg:contents">
          <RoleBadge role={member.role} />
          <p className="min-w-0 text-12 lg:truncate lg:text-14">
            <span className="sr-only">{t('team')}: </span>
            {member.team?.name ?? t('noTeam')}
          </p>
        </div>
        {props.showStats && (
          <>
            <LabelledValue name={t('sessions')}>{formats.number(member.sessionsCount ?? 0)}</LabelledValue>
            <LabelledValue name={t('averageShort')}>
              <AverageScore score={member.avgScore} isEarlier={props.isEarlier} />
            </LabelledValue>
            {/* No streak is nothing to tell; its column stays. */}
            {(member.currentStreak ?? 0) > 0 ? (
              <LabelledValue name={t('streak')} wide>
                {t('streakDays', { count: member.currentStreak ?? 0 })}
              </LabelledValue>
            ) : (
              <span aria-hidden className="hidden text-right text-text-muted lg:block">
                –
              </span>
            )}
            <LabelledValue name={t('lastActive')} wide>
              {member.lastActiveAt === null ? t('never') : formats.date(member.lastActiveAt)}
            </LabelledValue>
          </>
        )}
      </div>
      <ChevronRight
        aria-hidden
        size={16}
        className="text-text-muted max-lg:absolute max-lg:top-6 max-lg:right-4"
      />
    </li>
  )
}

const roleTones: Record<Role, 'plain' | 'accent'> = { trainee: 'plain', manager: 'accent', admin: 'accent' }

export function RoleBadge(props: { role: Role }): ReactNode {
  const t = useTranslations('vocabulary')
  return (
    <span>
      <Badge tone={roleTones[props.role]}>{t(`role.${props.role}`)}</Badge>
    </span>
  )
}

function LabelledValue(props: { name: string; wide?: boolean; children: ReactNode }): ReactNode {
  return (
    <p
      className={clsx(
        'tabular min-w-0 text-12 lg:text-right lg:text-14',
        props.wide === true && 'col-span-2 lg:col-span-1',
      )}
    >
      <span className="text-text-muted lg:sr-only">{props.name}: </span>
      {props.children}
    </p>
  )
}

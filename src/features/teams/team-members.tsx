import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AverageScore } from './average-score.tsx'

/** The members of a team; each opens the person's details. */
export function TeamMembers(props: {
  members: readonly Member[]
  onOpenUser: (id: string) => void
}): ReactNode {
  const t = useTranslations('teams')
  const list = useIncrementalList(props.members)
  const newest = newestEdition(props.members.map(({ criteriaEdition }) => criteriaEdition))
  if (props.members.length === 0)
    return (
      <p className="rounded-ui border border-border px-5 py-4 text-14">
        <span className="font-medium">{t('noMembers')}</span>{' '}
        <span className="text-text-muted">{t('noMembersHint')}</span>
      </p>
    )
  return (
    <div className="rounded-ui border border-border">
      <ul className="divide-y divide-border">
        {list.shown.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isEarlier={isEarlierEdition(member.criteriaEdition, newest)}
            onOpen={() => props.onOpenUser(member.id)}
          />
        ))}
      </ul>
      <ShowMoreFooter list={list} />
    </div>
  )
}

function MemberRow(props: { member: Member; isEarlier: boolean; onOpen: () => void }): ReactNode {
  const t = useTranslations()
  const { member } = props
  const name = displayName(member)
  return (
    <li className="relative flex items-center gap-3 px-4 py-2 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <Avatar name={name} />
      <button
        type="button"
        onClick={props.onOpen}
        className="min-w-0 flex-1 text-left after:absolute after:inset-0"
      >
        <span className="block truncate text-14 font-medium">{name}</span>
        <span className="block text-12 text-text-muted">{t(`vocabulary.role.${member.role}`)}</span>
      </button>
      {/* Null for a reader who may only see the name. */}
      {member.sessionsCount !== null && (
        <span className="max-w-32 min-w-8 text-right text-14">
          <span className="sr-only">{t('teams.average')}: </span>
          <AverageScore score={member.avgScore} isEarlier={props.isEarlier} />
        </span>
      )}
    </li>
  )
}

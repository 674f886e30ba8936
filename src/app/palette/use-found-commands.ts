import { BookOpenCheck, MessageSquareText, Play, PhoneOutgoing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import type { Command } from './commands.ts'

/** The server is asked after this pause in typing. */
const debounceMs = 200
/** Rows of each kind. */
const limit = 5
/** Sessions without a search: the pages below them stay in sight. */
const ofLate = 3

type Found = { commands: Command[]; searching: boolean; failed: boolean }

/**
 * What the server knows: debtors, sessions and lessons by name; without a search the sessions of late. Until an answer
 * arrives, the last one is shown as far as it fits what is typed since.
 */
export function useFoundCommands(typed: string): Found {
  const t = useTranslations()
  const formats = useFormats()
  const search = useDebounced(typed.trim())
  const searches = search !== ''
  const prospects = useEndpoint('listProspects', searches ? { query: { search, limit } } : null)
  const sessions = useEndpoint('listTrainingSessions', {
    query: searches ? { limit, search } : { limit: ofLate },
  })
  const course = useEndpoint('getCourseProgress', searches ? {} : null)

  const sessionCommand = (session: TrainingSession): Command => {
    const active = session.status === 'active'
    return {
      id: `session-${session.id}`,
      group: 'sessions',
      icon: active ? Play : MessageSquareText,
      label: session.prospectName,
      hint: [
        formats.dateTime(session.startedAt),
        ...(active ? [t('palette.inProgress')] : []),
        ...(session.score === null ? [] : [t('palette.score', { score: session.score })]),
      ].join(' · '),
      action: { to: active ? `/training/${session.id}` : `/session/${session.id}` },
    }
  }
  const commands: Command[] = [
    ...(searches ? (prospects.data ?? []) : []).map((prospect): Command => ({
      id: `prospect-${prospect.id}`,
      group: 'prospects',
      icon: PhoneOutgoing,
      label: t('palette.call', { name: prospect.name }),
      hint: t(`vocabulary.difficulty.${prospect.difficultyLevel}`),
      action: { to: `/training-setup?prospect=${prospect.id}` },
    })),
    ...(sessions.data ?? []).map(sessionCommand),
    ...(searches ? (course.data?.modules ?? []) : [])
      .filter(({ locked }) => !locked)
      .flatMap(({ lessons }) => lessons)
      .map(({ id }): Command => ({
        id: `lesson-${id}`,
        group: 'lessons',
        icon: BookOpenCheck,
        label: t(`onboarding.lessons.${id}`),
        action: { to: `/onboarding/${id}` },
      })),
  ]
  return {
    commands,
    searching: typed.trim() !== search || prospects.isLoading || sessions.isLoading || course.isLoading,
    failed: prospects.error !== undefined || sessions.error !== undefined,
  }
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

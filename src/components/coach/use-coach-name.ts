import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** The name of a session's coach; null while it loads, without a coach, or if the coach is no longer listed. */
export function useCoachName(coachId: string | null): string | null {
  const { data } = useEndpoint('listCoaches', coachId === null ? null : {})
  return data?.find((coach) => coach.id === coachId)?.name ?? null
}

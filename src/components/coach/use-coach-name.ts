import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** The name of a session's coach; null while unknown, without one, or when the coach is out of the lists. */
export function useCoachName(coachId: string | null): string | null {
  const { data } = useEndpoint('listCoaches', coachId === null ? null : {})
  return data?.find((coach) => coach.id === coachId)?.name ?? null
}

import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'

/**
 * Reviews a session as the demo manager, by calls only: a comment on the session, one on a line, and a score.
 * Returns the session's id.
 */
export async function reviewSession(
  page: Page,
  origin: string,
  texts: { whole: string; line: string; reason: string },
): Promise<string> {
  const { request } = page
  const { teamId } = endpoints.currentUser.result.parse(
    await (await request.get(endpoints.currentUser.path)).json(),
  )
  const listed = await request.get(endpoints.listTeamSessions.path.replace(':id', teamId ?? ''))
  const sessions = endpoints.listTeamSessions.result.parse(await listed.json())
  const session = sessions.find(({ status, score }) => status === 'completed' && score !== null)
  if (!session) throw new Error('the team has no scored session')
  const at = (path: string) => path.replace(':id', session.id)
  const post = (path: string, data: object) => request.post(at(path), { headers: { origin }, data })
  const details = endpoints.getTrainingSession.result.parse(
    await (await request.get(at(endpoints.getTrainingSession.path))).json(),
  )
  const review = endpoints.getSessionReview.result.parse(
    await (await request.get(at(endpoints.getSessionReview.path))).json(),
  )
  const itemId = details.items.find(({ role }) => role === 'user')?.id
  await post(endpoints.createComment.path, { text: texts.whole })
  await post(endpoints.createComment.path, { text: texts.line, itemId })
  await post(endpoints.overrideScore.path, {
    score: 72,
    reason: texts.reason,
    replaces: review.overrides.at(-1)?.id ?? null,
  })
  return session.id
}

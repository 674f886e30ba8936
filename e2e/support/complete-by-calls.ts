import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

/** Says lines in a session and ends it, all by calls. */
export async function completeByCalls(page: Page, sessionId: string, said: readonly string[]): Promise<void> {
  const { getTrainingSession, chat, completeTrainingSession } = endpoints
  const read = await page.request.get(getTrainingSession.path.replace(':id', sessionId))
  const { prospectId } = getTrainingSession.result.parse(await read.json())
  for (const content of said)
    await page.request.post(chat.path, {
      headers,
      data: { prospectId, sessionId, messages: [{ role: 'user', content }] },
    })
  await page.request.post(completeTrainingSession.path.replace(':id', sessionId), { headers, data: {} })
}

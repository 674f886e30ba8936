import { endpoints } from '#protocol/rest/endpoints.ts'
import type { SessionAccess } from './call.ts'
import { collectorLines } from './scripted-call.ts'

/**
 * A turn without a channel: the whole reply by REST, then its speech by REST. Returns milliseconds from the
 * final words to the first audio byte. `turn` selects the line.
 */
export async function restTurn(
  access: SessionAccess & { prospectId: string },
  turn: number,
): Promise<number> {
  const { origin, cookie, prospectId } = access
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const content = collectorLines[turn % collectorLines.length] ?? ''
  const startMs = performance.now()
  const chat = await post(endpoints.chat.path, { messages: [{ role: 'user', content }], prospectId })
  const { response: text } = endpoints.chat.result.parse(await chat.json())
  const speech = await post(endpoints.generateSpeech.path, { text, voiceId: 'EXAVITQu4vr4xnSDxMaL' })
  const reader = speech.body?.getReader()
  const first = await reader?.read()
  const firstByteMs = performance.now() - startMs
  if (first?.value === undefined) throw new Error('no audio arrived')
  while (!(await reader?.read())?.done);
  return firstByteMs
}

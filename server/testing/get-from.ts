import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

type Answer = { status: number; headers: Record<string, string | undefined>; text: string }

/** A GET request to a server under another host name, which `fetch` does not send. `host`: null for the server's own. */
export async function getFrom(origin: string, path: string, host: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { headers: host === null ? {} : { host } }, (response) => {
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
      )
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, headers, text }), reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

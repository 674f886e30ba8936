import { ProviderError, type ProviderFailure } from '#server/providers/llm/llm.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'

/** A configured service, by the settings that lead to it. */
export type Service = {
  /** How it is called in a sentence: "the language model". */
  name: string
  /** Null: the service's own address. */
  url: string | undefined
  model: string | undefined
  settings: { url: string; key: string; model: string }
}

/** Where a service is, for a person. */
export function placeOf({ url }: Service): string {
  return url ?? 'the address of its maker'
}

const tooSlow: readonly ProviderFailure[] = ['first_token_timeout', 'stalled']
const odd: readonly ProviderFailure[] = ['malformed', 'incomplete', 'too_long']
const loopback = /^(?:localhost|127\.|\[::1\])/u

function unreachable({ url, settings }: Service): string[] {
  if (url === undefined) return ['Is this machine connected to the network, and may it reach the outside?']
  const local = loopback.test(new URL(url).hostname)
  return [
    `Does the server run, and is ${settings.url} its address?`,
    ...(local
      ? ['In a container, "localhost" is the container: the machine around it is host.docker.internal.']
      : []),
  ]
}

function refused(status: number | null, { settings, model, url }: Service): string[] {
  if (status === 401 || status === 403) return [`Its key was refused: check ${settings.key}.`]
  if (status === 404) {
    const named = model === undefined ? settings.model : `${settings.model} (now ${model})`
    const ends = url !== undefined && !/\/v1\/?$/u.test(url)
    return [
      `It knows no such address or model: check ${named}${url === undefined ? '' : ` and ${settings.url}`}.`,
      ...(ends ? [`Most addresses of OpenAI-compatible servers end in /v1; ${url} does not.`] : []),
    ]
  }
  if (status === 402) return ['Its account has no credit left.']
  return [`It refused the request: check ${settings.model}.`]
}

/** What a failure of a service means and what to do about it, in sentences for whoever runs the portal. */
export function adviceFor(error: unknown, service: Service): string[] {
  if (!(error instanceof ProviderError || error instanceof VoiceError)) throw error
  const { failure, message } = error
  const status = Number(/\b[45]\d\d\b/u.exec(message)?.[0]) || null
  if (failure === 'refused') return refused(status, service)
  if (failure === 'rate_limited')
    return ['It takes no more requests now: the account has reached its limit, or has no credit left.']
  if (failure === 'unavailable' && status !== null)
    return [`It is there, but failed (${status}). Its own log or status page may say why.`]
  if (failure === 'unavailable' || failure === 'connect_timeout') return unreachable(service)
  if (tooSlow.includes(failure))
    return [
      'It was reached and then said nothing for too long. A local model may still be loading: try once more in a minute.',
    ]
  if (odd.includes(failure))
    return [`Its answer broke off or has another form. Does ${service.settings.url} lead to such a service?`]
  return [message]
}

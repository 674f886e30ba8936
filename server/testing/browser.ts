import type { z } from 'zod'
import type { BodyInput, Endpoint } from '#protocol/rest/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '#protocol/rest/endpoints.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { type ErrorCode, errorBody } from '#protocol/vocabulary/error-codes.ts'
import { expectDeclaredError } from './declared-errors.ts'

export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** A minimal browser: keeps cookies and sends its Origin. */
export class TestBrowser {
  readonly origin: string
  /** The login cookie. */
  cookie: string | null = null
  /** The cookie that marks the device as known; it survives the logout. */
  device: string | null = null

  constructor(origin: string) {
    this.origin = origin
  }

  /** Sends any request with additional headers. Fails if an error response is not declared in the contract. */
  async fetch(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await fetch(`${this.origin}${path}`, {
      ...init,
      headers: {
        origin: this.origin,
        ...(this.cookie === null && this.device === null
          ? {}
          : { cookie: [this.cookie, this.device].filter((each) => each !== null).join('; ') }),
        ...headers,
      },
    })
    for (const set of response.headers.getSetCookie()) {
      const pair = set.split(';')[0] ?? ''
      const kept = pair.endsWith('=') ? null : pair
      if (pair.includes('portal_device=')) this.device = kept
      if (pair.includes('portal_session=')) this.cookie = kept
    }
    await expectDeclaredError(init.method ?? 'GET', response.url, response)
    return response
  }

  /** Sends a request that may be refused; returns its status and the code of the error, null if there is none. */
  async attempt(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; code: ErrorCode | null }> {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { status } = response
    return { status, code: response.ok ? null : errorBody.parse(await response.json()).code }
  }

  /**
   * Calls an endpoint of the contract and parses the result with its schema. Throws if the response is not ok.
   */
  async call<Name extends EndpointName>(
    name: Name,
    input: {
      params?: Record<string, string>
      query?: Record<string, string | number>
      body?: z.input<Endpoints[Name]['body']>
    } = {},
  ): Promise<z.output<Endpoints[Name]['result']>> {
    const row: Endpoint = endpoints[name]
    const path = row.path.replace(/:(\w+)/gu, (_, key: string) => input.params?.[key] ?? '')
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]),
    )
    const response = await this.fetch(query.size === 0 ? path : `${path}?${query}`, {
      method: row.method,
      ...(input.body === undefined
        ? {}
        : { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    const sound = response.headers.get('content-type')?.startsWith('audio/') === true
    const body: unknown =
      response.status === 204 ? undefined : sound ? await response.blob() : await response.json()
    return row.result.parse(body) as z.output<Endpoints[Name]['result']>
  }

  /** Registers a new user with a unique name and logs in. */
  async register(username = `trainee-${crypto.randomUUID().slice(0, 8)}`) {
    return this.call('register', { body: { username, password: 'a long enough password' } })
  }

  /** Creates a prospect and starts a session with it. */
  async startSession(
    of: {
      prospect?: Partial<Prospect>
      session?: Partial<BodyInput<Endpoints['createTrainingSession']>>
    } = {},
  ): Promise<TrainingSession> {
    const prospect = await this.call('createProspect', {
      body: {
        type: 'individual',
        name: 'Ana Ruiz',
        debtAmount: 1_200,
        personality: 'cooperative',
        ...of.prospect,
      },
    })
    return this.call('createTrainingSession', { body: { prospectId: prospect.id, ...of.session } })
  }
}

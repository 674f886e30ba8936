import type { z } from 'zod'
import { errorCatalogue } from '../vocabulary/error-catalogue.ts'
import { errorBody, type ErrorCode } from '../vocabulary/error-codes.ts'
import { type Endpoint, none } from './endpoint.ts'
import { errorAnswers } from './error-answers.ts'
import { type JsonSchema, Schemas } from './openapi-schemas.ts'
import { isPaged, nextCursorHeader } from './paging.ts'
import { endpoints } from './endpoints.ts'

export type Media = Record<string, { schema: JsonSchema }>
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}
export type Response = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Media
}
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Media }
  responses: Record<string, Response>
}
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>
    schemas: Record<string, JsonSchema>
  }
}

/** Increase when a call changes in a way that clients notice. */
const version = '1.0.0'

const description = `Calls of the training portal. Answers and bodies are JSON unless a call says otherwise.

A cookie identifies the login; every call sends it. A call that changes something must come from the
portal’s own pages: its \`Origin\` is the portal’s, or it carries \`Sec-Fetch-Site: same-origin\`.

Anything the caller may not access is answered as if it did not exist: 404. Every refusal has a stable
\`code\` and an \`id\` that is also in the server’s log.`

/** The first path segment is the resource; the calls about the user's own account share one. */
const tagNames: Record<string, string> = {
  login: 'account',
  logout: 'account',
  register: 'account',
  registration: 'account',
  setup: 'account',
  'password-reset': 'account',
  user: 'account',
  comments: 'training-sessions',
  elevenlabs: 'speech',
  'openapi.json': 'reference',
  docs: 'reference',
}
const tagDescriptions: Record<string, string> = {
  account: 'The user’s own account: login, password, current logins',
  invitations: 'Links by which people register',
  users: 'Users, as seen by their team and managers',
  teams: 'Teams, their members and their practice',
  prospects: 'The simulated debtors',
  coaches: 'The coaches who comment on a session',
  'training-sessions': 'Practice conversations and their reviews',
  assignments: 'Practice assigned by a manager, with a deadline',
  scorecards: 'What managers hold calls against, in versions',
  notifications: 'What people are told of',
  'performance-metrics': 'Scores of sessions',
  onboarding: 'The onboarding course',
  overview: 'The figures of the first screen',
  plan: 'What a trainee should practice next',
  'voice-agent': 'The external voice agent',
  analytics: 'Figures of a period',
  usage: 'Consumption, for billing',
  ai: 'The debtor’s replies, analyses and the coach’s answers',
  speech: 'Voices and speech',
  reference: 'This contract',
}

/** Builds the OpenAPI 3.1 document of the REST contract from the endpoint table alone. */
export function openApiDocument({ sessionCookie }: { sessionCookie: string }): OpenApiDocument {
  const schemas = new Schemas()
  schemas.output(errorBody)
  const paths: OpenApiDocument['paths'] = {}
  const tags = new Set<string>()
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const path = row.path.replace(/:(\w+)/gu, '{$1}')
    const operation = describe(name, row, schemas)
    for (const tag of operation.tags) tags.add(tag)
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Collection training portal', version, description },
    servers: [{ url: '/' }],
    // Resources first, meta calls last.
    tags: [...tags]
      .toSorted((a, b) => Number(a === 'reference') - Number(b === 'reference'))
      .map((name) => ({ name, description: tagDescriptions[name] ?? name })),
    paths,
    components: {
      securitySchemes: {
        login: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by login and register',
        },
      },
      schemas: schemas.components,
    },
  }
}

function describe(name: string, row: Endpoint, schemas: Schemas): Operation {
  const resource = row.path.split('/')[2] ?? ''
  return {
    operationId: name,
    summary: row.summary,
    tags: [tagNames[resource] ?? resource],
    security: row.access === 'user' ? [{ login: [] }] : [],
    parameters: [...parameters('path', row.params, schemas), ...parameters('query', row.query, schemas)],
    ...(row.body === none ? {} : { requestBody: requestBody(row.body, schemas) }),
    responses: { [row.status]: answer(row, schemas), ...refusals(row) },
  }
}

function parameters(where: 'path' | 'query', part: z.ZodType, schemas: Schemas): Parameter[] {
  const { properties = {}, required = [] } = schemas.input(part)
  return Object.entries(properties).map(([name, property]) => {
    const { description: said, ...schema } = typeof property === 'boolean' ? {} : property
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(said === undefined ? {} : { description: said }),
      schema,
    }
  })
}

/** The body is optional where an empty one is valid. */
function requestBody(body: z.ZodType, schemas: Schemas): Operation['requestBody'] {
  return {
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema: schemas.input(body) } },
  }
}

const nextCursor = {
  description: 'What `after` must be for the next page; absent on the last one',
  schema: { type: 'string' as const },
}

function answer(row: Endpoint, schemas: Schemas): Response {
  if (row.status === 204) return { description: 'Done; there is no body' }
  const schema = row.mediaType === 'application/json' ? schemas.output(row.result) : {}
  return {
    description: row.summary,
    ...(isPaged(row.query) ? { headers: { [nextCursorHeader]: nextCursor } } : {}),
    content: { [row.mediaType]: { schema } },
  }
}

/** One response per status, with its possible error codes. */
function refusals(row: Endpoint): Record<string, Response> {
  const codesOf = new Map<number, ErrorCode[]>()
  for (const code of errorAnswers(row)) {
    const { status } = errorCatalogue[code]
    codesOf.set(status, [...(codesOf.get(status) ?? []), code])
  }
  const answers = [...codesOf].map(([status, codes]): [string, Response] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].meaning}`).join('\n\n'),
      ...(status === 429
        ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
        : {}),
      content: {
        'application/json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }],
          },
        },
      },
    },
  ])
  return Object.fromEntries(answers)
}

import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { errorAnswers } from '#protocol/rest/error-answers.ts'
import { openApiDocument, type OpenApiDocument } from '#protocol/rest/openapi.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { errorCatalogue } from '#protocol/vocabulary/error-catalogue.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let served: OpenApiDocument
const rows = Object.entries<Endpoint>(endpoints)
const operationOf = (row: Endpoint) =>
  served.paths[row.path.replace(/:(\w+)/gu, '{$1}')]?.[row.method.toLowerCase()]

beforeAll(async () => {
  served = (await portal.visitor().call('openApi')) as OpenApiDocument
})

/** Every string value of a key, at any depth. */
function valuesOf(key: string, json: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

describe('the document', () => {
  it('[API32] is valid OpenAPI 3.1 without a login', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(served))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('fails validation with an error in it', async () => {
    const wrong = structuredClone(served)
    delete wrong.paths['/api/prospects/{id}']?.['get']?.responses['200']?.content?.['application/json']
    Object.assign(wrong.paths['/api/user']?.['get'] ?? {}, { parameters: [{ name: 'id', in: 'nowhere' }] })
    expect((await new Validator().validate(wrong)).valid).toBe(false)
  })

  it('has no dangling references and no unused schemas', () => {
    const references = new Set(valuesOf('$ref', served))
    const components = Object.keys(served.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(references).toEqual(new Set(components))
  })

  it('[API7] has exactly one operation per endpoint', () => {
    const operations = Object.entries(served.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    )
    expect(operations).toHaveLength(rows.length)
    expect(
      new Set(Object.values(served.paths).flatMap((item) => Object.values(item).map((it) => it.operationId)))
        .size,
    ).toBe(rows.length)
  })

  it('describes every resource', () => {
    for (const { name, description } of served.tags) expect(description, name).not.toBe(name)
  })
})

describe.each(rows)('%s', (name, row) => {
  it('describes its purpose, input, response and access', () => {
    const operation = operationOf(row)
    expect(operation).toMatchObject({ operationId: name, summary: row.summary })
    expect(row.summary).toMatch(/^[A-Z].{4,}[^.]$/u)
    const path = [...row.path.matchAll(/:(\w+)/gu)].map(([, param]) => param)
    expect(operation?.parameters.filter((it) => it.in === 'path').map((it) => it.name)).toEqual(path)
    expect(operation?.security).toEqual(row.access === 'user' ? [{ login: [] }] : [])
    const content = operation?.responses[row.status]?.content
    expect(Object.keys(content ?? {})).toEqual(row.status === 204 ? [] : [row.mediaType])
    if (row.mediaType === 'application/json' && row.status !== 204)
      expect(content?.['application/json']?.schema).not.toEqual({})
  })

  it('[ERR2] documents each error under the status of its code', () => {
    const operation = operationOf(row)
    for (const code of errorAnswers(row))
      expect(operation?.responses[errorCatalogue[code].status]?.description).toContain(`\`${code}\``)
  })
})

it('names the cookie that this server sets', () => {
  expect(served.components.securitySchemes['login']?.name).toBe('portal_session')
  const inProduction = openApiDocument({ sessionCookie: '__Host-portal_session' })
  expect(inProduction.components.securitySchemes['login']?.name).toBe('__Host-portal_session')
})

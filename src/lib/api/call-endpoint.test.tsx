import { describe, expect, it, vi } from 'vitest'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { ApiError } from './api-error.ts'
import { callEndpoint } from './call-endpoint.ts'
import { isKeyOf, urlOf } from './url.ts'

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

describe('call', () => {
  it('[API1] sends the body as JSON and parses the response', async () => {
    server.use(mockEndpoint('login', ({ body }) => ({ ...user, username: body.username })))
    await expect(
      callEndpoint('login', { body: { username: 'rosa', password: 'long enough' } }),
    ).resolves.toMatchObject({
      username: 'rosa',
    })
  })

  it('[API1] sends cookies, and a JSON content type only with a payload', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    server.use(mockEndpoint('login', user), mockEndpoint('listProspects', []))
    await callEndpoint('login', { body: { username: 'rosa', password: 'long enough' } })
    await callEndpoint('listProspects')
    const [written, read] = fetched.mock.calls.map(([, init]) => init)
    expect(written).toMatchObject({
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
    })
    expect(read).toMatchObject({ credentials: 'include', headers: {} })
    fetched.mockRestore()
  })

  it('accepts a response without a body', async () => {
    server.use(mockEndpoint('logout', undefined))
    await expect(callEndpoint('logout')).resolves.toBeUndefined()
  })

  it('[ERR1] formats an error as status, colon, space and body', async () => {
    server.use(mockError('getProspect', 404, 'not_found', 'no such prospect'))
    const error = await errorOf(callEndpoint('getProspect', { params: { id: id(10) } }))
    expect(error.message).toBe('404: {"message":"no such prospect","code":"not_found","id":"req-17"}')
    expect(error).toMatchObject({
      status: 404,
      code: 'not_found',
      id: 'req-17',
      serverMessage: 'no such prospect',
    })
  })

  it('[ERR1] falls back to the status text if the body is empty', async () => {
    server.use(mockGatewayFailure('listProspects'))
    const error = await errorOf(callEndpoint('listProspects'))
    expect(error.message).toBe('502: Bad Gateway')
    expect(error.code).toBeNull()
  })

  it('[RESULT4][API2] rejects a response that breaks the contract', async () => {
    server.use(mockEndpoint('getProspect', () => ({ ...aProspect(), id: 'not a uuid', life: null })))
    await expect(callEndpoint('getProspect', { params: { id: id(10) } })).rejects.toThrow('uuid')
  })
})

describe('URLs', () => {
  it('[API2] fills in the parameters, and recognises its own URLs', () => {
    const url = urlOf('getTrainingSession', { params: { id: id(20) } })
    expect(url).toBe(`/api/training-sessions/${id(20)}`)
    expect(isKeyOf('getTrainingSession', url)).toBe(true)
    expect(isKeyOf('listTrainingSessions', url)).toBe(false)
    expect(isKeyOf('listTrainingSessions', '/api/training-sessions')).toBe(true)
  })
})

import postgres from 'postgres'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { safeError } from './safe-error.ts'

const said = 'I cannot pay, my wife is ill'

function thrown(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return null
}

it.each([
  ['a query of drizzle', new DrizzleQueryError('insert into items values ($1)', [said], new Error('gone'))],
  [
    'a value that Postgres refused',
    Object.assign(new postgres.PostgresError(`invalid input syntax for type integer: "${said}"`), {
      code: '22P02',
      severity: 'ERROR',
    }),
  ],
  [
    'a row that Postgres refused',
    Object.assign(new postgres.PostgresError('new row violates check constraint'), {
      code: '23514',
      severity: 'ERROR',
      detail: `Failing row contains (1, ${said}).`,
      constraint_name: 'items_role',
    }),
  ],
  ['a vendor’s answer', Object.assign(new Error(`400 ${said}`), { status: 400, headers: new Headers() })],
  ['text that is not JSON', thrown(() => JSON.parse(said))],
  ['a string', said],
])('%s leaks nothing that people said', (_what, error) => {
  const safe = safeError(new Error('the step failed', { cause: error }))
  expect(JSON.stringify(safe)).not.toContain('my wife')
  expect(safe.message).toBe('the step failed')
  expect(safe.cause?.type).toEqual(expect.any(String))
})

it('keeps what is needed for debugging', () => {
  const refused = Object.assign(new postgres.PostgresError('duplicate key value'), {
    code: '23505',
    severity: 'ERROR',
    constraint_name: 'users_username_unique',
  })
  const safe = safeError(new DrizzleQueryError('insert into users values ($1)', ['laura'], refused))
  expect(safe).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'failed query: insert into users values ($1)',
    cause: { type: 'PostgresError', code: '23505', constraint: 'users_username_unique' },
  })
  expect(safe.stack).toContain('safe-error.test')
})

it('limits the depth of the chain of causes', () => {
  const circle = new Error('around')
  circle.cause = circle
  expect(JSON.stringify(safeError(circle)).match(/around/gu)).toHaveLength(6)
})

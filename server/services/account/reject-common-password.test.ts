import { expect, it } from 'vitest'
import { AppError } from '#server/errors/app-error.ts'
import { rejectCommonPassword } from './reject-common-password.ts'

const refused = async (password: string) => {
  try {
    await rejectCommonPassword(password, { username: 'laura.gomez', field: 'password' })
    return false
  } catch (error) {
    expect(error).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] })
    return error instanceof AppError
  }
}

it.each([
  'password',
  'Password',
  'Password1!',
  '12345678',
  '1234567890',
  'iloveyou',
  'baseball2026!',
  'contraseña',
  'Contraseña1',
  'aaaaaaaaaa',
  'abababab',
  'laura.gomez',
  'Laura.Gomez1',
])('%s is rejected', async (password) => {
  expect(await refused(password)).toBe(true)
})

// There are no composition rules: only letters, only digits, spaces, other scripts and 128 characters are fine.
it.each([
  'a long enough password',
  'correcthorsebatterystaple',
  '84620571933',
  'pingüinos en la terraza',
  'пароль для тренировки',
  'dragon 7391-8842-0417',
  'x9'.repeat(30) + 'lorem ip',
])('%s is accepted', async (password) => {
  expect(await refused(password)).toBe(false)
})

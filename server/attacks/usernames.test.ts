import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { insertUser } from '#db/testing/rows.ts'
import { claimMissingSkeletons } from '#db/username-skeletons.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()

const password = 'a long enough password'

async function send(path: string, body: object) {
  const browser = portal.visitor()
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (response.ok) return { status: response.status, username: (answer as { username: string }).username }
  const { code, issues } = errorBody.parse(answer)
  return { status: response.status, code, path: issues?.[0]?.path }
}
const register = (username: string) => send('/api/register', { username, password })
const logIn = (username: string, typed = password) => send('/api/login', { username, password: typed })

const invalid = { status: 400, code: 'invalid_input', path: 'username' }
const taken = { status: 409, code: 'username_taken', path: undefined }

describe('a name that passes for another', () => {
  it.each([
    ['zero-width space', 'demo\u200b.admin', invalid],
    ['zero-width joiner', 'demo.ad\u200dmin', invalid],
    ['soft hyphen', 'demo.ad\u00admin', invalid],
    ['byte order mark', '\ufeffdemo.admin', invalid],
    ['right-to-left override', '\u202enimda.omed', invalid],
    ['Cyrillic letter', 'demo.\u0430dmin', invalid],
    ['Greek letter', 'dem\u03bf.admin', invalid],
    ['full width', '\uff44\uff45\uff4d\uff4f.\uff41\uff44\uff4d\uff49\uff4e', taken],
    ['mathematical letters', '\u{1d41d}\u{1d41e}\u{1d426}\u{1d428}.admin', taken],
    ['other case', 'Demo.ADMIN', taken],
    ['digit for a letter', 'dem0.admin', taken],
    ['two letters for one', 'derno.adrnin', taken],
    ['dotless i', 'demo.adm\u0131n', taken],
    ['line break', 'demo.admin\nx', invalid],
    ['variation selector', 'demo.admin\ufe0f', invalid],
  ])('[TEXT9] of the demo organisation is not registered: %s', async (_how, username, refusal) => {
    expect(await register(username)).toEqual(refusal)
  })

  it('[TEXT9] of an account is not registered, in any script and whichever came first', async () => {
    expect(await register('Carl.Coco')).toMatchObject({ status: 201, username: 'Carl.Coco' })
    for (const username of ['car1.coco', 'CARL.C0CO', 'carI.coco', 'carl.coc\u043e'])
      expect([400, 409]).toContain((await register(username)).status)
    expect(await register('\u0441\u043e\u0441\u043e\u0430')).toMatchObject({ status: 201 })
    expect(await register('cocoa')).toEqual(taken)
  })

  it('[TEXT9] registered twice at the same moment becomes one account', async () => {
    const answers = await Promise.all(['rnaria.lopez', 'maria.lopez', 'maria.1opez'].map(register))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it.each([
    'Ana Garc\u00eda',
    'jos\u00e9.\u00d1',
    'ana@example.com',
    'o\u2019brien',
    '\u7530\u4e2d\u3055\u304f\u3089',
    '\u0418\u0432\u0430\u043d',
  ])('[TEXT9] that people have is registered, or refused for its sign: %s', async (username) => {
    expect(await register(username)).toMatchObject(
      username.includes('\u2019') ? invalid : { status: 201, username },
    )
  })
})

describe('a login', () => {
  it('[TEXT6] finds the account in whatever form and case the name is typed', async () => {
    await register('Jos\u00e9.Nu\u00f1ez')
    for (const typed of [
      'jose\u0301.nun\u0303ez',
      'JOS\u00c9.NU\u00d1EZ',
      '\uff2a\uff4f\uff53\u00e9.nu\u00f1ez',
      ' jos\u00e9.nu\u00f1ez ',
    ])
      expect(await logIn(typed)).toMatchObject({ status: 200, username: 'Jos\u00e9.Nu\u00f1ez' })
    expect(await logIn('jose.nunez')).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('[TEXT6] guesses in many forms count for the same account', async () => {
    await register('Z\u00f6e.Abad')
    const forms = ['z\u00f6e.abad', 'zo\u0308e.abad', '\uff5a\u00f6e.abad', 'Z\u00d6E.ABAD']
    const codes: unknown[] = []
    for (let n = 0; n < 12; n += 1)
      codes.push((await logIn(forms[n % forms.length] ?? '', `guess ${n}`)).code)
    expect(codes.at(-1)).toBe('rate_limited')
  })

  it('[TEXT7] takes a password in any Unicode form, and one stored as it was typed', async () => {
    await send('/api/register', { username: 'with-accents', password: 'contrase\u00f1a larg\u00edsima' })
    expect(await logIn('with-accents', 'contrasen\u0303a largi\u0301sima')).toMatchObject({ status: 200 })
    expect(await logIn('with-accents', 'Contrase\u00f1a larg\u00edsima')).toMatchObject({ status: 401 })
    const typed = 'contrasen\u0303a de antes'
    await insertUser(portal.database.db, { username: 'from-before', passwordHash: await hash(typed) })
    expect(await logIn('from-before', typed)).toMatchObject({ status: 200 })
  })
})

describe('accounts of before', () => {
  it('[TEXT9] that look alike stay and log in, and nobody may take their names', async () => {
    const passwordHash = await hash(password)
    const old = ['olga.nova', 'olga\u200b.nova', '\u043elga.nova', 'jose\u0301.viejo']
    for (const username of old) await insertUser(portal.database.db, { username, passwordHash })
    await claimMissingSkeletons(portal.database.db)
    await claimMissingSkeletons(portal.database.db)
    for (const username of old) expect(await logIn(username)).toMatchObject({ status: 200, username })
    expect(await register('0lga.nova')).toEqual(taken)
    expect(await register('JOS\u00c9.viejo')).toEqual(taken)
  })

  it('[TEXT9] a deleted account frees its name', async () => {
    const browser = portal.visitor()
    await browser.register('going.away')
    await browser.call('deleteAccount', { body: { password } })
    expect(await register('g0ing.away')).toMatchObject({ status: 201 })
  })
})

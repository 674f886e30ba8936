import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { RegistrationInfo } from '#protocol/rest/registration.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { demoPassword, messages } from './session-screen.ts'
import { waitUntilSettled } from './settled.ts'
import { openPath, type Screen, type Visit } from './visit.ts'

/** Answers the next question of the page about the registration: only an empty production database says this. */
async function answerRegistration(page: Page, info: RegistrationInfo): Promise<void> {
  await page.route(`**${endpoints.getRegistration.path}`, (route) => route.fulfill({ json: info }), {
    times: 1,
  })
}

/** Runs `callback` with the calls of the demo's admin, in a browser context of its own. */
async function asAdmin<Result>(
  { page, origin }: Visit,
  callback: (post: (path: string, data: object) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: origin })
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await context.request.post(path, { headers: { origin }, data })
    return response.json()
  }
  await post(endpoints.login.path, { username: 'demo.admin', password: demoPassword })
  const result = await callback(post)
  await context.close()
  return result
}

/** Opens a link in a new document: another hash alone would not load the page again. */
const openLink = (link: string) => async (visit: Visit) => {
  await visit.page.goto('/')
  await openPath(link)(visit)
}

const openInvitation = (visit: Visit) =>
  asAdmin(visit, async (post) => {
    const { path, result } = endpoints.createInvitation
    const { token } = result.parse(await post(path, {}))
    await openLink(`/invitation#${token}`)(visit)
    await expect(visit.page.getByLabel(messages[visit.language].landing.username)).toBeVisible()
  })

const openPasswordReset = (visit: Visit) =>
  asAdmin(visit, async (post) => {
    const registered = await post(endpoints.register.path, {
      username: `forgetful-${crypto.randomUUID().slice(0, 8)}`,
      password: 'a password to forget',
      firstName: 'Iris',
      lastName: 'Fonseca',
    })
    const user: User = endpoints.register.result.parse(registered)
    await post(endpoints.login.path, { username: 'demo.admin', password: demoPassword })
    const { path, result } = endpoints.createPasswordReset
    const { token } = result.parse(await post(path, { userId: user.id }))
    await openLink(`/reset-password#${token}`)(visit)
    await expect(visit.page.getByLabel(messages[visit.language].access.newPassword)).toBeVisible()
  })

/** The pages that a link opens, and the landing page where nobody can simply register. */
export const accessScreens: readonly Screen[] = [
  {
    name: 'log in, by invitation only',
    open: async (visit) => {
      await answerRegistration(visit.page, { mode: 'invite', setupOpen: false })
      await openPath('/')(visit)
      const { landing } = messages[visit.language]
      await expect(visit.page.getByText(landing.registration.invite)).toBeVisible()
      await visit.page.getByRole('button', { name: landing.forgotPassword }).click()
    },
  },
  {
    name: 'log in, before the setup',
    open: async (visit) => {
      await answerRegistration(visit.page, { mode: 'closed', setupOpen: true })
      await openPath('/')(visit)
      await expect(visit.page.getByText(messages[visit.language].landing.setupTitle)).toBeVisible()
    },
  },
  {
    name: 'setup',
    open: async (visit) => {
      await answerRegistration(visit.page, { mode: 'invite', setupOpen: true })
      await openPath('/setup')(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].access.createAdmin }).click()
    },
  },
  { name: 'setup, over', open: openPath('/setup') },
  { name: 'invitation', open: openInvitation },
  { name: 'invitation, used', open: openLink('/invitation#used') },
  { name: 'new password', open: openPasswordReset },
  {
    name: 'new password, saved',
    open: async (visit) => {
      await openPasswordReset(visit)
      const { access } = messages[visit.language]
      await visit.page.getByLabel(access.newPassword).fill('a new and long password')
      await visit.page.getByRole('button', { name: access.savePassword }).click()
      await expect(visit.page.getByRole('heading', { name: access.resetDoneTitle })).toBeVisible()
    },
  },
  { name: 'new password, used', open: openLink('/reset-password#used') },
]

/** Opens the dialog of a trainee of the demo, and returns the part about the account. */
const openAccount = async (visit: Visit) => {
  const { teams, people } = messages[visit.language]
  await openPath('/teams')(visit)
  await visit.page.getByRole('button', { name: teams.openUser.replace('{name}', 'Ana Torres') }).click()
  const account = visit.page.getByRole('dialog').getByRole('region', { name: people.account })
  await expect(account).toBeVisible()
  // The sessions above push its buttons down when they arrive.
  await waitUntilSettled(visit.page)
  return account
}

const openInvite = async (visit: Visit) => {
  await openPath('/teams')(visit)
  await visit.page.getByRole('button', { name: messages[visit.language].people.invite }).click()
  const dialog = visit.page.getByRole('dialog')
  await expect(dialog.getByRole('option').nth(4)).toBeAttached()
  return dialog
}

/** Invitations, and the accounts of others. */
export const peopleScreens: readonly Screen[] = [
  {
    name: 'teams: invite people',
    role: 'admin',
    open: async (visit) => {
      await openInvite(visit)
    },
  },
  {
    name: 'teams: an invitation link',
    role: 'admin',
    open: async (visit) => {
      const { people } = messages[visit.language]
      const dialog = await openInvite(visit)
      await dialog.getByLabel(people.uses).fill('20')
      await dialog.getByLabel(people.note).fill('Onboarding class')
      await dialog.getByRole('button', { name: people.createLink }).click()
      await expect(visit.page.getByLabel(people.link)).toBeVisible()
    },
  },
  {
    name: 'teams: a password link',
    role: 'admin',
    open: async (visit) => {
      const { people } = messages[visit.language]
      const account = await openAccount(visit)
      await account.getByRole('button', { name: people.resetLink }).click()
      await expect(account.getByLabel(people.resetLinkLabel)).toBeVisible()
      await account.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'teams: an account is to be switched off',
    role: 'admin',
    open: async (visit) => {
      const account = await openAccount(visit)
      await account.getByRole('button', { name: messages[visit.language].people.switchOff }).click()
      await expect(visit.page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

import { expect, type Locator } from '@playwright/test'
import { loadLessons } from '#src/features/onboarding/load-lessons.ts'
import { messages, openChoices } from './session-screen.ts'
import { openPath, type Screen, openTab, type Visit } from './visit.ts'

/** Opens a builder and goes to a step, from 0, filling in what the earlier steps require. */
async function toStep(visit: Visit, path: string, step: number): Promise<Locator> {
  const { builder, steps } = messages[visit.language]
  await openPath(path)(visit)
  const dialog = visit.page.getByRole('dialog')
  const on = dialog.getByRole('button', { name: steps.continue })
  await expect(on).toBeVisible()
  // A draft from an earlier visit is restored at its last step.
  const anew = dialog.getByRole('button', { name: steps.startOver })
  if (await anew.isVisible()) await anew.click()
  await dialog.getByRole('radio').first().click()
  // In Quick create, the click on a type goes on by itself.
  for (let done = path.includes('quick') ? 1 : 0; done < step; done += 1) {
    if (done === 1) await dialog.getByLabel(builder.name).fill('Iris Mora')
    await on.click()
  }
  return dialog
}

const wizardStep = (step: number) => async (visit: Visit) => {
  await toStep(visit, '/prospects?new', step)
}

/** Screens in states that need interaction first. */
export const stateScreens: readonly Screen[] = [
  { name: 'prospect wizard: basic', open: wizardStep(1) },
  { name: 'prospect wizard: details', open: wizardStep(2) },
  { name: 'prospect wizard: personality', open: wizardStep(3) },
  { name: 'prospect wizard: voice', open: wizardStep(4) },
  {
    name: 'prospect wizard: objections',
    open: async (visit) => {
      const dialog = await toStep(visit, '/prospects?new', 5)
      for (const place of [0, 3]) await dialog.getByRole('checkbox').nth(place).check()
    },
  },
  {
    name: 'quick create: details',
    open: async (visit) => {
      await toStep(visit, '/prospects?quick', 2)
    },
  },
  {
    name: 'coach builder: personality',
    open: async (visit) => {
      const { coaches, steps } = messages[visit.language]
      await openPath('/coaches')(visit)
      await visit.page.getByRole('button', { name: coaches.create }).click()
      const dialog = visit.page.getByRole('dialog')
      await dialog.getByLabel(coaches.name).fill('Nora Vidal')
      await dialog.getByLabel(coaches.specialization).selectOption('mortgage')
      await dialog.getByRole('button', { name: steps.continue }).click()
      for (const place of [0, 2, 4, 6]) await dialog.getByRole('checkbox').nth(place).check()
    },
  },
  {
    name: 'coach in full',
    open: async (visit) => {
      await openPath('/coaches')(visit)
      const details = messages[visit.language].coaches.detailsOf.split('{name}')[0] ?? ''
      await visit.page.getByRole('button', { name: details }).first().click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'training setup, chosen',
    open: async (visit) => {
      const { page, language } = visit
      const { setup } = messages[language]
      await openPath('/training-setup')(visit)
      await page.getByRole('radio', { name: 'James Okafor' }).check()
      await openChoices(page, language)
      await page.getByRole('radio', { name: setup.voice }).check()
    },
  },
  {
    name: 'lesson of choices, answered',
    open: async (visit) => {
      const { onboarding } = messages[visit.language]
      const lessons = await loadLessons(visit.language, 'fundamentals')
      const lesson = lessons.find(({ type }) => type === 'interactive')
      if (lesson?.type !== 'interactive') throw new Error('no lesson of choices')
      await openPath(`/onboarding/${lesson.id}`)(visit)
      const harmful = lesson.scenes[0]?.choices.find(({ verdict }) => verdict === 'harmful')
      await visit.page.getByRole('button', { name: harmful?.says ?? '' }).click()
      await expect(visit.page.getByText(onboarding.choice.verdicts.harmful, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'quiz, answered',
    open: async (visit) => {
      const { quiz } = messages[visit.language].onboarding
      await openPath('/onboarding/fundamentals-quiz')(visit)
      await visit.page.getByRole('main').getByRole('radio').first().check()
      await visit.page.getByRole('button', { name: quiz.check }).click()
      await expect(
        visit.page
          .getByText(quiz.right, { exact: true })
          .or(visit.page.getByText(quiz.wrong, { exact: true })),
      ).toBeVisible()
    },
  },
  {
    name: 'settings, changed',
    open: async (visit) => {
      const { page, language } = visit
      const { settings } = messages[language]
      await openPath('/settings')(visit)
      await page.getByLabel(settings.email).fill('alex.moreno')
      await page.getByRole('button', { name: settings.saveProfile }).click()
      await expect(page.getByText(settings.emailInvalid)).toBeVisible()
    },
  },
  {
    name: 'settings: a login is to be ended',
    open: async (visit) => {
      const { settings } = messages[visit.language]
      await openTab('/settings', 2)(visit)
      await visit.page.getByRole('button', { name: settings.endOthers }).click()
      await expect(visit.page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a prospect is to be deleted',
    role: 'admin',
    open: async (visit) => {
      const { page, language } = visit
      const { prospects } = messages[language]
      await openPath('/prospects')(visit)
      const actions = prospects.actions.split('{name}')[0] ?? ''
      await page.getByRole('button', { name: actions }).first().click()
      await page.getByRole('menuitem', { name: prospects.delete }).click()
      await expect(page.getByRole('alertdialog')).toContainText(prospects.deleteQuestion)
    },
  },
  {
    name: 'teams: role and team of a user',
    role: 'admin',
    open: async (visit) => {
      const { page, language } = visit
      const { teams } = messages[language]
      await openPath('/teams')(visit)
      await page.getByRole('button', { name: teams.openUser.replace('{name}', 'Ana Torres') }).click()
      const dialog = page.getByRole('dialog', { name: 'Ana Torres' })
      await dialog.getByRole('combobox', { name: teams.role, exact: true }).selectOption('manager')
      await dialog.getByRole('button', { name: teams.savePlacement }).scrollIntoViewIfNeeded()
    },
  },
]

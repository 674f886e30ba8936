import { expect } from '@playwright/test'
import { peopleScreens } from './access-screens.ts'
import { messages } from './session-screen.ts'
import { waitUntilSettled } from './settled.ts'
import { openPath, type Screen, type Visit } from './visit.ts'

/** Opens an entry of a list, and waits for the content of its dialog. */
const openDialog =
  (path: string, label: (visit: Visit) => string, content: (visit: Visit) => string) =>
  async (visit: Visit): Promise<void> => {
    await openPath(path)(visit)
    await visit.page.getByRole('button', { name: label(visit) }).click()
    await expect(visit.page.getByRole('dialog').getByText(content(visit), { exact: true })).toBeVisible()
  }
const teamTexts = ({ language }: Visit) => messages[language].teams

const openAssignment = openDialog(
  '/teams?tab=assignments',
  ({ language }) => messages[language].assignments.openNamed.replace('{title}', 'Keep calm with Frank'),
  ({ language }) => messages[language].assignments.people,
)

async function openTeamPage(visit: Visit): Promise<void> {
  await openPath('/teams?tab=teams')(visit)
  const texts = teamTexts(visit)
  await visit.page.getByRole('link', { name: texts.openTeam.replace('{name}', 'Consumer Accounts') }).click()
  await expect(visit.page.getByRole('heading', { name: texts.openAssignments })).toBeVisible()
  await waitUntilSettled(visit.page)
}

/** The screens of teams and billing. */
export const administrationScreens: readonly Screen[] = [
  { name: 'teams: users', role: 'admin', open: openPath('/teams') },
  {
    name: 'teams: a user',
    role: 'admin',
    open: openDialog(
      '/teams',
      (visit) => teamTexts(visit).openUser.replace('{name}', 'Ana Torres'),
      (visit) => teamTexts(visit).performance,
    ),
  },
  ...peopleScreens,
  { name: 'teams: teams', role: 'admin', open: openPath('/teams?tab=teams') },
  { name: 'team', role: 'admin', open: openTeamPage },
  {
    name: 'practice of a trainee',
    role: 'admin',
    open: async (visit) => {
      await openTeamPage(visit)
      await visit.page
        .getByRole('link', { name: teamTexts(visit).practiceOf.replace('{name}', 'Ana Torres') })
        .click()
      await expect(visit.page.getByRole('heading', { name: teamTexts(visit).allSessions })).toBeVisible()
      await waitUntilSettled(visit.page)
    },
  },
  {
    name: 'teams: a new team',
    role: 'admin',
    open: openDialog(
      '/teams?tab=teams',
      (visit) => teamTexts(visit).createTeam,
      (visit) => teamTexts(visit).industryHint,
    ),
  },
  { name: 'teams: assignments', role: 'admin', open: openPath('/teams?tab=assignments') },
  {
    name: 'teams: an assignment',
    role: 'admin',
    open: openAssignment,
  },
  {
    name: 'teams: a new assignment',
    role: 'admin',
    open: openDialog(
      '/teams?tab=assignments',
      ({ language }) => messages[language].assignments.create,
      ({ language }) => messages[language].assignments.audienceTeamHint,
    ),
  },
  {
    name: 'teams: no closed assignment',
    role: 'admin',
    open: async (visit) => {
      const { page, language } = visit
      const { assignments } = messages[language]
      await openPath('/teams?tab=assignments')(visit)
      await page.getByText(assignments.closed, { exact: true }).click()
      await expect(page.getByText(assignments.noneClosed)).toBeVisible()
    },
  },
  {
    name: 'teams: an assignment is to be deleted',
    role: 'admin',
    open: async (visit) => {
      await openAssignment(visit)
      const { assignments } = messages[visit.language]
      await visit.page.getByRole('button', { name: assignments.moreActions }).click()
      await visit.page.getByRole('menuitem', { name: assignments.remove }).click()
      await expect(visit.page.getByRole('alertdialog')).toContainText(assignments.removeQuestion)
    },
  },
  { name: 'teams: analytics', role: 'admin', open: openPath('/teams?tab=analytics') },
  { name: 'billing', role: 'admin', open: openPath('/billing') },
]

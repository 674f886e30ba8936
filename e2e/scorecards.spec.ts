import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { scriptedCalls } from './support/scripted-calls.ts'
import { endCall, messages, say, waitForReply } from './support/session-screen.ts'

type Window = { language: Language; width: number }
const variants: readonly { manager: Window; trainee: Window }[] = [
  { manager: { language: 'en', width: 1280 }, trainee: { language: 'es', width: 320 } },
  { manager: { language: 'es', width: 320 }, trainee: { language: 'en', width: 1280 } },
]

const openingCriterion = { en: 'Opens the call clearly', es: 'Abre la llamada con claridad' }
const question = 'Did the collector ask what had happened?'
const line =
  'This is an attempt to collect a debt, and any information obtained will be used for that purpose.'

/** Logs a demo user in, in a separate window. */
async function openWindow(
  page: Page,
  origin: string,
  role: 'trainee' | 'manager',
  { language, width }: Window,
) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 800 } })
  return (await logIn(await context.newPage(), origin, language, role)).page
}

/** Makes a scorecard with a built-in and a written criterion and a line, by the screen. */
async function makeScorecard(page: Page, language: Language, name: string): Promise<void> {
  const { scorecards } = messages[language]
  await page.goto('/scorecards')
  await page.getByRole('link', { name: scorecards.create }).first().click()
  await page.getByRole('link', { name: messages[language].scorecardTemplates.blank.name }).click()
  await page.getByLabel(scorecards.fields.name, { exact: true }).fill(name)
  await page.getByLabel(scorecards.fields.passMark).fill('10')
  // Without a criterion nothing is sent.
  await page.getByRole('button', { name: scorecards.save }).click()
  await expect(page.getByText(scorecards.criteriaMissing)).toBeVisible()
  await page.getByRole('button', { name: scorecards.addBuiltIn }).click()
  const picker = page.getByRole('dialog', { name: scorecards.pickTitle })
  await picker.getByRole('checkbox', { name: openingCriterion[language] }).check()
  await picker.getByRole('button').filter({ hasText: '1' }).click()
  await page.getByRole('button', { name: scorecards.addWritten }).click()
  await expect(page.getByLabel(scorecards.fields.question)).toBeFocused()
  await page.keyboard.type(question)
  await page.getByLabel(scorecards.fields.two).fill('Asked, and waited')
  await page.getByLabel(scorecards.fields.one).fill('Asked in passing')
  await page.getByLabel(scorecards.fields.zero).fill('Did not ask')
  await page.getByRole('button', { name: scorecards.addLine }).click()
  await page.keyboard.type(line)
  await page.getByLabel(scorecards.fields.due).selectOption(scorecards.due.opening)
  await page.getByRole('button', { name: scorecards.save }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Assigns practice by that scorecard to the demo's trainee. */
async function assign(page: Page, language: Language, scorecard: string, title: string): Promise<void> {
  const { assignments, scorecards } = messages[language]
  await page.goto('/teams?tab=assignments')
  await page.getByRole('button', { name: assignments.create }).click()
  const form = page.getByRole('dialog', { name: assignments.createTitle })
  await form.getByLabel(new RegExp(`^${assignments.title}`, 'u')).fill(title)
  await form.getByRole('radio', { name: /Karen/u }).click()
  await form.getByLabel(scorecards.choose).selectOption(scorecard)
  await expect(form.getByText(scorecards.choosePassMark.replace('{score, number}', '10'))).toBeVisible()
  await form.getByRole('radio', { name: new RegExp(assignments.audiencePeople, 'u') }).check()
  await form.getByRole('searchbox', { name: assignments.searchPeople }).fill('alex')
  await form.getByRole('checkbox', { name: 'Alex Moreno' }).check()
  await form.getByRole('button', { name: assignments.save }).click()
  await expect(form).toBeHidden()
}

/** Holds a call of three lines for an assignment, and ends it. */
async function holdCall(page: Page, language: Language, title: string): Promise<string> {
  const { assignments, coaches } = messages[language]
  await page.goto('/')
  const showAll = page.getByRole('button', { name: assignments.showAll.split('{count}')[0] ?? '' })
  const start = page.getByRole('button', { name: assignments.startNamed.replace('{title}', title) })
  await expect(start.or(showAll).first()).toBeVisible()
  if (!(await start.isVisible())) await showAll.click()
  await start.click()
  await page.getByRole('button', { name: coaches.start, exact: true }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  for (const said of scriptedCalls.en.slice(0, 3)) {
    await say(page, language, said)
    await waitForReply(page)
  }
  await endCall(page, language)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const entryOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

for (const variant of variants)
  test(`[CARD3][CARD7][CARD14][CARD15] a manager (${variant.manager.language}) makes, assigns, marks and changes a scorecard; a trainee (${variant.trainee.language}) is held against it`, async ({
    page,
    baseURL,
  }) => {
    const manager = await openWindow(page, baseURL, 'manager', variant.manager)
    const trainee = await openWindow(page, baseURL, 'trainee', variant.trainee)
    const { scorecards } = messages[variant.manager.language]
    const theirs = messages[variant.trainee.language]
    const name = `First month, ${variant.manager.language}`
    const title = `Practice by a scorecard, ${variant.manager.language}`
    await makeScorecard(manager, variant.manager.language, name)
    await assign(manager, variant.manager.language, name, title)

    const sessionId = await holdCall(trainee, variant.trainee.language, title)
    await expect(trainee.getByText(theirs.assignments.noteWaiting.replace('{score}', '10'))).toBeVisible()
    const result = trainee.getByRole('region', { name: theirs.scorecards.result, exact: true })
    await expect(result.getByText(theirs.scorecards.undecided)).toBeVisible()
    const said = entryOf(trainee, line).filter({ hasText: theirs.scorecards.judgedBy.rules })
    await expect(said.getByText(theirs.scorecards.levels.line.met, { exact: true })).toBeVisible()
    const opening = entryOf(trainee, openingCriterion[variant.trainee.language])
    await expect(opening.getByText(theirs.scorecards.judgedBy.rules)).toBeVisible()
    const written = entryOf(trainee, question)
    await expect(written.getByText(theirs.scorecards.judgedBy.pending)).toBeVisible()

    // The manager marks what no model judged.
    await manager.goto(`/session/${sessionId}`)
    await manager.getByRole('button', { name: scorecards.markNamed.replace('{name}', question) }).click()
    const dialog = manager.getByRole('dialog', { name: scorecards.markTitle })
    await dialog.getByText('Asked in passing').click()
    await dialog.getByLabel(new RegExp(`^${scorecards.noteField}`, 'u')).fill('Too late in the call.')
    await dialog.getByRole('button', { name: scorecards.saveMark }).click()
    await expect(dialog).toHaveCount(0)
    const held = manager.getByRole('region', { name: scorecards.result, exact: true })
    await expect(held.getByText(scorecards.passed, { exact: true })).toBeVisible()

    // The trainee sees who marked it, and has passed.
    await trainee.reload()
    await expect(written.getByText('Too late in the call.')).toBeVisible()
    const marked = theirs.scorecards.markedBy.split('{name}')[0] ?? ''
    await expect(written.getByText(new RegExp(marked, 'u'))).toBeVisible()
    await expect(trainee.getByText(theirs.assignments.notePassed.replace('{score}', '10'))).toBeVisible()

    // A change makes a second version; the call stays held against the first.
    await manager.goto('/scorecards')
    await manager.getByRole('link', { name, exact: true }).click()
    await manager.getByRole('link', { name: scorecards.edit, exact: true }).click()
    await manager.getByLabel(scorecards.fields.passMark).fill('90')
    await manager.getByRole('button', { name: scorecards.save }).click()
    const version = (number: number) => scorecards.version.replace('{version, number}', String(number))
    for (const number of [1, 2])
      await expect(manager.getByRole('link', { name: version(number), exact: true })).toBeVisible()
    const changes = manager.getByRole('list', { name: scorecards.changes })
    await expect(changes).toHaveText(/10.*90/u)
    await manager.getByRole('link', { name: version(1), exact: true }).click()
    await expect(manager.getByText(scorecards.oldNote.replace('{current, number}', '2'))).toBeVisible()
    await trainee.reload()
    await expect(
      trainee.getByText(
        theirs.scorecards.heldAgainst.replace('{name}', name).replace('{version, number}', '1'),
      ),
    ).toBeVisible()
    for (const opened of [manager, trainee]) await opened.context().close()
  })

test('[CARD8] every built-in criterion has a name on the screens', async ({ page, baseURL }) => {
  await logIn(page, baseURL, 'en', 'manager')
  const answer = await page.request.get(endpoints.listBuiltInCriteria.path)
  const groups = endpoints.listBuiltInCriteria.result.parse(await answer.json())
  const ids = groups.flatMap(({ criteria }) => criteria.map(({ id }) => id)).toSorted()
  for (const language of languages) {
    const named = Object.entries(messages[language].criteria).flatMap(([dimension, names]) =>
      Object.keys(names).map((name) => `${dimension}.${name}`),
    )
    expect(named.toSorted()).toEqual(ids)
  }
})

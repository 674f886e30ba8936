import { expect } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { scriptedCalls } from './scripted-calls.ts'
import { messages, say, waitForReply } from './session-screen.ts'
import { openPath, type Screen, type Visit } from './visit.ts'

const texts = {
  en: {
    name: 'The first month',
    description: 'For agents in their first month on the phone.',
    question: 'Did the collector offer a second date?',
    points: ['Named one and asked whether it suits.', 'Hinted at one.', 'Insisted on one day.'],
    example: 'Would the 20th be easier for you?',
    note: 'Only Friday was named.',
    title: 'A call by the scorecard',
  },
  es: {
    name: 'El primer mes',
    description: 'Para quienes empiezan a llamar.',
    question: '¿Ofreció el cobrador una segunda fecha?',
    points: ['Nombró una y preguntó si convenía.', 'La insinuó.', 'Insistió en un solo día.'],
    example: '¿Le resultaría más fácil el día 20?',
    note: 'Solo se nombró el viernes.',
    title: 'Una llamada según la ficha',
  },
} as const

function contentIn(language: Language): ScorecardContent {
  const { name, description, question, points, example } = texts[language]
  const [two, one, zero] = points
  const entry = () => ({ id: crypto.randomUUID(), failing: false })
  return {
    name,
    description,
    passMark: 80,
    criteria: [
      { kind: 'built_in', ...entry(), weight: 2, criterion: 'communication.opening' },
      { kind: 'built_in', ...entry(), weight: 1, criterion: 'compliance.verified_first' },
      {
        kind: 'written',
        ...entry(),
        failing: true,
        weight: 3,
        question,
        two,
        one,
        zero,
        examples: [example],
      },
    ],
    requiredLines: [{ kind: 'notice', ...entry(), text: scriptedCalls[language][2], due: 'opening' }],
  }
}

const post = async (visit: Visit, path: string, data: object): Promise<unknown> => {
  const answer = await visit.page.request.post(path, { headers: { origin: visit.origin }, data })
  return answer.json()
}

/** Makes a scorecard of the user's team, in two versions. */
async function makeScorecard(visit: Visit) {
  const { createScorecard, createScorecardVersion } = endpoints
  const content = contentIn(visit.language)
  const made = createScorecard.result.parse(
    await post(visit, createScorecard.path, { content: { ...content, passMark: 70, requiredLines: [] } }),
  )
  const path = createScorecardVersion.path.replace(':id', made.id)
  return createScorecardVersion.result.parse(await post(visit, path, { content, basedOn: 1 }))
}

/** Assigns a call by a scorecard to a newcomer of the team, who holds it; returns its session. */
async function holdCall(visit: Visit, scorecardId: string): Promise<string> {
  const { page, origin, language } = visit
  const { createAssignment, createInvitation, currentUser, listProspects, register, startAssignment } =
    endpoints
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: origin })
  const trainee: Visit = { ...visit, page: await context.newPage() }
  await trainee.page.addInitScript((lang) => localStorage.setItem('portal-language', lang), language)
  const { teamId } = currentUser.result.parse(await (await page.request.get(currentUser.path)).json())
  const invited = await post(visit, createInvitation.path, { teamId })
  const { token } = createInvitation.result.parse(invited)
  const person = register.result.parse(
    await post(trainee, register.path, {
      username: `newcomer-${crypto.randomUUID().slice(0, 8)}`,
      password: 'a long enough password',
      firstName: 'Nora',
      lastName: 'Quinn',
      invitation: token,
    }),
  )
  const listed = await page.request.get(listProspects.path)
  const assigned = createAssignment.result.parse(
    await post(visit, createAssignment.path, {
      title: texts[language].title,
      prospectId: listProspects.result.parse(await listed.json())[0]?.id,
      scorecardId,
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      personIds: [person.id],
    }),
  )
  const session = startAssignment.result.parse(
    await post(trainee, startAssignment.path.replace(':id', assigned.id), {
      sessionLanguage: language === 'es' ? 'spanish' : 'english',
    }),
  )
  await openPath(`/training/${session.id}`)(trainee)
  for (const line of scriptedCalls[language].slice(0, 3)) {
    await say(trainee.page, language, line)
    await waitForReply(trainee.page)
  }
  await post(trainee, endpoints.completeTrainingSession.path.replace(':id', session.id), {})
  await context.close()
  return session.id
}

/** Opens a call by a scorecard, whose written criterion is marked unless it is left `pending`. */
const openHeldSession = (state: 'pending' | 'marked') => async (visit: Visit) => {
  const { page, language } = visit
  const scorecard = await makeScorecard(visit)
  const id = await holdCall(visit, scorecard.id)
  const written = scorecard.content.criteria.find(({ kind }) => kind === 'written')
  if (state === 'marked')
    await post(visit, endpoints.markScorecardEntry.path.replace(':id', id), {
      entryId: written?.id,
      score: 0,
      note: texts[language].note,
      replaces: null,
    })
  await openPath(`/session/${id}`)(visit)
  const { scorecards } = messages[language]
  const region = page.getByRole('region', { name: scorecards.result, exact: true })
  await region.scrollIntoViewIfNeeded()
}

/** Scorecards: the list, one of them, the editor, and a call that was held against one. */
export const scorecardScreens: readonly Screen[] = [
  {
    name: 'scorecards',
    role: 'manager',
    open: async (visit) => {
      await makeScorecard(visit)
      await openPath('/scorecards')(visit)
      await expect(visit.page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'a scorecard',
    role: 'manager',
    open: async (visit) => {
      const { id } = await makeScorecard(visit)
      await openPath(`/scorecards/${id}`)(visit)
      const changes = { name: messages[visit.language].scorecards.changes }
      await expect(visit.page.getByRole('list', changes)).toBeVisible()
    },
  },
  {
    name: 'scorecard editor',
    role: 'manager',
    open: async (visit) => {
      const { id } = await makeScorecard(visit)
      await openPath(`/scorecards/${id}/edit`)(visit)
    },
  },
  { name: 'scorecard templates', role: 'manager', open: openPath('/scorecards/new') },
  {
    name: 'scorecard editor: problems',
    role: 'manager',
    open: async (visit) => {
      const { scorecards, steps } = messages[visit.language]
      await openPath('/scorecards/new?template=blank')(visit)
      const anew = visit.page.getByRole('button', { name: steps.startOver })
      if (await anew.isVisible()) await anew.click()
      await visit.page.getByRole('button', { name: scorecards.addWritten }).click()
      await visit.page.getByRole('button', { name: scorecards.save }).click()
      await expect(visit.page.getByText(scorecards.problems)).toBeVisible()
    },
  },
  {
    name: 'scorecard editor: built-in criteria',
    role: 'manager',
    open: async (visit) => {
      await openPath('/scorecards/new?template=blank')(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].scorecards.addBuiltIn }).click()
      await expect(visit.page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  },
  { name: 'session details, by a scorecard', role: 'manager', open: openHeldSession('marked') },
  {
    name: 'session details, a mark',
    role: 'manager',
    open: async (visit) => {
      await openHeldSession('pending')(visit)
      const name = messages[visit.language].scorecards.markNamed.replace(
        '{name}',
        texts[visit.language].question,
      )
      await visit.page.getByRole('button', { name }).click()
      await expect(visit.page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
]

import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { lessonIds } from '#protocol/vocabulary/course.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { completeByCalls } from './complete-by-calls.ts'
import { quietMicrophone } from './quiet-microphone.ts'
import { reviewSession } from './review-session.ts'
import { scorecardScreens } from './scorecard-screens.ts'
import { accessScreens } from './access-screens.ts'
import { administrationScreens } from './administration-screens.ts'
import { endAnimations } from './settled.ts'
import {
  composer,
  createSession,
  demoPassword,
  messages,
  waitForReply,
  say,
  setLanguage,
} from './session-screen.ts'
import { shellScreens } from './shell-screens.ts'
import { stateScreens } from './state-screens.ts'
import { openPath, type Screen, openTab, type Visit } from './visit.ts'
import { state } from './voice-screen.ts'

/** Logs a demo user in without the landing page; its browser context keeps the language. */
export async function logIn(page: Page, origin: string, language: Language, role: Role): Promise<Visit> {
  await setLanguage(page, language)
  await page.request.post(endpoints.login.path, {
    headers: { origin },
    data: { username: `demo.${role}`, password: demoPassword },
  })
  const listed = await page.request.get(endpoints.listTrainingSessions.path)
  const sessions = endpoints.listTrainingSessions.result.parse(await listed.json())
  const scored = sessions.filter(
    ({ status, score, retryOf }) => status === 'completed' && score !== null && retryOf === null,
  )
  // Of a call in the language of the screen no quote needs a translation.
  const spoken = language === 'es' ? 'spanish' : 'english'
  const past = scored.find(({ sessionLanguage }) => sessionLanguage === spoken) ?? scored[0]
  return { page, origin, language, role, pastSessionId: past?.id ?? '' }
}

/** Sets theme and width, and ends all animations. */
export async function setAppearance(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  await endAnimations(page)
}

/** Starts a session with the first prospect; returns its path. */
export async function startSession(visit: Visit, communicationMode: 'text' | 'voice'): Promise<string> {
  return `/training/${await createSession(visit.page, visit.language, { communicationMode })}`
}

/** Starts or resumes an assignment of the user; returns the path of the session. */
async function startDueAssignment({ page, origin }: Visit): Promise<string> {
  const { listDueAssignments, startAssignment } = endpoints
  const listed = await page.request.get(listDueAssignments.path)
  const due = listDueAssignments.result.parse(await listed.json())
  const todo = due.find(({ state }) => state !== 'passed' && state !== 'failed')
  if (!todo) throw new Error('there is no open assignment')
  const path = startAssignment.path.replace(':id', todo.id)
  const started = await page.request.post(path, { headers: { origin }, data: {} })
  return `/training/${startAssignment.result.parse(await started.json()).id}`
}

/** Takes the second line of the past session again, and ends the retry; returns its id. */
async function retryPastSession({ page, origin, pastSessionId, language }: Visit): Promise<string> {
  const { getTrainingSession, retryTrainingSession } = endpoints
  const read = await page.request.get(getTrainingSession.path.replace(':id', pastSessionId))
  const { items } = getTrainingSession.result.parse(await read.json())
  const from = items.filter(({ role }) => role === 'user')[1]
  const started = await page.request.post(retryTrainingSession.path.replace(':id', pastSessionId), {
    headers: { origin },
    data: { itemId: from?.id },
  })
  const { id } = retryTrainingSession.result.parse(await started.json())
  await completeByCalls(
    page,
    id,
    language === 'es'
      ? [
          'Lamento que haya sido tan difícil. ¿Qué cambió para usted?',
          'Gracias. ¿Con cuánto podría al mes?',
          'Entiendo. ¿Le parece si lo dejamos aquí por hoy?',
        ]
      : [
          'I am sorry it has been so hard. What has changed for you?',
          'Thank you. What could you manage a month?',
          'I see. Shall we leave it here for today?',
        ],
  )
  return id
}

/** The screens before the login. */
export const landingScreens: readonly Screen[] = [
  { name: 'log in', open: openPath('/') },
  {
    name: 'register',
    open: async (visit) => {
      await openPath('/')(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].landing.toRegister }).click()
    },
  },
  ...accessScreens,
]

/** The screens to prepare practice: dashboard, training, prospects and coaches. */
export const practiceScreens: readonly Screen[] = [
  { name: 'overview', open: openPath('/') },
  { name: 'overview of a manager', role: 'manager', open: openPath('/') },
  { name: 'overview of an admin', role: 'admin', open: openPath('/') },
  {
    name: 'choice of a coach',
    open: async (visit) => {
      const { page, language } = visit
      await openPath('/')(visit)
      await page.getByText(messages[language].overview.objectionsButton, { exact: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  { name: 'training center', open: openPath('/training') },
  { name: 'training setup', open: openPath('/training-setup') },
  { name: 'prospects', open: openPath('/prospects') },
  {
    name: 'prospect wizard',
    open: async (visit) => {
      await openPath('/prospects')(visit)
      const { prospects } = messages[visit.language]
      await visit.page.getByRole('button', { name: prospects.create, exact: true }).click()
      await expect(visit.page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  {
    name: 'quick create',
    open: async (visit) => {
      await openPath('/prospects')(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].prospects.quick }).click()
      await expect(visit.page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  { name: 'coaches', open: openPath('/coaches') },
  {
    name: 'coach builder',
    open: async (visit) => {
      await openPath('/coaches')(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].coaches.create }).click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
]

const firstLine = {
  en: 'Hello, this is Alex Moreno with Northway Recovery. Am I speaking with Karen Whitfield?',
  es: 'Hola, soy Alex Moreno, de Cobranza Norte. ¿Hablo con Karen Whitfield?',
} as const

/** The screens of a session and its analysis. */
export const sessionScreens: readonly Screen[] = [
  {
    name: 'session by text',
    open: async (visit) => {
      const { page, language } = visit
      await openPath(await startSession(visit, 'text'))(visit)
      await composer(page, language).fill(firstLine[language])
      await composer(page, language).press('Enter')
      await expect(page.getByRole('log').locator('[data-item][data-status="complete"]')).toHaveCount(3)
    },
  },
  {
    name: 'session for an assignment',
    open: (visit) => startDueAssignment(visit).then((path) => openPath(path)(visit)),
  },
  {
    name: 'session by voice, before the microphone',
    open: async (visit) => {
      await openPath(await startSession(visit, 'voice'))(visit)
      await expect(visit.page.getByText(messages[visit.language].call.allow, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'session by voice',
    open: async (visit) => {
      const { page, language } = visit
      const { call } = messages[language]
      await quietMicrophone(page)
      await openPath(await startSession(visit, 'voice'))(visit)
      await page.getByText(call.allow, { exact: true }).click()
      // The toast covers the account file.
      const toast = page.locator('li[data-swipe-direction]').filter({ hasText: call.enabled })
      await toast.getByRole('button').last().click()
      await expect(toast).toHaveCount(0)
      await expect(state(page)).toHaveText(call.listening)
      await page.getByRole('button', { name: call.openTyping }).click()
      await composer(page, language).fill(firstLine[language])
      await composer(page, language).press('Enter')
      await expect(page.locator('[data-item][data-status="complete"]')).toHaveCount(3)
      await page.getByRole('button', { name: call.closeTyping }).click()
      await expect(state(page)).toHaveText(call.listening)
    },
  },
  { name: 'session details', open: openPath(({ pastSessionId }) => `/session/${pastSessionId}`) },
  {
    name: 'coach after a session',
    open: async (visit) => {
      const { page, language } = visit
      const { coach } = messages[language]
      await openPath(({ pastSessionId }) => `/session/${pastSessionId}`)(visit)
      await page.getByRole('button', { name: coach.ask }).click()
      const window = page.getByRole('dialog')
      await window.getByRole('button', { name: coach.questions.improve }).click()
      await expect(window.getByRole('log').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'retry beside its first try',
    open: async (visit) => {
      const { page } = visit
      const id = await retryPastSession(visit)
      await openPath(`/session/${id}`)(visit)
      await expect(page.getByRole('heading', { name: messages[visit.language].tries.first })).toBeVisible()
    },
  },
  { name: 'history', open: openPath('/history') },
  { name: 'analytics of a year', open: openPath('/analytics?days=365') },
  { name: 'analytics of a week', role: 'manager', open: openPath('/analytics?days=7') },
]

/** The course, settings and other screens. */
export const otherScreens: readonly Screen[] = [
  { name: 'onboarding', open: openPath('/onboarding') },
  { name: 'lesson', open: openPath(`/onboarding/${lessonIds[0]}`) },
  { name: 'settings', open: openPath('/settings') },
  { name: 'settings: voice', open: openTab('/settings', 1) },
  {
    name: 'settings: a voice of one’s own',
    open: async (visit) => {
      await openTab('/settings', 1)(visit)
      await visit.page.getByRole('button', { name: messages[visit.language].voice.createVoice }).click()
    },
  },
  { name: 'settings: security', open: openTab('/settings', 2) },
  { name: 'not found', open: openPath('/nowhere') },
]

/** Runs `callback` while a trainee is in a session, in another browser context, which stays until the test ends. */
async function withPractisingTrainee(visit: Visit, callback: (path: string) => Promise<void>): Promise<void> {
  const browser = visit.page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: visit.origin })
  const trainee = await logIn(await context.newPage(), visit.origin, visit.language, 'trainee')
  const path = await startSession(trainee, 'text')
  await openPath(path)(trainee)
  await say(trainee.page, visit.language, threat[visit.language])
  await waitForReply(trainee.page)
  await callback(path)
}
const threat = {
  en: 'Pay today or you will be arrested and go to jail.',
  es: 'Pague hoy o lo van a arrestar y va a ir a la cárcel.',
} as const

const reviewTexts = {
  en: {
    whole: 'You kept calm when she was not. Ask for the reason before you name a sum.',
    line: 'Say who you are first.',
    reason: 'You were only quoting the letter there, so it was no threat.',
  },
  es: {
    whole: 'Mantuvo la calma cuando ella no la tenía. Pregunte el motivo antes de decir una cantidad.',
    line: 'Primero diga quién es usted.',
    reason: 'Ahí usted solo citaba la carta, así que no fue una amenaza.',
  },
} as const

/** Reviews a session of the own team and opens it. */
async function openReviewedSession(visit: Visit): Promise<void> {
  const { page, origin, language } = visit
  const id = await reviewSession(page, origin, reviewTexts[language])
  await openPath(`/session/${id}`)(visit)
  await expect(page.getByText(reviewTexts[language].whole).first()).toBeVisible()
}

/** The screens of supervisors for live and reviewed sessions. */
export const watchingScreens: readonly Screen[] = [
  {
    name: 'live: running sessions',
    role: 'manager',
    open: (visit) =>
      withPractisingTrainee(visit, async () => {
        await openPath('/teams?tab=live')(visit)
        const attention = { name: messages[visit.language].watching.attentionHere }
        await expect(visit.page.getByRole('list', attention).first()).toBeVisible()
      }),
  },
  {
    name: 'live: a session',
    role: 'manager',
    open: (visit) =>
      withPractisingTrainee(visit, async (path) => {
        await openPath(path.replace('/training/', '/session/'))(visit)
        await expect(visit.page.getByText(threat[visit.language]).first()).toBeVisible()
      }),
  },
  { name: 'session details, reviewed', role: 'manager', open: openReviewedSession },
  {
    name: 'session details, a decision about the score',
    role: 'manager',
    open: async (visit) => {
      const { page, language } = visit
      await openReviewedSession(visit)
      await page.getByRole('button', { name: messages[language].review.change }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    },
  },
]

/** All screens after the login. */
export const screens: readonly Screen[] = [
  ...practiceScreens,
  ...sessionScreens,
  ...otherScreens,
  ...administrationScreens,
  ...watchingScreens,
  ...scorecardScreens,
  ...shellScreens,
  ...stateScreens,
]

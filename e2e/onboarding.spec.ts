import type { Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import { loadLessons } from '#src/features/onboarding/load-lessons.ts'
import type { InteractiveLesson, Lesson, QuizLesson } from '#src/features/onboarding/lessons/lesson.ts'
import { violations } from './support/axe.ts'
import { expect, test } from './support/portal.ts'
import { waitUntilSettled } from './support/settled.ts'
import { scriptedCalls } from './support/scripted-calls.ts'
import { endCall, messages, register, say, waitForReply } from './support/session-screen.ts'

function lessonOf<Type extends Lesson['type']>(lessons: readonly Lesson[], type: Type) {
  const found = lessons.find((lesson) => lesson.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found as Extract<Lesson, { type: Type }>
}

for (const language of ['en', 'es'] as const satisfies Language[]) {
  const { analysis, onboarding, shell } = messages[language]

  test(`[COURSE1] ${language}: a whole module: call, reading, choices, practice, quiz by keyboard`, async ({
    page,
  }) => {
    const lessons = await loadLessons(language, 'fundamentals')
    const problems: string[] = []
    const check = async (place: string) => {
      await waitUntilSettled(page)
      for (const violation of await violations(page)) problems.push(`${place}: ${violation}`)
    }
    const goOn = async (to: keyof typeof onboarding.lessons) => {
      const title = onboarding.lessons[to]
      await page.getByRole('link', { name: onboarding.nextLesson.replace('{lesson}', title) }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    }
    const finished = page.getByRole('heading', { name: onboarding.doneTitle })

    await register(page, language)
    await page.goto('/onboarding')
    await expect(page.getByRole('heading', { level: 1, name: onboarding.title })).toBeVisible()
    const fundamentals = page.getByRole('region', { name: onboarding.titles.fundamentals })
    const communication = page.getByRole('region', { name: onboarding.titles.communication })
    await expect(communication.getByRole('link')).toHaveCount(0)
    await check('the course')
    await page.getByRole('link', { name: onboarding.begin }).click()

    // An example call.
    const call = lessonOf(lessons, 'video')
    for (const line of call.lines.slice(1)) {
      await page.getByRole('button', { name: onboarding.call.next }).click()
      await expect(page.getByRole('log').getByText(line.text)).toBeVisible()
    }
    await page.getByRole('button', { name: onboarding.markDone }).click()
    await expect(finished).toBeFocused()
    await check('an example call')

    // A reading.
    await goOn('call-structure')
    await page.getByRole('button', { name: onboarding.markDone }).click()
    await expect(finished).toBeFocused()
    await check('a reading')

    // Choices: first the harmful one, then the strong ones.
    await goOn('who-picks-up')
    await choosePath(page, lessonOf(lessons, 'interactive'), check)
    await expect(finished).toBeVisible()

    // A practice session.
    await goOn('fundamentals-practice')
    await check('a practice')
    await page.getByRole('button', { name: onboarding.practice.start }).click()
    await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
    for (const [turn, line] of scriptedCalls[language].slice(0, 6).entries()) {
      await say(page, language, line)
      await expect(page.locator('[data-item]')).toHaveCount(2 * turn + 3)
      await waitForReply(page)
    }
    await endCall(page, language)
    await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()

    // The course shows the lesson as completed without a reload.
    await page.getByRole('link', { name: shell.onboarding }).click()
    await expect(fundamentals.getByText(`4 ${language === 'en' ? 'of' : 'de'} 5`)).toBeVisible()
    await page.getByRole('link', { name: onboarding.continue }).click()
    await expect(page).toHaveURL(/fundamentals-quiz$/u)

    // The quiz, by keyboard.
    await answerByKeyboard(page, lessonOf(lessons, 'quiz'), check)
    await expect(page.getByText(onboarding.moduleToast, { exact: true })).toBeVisible()
    await check('the end of the module')
    await goOn('empathy-with-content')
    await page.getByRole('link', { name: onboarding.toCourse }).first().click()
    await expect(communication.getByRole('link')).toHaveCount(6)

    // The progress is stored.
    await page.reload()
    await expect(
      fundamentals.locator('span:not(.sr-only)', { hasText: onboarding.states.completed }).first(),
    ).toBeVisible()
    expect(problems).toEqual([])
  })

  async function choosePath(
    page: Page,
    lesson: InteractiveLesson,
    check: (place: string) => Promise<void>,
  ): Promise<void> {
    const { choice } = onboarding
    const harmful = lesson.scenes[0]?.choices.find((one) => one.verdict === 'harmful')
    await page.getByRole('button', { name: harmful?.says ?? '' }).click()
    await expect(page.getByText(choice.verdicts.harmful, { exact: true })).toBeVisible()
    await check('a harmful choice')
    await page.getByRole('button', { name: choice.go }).click()
    await expect(page.getByText(choice.outcomes.lost, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: choice.back }).click()
    for (const scene of lesson.scenes) {
      const strong = scene.choices.find((one) => one.verdict === 'strong')
      await page.getByRole('button', { name: strong?.says ?? '' }).click()
      await page.getByRole('button', { name: choice.go }).click()
    }
    await expect(page.getByText(choice.outcomes.good, { exact: true })).toBeVisible()
    await check('a good end')
  }

  async function answerByKeyboard(
    page: Page,
    lesson: QuizLesson,
    check: (place: string) => Promise<void>,
  ): Promise<void> {
    const { quiz } = onboarding
    for (const [place, question] of lesson.questions.entries()) {
      await expect(page.getByRole('group', { name: question.question })).toBeVisible()
      const right = question.answers.find((answer) => answer.id === question.right)
      const group = page.getByRole('group', { name: question.question })
      const at = (await group.locator('label').allInnerTexts()).indexOf(right?.text ?? '')
      expect(at).not.toBe(-1)
      const radios = group.getByRole('radio')
      if (place === 0) await radios.first().focus()
      else await page.keyboard.press('Tab')
      await expect(radios.first()).toBeFocused()
      await page.keyboard.press('Space')
      for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown')
      await expect(radios.nth(at)).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page.getByText(quiz.right, { exact: true })).toBeVisible()
      if (place === 0) await check('an answer')
      // The explanation has the focus; the next button is the next tab stop.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    const total = String(lesson.questions.length)
    const passed = quiz.passed.replace('{correct}', total).replace('{total}', total)
    await expect(page.getByRole('heading', { name: passed })).toBeFocused()
  }
}

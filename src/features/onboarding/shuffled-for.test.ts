import { describe, expect, it } from 'vitest'
import { course } from '#protocol/vocabulary/course.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { id } from '#src/testing/fixtures.ts'
import type { Lesson } from './lessons/lesson.ts'
import { loadLessons } from './load-lessons.ts'
import { shuffledFor } from './shuffled-for.ts'

const allOf = async (language: Language) =>
  (await Promise.all(course.map((module) => loadLessons(language, module.id)))).flat()
const [lessons, spanish] = [await allOf('en'), await allOf('es')]
const users = Array.from({ length: 60 }, (_, at) => id(at + 1))

/** Of every scene and question: the ids in the order shown, and which of them is right. */
function places(lesson: Lesson): { shown: string[]; right: string | undefined }[] {
  if (lesson.type === 'quiz')
    return lesson.questions.map(({ answers, right }) => ({ shown: answers.map((one) => one.id), right }))
  if (lesson.type !== 'interactive') return []
  return lesson.scenes.map(({ choices }) => ({
    shown: choices.map((one) => one.id),
    right: choices.find(({ verdict }) => verdict === 'strong')?.id,
  }))
}
const orders = (of: readonly Lesson[], userId: string) =>
  of.map((lesson) => places(shuffledFor(userId, lesson)).map(({ shown }) => shown))

describe('the order of choices and answers', () => {
  it.each(['interactive', 'quiz'] as const)('[COURSE13] does not tell which is right: %s', (type) => {
    const chosen = lessons.filter((lesson) => lesson.type === type)
    const found = users.flatMap((user) => chosen.flatMap((lesson) => places(shuffledFor(user, lesson))))
    const three = found.filter(({ shown }) => shown.length === 3)
    expect(three.length).toBeGreaterThan(0)
    for (const place of [0, 1, 2]) {
      const share = three.filter(({ shown, right }) => shown[place] === right).length / three.length
      expect(share).toBeGreaterThan(0.28)
      expect(share).toBeLessThan(0.39)
    }
  })

  it('[COURSE13] is the same each time for a user, in both languages, and another for another user', () => {
    const [ana = '', luis = ''] = users
    expect(orders(lessons, ana)).toEqual(orders(lessons, ana))
    expect(orders(spanish, ana)).toEqual(orders(lessons, ana))
    expect(orders(lessons, luis)).not.toEqual(orders(lessons, ana))
  })

  it('[COURSE13] leaves nothing out and changes nothing else', () => {
    const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
      entries.toSorted((one, other) => one.id.localeCompare(other.id))
    const inFixedOrder = (lesson: Lesson) => {
      if (lesson.type === 'interactive')
        return { ...lesson, scenes: lesson.scenes.map((one) => ({ ...one, choices: byId(one.choices) })) }
      if (lesson.type === 'quiz')
        return {
          ...lesson,
          questions: lesson.questions.map((one) => ({ ...one, answers: byId(one.answers) })),
        }
      return lesson
    }
    for (const lesson of lessons)
      expect(inFixedOrder(shuffledFor(id(1), lesson))).toEqual(inFixedOrder(lesson))
  })
})

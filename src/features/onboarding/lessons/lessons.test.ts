import { describe, expect, it } from 'vitest'
import {
  countriesOf,
  course,
  courseLaws,
  lessonsOf,
  type LessonId,
  questionsIn,
} from '#protocol/vocabulary/course.ts'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { loadLessons } from '../load-lessons.ts'
import { type InteractiveLesson, type Lesson, lesson as lessonSchema, type QuizLesson } from './lesson.ts'

async function allOf(language: Language): Promise<Lesson[]> {
  return (await Promise.all(course.map((module) => loadLessons(language, module.id)))).flat()
}
const lessons: Record<Language, Lesson[]> = { en: await allOf('en'), es: await allOf('es') }
const both = languages.flatMap((language) => lessons[language].map((lesson) => ({ language, lesson })))

const ofType = <Type extends Lesson['type']>(type: Type) =>
  both.flatMap(({ language, lesson }) =>
    lesson.type === type ? [{ language, lesson: lesson as Extract<Lesson, { type: Type }> }] : [],
  )

/** Replaces every translated text with 'text', leaving what both languages must share. */
function shapeOf(value: unknown, key = ''): unknown {
  const structural = ['id', 'type', 'right', 'next', 'verdict', 'outcome', 'speaker', 'basisLang']
  if (typeof value === 'string') return structural.includes(key) ? value : 'text'
  if (Array.isArray(value)) return value.map((one) => shapeOf(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]))
  return value
}

/** The sections that a lesson cites, in order of appearance. */
function citations(lesson: Lesson): string[] {
  return [...JSON.stringify(lesson).matchAll(/\d+ (?:U\.S\.C\.|CFR) [\d.]+[a-z]?(?:\(\w+\))*/gu)].map(
    (match) => match[0],
  )
}

/** The ending of every path through the choices of a call. Throws if a path loops. */
function endingsOf(lesson: InteractiveLesson, id: string, depth = 0): string[] {
  if (depth > lesson.scenes.length) throw new Error(`${lesson.id} loops at ${id}`)
  const scene = lesson.scenes.find((one) => one.id === id)
  if (!scene) return [id]
  return scene.choices.flatMap((choice) => endingsOf(lesson, choice.next, depth + 1))
}

describe('the lessons of the course', () => {
  it.each(both.map(({ language, lesson }) => [language, lesson.id, lesson] as const))(
    '%s %s matches the schema',
    (_language, _id, lesson) => {
      expect(lessonSchema.parse(lesson)).toEqual(lesson)
    },
  )

  it.each(languages)(
    '[COURSE5] has every lesson of the outline, with its type and in its order: %s',
    (language) => {
      expect(lessons[language].map(({ id, type }) => [id, type])).toEqual(
        course.flatMap(lessonsOf).map(({ id, type }) => [id, type]),
      )
    },
  )

  it.each(lessons.en.map((lesson) => lesson.id))(
    'has the same structure in both languages: %s',
    (id: LessonId) => {
      const [en, es] = languages.map((language) => lessons[language].find((one) => one.id === id))
      expect(shapeOf(es)).toEqual(shapeOf(en))
    },
  )

  it.each(lessons.en.map((lesson) => lesson.id))('cites the same sections in both languages: %s', (id) => {
    const [en, es] = languages.map((language) => lessons[language].find((one) => one.id === id))
    if (!en || !es) throw new Error(`no ${id}`)
    expect(citations(es)).toEqual(citations(en))
  })

  it.each(
    both
      .filter(({ lesson: { id } }) => id === 'an-accused-customer' || id === 'a-promise-that-holds')
      .map(({ language, lesson }) => [language, lesson.id, lesson] as const),
  )('tells a call without the law of one country: %s %s', (_language, _id, lesson) => {
    expect(citations(lesson)).toEqual([])
    expect(JSON.stringify(lesson)).not.toMatch(/United States|Estados Unidos|FDCPA|CONDUSEF/u)
  })

  it('names the help of the reader’s own country first', () => {
    const helpIn = (language: Language) => {
      const told = JSON.stringify(lessons[language].find(({ id }) => id === 'vulnerable-customers'))
      return [told.indexOf('988, '), told.indexOf('988 Suicide'), told.indexOf('800 911 2000')]
    }
    const [spanishUs = -1, , spanishMexico = -1] = helpIn('es')
    expect(spanishMexico).toBeGreaterThan(-1)
    expect(spanishMexico).toBeLessThan(spanishUs)
    const [, englishUs = -1, englishMexico = -1] = helpIn('en')
    expect(englishUs).toBeGreaterThan(-1)
    expect(englishUs).toBeLessThan(englishMexico)
  })

  it('is written in its own language', () => {
    for (const { language, lesson } of both) {
      // Ids are not shown to the user, and a citation is in the language of its law.
      const notTranslated = ['id', 'right', 'next', 'basis', 'by']
      const text = JSON.stringify(lesson, (key, value: unknown) =>
        notTranslated.includes(key) ? null : value,
      )
      expect(/\b(the|and|you)\b/u.test(text), `${language} ${lesson.id}`).toBe(language === 'en')
      expect(/\b(que|para|usted)\b/u.test(text), `${language} ${lesson.id}`).toBe(language === 'es')
    }
  })
})

describe('a quiz', () => {
  it.each(ofType('quiz').map(({ language, lesson }) => [language, lesson.id, lesson] as const))(
    'has all its questions, one right answer each, and an explanation for every answer: %s %s',
    (_language, id, quiz: QuizLesson) => {
      const outline = course.flatMap(lessonsOf).find((one) => one.id === id)
      if (outline?.type !== 'quiz') throw new Error(`${id} is no quiz`)
      for (const law of courseLaws) {
        const taught = countriesOf(law)
        const asked = quiz.questions.filter((one) => one.law === undefined || taught.includes(one.law))
        expect(asked.length, law).toBe(questionsIn(outline, law))
        expect(asked.length, law).toBeGreaterThanOrEqual(5)
      }
      expect(new Set(quiz.questions.map((question) => question.id)).size).toBe(quiz.questions.length)
      for (const question of quiz.questions) {
        const ids = question.answers.map((answer) => answer.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toContain(question.right)
        expect(new Set(question.answers.map((answer) => answer.why)).size).toBe(ids.length)
      }
    },
  )
})

describe('a call with choices', () => {
  it.each(ofType('interactive').map(({ language, lesson }) => [language, lesson.id, lesson] as const))(
    'leads every choice to an ending, reaches every ending, and has a good one: %s %s',
    (_language, _id, call: InteractiveLesson) => {
      const [first] = call.scenes
      if (!first) throw new Error('no scene')
      const reached = new Set(endingsOf(call, first.id))
      expect([...reached].toSorted()).toEqual(call.endings.map((ending) => ending.id).toSorted())
      const names = [...call.scenes, ...call.endings].map((one) => one.id)
      expect(new Set(names).size).toBe(names.length)
      expect(call.endings.map((ending) => ending.outcome)).toContain('good')
      for (const scene of call.scenes) {
        const verdicts = scene.choices.map((choice) => choice.verdict)
        expect(verdicts.filter((verdict) => verdict === 'strong')).toHaveLength(1)
      }
    },
  )

  it.each(ofType('interactive').map(({ language, lesson }) => [language, lesson.id, lesson] as const))(
    'ends well if the trainee always chooses the strong line, which raises trust more: %s %s',
    (_language, _id, call: InteractiveLesson) => {
      let id = call.scenes[0]?.id
      for (let scene = call.scenes[0]; scene; scene = call.scenes.find((one) => one.id === id)) {
        const strong = scene.choices.find((choice) => choice.verdict === 'strong')
        const harmful = scene.choices.find((choice) => choice.verdict === 'harmful')
        expect(strong?.effect.trust).toBeGreaterThan(harmful?.effect.trust ?? -1)
        id = strong?.next
      }
      expect(call.endings.find((ending) => ending.id === id)?.outcome).toBe('good')
    },
  )
})

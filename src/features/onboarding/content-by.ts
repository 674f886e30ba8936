import { countriesOf, type CourseLaw } from '#protocol/vocabulary/course.ts'
import { type CitedLaw, citedLaws } from './lessons/citations.ts'
import type { Block, Lesson } from './lessons/lesson.ts'

/**
 * A lesson as it is taught where calls are held by `law`: without the questions and the rules of other laws, and with no
 * other citations. By the house rules alone a rule of several laws stays, without citations.
 */
export function contentBy(lesson: Lesson, law: CourseLaw): Lesson {
  if (lesson.type === 'quiz') {
    const taught = countriesOf(law)
    return {
      ...lesson,
      questions: lesson.questions.filter(({ law: of }) => of === undefined || taught.includes(of)),
    }
  }
  if (lesson.type !== 'reading') return lesson
  return {
    ...lesson,
    sections: lesson.sections.map((section) => ({
      ...section,
      blocks: section.blocks.flatMap((block) => blockBy(block, law) ?? []),
    })),
  }
}

function blockBy(block: Block, law: CourseLaw): Block | null {
  if (typeof block === 'string' || !('by' in block)) return block
  const cited = citedBy(law)
  const having = citedLaws.filter((one) => block.by[one] !== undefined)
  const here = having.filter((one) => cited.includes(one))
  const taught = cited.length === 0 ? having.length > 1 : here.length > 0
  return taught ? { ...block, by: Object.fromEntries(here.map((one) => [one, block.by[one]])) } : null
}

/** The laws whose citations are shown: all of them where the law depends on the debtor. */
function citedBy(law: CourseLaw): readonly CitedLaw[] {
  if (law === 'by_region') return citedLaws
  return citedLaws.filter((one) => law === one || law.startsWith(`${one}_`))
}

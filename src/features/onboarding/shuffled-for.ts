import type { Lesson } from './lessons/lesson.ts'

/**
 * The lesson with the lines to choose from and the answers of a quiz in an order of this user's own [COURSE13]. The
 * order is a function of the user and the scene: it is the same after going back, on another day, and in both
 * languages, and tells nothing about which line is right.
 */
export function shuffledFor(userId: string, lesson: Lesson): Lesson {
  const shuffle = <Entry extends { id: string }>(placeId: string, entries: readonly Entry[]): Entry[] =>
    entries
      .map((entry) => ({ entry, rank: hash(`${userId}/${lesson.id}/${placeId}/${entry.id}`) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry)
  switch (lesson.type) {
    case 'interactive':
      return {
        ...lesson,
        scenes: lesson.scenes.map((scene) => ({ ...scene, choices: shuffle(scene.id, scene.choices) })),
      }
    case 'quiz':
      return {
        ...lesson,
        questions: lesson.questions.map((question) => ({
          ...question,
          answers: shuffle(question.id, question.answers),
        })),
      }
    case 'reading':
    case 'video':
    case 'practice':
      return lesson
    default:
      return lesson satisfies never
  }
}

/** 32-bit FNV-1a; murmur3's finaliser spreads texts that differ in their last characters alone. */
function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

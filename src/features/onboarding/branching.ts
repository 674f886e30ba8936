import type { Choice, Ending, InteractiveLesson, Scene } from './lessons/lesson.ts'

/** A scene and the line that was chosen in it. */
export type Step = { scene: Scene; choice: Choice }
export type Feelings = { trust: number; anger: number }

/** Where a path of choices leads: to a scene, or to an ending. */
export function positionAfter(
  lesson: InteractiveLesson,
  path: readonly Step[],
): { name: 'scene'; scene: Scene } | { name: 'ending'; ending: Ending } {
  const last = path.at(-1)
  const id = last?.choice.next ?? lesson.scenes[0]?.id
  const scene = lesson.scenes.find((one) => one.id === id)
  if (scene) return { name: 'scene', scene }
  const ending = lesson.endings.find((one) => one.id === id)
  if (!ending) throw new Error(`${lesson.id} has no scene and no ending ${id}`)
  return { name: 'ending', ending }
}

/** The debtor's feelings after a path; each stays within 0-100, as in the simulation. */
export function feelingsAfter(lesson: InteractiveLesson, path: readonly Step[]): Feelings {
  const clamp = (value: number) => Math.min(100, Math.max(0, value))
  return path.reduce<Feelings>(
    ({ trust, anger }, { choice }) => ({
      trust: clamp(trust + choice.effect.trust),
      anger: clamp(anger + choice.effect.anger),
    }),
    lesson.start,
  )
}

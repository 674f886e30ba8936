import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import type { LessonId } from '#protocol/vocabulary/course.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { moduleOf } from '#src/lib/course-state.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'

/**
 * The user's progress in the course, and the calls that change it. Each call returns the full progress, which
 * replaces the cached one. Promises resolve to whether the call succeeded; a failure is shown as a toast.
 */
export function useCourse() {
  const t = useTranslations()
  const toast = useToast()
  const { data: progress, error, mutate } = useEndpoint('getCourseProgress', {})
  const [saving, setSaving] = useState(false)

  const save = useCallback(
    async (action: () => Promise<CourseProgress>): Promise<CourseProgress | null> => {
      setSaving(true)
      try {
        const next = await action()
        await mutate(next, { revalidate: false })
        return next
      } catch (failure) {
        const texts = { title: t('common.error'), description: t('onboarding.saveFailed') }
        toast({ tone: 'critical', ...texts, errorId: errorIdOf(failure) })
        return null
      } finally {
        setSaving(false)
      }
    },
    [mutate, toast, t],
  )

  const start = useCallback(
    async (id: LessonId) => (await save(() => callEndpoint('startLesson', { params: { id } }))) !== null,
    [save],
  )
  const complete = useCallback(
    async (id: LessonId, correct?: number) => {
      const before = progress && moduleOf(progress, id)
      const wasCompleted = before?.lessons.find((lesson) => lesson.id === id)?.completed === true
      const body = correct === undefined ? {} : { correct }
      const next = await save(() => callEndpoint('completeLesson', { params: { id }, body }))
      if (next === null) return false
      if (wasCompleted) return true
      const courseCompleted = next.modules.every((module) => module.completed)
      const title = courseCompleted
        ? t('onboarding.courseToast')
        : moduleOf(next, id)?.completed === true
          ? t('onboarding.moduleToast')
          : t('onboarding.doneToast')
      toast({ tone: 'positive', title, description: t(`onboarding.lessons.${id}`) })
      return true
    },
    [save, progress, t, toast],
  )
  return { progress, error, reload: () => void mutate(), saving, start, complete }
}

import { GraduationCap } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { findLesson, type LessonId } from '#protocol/vocabulary/course.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { firstToward, missingPrerequisites } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'

/**
 * Leads to a lesson. Where its module is still locked for the reader, says what opens it and leads to the first lesson on
 * the way there.
 */
export function LessonLink(props: { id: LessonId }): ReactNode {
  const t = useTranslations('analysis.lead')
  const tCourse = useTranslations('onboarding')
  const formats = useFormats()
  const hintId = useId()
  const module = findLesson(props.id)?.module
  // A module that nothing precedes is open to everybody: there is nothing to ask.
  const { data: progress } = useEndpoint(
    'getCourseProgress',
    module === undefined || module.prerequisites.length === 0 ? null : {},
  )
  const first = progress && module && firstToward(progress, module.id)
  const title = tCourse(`lessons.${props.id}`)
  if (!first)
    return (
      <ButtonLink variant="secondary" to={`/onboarding/${props.id}`}>
        <GraduationCap aria-hidden size={16} />
        {t('lesson', { title })}
      </ButtonLink>
    )
  const missing = missingPrerequisites(progress, module.id)
  return (
    <>
      <ButtonLink variant="secondary" to={`/onboarding/${first.id}`} aria-describedby={hintId}>
        <GraduationCap aria-hidden size={16} />
        {t('lessonFirst', { title: tCourse(`lessons.${first.id}`) })}
      </ButtonLink>
      {/* Below all buttons of the row. */}
      <p id={hintId} className="order-last basis-full text-12 text-text-muted">
        {t('lessonOpens', {
          title,
          modules: formats.list(missing.map((id) => tCourse(`titles.${id}`))),
        })}
      </p>
    </>
  )
}

import { GraduationCap } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { findLesson, type LessonId } from '#protocol/vocabulary/course.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { firstToward, missingPrerequisites } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'

/** Quieter than the buttons above it, which take the moment again. */
const linkClass =
  'inline-flex min-h-6 items-center gap-2 text-14 font-medium text-accent-text underline-offset-4 hover:underline'

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
      <Link to={`/onboarding/${props.id}`} className={linkClass}>
        <GraduationCap aria-hidden size={16} className="shrink-0" />
        {t('lesson', { title })}
      </Link>
    )
  const missing = missingPrerequisites(progress, module.id)
  return (
    <>
      <p id={hintId} className="text-12 text-text-muted">
        {t('lessonOpens', {
          title,
          modules: formats.list(missing.map((id) => tCourse(`titles.${id}`))),
        })}
      </p>
      <Link to={`/onboarding/${first.id}`} aria-describedby={hintId} className={linkClass}>
        <GraduationCap aria-hidden size={16} className="shrink-0" />
        {t('lessonFirst', { title: tCourse(`lessons.${first.id}`) })}
      </Link>
    </>
  )
}

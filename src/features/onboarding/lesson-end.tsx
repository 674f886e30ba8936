import { Award, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CourseProgress, ModuleProgress } from '#protocol/rest/onboarding.ts'
import type { LessonId } from '#protocol/vocabulary/course.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { lessonAfter, modulesUnlockedBy } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'

/**
 * Shown below a completed lesson: what it completed, which modules it unlocked, and the next lesson. If the lesson
 * was completed on this visit, the heading takes the focus, because the button that had it is gone.
 */
export function LessonEnd(props: {
  progress: CourseProgress
  module: ModuleProgress
  id: LessonId
  takeFocus: boolean
}): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { progress, module, id, takeFocus } = props
  useEffect(() => {
    if (!takeFocus) return
    heading.current?.focus()
    // Focusing scrolls only the heading into view; the link to the next lesson is below it.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [takeFocus])
  const next = lessonAfter(progress, id)
  const opened = module.completed
    ? modulesUnlockedBy(progress, module.id).map((one) => t(`titles.${one}`))
    : []
  const Icon = module.completed ? Award : CircleCheck
  return (
    <section
      ref={section}
      className="scroll-my-4 rounded-ui border border-accent-border bg-accent-surface p-5"
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-16 font-semibold outline-none">
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-text" />
        {module.completed ? t('moduleDone', { module: t(`titles.${module.id}`) }) : t('doneTitle')}
      </h2>
      {opened.length > 0 && (
        <p className="mt-1 text-14">{t('unlocked', { modules: formats.list(opened) })}</p>
      )}
      {module.completed && next === null && <p className="mt-1 text-14">{t('allDone')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {next && (
          <ButtonLink
            to={`/onboarding/${next.id}`}
            variant="primary"
            className="h-auto! min-h-9 max-w-full shrink! py-1.5 text-left whitespace-normal!"
          >
            {t('nextLesson', { lesson: t(`lessons.${next.id}`) })}
          </ButtonLink>
        )}
        <ButtonLink to="/onboarding">{t('toCourse')}</ButtonLink>
      </div>
    </section>
  )
}

import { ChevronDown, CircleCheck, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { CourseProgress, ModuleProgress } from '#protocol/rest/onboarding.ts'
import { findModule } from '#protocol/vocabulary/course.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { missingPrerequisites, type ModuleState, moduleState } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'
import { LessonList } from './lesson-list.tsx'

const tones: Record<ModuleState, Tone> = {
  locked: 'plain',
  open: 'plain',
  started: 'plain',
  completed: 'accent',
}

/** One module: its topic, its progress and, to be unfolded, its lessons. */
export function ModuleCard(props: {
  progress: CourseProgress
  module: ModuleProgress
  number: number
  /** Its lessons are shown at first. */
  open: boolean
}): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const titleId = useId()
  const { module, progress } = props
  const state = moduleState(module)
  const done = module.lessons.filter((lesson) => lesson.completed).length
  const minutes = findModule(module.id)?.estimatedTime ?? 0
  const counted = t('lessonsDone', {
    done: formats.number(done),
    total: formats.number(module.lessons.length),
  })
  const missing = missingPrerequisites(progress, module.id).map((id) => t(`titles.${id}`))
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden">
      <header className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:justify-between sm:gap-8">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-12 text-text-muted">
            {t('module', { number: formats.number(props.number) })} · {formats.minutes(minutes * 60)}
          </p>
          <h3 id={titleId} className="text-16 font-semibold">
            {t(`titles.${module.id}`)}
          </h3>
          <p className="text-14 text-text-muted">{t(`about.${module.id}`)}</p>
          {state === 'locked' && (
            <p className="text-12 text-text-muted">{t('lockedUntil', { modules: formats.list(missing) })}</p>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-start gap-2 sm:w-44 sm:items-end">
          <Badge tone={tones[state]}>
            {state === 'locked' && <Lock aria-hidden size={16} />}
            {state === 'completed' && <CircleCheck aria-hidden size={16} />}
            {t(`states.${state}`)}
          </Badge>
          {state === 'started' && (
            <Progress label={counted} share={done / module.lessons.length} className="w-full" />
          )}
          {module.completedAt !== null && (
            <p className="text-12 text-text-muted">
              {t('completedOn', { date: formats.date(module.completedAt) })}
            </p>
          )}
        </div>
      </header>
      {/* Only the module of the next lesson is open: so the whole way is seen at a glance. */}
      <details open={props.open} className="group border-t border-border">
        <summary className="flex list-none items-center gap-2 px-5 py-2.5 text-14 text-text-muted -outline-offset-2 hover:text-text">
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
          />
          {counted}
        </summary>
        <div className="border-t border-border pb-1">
          <LessonList module={module} />
        </div>
      </details>
    </Card>
  )
}

import { CircleCheck, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { CourseProgress, ModuleProgress } from '#protocol/rest/onboarding.ts'
import { findModule } from '#protocol/vocabulary/course.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import { missingPrerequisites, type ModuleState, moduleState } from './course-state.ts'
import { LessonList } from './lesson-list.tsx'

const tones: Record<ModuleState, Tone> = {
  locked: 'plain',
  open: 'plain',
  started: 'plain',
  completed: 'accent',
}

/** One module: its topic, its progress and its lessons. */
export function ModuleCard(props: {
  progress: CourseProgress
  module: ModuleProgress
  number: number
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
    <Card aria-labelledby={titleId} className="flex h-full flex-col">
      <header className="flex flex-col gap-2 px-5 pt-4 pb-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-12 text-text-muted">
            {t('module', { number: formats.number(props.number) })} · {formats.minutes(minutes * 60)}
          </p>
          <Badge tone={tones[state]}>
            {state === 'locked' && <Lock aria-hidden size={16} />}
            {state === 'completed' && <CircleCheck aria-hidden size={16} />}
            {t(`states.${state}`)}
          </Badge>
        </div>
        <h3 id={titleId} className="text-16 font-semibold">
          {t(`titles.${module.id}`)}
        </h3>
        <p className="text-14 text-text-muted">{t(`about.${module.id}`)}</p>
        {state === 'locked' ? (
          <p className="text-12 text-text-muted">{t('lockedUntil', { modules: formats.list(missing) })}</p>
        ) : (
          <>
            <Progress label={counted} share={done / module.lessons.length} className="mt-1" />
            <p className="flex flex-wrap justify-between gap-x-3 text-12 text-text-muted">
              <span>{counted}</span>
              {module.completedAt !== null && (
                <span>{t('completedOn', { date: formats.date(module.completedAt) })}</span>
              )}
            </p>
          </>
        )}
      </header>
      <div className="border-t border-border pb-1">
        <LessonList module={module} />
      </div>
    </Card>
  )
}

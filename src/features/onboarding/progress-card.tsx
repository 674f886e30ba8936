import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CourseProgress, LessonProgress } from '#protocol/rest/onboarding.ts'
import { findLesson } from '#protocol/vocabulary/course.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { allLessons, minutesLeft, nextUp } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'
import { lessonIcons } from './lesson-types.ts'

/** The next lesson, which is what one comes for, and the user's progress. */
export function ProgressCard(props: { progress: CourseProgress }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const lessons = allLessons(props.progress)
  const done = lessons.filter((lesson) => lesson.completed).length
  const left = minutesLeft(props.progress)
  const next = nextUp(props.progress)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {next === null ? <AllDone /> : <NextUp next={next} started={done > 0} />}
      <Card className="flex flex-col p-5">
        <h2 className="text-14 font-medium text-text-muted">{t('progress')}</h2>
        <p className="tabular mt-2 text-28 font-semibold tracking-tight">
          {formats.percent(done / lessons.length)}
        </p>
        <Progress label={t('progress')} share={done / lessons.length} className="mt-3" />
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-14 text-text-muted">
          <span>
            {t('lessonsDone', { done: formats.number(done), total: formats.number(lessons.length) })}
          </span>
          {left > 0 && <span>{t('timeLeft', { time: formats.hoursAndMinutes(left) })}</span>}
        </p>
      </Card>
    </div>
  )
}

function NextUp(props: { next: LessonProgress; started: boolean }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const found = findLesson(props.next.id)
  if (!found) return null
  const { lesson, module } = found
  const Icon = lessonIcons[lesson.type]
  return (
    <Card className="flex flex-col p-5">
      <h2 className="text-14 font-medium text-text-muted">{t('nextUp')}</h2>
      <p className="mt-2 text-20 font-semibold">{t(`lessons.${lesson.id}`)}</p>
      <p className="mt-1 flex items-start gap-2 text-14 text-text-muted">
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span>
          {t(`types.${lesson.type}`)} · {formats.hoursAndMinutes(lesson.duration)} ·{' '}
          {t(`titles.${module.id}`)}
        </span>
      </p>
      <div className="mt-auto pt-4">
        <ButtonLink to={`/onboarding/${lesson.id}`} variant="primary">
          {props.started ? t('continue') : t('begin')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function AllDone(): ReactNode {
  const t = useTranslations('onboarding')
  return (
    <Card className="flex flex-col p-5">
      <p className="flex items-center gap-2 text-20 font-semibold">
        <Award aria-hidden size={20} className="text-accent-text" />
        {t('allDone')}
      </p>
      <p className="mt-1 text-14 text-text-muted">{t('allDoneHint')}</p>
      <div className="mt-auto pt-4">
        <ButtonLink to="/training-setup" variant="primary">
          {t('toTraining')}
        </ButtonLink>
      </div>
    </Card>
  )
}

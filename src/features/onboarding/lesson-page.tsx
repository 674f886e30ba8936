import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import { useTranslations } from 'use-intl'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import { type CourseLesson, type CourseModule, findLesson } from '#protocol/vocabulary/course.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { missingPrerequisites, moduleOf, nextUp } from '#src/lib/course-state.ts'
import { useFormats } from '#src/lib/format.ts'
import { useVisitor } from '#src/lib/visitor.ts'
import { contentBy } from './content-by.ts'
import { LessonBody } from './lesson-body.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonList } from './lesson-list.tsx'
import { loadLessons } from './load-lessons.ts'
import { shuffledFor } from './shuffled-for.ts'
import { UnknownLesson } from './unknown-lesson.tsx'
import { useCourse } from './use-course.ts'

/** /onboarding/:lessonId: one lesson, with the list of its module's lessons beside it. */
export function LessonPage(): ReactNode {
  const { lessonId = '' } = useParams()
  const found = findLesson(lessonId)
  if (!found) return <UnknownLesson />
  return <LessonScreen key={lessonId} lesson={found.lesson} module={found.module} />
}

function LessonScreen(props: { lesson: CourseLesson; module: CourseModule }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const course = useCourse()
  const { lesson } = props
  const module = course.progress && moduleOf(course.progress, lesson.id)
  const done = module?.lessons.find((one) => one.id === lesson.id)
  // The law of another country.
  if (course.progress && !done) return <UnknownLesson />
  return (
    <Page>
      <PageHeader
        back={{ to: '/onboarding', label: t('toCourse') }}
        title={t(`lessons.${lesson.id}`)}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14">
            {t(`titles.${props.module.id}`)}
            <Badge>
              {t(`types.${lesson.type}`)} · {formats.hoursAndMinutes(lesson.duration)}
            </Badge>
            {done?.completed === true && <Badge tone="accent">{t('lessonDone')}</Badge>}
          </span>
        }
      />
      {course.error && <ErrorNotice error={course.error} onRetry={course.reload} />}
      {!course.error && !course.progress && <LessonSkeleton />}
      {course.progress && module && done && (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
          <div className="max-w-[720px] min-w-0">
            {module.locked ? (
              <LockedModule progress={course.progress} module={props.module} />
            ) : (
              <OpenLesson {...props} course={course} />
            )}
          </div>
          <aside className="mt-10 lg:mt-0">
            <Card className="overflow-hidden lg:sticky lg:top-8">
              <div className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-3">
                <h2 className="text-14 font-semibold">{t('inThisModule')}</h2>
                <p className="tabular text-12 text-text-muted">
                  {t('lessonsDone', {
                    done: formats.number(module.lessons.filter((one) => one.completed).length),
                    total: formats.number(module.lessons.length),
                  })}
                </p>
              </div>
              <div className="border-t border-border">
                <LessonList module={module} current={lesson.id} />
              </div>
            </Card>
          </aside>
        </div>
      )}
    </Page>
  )
}

/** The content, once it has loaded, and the links that follow a completed lesson. */
function OpenLesson(props: {
  lesson: CourseLesson
  module: CourseModule
  course: ReturnType<typeof useCourse>
}): ReactNode {
  const t = useTranslations('onboarding')
  const { language } = useLanguage()
  const visitor = useVisitor()
  const { course, lesson } = props
  const [justDone, setJustDone] = useState(false)
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof loadLessons>>, Error>(
    `lessons/${language}/${props.module.id}`,
    () => loadLessons(language, props.module.id),
  )
  if (error) return <ErrorNotice title={t('contentFailed')} error={error} onRetry={() => void mutate()} />
  const content = data?.find((one) => one.id === lesson.id)
  const module = course.progress && moduleOf(course.progress, lesson.id)
  const done = module?.lessons.find((one) => one.id === lesson.id)
  if (!content || !course.progress || !module || !done || visitor.name !== 'user') return <LessonSkeleton />
  const complete = async (correct?: number) => {
    const succeeded = await course.complete(lesson.id, correct)
    if (succeeded && !done.completed) setJustDone(true)
    return succeeded
  }
  return (
    <div className="@container flex flex-col gap-6 text-16 sm:gap-8">
      <LessonBody
        key={language}
        lesson={shuffledFor(visitor.user.id, contentBy(content, course.progress.law))}
        done={done}
        saving={course.saving}
        onComplete={complete}
        onStart={() => course.start(lesson.id)}
      />
      {done.completed && (
        <LessonEnd
          progress={course.progress}
          module={module}
          id={lesson.id}
          // A quiz result and the ending of a call take the focus themselves, so that they are read first.
          takeFocus={justDone && (lesson.type === 'reading' || lesson.type === 'video')}
        />
      )}
    </div>
  )
}

function LockedModule(props: { progress: CourseProgress; module: CourseModule }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const missing = missingPrerequisites(props.progress, props.module.id).map((id) => t(`titles.${id}`))
  const next = nextUp(props.progress)
  return (
    <Card>
      <EmptyState
        icon={Lock}
        title={t('lockedTitle')}
        hint={t('lockedUntil', { modules: formats.list(missing) })}
        action={
          next && (
            <ButtonLink
              to={`/onboarding/${next.id}`}
              variant="primary"
              className="h-auto! min-h-9 shrink! py-1.5 whitespace-normal!"
            >
              {t('nextLesson', { lesson: t(`lessons.${next.id}`) })}
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}

function LessonSkeleton(): ReactNode {
  return (
    <Loading className="flex max-w-[720px] flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </Loading>
  )
}

import { clsx } from 'clsx'
import { Circle, CircleCheck, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ModuleProgress } from '#protocol/rest/onboarding.ts'
import { findLesson, type CourseLesson } from '#protocol/vocabulary/course.ts'
import { useFormats } from '#src/lib/format.ts'
import { lessonIcons } from './lesson-types.ts'

/** The lessons of a module: links, or plain names while the module is locked. */
export function LessonList(props: { module: ModuleProgress; current?: string }): ReactNode {
  return (
    <ul className="flex flex-col">
      {props.module.lessons.map(({ id, completed }) => {
        const lesson = findLesson(id)?.lesson
        if (!lesson) return null
        return (
          <li key={id} className="border-t border-border first:border-t-0">
            {props.module.locked ? (
              <span className="flex items-center gap-3 px-5 py-2.5 text-text-muted">
                <LessonRow lesson={lesson} mark="locked" />
              </span>
            ) : (
              <Link
                to={`/onboarding/${id}`}
                aria-current={props.current === id ? 'page' : undefined}
                className={clsx(
                  'flex items-center gap-3 px-5 py-2.5 -outline-offset-2 transition-colors duration-150 ease-out',
                  props.current === id ? 'bg-accent-surface' : 'hover:bg-surface-hover',
                )}
              >
                <LessonRow lesson={lesson} mark={completed ? 'done' : 'open'} />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LessonRow(props: { lesson: CourseLesson; mark: 'locked' | 'open' | 'done' }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const { lesson, mark } = props
  const Icon = lessonIcons[lesson.type]
  return (
    <>
      <Icon aria-hidden size={16} className="shrink-0 text-text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{t(`lessons.${lesson.id}`)}</span>
        <span className="block text-12 text-text-muted">
          {t(`types.${lesson.type}`)} · {formats.hoursAndMinutes(lesson.duration)}
        </span>
      </span>
      {mark === 'open' && <Circle aria-hidden size={16} className="shrink-0 text-border-strong" />}
      {mark === 'done' && (
        <>
          <CircleCheck aria-hidden size={16} className="shrink-0 text-positive" />
          <span className="sr-only">{t('lessonDone')}</span>
        </>
      )}
      {mark === 'locked' && (
        <>
          <Lock aria-hidden size={16} className="shrink-0" />
          <span className="sr-only">{t('lessonLocked')}</span>
        </>
      )}
    </>
  )
}

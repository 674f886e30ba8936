import type { ReactNode } from 'react'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import type { ReadingLesson } from './lessons/lesson.ts'
import { ReadingView } from './reading-view.tsx'
import { useTaughtLaws } from './use-taught-laws.ts'
import type { ViewProps } from './view-props.ts'

/** A reading with the rules by which calls are held here: the same that analyses cite. */
export function LawView(props: ViewProps<ReadingLesson>): ReactNode {
  const { sections, error, retry } = useTaughtLaws()
  const { lesson } = props
  if (error) return <ErrorNotice error={error} onRetry={retry} />
  if (!sections)
    return (
      <Loading>
        <Skeleton className="h-48" />
      </Loading>
    )
  return <ReadingView {...props} lesson={{ ...lesson, sections: [...lesson.sections, ...sections] }} />
}

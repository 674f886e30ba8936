import type { ReactNode } from 'react'
import { CallView } from './call-view.tsx'
import { ChoiceView } from './choice-view.tsx'
import { LawView } from './law-view.tsx'
import type { Lesson } from './lessons/lesson.ts'
import { PracticeView } from './practice-view.tsx'
import { QuizView } from './quiz-view.tsx'
import { ReadingView } from './reading-view.tsx'
import type { ViewProps } from './view-props.ts'

/** Renders a lesson with the view for its type. */
export function LessonBody(props: ViewProps<Lesson> & { onStart: () => Promise<boolean> }): ReactNode {
  const { lesson, onStart, ...rest } = props
  switch (lesson.type) {
    case 'reading':
      if (lesson.id === 'law-here') return <LawView lesson={lesson} {...rest} />
      return <ReadingView lesson={lesson} {...rest} />
    case 'video':
      return <CallView lesson={lesson} {...rest} />
    case 'interactive':
      return <ChoiceView lesson={lesson} {...rest} />
    case 'quiz':
      return <QuizView lesson={lesson} {...rest} />
    case 'practice':
      return <PracticeView lesson={lesson} onStart={onStart} {...rest} />
    default:
      return lesson satisfies never
  }
}

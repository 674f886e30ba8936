import type { ReactNode } from 'react'
import { Blocks } from './blocks.tsx'
import type { ReadingLesson } from './lessons/lesson.ts'
import { MarkDone } from './mark-done.tsx'
import { Takeaways } from './takeaways.tsx'
import type { ViewProps } from './view-props.ts'

/** A text to read, in sections. */
export function ReadingView(props: ViewProps<ReadingLesson>): ReactNode {
  const { lesson } = props
  return (
    <>
      <p className="text-text-muted">{lesson.intro}</p>
      {lesson.sections.map((section) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`} className="mb-3 text-20 font-semibold">
            {section.title}
          </h2>
          <Blocks blocks={section.blocks} />
        </section>
      ))}
      <Takeaways items={lesson.takeaways} />
      {!props.done.completed && (
        <div>
          <MarkDone saving={props.saving} onComplete={props.onComplete} />
        </div>
      )}
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { passMark } from '#protocol/vocabulary/course.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { Question, QuizLesson } from './lessons/lesson.ts'
import { QuestionForm } from './question-form.tsx'
import type { ViewProps } from './view-props.ts'

/** Questions one at a time, each explained as soon as it is answered, then the result. */
export function QuizView(props: ViewProps<QuizLesson>): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const { lesson, done } = props
  const total = lesson.questions.length
  const [at, setAt] = useState(0)
  const [wrong, setWrong] = useState<readonly Question[]>([])
  const [attempt, setAttempt] = useState(0)
  const question = lesson.questions[at]
  const count = t('quiz.question', { at: formats.number(at + 1), total: formats.number(total) })

  const proceed = (right: boolean) => {
    const missed = right || !question ? wrong : [...wrong, question]
    setWrong(missed)
    setAt(at + 1)
    const correct = total - missed.length
    if (at + 1 === total && correct >= passMark(total)) void props.onComplete(correct)
  }
  const restart = () => {
    setAt(0)
    setWrong([])
    setAttempt(attempt + 1)
  }
  return (
    <>
      {at === 0 && <p className="text-14 text-text-muted sm:text-16">{lesson.intro}</p>}
      {done.correct !== null && (
        <p className="text-14 text-text-muted">
          {t('quiz.best', { correct: formats.number(done.correct), total: formats.number(total) })}
        </p>
      )}
      {question ? (
        <>
          <div className="flex flex-col gap-2">
            <p className="flex justify-between gap-3 text-14 text-text-muted">
              <span>{count}</span>
              {at > 0 && <span>{t('quiz.rightSoFar', { correct: at - wrong.length })}</span>}
            </p>
            <Progress label={count} share={(at + 1) / total} />
          </div>
          <QuestionForm
            key={`${attempt}-${question.id}`}
            question={question}
            heading={count}
            last={at + 1 === total}
            takeFocus={at > 0 || attempt > 0}
            onProceed={proceed}
          />
        </>
      ) : (
        <Result total={total} wrong={wrong} onAgain={restart} />
      )}
    </>
  )
}

function Result(props: { total: number; wrong: readonly Question[]; onAgain: () => void }): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const correct = props.total - props.wrong.length
  const needed = passMark(props.total)
  const passed = correct >= needed
  const figures = {
    correct: formats.number(correct),
    total: formats.number(props.total),
    needed: formats.number(needed),
  }
  return (
    <section className="rounded-ui border border-border bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none">
        {passed ? t('quiz.passed', figures) : t('quiz.failed', figures)}
      </h2>
      <p className="mt-1 text-14 text-text-muted">{passed ? t('quiz.passedHint') : t('quiz.failedHint')}</p>
      {props.wrong.length > 0 && (
        <>
          <h3 className="mt-4 text-14 font-semibold">{t('quiz.toReview')}</h3>
          <ul className="mt-2 flex flex-col gap-3">
            {props.wrong.map((question) => {
              const right = question.answers.find((answer) => answer.id === question.right)
              return (
                <li key={question.id}>
                  <p className="text-14 text-text-muted">{question.question}</p>
                  <p className="mt-0.5 font-medium">{right?.text}</p>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <Button className="mt-5" variant={passed ? 'secondary' : 'primary'} onClick={props.onAgain}>
        {t('quiz.again')}
      </Button>
    </section>
  )
}

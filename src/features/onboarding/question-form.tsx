import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import type { Question } from './lessons/lesson.ts'

/**
 * One question. Selecting an answer does not submit it, so the arrow keys can move between the answers. Once
 * checked, the answer is final and is shown with its explanation and the right answer.
 */
export function QuestionForm(props: {
  question: Question
  /** "Question 2 of 5". */
  heading: string
  last: boolean
  /** The question replaced another one. */
  takeFocus: boolean
  onProceed: (right: boolean) => void
}): ReactNode {
  const t = useTranslations('onboarding')
  const name = useId()
  const { question, takeFocus } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const heading = useRef<HTMLLegendElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  const markOf = (id: string): Mark => {
    if (!checked) return id === chosen ? 'chosen' : 'open'
    if (id === question.right) return 'right'
    return id === chosen ? 'wrong' : 'passed'
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null) setChecked(true)
      }}
    >
      <fieldset>
        <legend ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none">
          <span className="sr-only">{props.heading}: </span>
          {question.question}
        </legend>
        <div className="mt-4 flex flex-col gap-2">
          {question.answers.map((answer) => (
            <label key={answer.id} className={clsx(answerClasses, answerLook(markOf(answer.id)))}>
              <AnswerMark mark={markOf(answer.id)} />
              <input
                type="radio"
                name={name}
                checked={answer.id === chosen}
                disabled={checked}
                onChange={() => setChosen(answer.id)}
                className={clsx('mt-1 radio-house size-4 shrink-0 outline-none', checked && 'sr-only')}
              />
              <span className="min-w-0 flex-1">{answer.text}</span>
              {checked && answer.id === chosen && (
                <span aria-hidden className="mt-0.5 shrink-0 text-14 font-medium">
                  {t('quiz.yourAnswer')}
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      {checked && chosen !== null ? (
        <Feedback question={question} chosen={chosen} last={props.last} onProceed={props.onProceed} />
      ) : (
        <div>
          <Button type="submit" variant="primary" disabled={chosen === null}>
            {t('quiz.check')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** How an answer stands: before the check it is open or chosen; after it right, wrong as chosen, or neither. */
type Mark = 'open' | 'chosen' | 'right' | 'wrong' | 'passed'

const answerClasses =
  'flex items-start gap-3 rounded-ui border p-3 text-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark'

function answerLook(mark: Mark): string {
  switch (mark) {
    case 'open':
      return 'cursor-pointer border-border-strong bg-surface hover:bg-surface-hover'
    case 'chosen':
      return 'cursor-pointer border-accent bg-accent-surface'
    case 'right':
      return 'border-positive-mark bg-positive-surface'
    case 'wrong':
      return 'border-critical-mark bg-critical-surface'
    case 'passed':
      return 'border-border bg-surface text-text-muted'
    default:
      return mark satisfies never
  }
}

/** A tick or a cross in place of the radio button of a checked answer. */
function AnswerMark(props: { mark: Mark }): ReactNode {
  const t = useTranslations('onboarding')
  const { mark } = props
  if (mark === 'open' || mark === 'chosen') return null
  if (mark === 'passed') return <span aria-hidden className="size-5 shrink-0" />
  const Icon = mark === 'right' ? CircleCheck : CircleX
  return (
    <>
      <Icon
        aria-hidden
        size={20}
        className={clsx('mt-0.5 shrink-0', mark === 'right' ? 'text-positive' : 'text-critical')}
      />
      <span className="sr-only">{t(mark === 'right' ? 'quiz.rightAnswer' : 'quiz.yourAnswer')}: </span>
    </>
  )
}

function Feedback(props: {
  question: Question
  chosen: string
  last: boolean
  onProceed: (right: boolean) => void
}): ReactNode {
  const t = useTranslations('onboarding')
  const { question, chosen } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const given = question.answers.find((answer) => answer.id === chosen)
  const right = question.answers.find((answer) => answer.id === question.right)
  const isRight = chosen === question.right
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <>
      <div
        ref={panel}
        tabIndex={-1}
        className={clsx(
          'rounded-ui border border-l-4 border-border bg-surface p-4 outline-none',
          isRight ? 'border-l-positive-mark' : 'border-l-critical-mark',
        )}
      >
        <p
          className={clsx(
            'flex items-center gap-2 font-semibold',
            isRight ? 'text-positive' : 'text-critical',
          )}
        >
          <Icon aria-hidden size={20} className="shrink-0" />
          {isRight ? t('quiz.right') : t('quiz.wrong')}
        </p>
        <p className="mt-1">{given?.why}</p>
        {!isRight && right && (
          <>
            {/* Which one it is stands above, marked. */}
            <p className="mt-3 font-semibold">
              {t('quiz.rightAnswer')}
              <span className="sr-only">: {right.text}</span>
            </p>
            <p className="mt-1">{right.why}</p>
          </>
        )}
      </div>
      <div>
        <Button variant="primary" onClick={() => props.onProceed(isRight)}>
          {props.last ? t('quiz.result') : t('quiz.next')}
        </Button>
      </div>
    </>
  )
}

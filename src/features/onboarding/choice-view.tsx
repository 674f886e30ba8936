import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Turn } from '#src/components/transcript/turn.tsx'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { feelingsAfter, positionAfter, type Step } from './branching.ts'
import { FeelingsPanel } from './feelings-panel.tsx'
import type { Choice, Ending, InteractiveLesson, Scene } from './lessons/lesson.ts'
import { VerdictNote } from './verdict-note.tsx'
import type { ViewProps } from './view-props.ts'

/**
 * A call in which the user chooses the collector's lines. Each choice shows its effect and the reason, then the
 * call continues from there. A good or fair ending completes the lesson; a lost one offers to go back.
 */
export function ChoiceView(props: ViewProps<InteractiveLesson>): ReactNode {
  const t = useTranslations('onboarding')
  const { lesson } = props
  const [path, setPath] = useState<readonly Step[]>([])
  /** Whether the feedback on the last choice is showing. */
  const [showingFeedback, setShowingFeedback] = useState(false)
  /** Until the first choice, the focus stays where the page put it. */
  const [hasChosen, setHasChosen] = useState(false)
  const position = positionAfter(lesson, path)
  const last = path.at(-1)
  const before = feelingsAfter(lesson, path.slice(0, -1))
  const after = feelingsAfter(lesson, path)

  const choose = (scene: Scene, choice: Choice) => {
    setPath([...path, { scene, choice }])
    setShowingFeedback(true)
    setHasChosen(true)
  }
  const continueCall = () => {
    setShowingFeedback(false)
    if (position.name === 'ending' && position.ending.outcome !== 'lost' && !props.done.completed)
      void props.onComplete()
  }
  const goBack = () => {
    setPath(path.slice(0, -1))
    setShowingFeedback(false)
  }
  const restart = () => {
    setPath([])
    setShowingFeedback(false)
  }
  return (
    <>
      <p className={clsx('text-14 text-text-muted sm:text-16', hasChosen && 'max-sm:hidden')}>
        {lesson.intro}
      </p>
      <FeelingsPanel name={lesson.debtor} before={showingFeedback ? before : after} now={after} />
      <div role="log" aria-label={t('choice.with', { name: lesson.debtor })} className="flex flex-col gap-5">
        {path.map(({ scene, choice }, at) => (
          <Exchange
            key={scene.id}
            debtor={lesson.debtor}
            isUnnamed={lesson.isUnnamed === true}
            scene={scene}
            choice={choice}
            fresh={showingFeedback && at === path.length - 1}
          />
        ))}
        {!showingFeedback && (
          <Turn
            speaker="assistant"
            debtorName={lesson.debtor}
            isUnnamed={lesson.isUnnamed === true}
            at={null}
          >
            {position.name === 'scene' ? position.scene.says : position.ending.says}
          </Turn>
        )}
      </div>
      {showingFeedback && last && (
        <div className="flex flex-wrap gap-2">
          {last.choice.verdict === 'harmful' ? (
            // What did harm is worth another try before the call goes on from it.
            <>
              <Button variant="primary" onClick={goBack}>
                {t('choice.back')}
              </Button>
              <Button onClick={continueCall}>{t('choice.go')}</Button>
            </>
          ) : (
            <>
              <Button variant="primary" onClick={continueCall}>
                {t('choice.go')}
              </Button>
              <Button onClick={goBack}>{t('choice.back')}</Button>
            </>
          )}
        </div>
      )}
      {!showingFeedback && position.name === 'scene' && (
        <Choices key={`${path.length}`} takeFocus={hasChosen} scene={position.scene} onChoose={choose} />
      )}
      {!showingFeedback && position.name === 'ending' && (
        <EndingPanel ending={position.ending} onBack={goBack} onRestart={restart} />
      )}
    </>
  )
}

function Exchange(props: {
  debtor: string
  isUnnamed: boolean
  scene: Scene
  choice: Choice
  fresh: boolean
}): ReactNode {
  const { scene, choice } = props
  const better = scene.choices.find(({ verdict }) => verdict === 'strong')
  return (
    <>
      <Turn speaker="assistant" debtorName={props.debtor} isUnnamed={props.isUnnamed} at={null}>
        {scene.says}
      </Turn>
      <Turn speaker="user" debtorName={props.debtor} at={null}>
        {choice.says}
      </Turn>
      <VerdictNote
        choice={choice}
        better={choice.verdict === 'strong' ? null : (better?.says ?? null)}
        fresh={props.fresh}
      />
    </>
  )
}

function Choices(props: {
  scene: Scene
  takeFocus: boolean
  onChoose: (scene: Scene, choice: Choice) => void
}): ReactNode {
  const t = useTranslations('onboarding')
  const headingId = useId()
  const heading = useFocus<HTMLHeadingElement>(props.takeFocus)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
        {t('choice.choose')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {props.scene.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              onClick={() => props.onChoose(props.scene, choice)}
              className="w-full rounded-ui border border-border-strong bg-surface px-4 py-3 text-left text-16 transition-colors duration-150 ease-out hover:bg-surface-hover"
            >
              {choice.says}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const outcomeTones: Record<Ending['outcome'], Tone> = {
  good: 'positive',
  fair: 'caution',
  lost: 'critical',
}

function EndingPanel(props: { ending: Ending; onBack: () => void; onRestart: () => void }): ReactNode {
  const t = useTranslations('onboarding')
  const panel = useFocus<HTMLElement>(true)
  const { ending } = props
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t(`choice.outcomes.${ending.outcome}`)}
      className="rounded-ui border border-border bg-surface p-5 outline-none"
    >
      <Badge tone={outcomeTones[ending.outcome]}>{t(`choice.outcomes.${ending.outcome}`)}</Badge>
      <p className="mt-2">{ending.text}</p>
      {ending.outcome === 'lost' && <p className="mt-2 text-14 text-text-muted">{t('choice.lostHint')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant={ending.outcome === 'lost' ? 'primary' : 'secondary'} onClick={props.onBack}>
          {t('choice.back')}
        </Button>
        <Button variant="quiet" onClick={props.onRestart}>
          {t('choice.restart')}
        </Button>
      </div>
    </section>
  )
}

/** Focuses the element when it appears, because the control that led to it is gone. */
function useFocus<Element extends HTMLElement>(wanted: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [wanted])
  return element
}

import { Lightbulb, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReadAloud } from '#src/components/coach/use-read-aloud.ts'
import { Turn } from '#src/components/transcript/turn.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { VideoLesson } from './lessons/lesson.ts'
import { MarkDone } from './mark-done.tsx'
import { Takeaways } from './takeaways.tsx'
import type { ViewProps } from './view-props.ts'

/** An example call, revealed line by line at the user's pace, with a trainer's notes below the lines. */
export function CallView(props: ViewProps<VideoLesson>): ReactNode {
  const t = useTranslations('onboarding')
  const formats = useFormats()
  const { lesson, done } = props
  const total = lesson.lines.length
  const [shown, setShown] = useState(done.completed ? total : 1)
  const voice = useReadAloud()
  const over = shown >= total
  const next = () => {
    const line = lesson.lines[shown]
    if (voice.on && line) voice.read(line.text)
    setShown(Math.min(total, shown + 1))
  }
  const count = t('call.count', { at: formats.number(shown), total: formats.number(total) })
  return (
    <>
      <p className="text-text-muted">{lesson.intro}</p>
      {voice.supported && (
        <div>
          <Button aria-pressed={voice.on} size="small" onClick={voice.toggle}>
            {voice.on ? <Volume2 aria-hidden size={16} /> : <VolumeX aria-hidden size={16} />}
            {t('call.listen')}
          </Button>
        </div>
      )}
      <div role="log" aria-label={t('call.log')} className="flex flex-col gap-5">
        {lesson.lines.slice(0, shown).map((line) => (
          <Turn
            key={line.text}
            speaker={line.speaker === 'agent' ? 'user' : 'assistant'}
            debtorName={lesson.debtor}
            collectorName={t('collector')}
            at={null}
            footer={line.note === undefined ? undefined : <Note text={line.note} />}
          >
            {line.text}
          </Turn>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Progress label={count} share={shown / total} />
        <div className="flex flex-wrap items-center gap-2">
          {over ? (
            <Button onClick={() => setShown(1)}>{t('call.again')}</Button>
          ) : (
            <>
              <Button variant="primary" onClick={next}>
                {t('call.next')}
              </Button>
              <Button variant="quiet" onClick={() => setShown(total)}>
                {t('call.all')}
              </Button>
            </>
          )}
          <span className="tabular text-14 text-text-muted">{count}</span>
        </div>
      </div>
      {over && (
        <>
          <Takeaways items={lesson.takeaways} />
          {!done.completed && (
            <div>
              <MarkDone saving={props.saving} onComplete={props.onComplete} />
            </div>
          )}
        </>
      )}
    </>
  )
}

function Note(props: { text: string }): ReactNode {
  const t = useTranslations('onboarding')
  return (
    <p className="flex gap-2 text-14 text-text-muted">
      <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">{t('call.note')}: </span>
        {props.text}
      </span>
    </p>
  )
}

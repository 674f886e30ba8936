import { clsx } from 'clsx'
import { ChevronDown, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ScoreRing } from '#src/components/ui/score.tsx'
import { formatClock } from '#src/lib/format.ts'
import samples from './sample-calls.json'
import { useSound } from './use-sound.ts'

type SampledCall = (typeof samples)['en' | 'es']

/** Lines on the screen at a time: what is being said and what it answers. */
const linesShown = 2

/** A call with the built-in debtor, to be heard and read, and the score that it got. */
export function SampleCall(): ReactNode {
  const language = useLocale().startsWith('es') ? 'es' : 'en'
  return <Player key={language} call={samples[language]} sound={`/sample-call/${language}.mp3`} />
}

function Player({ call, sound }: { call: SampledCall; sound: string }): ReactNode {
  const t = useTranslations('landing.sample')
  const { playing, failed, atMs, toggle } = useSound(sound, call.durationMs)
  // Until it is played: the line that the score below quotes, and what it answers.
  const quoted = call.lines.findIndex(({ text }) => text.includes(call.praise.quote)) + 1
  const started = atMs === null ? quoted : call.lines.filter(({ startMs }) => startMs <= atMs).length
  const shown = call.lines.slice(Math.max(0, started - linesShown), started)
  const name = (by: string) => (by === 'debtor' ? call.debtor : call.collector)
  return (
    <figure className="mt-8 rounded-ui border border-border bg-surface">
      <figcaption className="flex items-center gap-3 px-4 pt-4 pb-3 sm:gap-4">
        <button
          type="button"
          onClick={toggle}
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-accent-on hover:bg-accent-hover"
        >
          {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} className="ml-0.5" />}
          <span className="sr-only">{playing ? t('pause') : t('play')}</span>
        </button>
        <span className="min-w-0 flex-1 text-14 text-text-muted">
          <span className="block text-16 font-medium text-text">{t('title')}</span>
          <span className="max-sm:block">{call.debtor}</span>
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block max-sm:text-12">{t('facts')}</span>
        </span>
        <span className="text-14 text-text-muted tabular-nums">
          {formatClock((atMs ?? call.durationMs) / 1_000)}
        </span>
      </figcaption>
      <div aria-hidden className="mx-4 h-1 overflow-hidden rounded-full bg-surface-muted">
        <div
          className="h-full origin-left bg-accent"
          style={{ transform: `scaleX(${(atMs ?? 0) / call.durationMs})` }}
        />
      </div>
      <div className="flex min-h-60 flex-col gap-2.5 p-4 sm:min-h-40">
        {failed ? (
          <p role="alert" className="text-14 text-text-muted">
            {t('failed')}
          </p>
        ) : null}
        {shown.map((line) => (
          <Line
            key={line.startMs}
            line={line}
            name={name(line.by)}
            speaking={playing && atMs !== null && atMs < line.endMs}
          />
        ))}
      </div>
      <div className="flex items-center gap-4 border-t border-border px-4 py-3">
        <ScoreRing score={call.score} size={52} />
        <p className="text-14 text-text-muted">
          <span className="block font-medium text-text">{t('quoted', { quote: call.praise.quote })}</span>
          {call.praise.why}
        </p>
      </div>
      <details className="group border-t border-border px-4 py-3 text-14">
        <summary className="flex cursor-pointer list-none items-center gap-2 text-text-muted hover:text-text">
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
          />
          {t('whole')}
        </summary>
        <dl className="mt-3 flex flex-col gap-2">
          {call.lines.map((line) => (
            <div key={line.startMs}>
              <dt className="text-12 text-text-muted">{name(line.by)}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-12 text-text-muted">{t('voices')}</p>
      </details>
    </figure>
  )
}

function Line(props: { line: SampledCall['lines'][number]; name: string; speaking: boolean }): ReactNode {
  const { line, name, speaking } = props
  const isCollector = line.by === 'collector'
  return (
    <div className={clsx('flex max-w-[92%] items-end gap-2', isCollector && 'flex-row-reverse self-end')}>
      <span className={clsx('rounded-full', speaking && 'ring-2 ring-accent')}>
        <Avatar name={name} size="small" accent={isCollector} />
      </span>
      <p
        className={clsx(
          'rounded-ui px-3 py-2 text-14',
          isCollector ? 'bg-accent-surface' : 'bg-surface-muted',
        )}
      >
        <span className="sr-only">{name}: </span>
        {line.text}
      </p>
    </div>
  )
}

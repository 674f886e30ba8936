import { ArrowRight, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { citationLanguage, type CitedLaw, citedLaws } from './lessons/citations.ts'
import type { Block } from './lessons/lesson.ts'

/** The blocks of a reading section, in order. */
export function Blocks(props: { blocks: readonly Block[] }): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      {props.blocks.map((block) => (
        <BlockView key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

/** No two blocks of a section have the same content, so the content is the key. */
function keyOf(block: Block): string {
  return JSON.stringify(block)
}

function BlockView(props: { block: Block }): ReactNode {
  const { block } = props
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-text-muted">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if ('steps' in block)
    return (
      <ol className="tabular flex list-decimal flex-col gap-1.5 pl-5 marker:text-text-muted">
        {block.steps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    )
  if ('call' in block) return <CallLines lines={block.call} />
  if ('instead' in block) return <BetterLine block={block} />
  return <Rule block={block} />
}

function CallLines(props: { lines: readonly ['agent' | 'debtor', string][] }): ReactNode {
  const t = useTranslations()
  return (
    <dl className="flex flex-col gap-3 rounded-ui border border-border bg-surface p-4">
      {props.lines.map(([speaker, line]) => (
        <div key={line}>
          <dt className="text-12 font-medium text-text-muted">
            {speaker === 'agent' ? t('onboarding.collector') : t('onboarding.customer')}
          </dt>
          <dd className="mt-0.5">{line}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A line that agents often say, and a better one. */
function BetterLine(props: { block: { instead: string; say: string; why: string } }): ReactNode {
  const t = useTranslations('onboarding')
  const { instead, say, why } = props.block
  return (
    <div className="overflow-hidden rounded-ui border border-border bg-surface">
      <dl className="grid grid-cols-1 sm:grid-cols-2">
        <div className="p-4">
          <dt className="text-12 font-medium text-text-muted">{t('instead')}</dt>
          <dd className="mt-1 text-text-muted">{instead}</dd>
        </div>
        <div className="border-t border-border bg-accent-surface p-4 sm:border-t-0 sm:border-l">
          <dt className="text-12 font-medium text-accent-text">{t('say')}</dt>
          <dd className="mt-1">{say}</dd>
        </div>
      </dl>
      <p className="flex gap-2 border-t border-border px-4 py-3 text-14 text-text-muted">
        <ArrowRight aria-hidden size={16} className="mt-0.5 shrink-0" />
        {why}
      </p>
    </div>
  )
}

/** A rule with its citation, or with those of each law that has it. */
function Rule(props: { block: Extract<Block, { rule: string }> }): ReactNode {
  const t = useTranslations('onboarding')
  const names = useTranslations('law.laws')
  const { language } = useLanguage()
  const { block } = props
  // Whoever reads Spanish rather collects where the law is in Spanish.
  const isForeign = (law: CitedLaw) => Number(citationLanguage[law] !== language)
  return (
    <div className="flex gap-3 rounded-ui border border-border bg-surface-muted p-4">
      <Scale aria-hidden size={20} className="mt-0.5 shrink-0 text-text-muted" />
      <div className="min-w-0">
        <p>{block.rule}</p>
        {'by' in block ? (
          Object.keys(block.by).length > 0 && (
            <ul className="mt-1.5 text-12 font-medium text-text-muted">
              {citedLaws
                .filter((law) => block.by[law] !== undefined)
                .toSorted((one, other) => isForeign(one) - isForeign(other))
                .map((law) => (
                  <li key={law}>
                    {names(law)}: <span lang={citationLanguage[law]}>{block.by[law]}</span>
                  </li>
                ))}
            </ul>
          )
        ) : (
          <p lang={block.basisLang} className="mt-1.5 text-12 font-medium text-text-muted">
            {block.basis}
          </p>
        )}
        {'say' in block && block.say !== undefined && (
          <p className="mt-2">{t('taughtLaw.say', { line: block.say })}</p>
        )}
      </div>
    </div>
  )
}

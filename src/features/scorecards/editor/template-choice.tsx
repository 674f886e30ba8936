import {
  ChevronRight,
  FilePlus2,
  HeartHandshake,
  type LucideIcon,
  PhoneCall,
  Scale,
  UserRoundCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { type TemplateName, templateNames, useScorecardTemplates } from './scorecard-templates.ts'

const icons: Record<TemplateName, LucideIcon> = {
  first_party: PhoneCall,
  third_party: Scale,
  hardship: HeartHandshake,
  right_party: UserRoundCheck,
  blank: FilePlus2,
}

/** What a new scorecard can start from. */
export function TemplateChoice(): ReactNode {
  const t = useTranslations()
  return (
    <Page>
      <PageHeader
        title={t('scorecards.createTitle')}
        description={t('scorecardTemplates.chooseHint')}
        back={{ to: '/scorecards', label: t('scorecards.back') }}
      />
      <h2 className="mb-3 text-16 font-semibold">{t('scorecardTemplates.choose')}</h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {templateNames.map((name) => (
          <li key={name} className="min-w-0">
            <TemplateTile name={name} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function TemplateTile({ name }: { name: TemplateName }): ReactNode {
  const t = useTranslations('scorecardTemplates')
  const { draft } = useScorecardTemplates()(name)
  const Icon = icons[name]
  const entries = [...draft.criteria, ...draft.requiredLines]
  return (
    <article className="relative flex h-full gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-text" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3>
          <Link
            to={`/scorecards/new?template=${name}`}
            className="inline-flex min-h-6 text-16 font-semibold outline-none after:absolute after:inset-0 after:rounded-ui focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            {t(`${name}.name`)}
          </Link>
        </h3>
        <p className="text-14 text-text-muted">{t(`${name}.description`)}</p>
        {entries.length > 0 && (
          <p className="tabular mt-auto pt-2 text-12 text-text-muted">
            {t('contents', {
              criteria: draft.criteria.length,
              failing: entries.filter(({ failing }) => failing).length,
              lines: draft.requiredLines.length,
              passMark: Number(draft.passMark),
            })}
          </p>
        )}
      </div>
      <ChevronRight aria-hidden size={16} className="mt-1 shrink-0 text-text-muted" />
    </article>
  )
}

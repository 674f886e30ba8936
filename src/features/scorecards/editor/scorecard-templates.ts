import { useTranslations } from 'use-intl'
import type { scorecardTemplates } from '#src/i18n/en/scorecard-templates.ts'
import {
  type CriterionDraft,
  emptyDraft,
  type LineDraft,
  newEntry,
  type ScorecardDraft,
} from './scorecard-draft.ts'

type Texts = typeof scorecardTemplates
export const templateNames = ['first_party', 'third_party', 'hardship', 'right_party', 'blank'] as const
export type TemplateName = (typeof templateNames)[number]

type Judged = { weight: number; failing?: boolean }
type Template<Name extends Exclude<TemplateName, 'blank'>> = {
  passMark: number
  /** Criteria of the portal's own score. They come first: rules judge them at once. */
  builtIn: readonly (Judged & { criterion: string })[]
  written: Record<keyof Texts[Name]['criteria'], Judged>
  lines: Record<keyof Texts[Name]['lines'], Pick<LineDraft, 'kind' | 'due'> & { failing?: boolean }>
  /** Its notices are those of a law, and hold only where it does. */
  lawful: boolean
}

/** Weights 1 to 5: 5 is what a regulator asks about, 1 what is good manners. What breaks the law fails the call. */
const templates: { [Name in Exclude<TemplateName, 'blank'>]: Template<Name> } = {
  first_party: {
    passMark: 75,
    builtIn: [
      { criterion: 'compliance.verified_first', weight: 4, failing: true },
      { criterion: 'compliance.lawful', weight: 4, failing: true },
      { criterion: 'compliance.identified', weight: 2 },
      { criterion: 'communication.opening', weight: 1 },
      { criterion: 'empathy.respect', weight: 2 },
      { criterion: 'objection_handling.cause_found', weight: 3 },
      { criterion: 'solution_focus.affordability', weight: 2 },
      { criterion: 'solution_focus.amount', weight: 2 },
      { criterion: 'solution_focus.date_and_method', weight: 3 },
      { criterion: 'solution_focus.recap', weight: 2 },
      { criterion: 'communication.closing', weight: 1 },
    ],
    written: { neutral: { weight: 3 }, contact: { weight: 1 }, recurrence: { weight: 1 } },
    lines: { recorded: { kind: 'notice', due: 'opening' } },
    lawful: false,
  },
  third_party: {
    passMark: 80,
    builtIn: [
      { criterion: 'compliance.verified_first', weight: 5, failing: true },
      { criterion: 'compliance.disclosure', weight: 5, failing: true },
      { criterion: 'compliance.lawful', weight: 5, failing: true },
      { criterion: 'compliance.rights', weight: 5, failing: true },
      { criterion: 'compliance.identified', weight: 3 },
      { criterion: 'empathy.respect', weight: 3 },
      { criterion: 'communication.answers', weight: 2 },
      { criterion: 'objection_handling.no_pressure', weight: 3 },
      { criterion: 'solution_focus.affordability', weight: 2 },
      { criterion: 'solution_focus.within_means', weight: 2 },
      { criterion: 'solution_focus.date_and_method', weight: 2 },
      { criterion: 'solution_focus.recap', weight: 2 },
      { criterion: 'communication.closing', weight: 1 },
    ],
    written: {
      account: { weight: 4, failing: true },
      dispute: { weight: 4, failing: true },
      contact: { weight: 2 },
      authorization: { weight: 3 },
    },
    lines: {
      notice: { kind: 'notice', due: 'anywhere', failing: true },
      recorded: { kind: 'notice', due: 'opening' },
    },
    lawful: true,
  },
  hardship: {
    passMark: 75,
    builtIn: [
      { criterion: 'compliance.verified_first', weight: 4, failing: true },
      { criterion: 'compliance.lawful', weight: 4, failing: true },
      { criterion: 'empathy.respect', weight: 3, failing: true },
      { criterion: 'empathy.acknowledged', weight: 3 },
      { criterion: 'empathy.feeling_first', weight: 3 },
      { criterion: 'empathy.specific', weight: 2 },
      { criterion: 'empathy.care', weight: 4 },
      { criterion: 'communication.open_questions', weight: 2 },
      { criterion: 'communication.listens', weight: 2 },
      { criterion: 'objection_handling.cause_found', weight: 3 },
      { criterion: 'solution_focus.no_collecting', weight: 4 },
      { criterion: 'solution_focus.options', weight: 2 },
      { criterion: 'solution_focus.within_means', weight: 4 },
      { criterion: 'solution_focus.recap', weight: 1 },
    ],
    written: {
      means: { weight: 4 },
      help: { weight: 3 },
      priority: { weight: 3, failing: true },
      review: { weight: 2 },
    },
    lines: {
      pressure: { kind: 'script', due: 'anywhere' },
      plan: { kind: 'script', due: 'anywhere' },
    },
    lawful: false,
  },
  right_party: {
    passMark: 90,
    builtIn: [
      { criterion: 'compliance.verified_first', weight: 5, failing: true },
      { criterion: 'compliance.lawful', weight: 5, failing: true },
      { criterion: 'compliance.identified', weight: 4 },
      { criterion: 'communication.opening', weight: 3 },
      { criterion: 'empathy.respect', weight: 2 },
      { criterion: 'communication.language', weight: 2 },
    ],
    written: {
      identifiers: { weight: 5, failing: true },
      third_party: { weight: 5, failing: true },
      wrong_number: { weight: 2 },
      refusal: { weight: 3 },
    },
    lines: {
      verify: { kind: 'script', due: 'opening' },
      recorded: { kind: 'notice', due: 'opening' },
    },
    lawful: true,
  },
}

export type ChosenTemplate = { draft: ScorecardDraft; isLawful: boolean }

/** A template as a draft in the language of the screen. Each time its entries have new ids. */
export function useScorecardTemplates(): (name: TemplateName) => ChosenTemplate {
  const t = useTranslations('scorecardTemplates')
  return (name) => {
    switch (name) {
      case 'blank':
        return { draft: emptyDraft, isLawful: false }
      case 'first_party':
        return filled(templates[name], {
          name: t('first_party.name'),
          description: t('first_party.description'),
          criterion: (key, part) => t(`first_party.criteria.${key}.${part}`),
          line: (key) => t(`first_party.lines.${key}`),
        })
      case 'third_party':
        return filled(templates[name], {
          name: t('third_party.name'),
          description: t('third_party.description'),
          criterion: (key, part) => t(`third_party.criteria.${key}.${part}`),
          line: (key) => t(`third_party.lines.${key}`),
        })
      case 'hardship':
        return filled(templates[name], {
          name: t('hardship.name'),
          description: t('hardship.description'),
          criterion: (key, part) => t(`hardship.criteria.${key}.${part}`),
          line: (key) => t(`hardship.lines.${key}`),
        })
      case 'right_party':
        return filled(templates[name], {
          name: t('right_party.name'),
          description: t('right_party.description'),
          criterion: (key, part) => t(`right_party.criteria.${key}.${part}`),
          line: (key) => t(`right_party.lines.${key}`),
        })
      default:
        return name satisfies never
    }
  }
}

type Part = 'question' | 'two' | 'one' | 'zero' | 'examples'

function filled<Written extends string, Line extends string>(
  template: {
    passMark: number
    builtIn: readonly (Judged & { criterion: string })[]
    written: Record<Written, Judged>
    lines: Record<Line, Pick<LineDraft, 'kind' | 'due'> & { failing?: boolean }>
    lawful: boolean
  },
  texts: {
    name: string
    description: string
    criterion: (key: Written, part: Part) => string
    line: (key: Line) => string
  },
): ChosenTemplate {
  const builtIn = template.builtIn.map(({ criterion, weight, failing = false }): CriterionDraft => ({
    ...newEntry.builtIn(criterion),
    weight,
    failing,
  }))
  const written = keysOf(template.written).map((key): CriterionDraft => {
    const { weight, failing = false } = template.written[key]
    const part = (name: Part) => texts.criterion(key, name)
    return {
      ...newEntry.written(),
      weight,
      failing,
      question: part('question'),
      two: part('two'),
      one: part('one'),
      zero: part('zero'),
      examples: part('examples'),
    }
  })
  const requiredLines = keysOf(template.lines).map((key): LineDraft => {
    const { kind, due, failing = false } = template.lines[key]
    return { ...newEntry.line(), kind, due, failing, text: texts.line(key) }
  })
  return {
    draft: {
      name: texts.name,
      description: texts.description,
      passMark: String(template.passMark),
      criteria: [...builtIn, ...written],
      requiredLines,
    },
    isLawful: template.lawful,
  }
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}

import { useTranslations } from 'use-intl'
import type { EntryResult, EntryScore, ScorecardEntry } from '#protocol/vocabulary/scorecard.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import type { Tone } from '#src/components/ui/badge.tsx'

type Judged = Pick<EntryResult, 'score' | 'judgedBy'>

const levels = ['missed', 'partly', 'met'] as const
type Level = (typeof levels)[number] | 'none' | 'pending'

const tones: Record<Level, Tone> = {
  missed: 'critical',
  partly: 'caution',
  met: 'positive',
  none: 'plain',
  pending: 'accent',
}

/** Names the entries of a scorecard as the analysis names its criteria, and their scores. */
export function useEntryNames() {
  const t = useTranslations('scorecards.levels')
  const names = useAnalysisNames()
  const kindOf = (entry: ScorecardEntry) => ('text' in entry ? 'line' : 'criterion')
  return {
    entry: (entry: ScorecardEntry): string => {
      if (entry.kind === 'built_in') return names.criterion(entry.criterion)
      return entry.kind === 'written' ? entry.question : entry.text
    },
    score: (entry: ScorecardEntry, score: EntryScore): string =>
      t(`${kindOf(entry)}.${score === null ? 'none' : levels[score]}`),
    level: (entry: ScorecardEntry, judged: Judged): { text: string; tone: Tone } => {
      const level = levelOf(judged)
      return { text: t(`${kindOf(entry)}.${level}`), tone: tones[level] }
    },
  }
}

function levelOf({ score, judgedBy }: Judged): Level {
  if (judgedBy === 'pending') return 'pending'
  return score === null ? 'none' : levels[score]
}

import {
  CloudRain,
  DoorOpen,
  Drama,
  Flame,
  Handshake,
  type LucideIcon,
  Scale,
  ShieldHalf,
  Smile,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  difficulties,
  type DifficultyLevel,
  type Personality,
  personalities,
} from '#protocol/vocabulary/prospect.ts'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { type StepProps, withStoredValue } from './step-fields.tsx'

const icons: Record<Personality, LucideIcon> = {
  cooperative: Handshake,
  polite_but_resistant: Smile,
  defensive: ShieldHalf,
  emotional: CloudRain,
  aggressive: Flame,
  evasive: DoorOpen,
  manipulative: Drama,
  threatening: Scale,
}

/** Step 4: eight personality cards and the difficulty. */
export function PersonalityStep(props: StepProps): ReactNode {
  const t = useTranslations()
  const { draft, onChange } = props
  return (
    <>
      <ChoiceGroup
        legend={t('builder.personality')}
        value={draft.personality}
        onChange={(personality) => onChange({ personality })}
        options={personalities.map((value) => ({
          value,
          icon: icons[value],
          label: t(`vocabulary.personality.${value}`),
          hint: t(`builder.personalities.${value}`),
        }))}
      />
      <ChoiceGroup
        legend={t('builder.difficulty')}
        value={draft.difficultyLevel}
        onChange={(difficultyLevel) => onChange({ difficultyLevel })}
        options={withStoredValue<DifficultyLevel>(difficulties, draft.difficultyLevel).map((value) => ({
          value,
          label: t(`vocabulary.difficulty.${value}`),
          hint: t(`builder.difficulties.${value}`),
        }))}
      />
    </>
  )
}

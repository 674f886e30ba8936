import type { FeelingPoint } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Step, TurningPoint } from '../debtor/fold.ts'
import { clip } from '#server/language/text/plain.ts'
import { quoted } from './words/format.ts'

const labels: Record<TurningPoint, Record<Language, string>> = {
  lost_temper: { en: 'lost their temper', es: 'perdió los estribos' },
  broke_down: { en: 'broke down', es: 'se vino abajo' },
  calmed_down: { en: 'calmed down', es: 'se calmó' },
  opened_up: { en: 'told you the reason', es: 'le contó la razón' },
  objection_raised: { en: 'raised an objection', es: 'puso una objeción' },
  objection_resolved: { en: 'let an objection go', es: 'dejó de lado una objeción' },
  right_invoked: { en: 'used a right', es: 'ejerció un derecho' },
  right_honoured: { en: 'saw a right honoured', es: 'vio respetado un derecho' },
  offended: { en: 'took offence', es: 'se ofendió' },
  counter_offer: { en: 'made a counter-offer', es: 'hizo una contraoferta' },
  agreed: { en: 'agreed', es: 'aceptó' },
  confirmed: { en: 'confirmed the agreement', es: 'confirmó el acuerdo' },
  lost_patience: { en: 'grew impatient', es: 'empezó a impacientarse' },
  hung_up: { en: 'hung up', es: 'colgó' },
}

/** The feelings after each line of the collector, until the call ended, with what turned them. */
export function feelingsOf(
  steps: readonly Step[],
  texts: readonly string[],
  language: Language,
): FeelingPoint[] {
  return steps.flatMap((step, n): FeelingPoint[] => {
    if (step.plan === null && n > 0) return []
    const { trust, anger, distress, willingness, patience } = step.state.feelings
    const point = step.outcome.turningPoint
    const said = quoted(clip(texts[step.line] ?? '', 80), language, 70)
    const turningPoint =
      point === null
        ? null
        : language === 'en'
          ? `After ${said} they ${labels[point].en}.`
          : `Tras ${said}, ${labels[point].es}.`
    return [{ line: step.line, trust, anger, distress, willingness, patience, turningPoint }]
  })
}

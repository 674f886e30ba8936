import type { Language } from './language.ts'
import type { ScoreBand } from './score-bands.ts'

/**
 * What the bands of a score are called: the name beside a number, what the rubric says of it, and the judgement of a
 * call in it. The pages and the written analysis take their words from here, so that they agree.
 */
export const scoreWords = {
  en: {
    name: {
      top_performer: 'Top performer',
      strong: 'Strong',
      average: 'Average',
      below_average: 'Below average',
      poor: 'Poor',
    },
    meaning: {
      top_performer: 'Top performer: the deal will close',
      strong: 'Strong performance',
      average: 'Average performance',
      below_average: 'Below average: the deal is at risk',
      poor: 'Poor performance',
    },
    verdict: {
      top_performer: 'An outstanding call',
      strong: 'A strong call',
      average: 'A sound call, with gaps to close',
      below_average: 'A below-average call',
      poor: 'A poor call, to take again',
    },
  },
  es: {
    name: {
      top_performer: 'Desempeño superior',
      strong: 'Sólido',
      average: 'Promedio',
      below_average: 'Por debajo del promedio',
      poor: 'Deficiente',
    },
    meaning: {
      top_performer: 'Desempeño superior: el acuerdo se cerrará',
      strong: 'Desempeño sólido',
      average: 'Desempeño promedio',
      below_average: 'Por debajo del promedio: el acuerdo está en riesgo',
      poor: 'Desempeño deficiente',
    },
    verdict: {
      top_performer: 'Una llamada sobresaliente',
      strong: 'Una llamada sólida',
      average: 'Una llamada correcta, con aspectos por mejorar',
      below_average: 'Una llamada por debajo del promedio',
      poor: 'Una llamada deficiente, para repetir',
    },
  },
} as const satisfies Record<
  Language,
  Record<'name' | 'meaning' | 'verdict', Record<ScoreBand['name'], string>>
>

import type { CueFile } from '../cue.ts'
import { conduct as conductEn } from './en/conduct.ts'
import { feeling as feelingEn } from './en/feeling.ts'
import { offers as offersEn } from './en/offers.ts'
import { opening as openingEn } from './en/opening.ts'
import { probing as probingEn } from './en/probing.ts'
import { rights as rightsEn } from './en/rights.ts'
import { threats as threatsEn } from './en/threats.ts'
import { conduct as conductEs } from './es/conduct.ts'
import { feeling as feelingEs } from './es/feeling.ts'
import { offers as offersEs } from './es/offers.ts'
import { opening as openingEs } from './es/opening.ts'
import { probing as probingEs } from './es/probing.ts'
import { rights as rightsEs } from './es/rights.ts'
import { threats as threatsEs } from './es/threats.ts'

/** Every cue in both languages: a bilingual call, or a line that mixes them, meets both. */
export const cueFiles: readonly CueFile[] = [
  {
    language: 'en',
    cues: [...openingEn, ...feelingEn, ...probingEn, ...offersEn, ...rightsEn, ...threatsEn, ...conductEn],
  },
  {
    language: 'es',
    cues: [...openingEs, ...feelingEs, ...probingEs, ...offersEs, ...rightsEs, ...threatsEs, ...conductEs],
  },
]

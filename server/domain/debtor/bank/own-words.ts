import { writtenFor } from '../life/answers/dossier.ts'
import type { Life } from '../life/life.ts'
import { type Bank, sampleBankOf } from './entries.ts'

/** What a sample prospect says in words of its own, by situation [LIFE20]; null for everybody else. */
export function ownWordsOf(life: Life, prospect: { name: string; scenario: string | null }): Bank | null {
  const name = writtenFor(life, prospect)
  return name === null ? null : sampleBankOf(name)
}

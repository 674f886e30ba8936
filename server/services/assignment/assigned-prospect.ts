import type { Assignment } from '#db/schema/assignments.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { presentProspect, type ProspectRow } from '../prospect/present.ts'

/** The prospect of an assignment with the assigned difficulty. */
export function assignedProspect(row: ProspectRow, { difficulty }: Pick<Assignment, 'difficulty'>): Prospect {
  const prospect = presentProspect(row)
  return difficulty === null ? prospect : { ...prospect, difficultyLevel: difficulty }
}

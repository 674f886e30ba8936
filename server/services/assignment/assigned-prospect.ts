import type { Assignment } from '#db/schema/assignments.ts'
import type { StoredProspect } from '#protocol/rest/prospects.ts'
import { type ProspectRow, storedProspect } from '../prospect/present.ts'

/** The prospect of an assignment with the assigned difficulty. */
export function assignedProspect(
  row: ProspectRow,
  { difficulty }: Pick<Assignment, 'difficulty'>,
): StoredProspect {
  const prospect = storedProspect(row)
  return difficulty === null ? prospect : { ...prospect, difficultyLevel: difficulty }
}

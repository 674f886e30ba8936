import { lifeSource, type LifeSourceInput } from '#protocol/rest/prospects.ts'
import { type ProspectDraft, toProspectInput } from './prospect-draft.ts'

/** The fields that a debtor's life is made from; null while the type or the name is still missing. */
export function lifeSourceOfDraft(draft: ProspectDraft, prospectId: string | null): LifeSourceInput | null {
  const values = toProspectInput(draft, null)
  if (values === null) return null
  return { ...lifeSource.strip().parse(values), ...(prospectId === null ? {} : { prospectId }) }
}

import type { Situation } from '../bank/situations.ts'
import type { Mind } from '../mind.ts'
import type { DebtorAct } from '../plan.ts'

/** How often the debtor has spoken in this situation. */
export function timesSaid(mind: Mind, situation: Situation | 'fact'): number {
  return mind.situations.filter((said) => said === situation).length
}

/** Whether one of the debtor's last so many replies was of this situation. */
export function saidLately(mind: Mind, situation: Situation | 'fact', within: number): boolean {
  return mind.situations.slice(-within).includes(situation)
}

/** Whether one of the debtor's last so many acts was this one. */
export function didLately(mind: Mind, act: DebtorAct, within: number): boolean {
  return mind.debtorActs.slice(-within).includes(act)
}

/** Whether the last reply settled the day or the hour of a call to come. */
export function arrangesCall(mind: Mind): boolean {
  return (['ask.callback', 'ask.call_time', 'ask.part_of_day'] as const).some((one) =>
    saidLately(mind, one, 1),
  )
}

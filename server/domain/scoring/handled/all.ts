import { abusiveDebtor } from './abusive-debtor.ts'
import { attorney } from './attorney.ts'
import { dispute } from './dispute.ts'
import type { Handled } from './handled.ts'
import { hardship } from './hardship.ts'
import { stopRequest } from './stop-request.ts'
import { wrongParty } from './wrong-party.ts'

export const handled: readonly Handled[] = [
  dispute,
  attorney,
  stopRequest,
  wrongParty,
  hardship,
  abusiveDebtor,
]

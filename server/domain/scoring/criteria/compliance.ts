import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { quoteTurn } from '../conversation.ts'
import { noticeFor, type Standing } from '../../law/law.ts'
import { rightsIn } from '../rights.ts'
import type { Breach } from '../violations.ts'
import { callOrder } from '../violations.ts'
import type { CriterionId, Opportunity, Subject } from './criterion.ts'

const costs: Record<Severity, number> = { severe: 1, major: 0.5, minor: 0.2, review: 0.1 }

/** Breaches that the order criteria and the rights already count. */
const countedElsewhere: readonly string[] = ['debt_before_verification', 'missing_disclosure']

/** A name is no proof: whoever picks up can say it. Somebody who gives it unasked was not checked at all. */
const askedName = 0.6
const gaveName = 0.3

type ComplianceId = Extract<CriterionId, `compliance.${string}`>
type Criteria = { [Id in ComplianceId]: (subject: Subject) => Opportunity[] }

export function complianceCriteria(law: Standing, breaches: readonly Breach[]): Criteria {
  return {
    'compliance.identified': ({ talk }) => {
      const [first] = talk.collector
      if (talk.collector.length < 2 || !first) return []
      return [{ credit: callOrder(talk).identified ? 1 : 0, quote: quoteTurn(first) }]
    },

    'compliance.verified_first': ({ talk }) => {
      const { debt, reachedMatter, verifiedBeforeDebt, askedBeforeDebt, checkedBeforeDebt } = callOrder(talk)
      if (!debt && !reachedMatter) return []
      const named = askedBeforeDebt ? askedName : verifiedBeforeDebt ? gaveName : 0
      return [{ credit: checkedBeforeDebt ? 1 : named, quote: debt }]
    },

    'compliance.disclosure': ({ talk }) => {
      const order = callOrder(talk)
      if (noticeFor(law) === null || !order.reachedMatter) return []
      const { disclosure, disclosureInTime, purposeSaid, debt } = order
      if (!disclosure) return [{ credit: 0, quote: debt }]
      const moment = { kind: 'clean_opening' as const, quote: disclosure, about: null }
      return [
        {
          credit: (disclosureInTime ? 1 : 0.6) * (purposeSaid ? 1 : 0.7),
          quote: disclosure,
          moment: disclosureInTime && purposeSaid ? moment : null,
        },
      ]
    },

    'compliance.rights': ({ talk }) =>
      rightsIn(talk).map(({ right, quote, reply, honoured }) => ({
        credit: honoured ? 1 : 0,
        quote: reply,
        moment: reply && {
          kind: honoured ? 'right_honoured' : 'right_ignored',
          quote: reply,
          about: quote,
          right,
        },
      })),

    'compliance.lawful': ({ talk }) => {
      const worded = breaches.filter(({ violation }) => !countedElsewhere.includes(violation))
      if (talk.collector.length < 2 && worded.length === 0) return []
      const cost = worded.reduce((sum, { severity }) => sum + costs[severity], 0)
      return [{ credit: Math.max(0, 1 - cost), quote: worded[0]?.quote ?? null }]
    },
  }
}

import { personalities } from '#protocol/vocabulary/prospect.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { bankOf, slotsIn } from '#server/domain/debtor/bank/entries.ts'
import type { Situation } from '#server/domain/debtor/bank/situations.ts'
import { slotWords } from '#server/domain/debtor/bank/slot-words.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import { type DebtorAct, objectionOfAct, rootCauses } from '#server/domain/debtor/plan.ts'
import type { CriticContext } from '#server/domain/turn/critic.ts'

const acts: [prefix: string, act: DebtorAct][] = [
  ['money.accept', 'accept'],
  ['money.own_accepted', 'accept'],
  ['money.choose.none', 'no_money'],
  ['money.choose', 'accept'],
  ['money.lower', 'accept'],
  ['money.counter', 'counter_offer'],
  ['money.hold', 'counter_offer'],
  ['money.agreed_already', 'counter_offer'],
  ['money.recap_wrong', 'counter_offer'],
  ['money.name', 'partial_offer'],
  ['money.day', 'promise'],
  ['money.method', 'promise'],
  ['money.commit.no', 'defer'],
  ['money.commit', 'promise'],
  ['money.confirm', 'confirm_promise'],
  ['object.partial_offer', 'partial_offer'],
  ['object.more_time', 'cash_timing'],
  ['object.tax_refund', 'cash_timing'],
  ['object.custom', 'custom_objection'],
  ['cause.', 'reveal'],
  ['right.stop', 'stop_calling'],
  ['right.despair', 'vulnerable'],
  ['right.dispute', 'dispute_amount'],
  ['right.', 'bankruptcy_or_attorney'],
  ['feel.lash_out', 'lash_out'],
  ['feel.threat_back', 'threat_back'],
  ['feel.break_down', 'break_down'],
  ['identity.wrong', 'wrong_party'],
  ['who.is.this', 'who_is_this'],
  ['end.hang_up', 'hang_up'],
  ['end.', 'goodbye'],
]

function actOf(situation: Situation): DebtorAct {
  const topic = situation.split('.')[1]
  const objection = Object.entries(objectionOfAct).find(([, one]) => one === topic)?.[0]
  if (situation.startsWith('object.') && objection) return objection as DebtorAct
  return acts.find(([prefix]) => situation.startsWith(prefix))?.[1] ?? 'answer'
}

/** Every reply of the bank in its situation: people wrote them, so a critic has nothing against them. */
export function* bankReplies(): Generator<{ situation: Situation; text: string; context: CriticContext }> {
  const files = (['en', 'es'] as const).flatMap((language) =>
    personalities.map((personality) => ({ language, personality })),
  )
  for (const { language, personality } of files) {
    const { scenario } = replyTask({ plan: { language }, scenario: { personality } })
    const life = lifeOf(scenario, language)
    const terms = {
      amountCents: 8_000,
      offeredCents: 15_000,
      per: 'monthly',
      day: '2025-03-21',
      ownDay: '2025-03-28',
    } as const
    const said = language === 'en' ? 'I told you about it' : 'Ya le dije eso'
    const objection = language === 'en' ? 'I am waiting for my insurance' : 'estoy esperando a mi seguro'
    const words = slotWords({ ...terms, method: 'card', objection }, scenario, life, said)
    for (const [situation, entries] of bankOf(language, personality))
      for (const { text } of entries) {
        const filled = text.replace(/\{(\w+)\}/gu, (slot, name: string) => words[name] ?? slot)
        if (slotsIn(filled).length > 0) continue
        const act = actOf(situation)
        const cause = rootCauses.find((one) => situation === `cause.${one}`)
        const { plan } = replyTask({
          plan: {
            language,
            act,
            says: { situation },
            terms: { ...terms, objection },
            slots: cause ? { cause } : {},
            endsCall: act === 'hang_up' || act === 'goodbye',
          },
        })
        yield { situation, text: filled, context: { plan, scenario, lines: [] } }
      }
  }
}

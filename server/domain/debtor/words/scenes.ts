import type { Language } from '#protocol/vocabulary/language.ts'
import {
  accents,
  debtTypes,
  difficulties,
  type Personality,
  prospectTypes,
} from '#protocol/vocabulary/prospect.ts'
import {
  type AskedAbout,
  type Band,
  type DebtorAct,
  type DebtorPlan,
  debtorActs,
  objectionTopics,
  rootCauses,
} from '../plan.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import { chanceOf } from './chance.ts'
import { realise } from './realise.ts'

const bands: readonly Band[] = ['low', 'medium', 'high']
const asked: readonly AskedAbout[] = [
  'identity',
  'verification',
  'employment',
  'pay_day',
  'affordability',
  'cause',
  'date',
  'method',
  'commitment',
  'understanding',
  'anything_else',
  'other',
]
const reactions: readonly DebtorPlan['reaction'][] = [
  'soothed',
  'heard',
  'ignored',
  'repeated',
  'offended',
  'pressed',
  'neutral',
]
const occupations = ['Teacher', 'nurse', 'Beekeeper', null, 'Retired', 'Driver', 'Mechanic', 'Unemployed']
const objections: Record<Language, readonly string[]> = {
  en: [
    'Your company already took my car',
    'need to talk to my lawyer first',
    'I never got a single letter from you about this',
    'Medical expenses',
  ],
  es: [
    'Ustedes ya se quedaron con mi auto',
    'necesito hablar con mi abogada primero',
    'Nunca me llegó una sola carta de ustedes',
    'Gastos médicos',
  ],
}

/** A debtor and a stream of plans for trials: every act and every slot comes up, not a likely call. */
export function randomScene(personality: Personality, language: Language, seed: number) {
  const chance = chanceOf(seed, 7_919)
  const one = <T>(items: readonly T[]): T => chance.shuffled(items)[0] as T
  const scenario: Scenario = {
    seed,
    name: one(['Ana Torres', 'Sam Whitfield', 'Robin Vega', 'Lupe Marín']),
    type: one(prospectTypes),
    occupation: one(occupations),
    income: one(['$0-$25,000', '$50,000-$75,000', '$150,000+', 'low', null]),
    debtCents: one([0, 240_000, 1_250_050]),
    debtType: one(debtTypes),
    paymentHistory: 'mixed',
    personality,
    difficulty: one(difficulties),
    accent: one(accents),
    primaryLanguage: one(['english', 'spanish', 'bilingual']),
    sessionLanguage: language === 'es' ? 'spanish' : 'english',
    sessionType: 'standard',
    opening: one(['greeting', 'cold']),
    scenario:
      language === 'es'
        ? 'Perdió su empleo en la planta. El deudor debe estar molesto.'
        : 'She lost her job at the plant. The debtor should be upset.',
    objections: [],
    today: '2025-03-12',
  }
  const maybe = <T>(value: T): T | undefined => (chance.below(0.5) ? value : undefined)
  const plan = (act: DebtorAct = one(debtorActs.slice(1))): DebtorPlan => ({
    act,
    slots: {
      objection: {
        id: 'o',
        topic: one(objectionTopics),
        text: maybe(one(objections[language])) ?? null,
        status: 'raised',
        raisedTimes: one([0, 1, 2]),
      },
      cause: one(rootCauses),
      askedAbout: one(asked),
      heardAmountCents: maybe(one([15_000, 30_000, 4_550])),
      heardDate: maybe(one(['2025-03-14', '2025-03-12', '2025-04-01'])),
      heardFrequency: maybe(one(['once', 'weekly', 'biweekly', 'monthly'])),
      heardMethod: maybe(one(['card', 'cash', 'direct_debit', 'store'])),
      heardInstallments: maybe(6),
      offerCents: maybe(one([8_000, 12_500])),
      offerFrequency: maybe(one(['once', 'biweekly', 'monthly'])),
      offerDate: maybe('2025-03-21'),
      offerMethod: maybe(one(['card', 'online', 'check'])),
      payDay: maybe('2025-03-28'),
      cashTodayCents: maybe(6_000),
      debtCents: maybe(240_000),
    },
    reaction: one(reactions),
    language,
    feelings: {
      trust: one(bands),
      anger: one(bands),
      distress: one(bands),
      willingness: one(bands),
      patience: one(bands),
    },
    maxWords: one([18, 30, 45, 60]),
    endsCall: act === 'hang_up' || act === 'goodbye',
  })
  return { scenario, plan }
}

/** A conversation of `turns` replies to random plans; the collector's lines are no more than its name. */
export function randomSession(personality: Personality, language: Language, seed: number, turns: number) {
  const { scenario, plan } = randomScene(personality, language, seed)
  const lines: TranscriptLine[] = []
  const replies: { plan: DebtorPlan; clauses: string[] }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const next = plan(turn === 0 ? 'greet' : undefined)
    const clauses = realise(next, { scenario, lines, turn })
    replies.push({ plan: next, clauses })
    lines.push({ itemId: null, speaker: 'assistant', text: clauses.join(' ') })
    lines.push({
      itemId: null,
      speaker: 'user',
      text: language === 'es' ? 'Le habla Marcos, de Cobros Norte.' : 'This is Marcus from North Recovery.',
    })
  }
  return { scenario, replies }
}

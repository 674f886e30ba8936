import { personalities } from '#protocol/vocabulary/prospect.ts'
import { randomSession } from './scenes.ts'

/** Prints replies to be read aloud: `npx tsx server/domain/debtor/words/sample.ts es evasive 3 20` (language, personality, seed, turns). */
const [language = 'en', personality = 'cooperative', seed = '1', turns = '20'] = process.argv.slice(2)
const known = personalities.find((name) => name === personality)
if (known === undefined) throw new Error(`no personality is called ${personality}`)
const { scenario, replies } = randomSession(
  known,
  language === 'es' ? 'es' : 'en',
  Number(seed),
  Number(turns),
)
const { type, accent, debtType, difficulty, occupation } = scenario
process.stdout.write(`${known} · ${type} · ${accent} · ${debtType} · ${difficulty} · ${occupation}\n`)
for (const { plan, clauses } of replies) {
  const about = plan.act === 'answer' ? `answer ${plan.slots.askedAbout}` : plan.act
  process.stdout.write(`[${about}, ${plan.reaction}] ${clauses.join(' ')}\n`)
}

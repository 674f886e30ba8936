import { sentencesOf } from '#protocol/text/sentences.ts'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { difficulties, personalities } from '#protocol/vocabulary/prospect.ts'
import { Critic } from '../../turn/critic.ts'
import { sentenceKey } from '../bank/said.ts'
import { cellScenario } from './cells.ts'
import { type Session, wanderingSession } from './sessions.ts'
import { shareToldApart } from './telling-apart.ts'

/** What is counted over many sessions. The first four must be nothing. */
export type WordsReport = {
  repeated: number
  capExceeded: number
  factsChanged: number
  refused: number
  /** The share of personalities that a classifier tells on unseen sessions. */
  toldApart: Record<Language, number>
  /** Of all sentences in ten sessions with one persona, the share that is said in one of them only; the worst persona. */
  distinct: Record<Language, number>
}

/** How many of the debtor's own replies the critic of a language model would refuse: none, if they are right. */
export function refusedIn({ scenario, lines, plans }: Pick<Session, 'scenario' | 'lines' | 'plans'>): number {
  let refused = 0
  let reply = 0
  for (const [at, line] of lines.entries()) {
    if (line.speaker !== 'assistant') continue
    const plan = plans[reply++]
    if (!plan) continue
    if (!new Critic({ plan, scenario, lines: lines.slice(0, at) }).judge(line.text, '').ok) refused++
  }
  return refused
}

function repeatedIn({ lines }: Session): number {
  const said = lines
    .filter(({ speaker }) => speaker === 'assistant')
    .flatMap(({ text }) => sentencesOf(text).map(sentenceKey))
  return said.length - new Set(said).size
}

/** The share of sentences over ten sessions with one persona that only one of them has. */
function distinctShare(sessions: readonly Session[]): number {
  const counts = new Map<string, number>()
  for (const { lines } of sessions) {
    const own = lines
      .filter(({ speaker }) => speaker === 'assistant')
      .flatMap(({ text }) => sentencesOf(text).map(sentenceKey))
    for (const key of new Set(own)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const all = [...counts.values()]
  return all.filter((count) => count === 1).length / Math.max(1, all.length)
}

/** Plays `sessions` random sessions over all personalities, levels and both languages, and counts. */
export function evaluateWords(sessions: number): WordsReport {
  const report: WordsReport = {
    repeated: 0,
    capExceeded: 0,
    factsChanged: 0,
    refused: 0,
    toldApart: { en: 0, es: 0 },
    distinct: { en: 1, es: 1 },
  }
  const played = Array.from({ length: sessions }, (_, at) => {
    const language = languages[at % 2] ?? 'en'
    const personality = personalities[Math.floor(at / 2) % personalities.length] ?? 'cooperative'
    const difficulty = difficulties[Math.floor(at / 16) % difficulties.length] ?? 'medium'
    const session = wanderingSession(cellScenario(personality, difficulty, language, at + 1), language)
    report.repeated += repeatedIn(session)
    report.capExceeded += session.capExceeded
    report.factsChanged += session.factsChanged
    report.refused += refusedIn(session)
    return { language, personality, session }
  })
  const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  for (const language of languages) {
    report.toldApart[language] = shareToldApart(language, { seen: seeds(131, 60), unseen: seeds(71, 10) })
    for (const personality of personalities) {
      const own = played.filter((one) => one.language === language && one.personality === personality)
      const share = distinctShare(own.slice(0, 10).map(({ session }) => session))
      report.distinct[language] = Math.min(report.distinct[language], share)
    }
  }
  return report
}

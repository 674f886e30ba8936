import type { Language } from '#protocol/vocabulary/language.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import type { DebtorAct, ObjectionTopic, RootCause } from '../debtor/plan.ts'
import { debtorActs, rootCauses } from '../debtor/plan.ts'
import type { Scenario } from '../debtor/scenario.ts'
import { bankOf } from '../debtor/words/bank.ts'
import type { Speaking } from '../debtor/words/render.ts'
import { signatureOf } from '../debtor/words/render.ts'
import { sentenceKey } from '../debtor/words/said.ts'
import type { Clause, Reaction } from '../debtor/words/voice.ts'

/** What a clause of the debtor's bank stands for. */
export type BankMark =
  | { kind: 'act'; act: DebtorAct; topic: ObjectionTopic | null }
  | { kind: 'cause'; cause: RootCause }
  | { kind: 'reaction'; reaction: Reaction }

/** A stretch that is shorter says too little to tell clauses apart. */
const signatureMin = 9

type Entry = { signature: string; mark: BankMark }

/** Clauses by the beginning of what never changes in them: its first two words, or the first where it has but two. */
type Index = ReadonlyMap<string, readonly Entry[]>

/** Many clauses begin with "I" or "no": two words tell most of them apart. The last word may be cut off, as in "pay". */
function beginningOf(signature: string): string {
  const [first = '', second, third] = signature.split(' ')
  return third === undefined ? first : `${first} ${second}`
}

const built = new Map<string, Index>()

function sameMark(one: BankMark, other: BankMark): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The clauses that this debtor may say, by what never changes in them. A stretch that two marks share is out. */
function indexOf(scenario: Scenario, language: Language): Index {
  const key = `${language}|${scenario.type}|${scenario.accent}|${scenario.personality}`
  const known = built.get(key)
  if (known) return known
  const bank = bankOf(language)
  const voice = bank.voices[scenario.personality]
  const speaking: Speaking = { bank, type: scenario.type, accent: scenario.accent }
  const found = new Map<string, BankMark | null>()
  const add = (clauses: readonly Clause[] | undefined, mark: BankMark) => {
    for (const clause of clauses ?? []) {
      const [say, topic] =
        typeof clause === 'string' ? [clause, null] : [clause.say, clause.when.topic ?? null]
      const signature = signatureOf(say, speaking)
      if (signature.length < signatureMin) continue
      const exact: BankMark = mark.kind === 'act' ? { ...mark, topic } : mark
      const other = found.get(signature)
      found.set(signature, other === undefined || (other !== null && sameMark(other, exact)) ? exact : null)
    }
  }
  for (const act of debtorActs) {
    add(voice.acts[act], { kind: 'act', act, topic: null })
    add(bank.acts[act], { kind: 'act', act, topic: null })
  }
  for (const cause of rootCauses) add(bank.causes[cause], { kind: 'cause', cause })
  for (const reaction of ['offended', 'ignored', 'soothed', 'heard'] as const) {
    add(voice.reactions[reaction], { kind: 'reaction', reaction })
  }
  const index = new Map<string, Entry[]>()
  for (const [signature, mark] of found) {
    if (mark === null) continue
    const beginning = beginningOf(signature)
    const entry = { signature, mark }
    const known = index.get(beginning)
    if (known) known.push(entry)
    else index.set(beginning, [entry])
  }
  built.set(key, index)
  return index
}

/**
 * What a line says when it is in the words of the debtor's own clause bank, in either language: an exact
 * reading where the cues would have to guess. Empty for anybody else's words.
 */
export function bankMarks(text: string, scenario: Scenario): BankMark[] {
  const key = sentenceKey(text)
  const said = ` ${key} `
  const words = key.split(' ')
  const beginnings = new Set(words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`]))
  return languages.flatMap((language) => {
    const index = indexOf(scenario, language)
    return [...beginnings].flatMap((beginning) =>
      (index.get(beginning) ?? []).flatMap(({ signature, mark }) =>
        said.includes(` ${signature}`) ? [mark] : [],
      ),
    )
  })
}

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

/** Clauses by the first word of what never changes in them. */
type Index = ReadonlyMap<string, readonly Entry[]>

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
    const [first = ''] = signature.split(' ')
    index.set(first, [...(index.get(first) ?? []), { signature, mark }])
  }
  built.set(key, index)
  return index
}

/**
 * What a line says when it is in the words of the debtor's own clause bank, in either language: an exact
 * reading where the cues would have to guess. Empty for anybody else's words.
 */
export function bankMarks(text: string, scenario: Scenario): BankMark[] {
  const said = ` ${sentenceKey(text)} `
  const words = new Set(said.trim().split(' '))
  return languages.flatMap((language) => {
    const index = indexOf(scenario, language)
    return [...words].flatMap((word) =>
      (index.get(word) ?? []).flatMap(({ signature, mark }) =>
        said.includes(` ${signature}`) ? [mark] : [],
      ),
    )
  })
}

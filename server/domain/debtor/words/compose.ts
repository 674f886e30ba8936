import { sentencesOf } from '#protocol/text/sentences.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { DebtorPlan } from '../plan.ts'
import { isRetired, livelihoodOf } from '../livelihood.ts'
import type { Scenario } from '../scenario.ts'
import type { Chance } from './chance.ts'
import { phrase, render, sayable, signatureOf, slotsOf, withLead } from './render.ts'
import { type Said, sentenceKey, wordCount } from './said.ts'
import type { SlotValues } from './slots.ts'
import { debtFamily, incomeBand } from './terms.ts'
import type { Bank, Clause, Voice, When } from './voice.ts'

/** What a reply is made of. */
export type Setting = {
  bank: Bank
  voice: Voice
  plan: DebtorPlan
  scenario: Scenario
  values: SlotValues
  chance: Chance
  said: Said
}
/** Personalities that keep a distance. */
export const distant: readonly Personality[] = ['threatening', 'polite_but_resistant']

/** Values that every plan has: a clause with one of these is no fitter than another. */
const unspecific = ['debtType', 'debtKind', 'name', 'first', 'caller', 'debt', 'trade']

/** Shares 0-1: an opener, a tag, and choosing by what the plan gives rather than blindly. */
type Decoration = { lead: number; tag: number; fittest: number }

/** Room that a required clause leaves for what comes around it is not planned: it simply comes first. */
export function composer({ bank, voice, plan, scenario, values, chance, said }: Setting) {
  const formal = scenario.personality === 'polite_but_resistant'
  const speaking = { bank, type: scenario.type, accent: scenario.accent, formal }
  const family = debtFamily(scenario.debtType)
  const income = incomeBand(scenario.income)
  // Who keeps a distance does not open with "y'all" or "híjole".
  const colour = distant.includes(scenario.personality) ? undefined : bank.accents[scenario.accent]
  const idle = isRetired(scenario) || livelihoodOf(scenario).out || plan.slots.cause === 'job_loss'
  const works = scenario.type === 'business' || !idle
  let wordsLeft = plan.maxWords

  function holds(when: When): boolean {
    const { feelings, slots } = plan
    return (
      (when.type === undefined || when.type === scenario.type) &&
      (when.debt === undefined || when.debt === family) &&
      (when.income === undefined || when.income === income) &&
      (when.topic === undefined || when.topic === slots.objection?.topic) &&
      (when.anger === undefined || when.anger === feelings.anger) &&
      (when.distress === undefined || when.distress === feelings.distress) &&
      (when.trust === undefined || when.trust === feelings.trust) &&
      (when.willingness === undefined || when.willingness === feelings.willingness) &&
      (when.opening === undefined || when.opening === scenario.opening) &&
      (when.bilingual === undefined || when.bilingual === (scenario.sessionLanguage === 'bilingual')) &&
      (when.keepsRecord === undefined || when.keepsRecord === (scenario.personality === 'threatening')) &&
      (when.formal === undefined || when.formal === distant.includes(scenario.personality)) &&
      (when.cause === undefined || when.cause === slots.cause) &&
      (when.works === undefined || when.works === works)
    )
  }

  function eligible(tier: readonly Clause[]): string[] {
    const says: string[] = []
    for (const clause of tier) {
      const say = typeof clause === 'string' ? clause : clause.say
      if ((typeof clause === 'string' || holds(clause.when)) && sayable(say, values)) says.push(say)
    }
    return says
  }

  const isNew = (sentences: readonly string[]) => {
    const keys = sentences.map(sentenceKey)
    return keys.every((key, index) => key !== '' && !said.sentences.has(key) && keys.indexOf(key) === index)
  }
  const isFresh = (say: string) => {
    const signature = signatureOf(say, speaking)
    return signature.length < 6 || !said.all.includes(signature)
  }
  /** What the plan's facts make special is said rather than what fits every time. */
  const ranked = (says: readonly string[], fittest: number) => {
    const order = chance.shuffled(says)
    const weight = (say: string) => slotsOf(say).filter((slot) => !unspecific.includes(slot)).length
    return chance.below(fittest)
      ? order.sort((one, other) => Math.min(weight(other), 2) - Math.min(weight(one), 2))
      : order
  }

  function commit(sentences: readonly string[]): string[] {
    for (const sentence of sentences) {
      const key = sentenceKey(sentence)
      said.sentences.add(key)
      said.all += `| ${key} `
      wordsLeft -= wordCount(sentence)
    }
    return [...sentences]
  }

  function leadsByUse(leads: readonly string[]): string[] {
    const used = (lead: string) => said.all.split(` ${sentenceKey(lead)} `).length
    return chance
      .shuffled(leads.map((lead) => phrase(lead, speaking)))
      .sort((one, other) => used(one) - used(other))
  }

  function decorated(text: string, { lead, tag }: Decoration): string {
    let result = text
    if (lead > 0 && wordCount(text) > 3 && chance.below(lead)) {
      const pool =
        colour !== undefined && colour.leads.length > 0 && chance.below(0.3) ? colour.leads : voice.leads
      const chosen = leadsByUse(pool)[0]
      // "Kind of" twice in a sentence is a tic even for the evasive.
      const twice = chosen !== undefined && sentenceKey(text).includes(sentenceKey(chosen))
      if (chosen !== undefined && !twice) result = withLead(chosen, result, bank, values) ?? result
    }
    const hedged = voice.tags.some((one) => sentenceKey(result).includes(sentenceKey(phrase(one, speaking))))
    if (tag > 0 && !hedged && !/,[^,]{1,20}\.$/.test(result) && chance.below(tag))
      result = withTag(leadsByUse(voice.tags)[0], result) ?? result
    return result
  }

  /** A clause that has not been said, within the budget; the tiers in their order. */
  function fresh(tiers: readonly string[][], budget: number, decoration: Decoration): string[] | null {
    for (const tier of tiers) {
      for (const say of ranked(tier, decoration.fittest)) {
        if (!isFresh(say)) continue
        const plain = render(say, speaking, values, chance)
        for (const text of [decorated(plain, decoration), plain]) {
          const sentences = sentencesOf(text)
          if (wordCount(text) <= budget && isNew(sentences)) return sentences
        }
      }
    }
    return null
  }

  /** A point made again in other words: another alternative, or an opener that owns up to it. */
  function reworded(tiers: readonly string[][], budget: number): string[] | null {
    for (const tier of tiers) {
      for (const say of chance.shuffled(tier)) {
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const sentences = sentencesOf(render(say, speaking, values, chance))
          if (wordCount(sentences.join(' ')) <= budget && isNew(sentences)) return sentences
        }
      }
    }
    const openers = [
      ...leadsByUse(voice.again),
      ...leadsByUse(voice.leads),
      ...leadsByUse(colour?.leads ?? []),
    ]
    const points = tiers.flatMap((tier) => chance.shuffled(tier))
    for (const tag of [undefined, ...leadsByUse(voice.tags)]) {
      for (const opener of openers) {
        for (const say of points) {
          const sentence = chance.shuffled(sentencesOf(render(say, speaking, values, chance)))[0]
          if (sentence === undefined) continue
          const led = withLead(opener, sentence, bank, values)
          const text = led === null ? null : tag === undefined ? led : withTag(tag, led)
          if (text !== null && wordCount(text) <= budget && isNew([text])) return [text]
        }
      }
    }
    return null
  }

  /** The shortest clause that is new, when none fits. */
  function shortest(tiers: readonly string[][]): string[] | null {
    const options = tiers.flat().map((say) => sentencesOf(render(say, speaking, values, chance)))
    const usable = options
      .filter(isNew)
      .sort((one, other) => wordCount(one.join(' ')) - wordCount(other.join(' ')))
    return usable[0] ?? reworded(tiers, Number.POSITIVE_INFINITY)
  }

  return {
    /** Whether one of the clauses was said in these lines of the debtor, however it was filled. */
    wasSaid(clauses: readonly Clause[], { all }: Said): boolean {
      return eligible(clauses).some((say) => all.includes(signatureOf(say, speaking)))
    },
    /** A clause that must be said. Only a bank with nothing left to say gives nothing. */
    need(tiers: readonly (readonly Clause[])[], decoration: Decoration = undecorated): string[] {
      const says = tiers.map(eligible)
      const budget = Math.max(wordsLeft, 1)
      return commit(fresh(says, budget, decoration) ?? reworded(says, budget) ?? shortest(says) ?? [])
    },
    /** A clause that may be left out. `noQuestion` when one has been asked already. */
    may(tiers: readonly (readonly Clause[])[], noQuestion = false): string[] {
      const says = tiers
        .map(eligible)
        .map((tier) => (noQuestion ? tier.filter((say) => !say.includes('?')) : tier))
      return commit(fresh(says, wordsLeft, undecorated) ?? [])
    },
    /** Words that are no clause of the bank, if they are new and fit. */
    mayWords(text: string): string[] {
      const sentences = sentencesOf(text)
      return wordCount(text) <= wordsLeft && isNew(sentences) ? commit(sentences) : []
    },
  }
}

const undecorated: Decoration = { lead: 0, tag: 0, fittest: 0.65 }

/** Puts a tag in the place of the last full stop: "I can't." + ", you know?" */
function withTag(tag: string | undefined, text: string): string | null {
  return tag !== undefined && text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) + tag : null
}

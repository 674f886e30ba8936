import type { IdentityItem, Quote, Verification } from '#protocol/vocabulary/analysis.ts'
import type { ProspectType } from '#protocol/vocabulary/prospect.ts'
import { holdsPhoneNumber } from '#server/language/figures/phone-number.ts'
import { identityItemsNamed } from '#server/language/requests/identity-items.ts'
import { leavesTheRole } from '#server/language/out-of-role.ts'
import { namesTheirDebt } from '#server/language/manner/names-their-debt.ts'
import { read } from '#server/language/read.ts'
import type { CollectorAct, Reading, Sentence } from '#server/language/reading.ts'
import { clip, sentences } from '#server/language/text/plain.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import { contextOf, type Fold } from '../debtor/fold.ts'
import { openingMind } from '../debtor/mind.ts'
import { spokenIn } from '../debtor/moves/move.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { isFact } from '#protocol/vocabulary/verified.ts'
import type { DebtorLineContext } from '#server/language/debtor-lines/read-debtor-line.ts'
import { readWords, wordsContextOf } from './debtor-reading.ts'

/** What a call has to check: a person's papers, or who speaks for a business, which was never born. */
const asked: Record<ProspectType, readonly IdentityItem[]> = {
  individual: ['name', 'birth_date', 'last_four', 'address'],
  business: ['name', 'contact', 'last_four', 'address'],
}

/** What counts once it was given, though no account file lists it to be checked. */
const further: Record<ProspectType, readonly IdentityItem[]> = {
  individual: ['phone', 'email'],
  business: ['role', 'phone', 'email'],
}

/** The questions of the reading that ask for an item. */
const itemOfTopic: Partial<Record<Topic, IdentityItem>> = {
  birth_date: 'birth_date',
  last_four: 'last_four',
  address: 'address',
  role: 'role',
  phone: 'phone',
  email: 'email',
}

/** What a move of the debtor gives, whoever worded it. */
const givenBy: Partial<Record<Situation, readonly IdentityItem[]>> = {
  'identity.confirm': ['name'],
  'identity.business': ['name', 'contact', 'role'],
  'identity.birth_date': ['birth_date'],
  'identity.last_four': ['last_four'],
  'identity.address': ['address'],
  'identity.papers': ['birth_date', 'address'],
  'identity.postcode': ['address'],
  'identity.phone': ['phone'],
  'identity.email': ['email'],
}

function givenByMove(plan: DebtorPlan): readonly IdentityItem[] {
  return spokenIn(plan).flatMap((says) => {
    if ('situation' in says) return givenBy[says.situation] ?? []
    const item = itemOfTopic[says.fact.topic]
    return item === undefined ? [] : [item]
  })
}

/** What a sentence of the collector asks for. "Am I speaking with Ana?" is a check of the name alone. */
function askedIn({ acts, question, quote }: Sentence): readonly IdentityItem[] {
  const item = question === null ? undefined : itemOfTopic[question.topic]
  if (item === 'role') return ['name', 'contact', 'role']
  // Two are often asked for in one breath: "your date of birth and your address".
  if (item !== undefined) return [...new Set([item, ...identityItemsNamed(quote)])]
  const named = question?.topic === 'name' || acts.some(({ act }) => act === 'verify')
  return named ? ['name', 'contact'] : []
}

/** Whether an amount is the balance, to the cent or as people round it off. */
function isBalance(cents: number, balanceCents: number): boolean {
  return cents === balanceCents || cents === Math.floor(balanceCents / 100) * 100
}

/** From this certainty on a sentence surely speaks of the debt. */
const surelyTells = 0.9

/**
 * Whether a sentence tells whoever listens that somebody owes: it says so, names the balance, or offers to take a sum. "There
 * are plans" says it of nobody, nor does a sum that is told of ("in March you had 900"),
 * nor the digits of a telephone.
 */
export function tellsOfDebt(
  { quote, language, acts, amounts: named, terms }: Sentence,
  balanceCents: number,
): boolean {
  const amounts = holdsPhoneNumber(quote) ? [] : named
  const shown = (act: CollectorAct) => acts.some((one) => one.act === act && one.certainty >= surelyTells)
  if (amounts.some(({ cents }) => isBalance(cents, balanceCents))) return true
  if (shown('ask_full') || shown('state_debt') || namesTheirDebt(quote, language)) return true
  const proposes = terms !== null && terms.is !== 'mention'
  return amounts.length > 0 && (proposes || shown('settlement') || shown('plan'))
}

/** `factAsked`: where what only the right person knows was asked for before the debt was told, whether or not it was given. */
export type IdentityCheck = Verification & { factAsked: Quote | null }

/** What a call came to, item by item, while its lines are gone through. */
class Check {
  readonly #items = new Map<IdentityItem, { asked: Quote | null; given: Quote | null; afterDebt: boolean }>()
  #told: Quote | null = null
  #factAsked: Quote | null = null
  /** What the collector has asked for since the debtor spoke, and where. */
  #pending = new Map<IdentityItem, Quote>()

  constructor(items: readonly IdentityItem[]) {
    for (const item of items) this.#items.set(item, { asked: null, given: null, afterDebt: false })
  }

  get pending(): readonly IdentityItem[] {
    return [...this.#pending.keys()]
  }

  hear({ line, itemId, text }: Said, reading: Reading, balanceCents: number): void {
    const parts = sentences(text)
    for (const sentence of reading.sentences) {
      // What speaks to the exercise asks nothing of the person on the phone.
      if (leavesTheRole(sentence.quote)) continue
      const part = parts.find(({ start, end }) => sentence.start >= start && sentence.start < end)
      const quote = { itemId, line, text: clip(part?.text ?? sentence.quote) }
      for (const item of askedIn(sentence)) {
        const known = this.#items.get(item)
        if (known === undefined) continue
        if (known.given === null) known.asked ??= quote
        this.#pending.set(item, quote)
        if (this.#told === null && isFact(item)) this.#factAsked ??= quote
      }
      if (this.#told === null && tellsOfDebt(sentence, balanceCents)) this.#told = quote
    }
  }

  give(items: readonly IdentityItem[], { line, itemId, text }: Said): void {
    const pending = [...this.#pending]
    this.#pending = new Map()
    // "Your role, and the postcode?" is read as one question: what is given in answer to a check was asked for.
    const [, checking] = pending.find(([item]) => isFact(item)) ?? []
    for (const item of items) {
      const known = this.#items.get(item)
      const asked = pending.find(([one]) => one === item)?.[1] ?? checking ?? null
      // Who has said the name unasked and is then asked for it has been checked, if nothing was told meanwhile.
      const again = known?.given && known.asked === null && asked !== null && this.#told === null
      if (!known || (known.given !== null && again !== true)) continue
      known.asked ??= asked
      known.given = { itemId, line, text: clip(text.trim()) }
      known.afterDebt = this.#told !== null
    }
  }

  result(listed: readonly IdentityItem[]): IdentityCheck {
    return {
      items: [...this.#items].flatMap(([item, known]) =>
        listed.includes(item) || known.given !== null ? [{ item, ...known }] : [],
      ),
      told: this.#told,
      factAsked: this.#factAsked,
    }
  }
}

type Said = { line: number; itemId: string | null; text: string }

/**
 * What a call verifies of the debtor, in the order in which it was said: what the collector asked for, by the reading of
 * their lines, and what the debtor gave, by its moves. Pure; the page of a running call, its supervisor's and the analysis
 * are told the same by it. Words are read only where no move stands behind them: `folded` is null for a recorded call, in which
 * whoever goes on after being asked is taken to have answered, and a language model's own words can give what was asked
 * where they say who is speaking.
 */
export function verificationIn(
  scenario: Scenario,
  lines: readonly TranscriptLine[],
  folded: Fold | null,
): IdentityCheck {
  const listed = asked[scenario.type]
  const check = new Check([...listed, ...further[scenario.type]])
  const context = contextOf(scenario)
  const words = wordsContextOf(scenario)
  const steps = new Map(folded?.steps.map((step) => [step.line, step]))
  const isOther = folded === null && lines.some((said) => deniesName(said, words))
  let plan: DebtorPlan | null = null
  let begun = false
  for (const [line, said] of lines.entries()) {
    const place = { line, itemId: said.itemId, text: said.text }
    if (said.speaker === 'user') {
      const step = steps.get(line)
      plan = step?.plan ?? null
      begun = true
      const reading = step?.reading ?? said.reading ?? read(said.text, { ...context, debtor: null })
      check.hear(place, reading, context.balanceCents)
    } else if (!isOther && said.status !== 'failed' && said.text.trim() !== '') {
      const shown = begun || folded === null ? givenIn(said, plan) : givenAtFirst(scenario)
      check.give(shown, place)
    }
  }
  return check.result(listed)

  function givenIn({ text, move }: TranscriptLine, plan: DebtorPlan | null): readonly IdentityItem[] {
    const byMove = plan === null ? [] : givenByMove(plan)
    if (folded !== null && move?.wordedBy !== 'model') return byMove
    const { reading } = readWords(text, words)
    if (folded === null) return reading.identifies ? ['name', ...check.pending] : check.pending
    // Who says the name and keeps the rest back has given the name alone.
    const keeps = plan?.act === 'ask_back'
    return reading.identifies ? [...byMove, 'name', ...(keeps ? [] : check.pending)] : byMove
  }
}

/** Whether a debtor's line of a recorded call says that somebody else is on the phone. */
function deniesName({ speaker, text }: TranscriptLine, words: DebtorLineContext): boolean {
  return speaker === 'assistant' && readWords(text, words).reading.rights.includes('wrong_party')
}

/** Who opens a call says the name, also about a debt that they dispute; nobody does whose number it only is. */
function givenAtFirst(scenario: Scenario): readonly IdentityItem[] {
  const { stranger } = openingMind(scenario).claims
  return scenario.opening === 'greeting' && stranger !== 'number' && stranger !== 'relative'
    ? ['name', 'contact']
    : []
}

import type { Language } from '#protocol/vocabulary/language.ts'
import { aboutOf } from './about.ts'
import { asksOf } from './asks.ts'
import { inContext } from './context.ts'
import type { InContext } from './context.ts'
import { elliptic } from './elliptic.ts'
import { scoreTurn, topicOf } from './learned/score.ts'
import type { Scored } from './learned/score.ts'
import { boundaries } from './learned/weights.ts'
import { interrogativeOf } from './interrogative.ts'
import { Memo } from './memo.ts'
import { namesWholeThing } from './whole-things.ts'
import { namedTopic } from './named-topics.ts'
import { collectorActs, spokenSeverity, violationIds } from './reading.ts'
import type { Before, CollectorAct, Question, Reading, Sentence, ViolationHit } from './reading.ts'
import { registerOf } from './register.ts'
import { withPlainWords } from './violations/plain-violations.ts'
import { withoutRuledOut } from './violations/ruled-out.ts'
import { withoutArrestForSeizure } from './violations/seizure-only.ts'
import { figuresOf, readTerms } from './terms/read-terms.ts'
import { weighLanguage } from './text/language.ts'
import { closeSentence, readLine } from './text/line.ts'
import type { Line, Sentence as Words } from './text/line.ts'
import { namesDebtor } from './text/names.ts'
import { splitReaction } from './text/reaction.ts'
import { splitSecondQuestion } from './text/second-question.ts'
import { splitSpeech } from './text/speech.ts'
import { stemsOf } from './text/stems.ts'
import type { Social, Topic } from './vocabulary.ts'

/** Of the reader. Raise it whenever readings change. */
export const readerVersion = 28

/** Enough for some fifty long sessions at a time; older lines are simply read again. */
export const readingsKept = 4_096
const readings = new Memo<Reading>(readingsKept)

/** An act is read above this margin: the best F1 on lines that were kept out of training. */
const readsAct = -0.4

/**
 * An accusation has to be right more often than a praise, and in real talk about one line of fifty holds a violation. What
 * counts is the sum of two margins: that of the violation and that of there being one at all. Above `accused` one in two hundred
 * lawful sentences of talk that was left out is still accused (data/reading/README.md, Talk), half as many as before; between
 * `doubted` and it is one for a person to look at. `also`: a second violation of the same sentence.
 */
const accuses = { accused: 0.43, doubted: -0.7, also: 0.05 }

/** How sure a violation is, where one line of fifty holds one: fitted on writers that were left out. */
const violationFit = { slope: 3, even: 0.1 }

/**
 * From these certainties on a sentence is well or fairly understood. Of the questions of writers that the reader had
 * not seen, 90% to 96% of those at `high` are right.
 */
const levels = { high: 0.62, medium: 0.35 }

/** So many words of the other language make a turn a mixed one. */
const mixes = 2

function violationsOf(
  { violations, unlawful }: Scored,
  span: { quote: string; start: number; end: number },
): ViolationHit[] {
  const margins = violationIds
    .filter((violation) => violation !== 'disclosure_language')
    .map((violation) => ({ violation, margin: violations.get(violation) ?? -1 }))
    .toSorted((a, b) => b.margin - a.margin)
  return margins.flatMap(({ violation, margin }, rank): ViolationHit[] => {
    const sum = margin + unlawful
    if (sum <= accuses.doubted || (rank > 0 && margin <= accuses.also)) return []
    const severity = sum > accuses.accused ? spokenSeverity[violation] : 'review'
    const certainty = 1 / (1 + Math.exp(-violationFit.slope * (sum - violationFit.even)))
    return [{ violation, severity, certainty, ...span }]
  })
}

/** How surely an act is read, from its margin. */
function actCertainty(margin: number): number {
  return 1 / (1 + Math.exp(-4 * (margin - readsAct + 0.1)))
}

function questionOf(
  words: Words,
  line: Line,
  scored: Scored,
  named: Topic | null,
  context: InContext | null,
  does: boolean,
): Question | null {
  const [second] = scored.topic.rest
  const topic =
    context?.topic ??
    named ??
    scored.topic.name ??
    (asksByForm(words, scored) ? (second?.name ?? null) : null)
  if (topic === null || context?.social) return null
  const certainty =
    context?.certainty ??
    (named ? 0.9 : (scored.topic.rest.find(({ name }) => name === topic)?.certainty ?? 0))
  if (!context && !named && !words.question && does && certainty < levels.high) return null
  // "Wise. No number then.": a word by itself that nobody marked asks nothing.
  const alone = words.tokens.length === 1 && line.sentences.length > 1
  if (!context && !named && !words.question && alone && certainty < levels.medium) return null
  return {
    topic,
    about: aboutOf(topic, words),
    asks: asksOf(words),
    words: stemsOf({ ...line, sentences: [words], tokens: words.tokens }),
    certainty,
  }
}

/** What a question does. A sentence without the form of one that does something else asks only where that is sure. */
const asking: ReadonlySet<CollectorAct> = new Set<CollectorAct>([
  'open_probe',
  'closed_probe',
  'verify',
  'ask_commitment',
  'ask_full',
])

/** What was said before decides what a short sentence means, where it says too little by itself. */
function contextOf(words: Words, { topic, social }: Scored, debtor: Before['debtor']): InContext | null {
  return (
    inContext(words, debtor) ??
    elliptic(words, debtor, {
      topic: topic.name,
      certainty: topic.certainty,
      social: social.rest[0]?.certainty ?? 0,
    })
  )
}

/** A sentence that has the form of a question asks something, unless its words are surely no question. */
function asksByForm(words: Words, { topic }: Scored): boolean {
  return words.question && topic.certainty < 0.8
}

/** Insults and threats hurt whoever is wrongly said to have made one: where no violation is read, it takes so much. */
export const surelyHarms = 0.9
export const harmful: ReadonlySet<Social> = new Set<Social>(['insult', 'threat'])

/** A statement that does no collection act does something else: that there is nothing is then no answer. */
function socialOf({ topic, social }: Scored, acts: boolean, harms: boolean): Sentence['social'] {
  const allowed = (one: Social, certainty: number) => harms || !harmful.has(one) || certainty >= surelyHarms
  const rest = social.rest.filter((one) => allowed(one.name, one.certainty))
  if (social.name !== null && allowed(social.name, social.certainty))
    return { social: social.name, certainty: social.certainty }
  const [best] = rest
  if (topic.name !== null || acts || !best) return null
  const some = rest.reduce((sum, one) => sum + one.certainty, 0)
  return { social: best.name, certainty: best.certainty / some }
}

function readSentence(
  words: Words,
  scored: Scored,
  line: Line,
  before: Before,
  fallback: Language,
): Sentence {
  const own: Line = {
    text: line.text.slice(words.start, words.end),
    sentences: [words],
    tokens: words.tokens,
  }
  const weights = weighLanguage(own)
  const language = weights.en === weights.es ? fallback : weights.es > weights.en ? 'es' : 'en'
  const span = { quote: own.text, start: words.start, end: words.end }
  const named: Topic | null =
    namesDebtor(own, before.debtorName) !== null
      ? 'name'
      : namedTopic(own.text, line.text, before.debtor?.topic ?? null)
  const wholeThing = namesWholeThing(own.text)
  const context = named ? null : contextOf(words, scored, before.debtor)
  const acts = collectorActs.flatMap((act) => {
    const margin = scored.acts.get(act) ?? -1
    if (act === 'verify' && named === 'name') return [{ act, certainty: 0.9 }]
    if (act === 'ask_full' && wholeThing) return []
    return margin > readsAct ? [{ act, certainty: actCertainty(margin) }] : []
  })
  const does = acts.some(({ act }) => !asking.has(act))
  const asked = questionOf(words, line, scored, named, context, does)
  const question = asked?.topic === 'pay_full' && wholeThing ? null : asked
  const learned = withoutRuledOut(violationsOf(scored, span), span.quote, language)
  const heard = withPlainWords(learned, span, {
    language,
    asks: words.marked,
  })
  const violations = withoutArrestForSeizure(heard, span.quote)
  const social = context?.social
    ? { social: context.social, certainty: context.certainty }
    : context?.topic
      ? null
      : socialOf(
          scored,
          acts.length > 0,
          violations.some(({ severity }) => severity !== 'review'),
        )
  const termsContext = {
    today: before.today,
    balanceCents: before.balanceCents,
    spanish: language === 'es',
    acts: new Set(acts.map(({ act }) => act)),
    topic: question && question.certainty >= levels.medium ? question.topic : null,
    social: social && social.certainty >= levels.medium ? social.social : null,
  }
  // That it is something else is no understanding of it.
  const told = social && social.social !== 'other' ? social.certainty : 0
  const sure = question
    ? Math.max(question.certainty, question.certainty < 0.3 ? told : 0)
    : Math.max(told, ...acts.map(({ certainty }) => certainty))
  return {
    ...span,
    language,
    acts,
    violations,
    question,
    interrogative: interrogativeOf(own.text, words.marked),
    social,
    terms: readTerms(words, line.text, termsContext),
    ...figuresOf(words, line.text, termsContext),
    certainty: sure >= levels.high ? 'high' : sure >= levels.medium ? 'medium' : 'low',
  }
}

/** A disclosure that is less sure than this, or half in the language of the call, is no ground for a complaint. */
const surelyDiscloses = 0.8

/** The disclosure in another language than that of the call, unless it was given in that too. */
function withDisclosureLanguage(sentences: readonly Sentence[], { callLanguage }: Before): Sentence[] {
  const disclosures = sentences.filter(({ acts }) => acts.some(({ act }) => act === 'disclose'))
  if (callLanguage === 'bilingual' || disclosures.some(({ language }) => language === callLanguage))
    return [...sentences]
  return sentences.map((sentence) => {
    if (sentence !== disclosures[0]) return sentence
    const { quote, start, end, acts } = sentence
    const violation = 'disclosure_language'
    const certainty = acts.find(({ act }) => act === 'disclose')?.certainty ?? 0
    const weights = weighLanguage(readLine(quote))
    const mixed = weights[callLanguage] * 1.2 > weights[callLanguage === 'en' ? 'es' : 'en']
    const severity = certainty >= surelyDiscloses && !mixed ? spokenSeverity[violation] : 'review'
    return {
      ...sentence,
      violations: [...sentence.violations, { violation, severity, certainty, quote, start, end }],
    }
  })
}

/** A goodbye is one at the end of a turn; before more is said it is a greeting of the day at most. */
function partingLast(sentences: readonly Sentence[]): Sentence[] {
  const after: ReadonlySet<Social> = new Set<Social>([
    'farewell',
    'wish',
    'thanks',
    'praise',
    'callback',
    'fragment',
  ])
  let ends = true
  return sentences
    .toReversed()
    .map((sentence) => {
      const social = sentence.social?.social
      if (!ends && social === 'farewell')
        return { ...sentence, social: null, acts: sentence.acts.filter(({ act }) => act !== 'close') }
      ends &&= sentence.question === null && social !== undefined && after.has(social)
      return sentence
    })
    .toReversed()
}

/** Pressure that names no lawful reason. Asking again for a name or a date of birth is none. */
function isPush({ social, acts, terms }: Sentence): boolean {
  if (!social || social.certainty < levels.high) return false
  if (acts.some(({ act }) => act === 'lawful_urgency')) return false
  const money = terms !== null || acts.some(({ act }) => act === 'ask_full' || act === 'ask_commitment')
  return social.social === 'urge' || social.social === 'threat' || (social.social === 'insist' && money)
}

/** A long line that was split too often is still understood by its other parts. */
const mostParts = 3

/** A part of so many words or fewer may be no sentence of its own. */
const fewWords = 3

/** "And the kids how old are they": what is asked about is named before the question. Not "la escucho", who does something. */
const fronted =
  /^(?:(?:y|e|and|but|pero|entonces|so) )*(?:el |(?:la|los|las) (?!\p{L}+o$|\p{L}+[aei]mos$)|su |sus |tu |tus |the |your )\p{L}+$/u
/** "Cuánta gente tiene ahí, trabajando": no sentence of its own. */
const ofVerbBefore = /^\p{L}{2,}(?:ando|iendo|yendo)(?!\p{L})/u
const saidIn = ({ tokens }: Words) => tokens.map(({ word }) => word).join(' ')

/** Speech that was split where no sentence ends: a short part belongs to its neighbour if they ask something together. */
function rejoined(parts: readonly Words[]): Words[] {
  if (parts.length > mostParts) return [...parts]
  const kept: Words[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    const both = last && Math.min(last.tokens.length, part.tokens.length) <= fewWords
    const whole = both ? closeSentence([...last.tokens, ...part.tokens], last.marked || part.marked) : null
    if (!last || !whole) {
      kept.push(part)
      continue
    }
    const one = topicOf(whole)
    const surer = (own: Words) => topicOf(own).certainty >= one.certainty
    const together = one.name !== null && one.certainty >= levels.high && !(surer(last) && surer(part))
    if (last.question && ofVerbBefore.test(saidIn(part))) kept[kept.length - 1] = whole
    else if (part.question && fronted.test(saidIn(last))) kept[kept.length - 1] = { ...whole, question: true }
    else if (together) kept[kept.length - 1] = whole
    else kept.push(part)
  }
  return kept
}

function readAfresh(text: string, before: Before): Reading {
  const line = readLine(text)
  const weights = weighLanguage(line)
  const called: Language = before.callLanguage === 'es' ? 'es' : 'en'
  const language = weights.en === weights.es ? called : weights.es > weights.en ? 'es' : 'en'
  const split = splitSpeech(line, boundaries, 'speech')
    .flatMap((sentence) => splitReaction(sentence, text))
    .flatMap(splitSecondQuestion)
  const words = line.sentences.length === 1 && !line.sentences[0]?.marked ? rejoined(split) : split
  const scored = scoreTurn(words)
  const sentences = partingLast(
    withDisclosureLanguage(
      words.flatMap((sentence, at) => {
        const one = scored[at]
        return one ? [readSentence(sentence, one, line, before, language)] : []
      }),
      before,
    ),
  )
  return {
    version: readerVersion,
    language,
    mixed:
      Math.min(weights.en, weights.es) >= mixes &&
      new Set(sentences.map((sentence) => sentence.language)).size > 1,
    register: registerOf(line),
    sentences,
    pushing: sentences.some(isPush),
    words: new Set(line.tokens.map((token) => token.start)).size,
  }
}

/**
 * Reads one turn of the collector: sentence by sentence what it asks, does and offers, and how surely that was
 * understood. Pure and deterministic; any string is a line, an empty one has no sentences. Nobody may change a reading:
 * it is kept for the next who asks.
 */
export function read(text: string, before: Before): Reading {
  const { callLanguage, today, balanceCents, debtorName, debtor } = before
  const room = debtor ? `${debtor.asked}|${debtor.topic}|${debtor.figureCents}` : ''
  return readings.of(`${callLanguage}|${today}|${balanceCents}|${debtorName}|${room}|${text}`, () =>
    readAfresh(text, before),
  )
}

import { positionsOf } from './question-terms.ts'
import type { Wanted } from '#server/language/wanted.ts'
import type { Fact, Life } from './life.ts'
import { asPerson, asReply, phrasesOf, purposeIn } from './phrases.ts'
import type { Phrase } from './phrases.ts'
import type { Terms } from './question-terms.ts'

/** A clause of so many words is said as it is, though a phrase of it would do; a figure or a date stands alone sooner. */
const short = 9
const shortForNames = 14

/** The most words that a reply has, but for a list of people. */
export const most = 18

const wordCount = (text: string) => text.split(/\s+/).length

/** The fact with the reply to this question as its text. */
export function replyOf(
  { fact, phrase }: { fact: Fact; phrase: Phrase | null },
  wanted: Wanted,
  terms: Terms,
  line: string,
  life: Life,
): Fact {
  if (fact.from === 'seed' || fact.from === 'author') return fact
  const reason = fact.because === undefined ? undefined : life.facts.find(({ id }) => id === fact.because)
  if (wanted.asks === 'why' && reason?.quotable && reason.openness !== 'hidden') {
    const text = whole(reason).text
    const because = life.language === 'en' ? 'Because ' : 'Porque '
    const lower =
      /^(?:I\b|I['’])/.test(text) ||
      /^\p{Lu}\p{L}*['’]s |^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ||
      startsWithName(text)
        ? text
        : text.charAt(0).toLowerCase() + text.slice(1)
    return { ...reason, text: `${because}${lower}`, again: text }
  }
  const plain = whole(fact)
  const clause = plain.text
  const purpose =
    wanted.aims === 'for' ||
    (wanted.asks === 'what' &&
      /purpose/.test([fact.topic, ...fact.also].join(' ')) &&
      /\bfor\b|para qu[eé]|\buse/.test(line))
      ? purposeIn(fact.text, life.language)
      : null
  if (purpose !== null && fact.quotable && wordCount(purpose.text) <= most && wordCount(fact.text) > short)
    return { ...fact, text: asReply(purpose.text), again: clause }
  if (wanted.asks === 'what' && fact.quotable && wordCount(fact.text) > 12) {
    const rest = restAfter(fact.text, terms, life)
    if (rest !== null) return { ...fact, text: asReply(rest), again: clause }
  }
  if (phrase === null) return plain
  // One of two sums alone may be the wrong one, and a sum that was sent is not what is owed.
  const owing = /\b(?:owe|owed|deb[eoé]s?|debía)\b/iu
  if (wanted.asks === 'how_much' && fact.quotable && owing.test(line) && !owing.test(clause)) return plain
  if (
    wanted.asks === 'how_much' &&
    fact.quotable &&
    wordCount(clause) <= most &&
    phrasesOf(fact.text, 'how_much', life.language, null).length > 1
  )
    return plain
  // "Since April" alone answers no "when did you last".
  if (
    wanted.asks === 'when' &&
    fact.quotable &&
    /^(?:since|until|till|before|desde|hasta|antes)\b/i.test(phrase.text) &&
    wordCount(clause) <= most
  )
    return plain
  const said =
    wanted.asks === 'who' || wanted.asks === 'which'
      ? asPerson(phrase.text)
      : wanted.asks === 'how_much'
        ? sumOf(phrase.text, life)
        : wanted.asks === 'where' && wanted.aims === null
          ? phrase.text.replace(/^(?:to|into) /, 'in ').replace(/^(?:a|al|hasta|hacia) (?=\p{Lu})/u, 'en ')
          : phrase.text
  const reply = asReply(said)
  if (!fact.quotable) return { ...fact, text: reply, again: reply, quotable: true }
  const named = wanted.asks === 'where' || wanted.asks === 'who' || wanted.asks === 'which'
  if (wordCount(clause) <= (named ? shortForNames : short) && clause.includes(phrase.text)) return plain
  // A sum or a count alone says little where what it is for was not asked.
  return { ...fact, text: reply, again: clause }
}

/** A sum without the preposition before it, and with its currency. */
function sumOf(phrase: string, life: Life): string {
  const sum = phrase.replace(/^(?:at|from|to|a|de|en|por|hasta) /i, '')
  if (life.language === 'en' || !/^\d[\d.,]*$/.test(sum)) return sum
  const all = life.facts
    .filter(({ from }) => from === 'scenario')
    .map(({ text }) => text)
    .join(' ')
  const currency = /(pesos|dólares|euros|quetzales|soles)/.exec(all)?.[1]
  return currency === undefined ? sum : `${sum} ${currency}`
}

/** What follows the last word that the question already has, where that is a thing or a list: "a TV and a fridge". */
function restAfter(text: string, terms: Terms, life: Life): string | null {
  const last = Math.max(-1, ...positionsOf(text, terms, life))
  if (last < 0) return null
  const rest = text
    .slice(last)
    .replace(/^[\p{L}\p{N}$’'-]+[,:]? ?/u, '')
    .replace(/[.]$/, '')
  const words = wordCount(rest)
  return words >= 2 &&
    words <= most &&
    /^(?:a|an|the|my|our|un|una|unos|unas|el|la|los|las|mi|mis|nuestr[oa])\b/i.test(rest) &&
    !/^(?:the|el|la|los|las) (?:last|same|first|misma?|noche|day|year|month|week)/i.test(rest)
    ? rest
    : null
}

function startsWithName(text: string): boolean {
  const first = text.split(' ')[0] ?? ''
  return (
    !/^(The|A|An|My|Our|For|With|From|Last|Then|Last|Since|When|It|They|That|This|Two|Three|In|On|At|After|El|La|Los|Las|Un|Una|Mi|Mis|Me|No|En|Se|Ya|Había|Con|Nadie|Nobody|Page|He|She|Each|Fees)$/.test(
      first,
    ) &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !/(ó|é|í|aba|ía|aron|ieron)$/.test(first)
  )
}

/** "With my sons Marcus, 15, and Teddy, 9": who is left of a list is no half of the sentence. */
const goesOnListing =
  /^(?:(?:and|y|e) )?(?:(?:de )?\d{1,2}(?:,? (?:and|y|e) |$)|(?:my |mi |la |el )?(?:\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, (?:de )?\d)/u
/** Such a list may take so many words. */
const mostOfList = 26

/** Beside the name or the kinship of a grown-up: "Alec, 61,", "mi hermana Pilar, de 37,". */
const grownAge =
  /(?<=(?:\p{Lu}[\p{L}’'-]+|(?<!\p{L})(?:wife|husband|mother|father|mom|mum|dad|brother|sister|mujer|esposa|esposo|marido|madre|padre|mamá|papá|hermana|hermano))), (?:de )?[2-9]\d(?: años)?(,?)(?=[.;]|$| (?:and|y|e) | \p{L})/gu
/** What goes on telling of whoever was named keeps its comma. */
const tellsMore =
  /^ (?:(?:an?|the|my|his|her|who|whose|retired|out|off|in|from|with|un|una|mi|que|quien|el|la|con|en)(?!\p{L})|\p{Lu})/u

/** Without the ages of grown-ups, which nobody tells unasked; the fact keeps them for "how old is she?". */
function withoutAges(text: string): string {
  if (/^(?:Soy|I['’]m|My name|Me llamo) /u.test(text)) return text
  return text.replace(grownAge, (whole, comma: string, at: number) => {
    const after = text.slice(at + whole.length)
    if (comma === '') return /^(?:$|[.;]| (?:and|y|e) )/u.test(after) ? '' : whole
    return tellsMore.test(after) ? ',' : ''
  })
}

/** "Siempre pagué puntual hasta que", "I paid until": a link whose clause is left out goes with it. */
const dangling =
  /[,:;]?(?: (?:y|e|o|pero|and|or|but|so))?(?: (?:hasta|desde|después de|antes de|para|por|sin|con|de|a))* ?(?: (?:que|cuando|porque|donde|until|till|when|because|since|that|which|who|where|while|if|si|y|and|but|pero|hasta|desde|para|de|con|a|en|the|el|la|los|las|to|of|with))+$/iu

/** So much at least is told of what happened. */
const fewWords = 4
const until = / (?:hasta que|until|till)$/iu

/** The fact with a text that can be said in one breath. */
export function whole(told: Fact): Fact {
  const fact =
    told.from === 'scenario'
      ? { ...told, text: withoutAges(told.text), again: withoutAges(told.again) }
      : told
  if (fact.from === 'seed' || fact.from === 'author' || wordCount(fact.text) <= most) return fact
  const words = fact.text.replace(/[.]$/, '').split(' ')
  const cuts = words
    .map((word, at) => ({ at: at + 1, stop: /[,:]$/.test(word), next: words[at + 1] ?? '' }))
    .filter(
      ({ at, stop, next }) =>
        at >= 6 &&
        at <= most &&
        (stop || /^(and|with|after|for|on|in|to|because|y|con|para|en|después)$/.test(next)),
    )
  const cut = cuts.findLast(({ stop }) => stop) ?? cuts.at(-1)
  if (cut === undefined || (goesOnListing.test(words.slice(cut.at).join(' ')) && words.length <= mostOfList))
    return fact
  const kept = words.slice(0, cut.at).join(' ')
  const text = `${kept.replace(dangling, '').replace(/[,:;]$/, '')}.`
  const rest = words
    .slice(cut.at)
    .join(' ')
    .replace(/^(and|y) /, '')
  // "I always paid until | in July they operated on my mother": what happened is what was to be told.
  return until.test(kept) && wordCount(rest) >= fewWords
    ? { ...whole({ ...fact, text: asReply(rest) }), again: text }
    : { ...fact, text, again: asReply(rest) }
}

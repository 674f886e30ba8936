import type { Gender } from '../life.ts'
import { genderOfName } from '../people/first-names.ts'
import { sentenceCase, tokens, untokened, type Token } from './tokens.ts'
import { stageDirections, type Speaker } from './speaker.ts'
import { folded } from '../../fold-text.ts'

type Subject = 'self' | 'we' | 'rival' | 'other'

const irregular: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  does: 'do',
  goes: 'go',
  was: 'was',
  "isn't": 'am not',
  "doesn't": "don't",
  "hasn't": "haven't",
}
const irregularWe: Readonly<Record<string, string>> = {
  ...irregular,
  is: 'are',
  was: 'were',
  "isn't": "aren't",
  "wasn't": "weren't",
}

export const baseVerbs = new Set(
  'accept add agree answer apologize dread commit apply argue ask avoid back become begin believe belong blame borrow break bring build buy call cannot care carry change charge check clean climb close collect come commute complain cook cope cost count cover cry cut deal decide deliver deny depend deposit dispute drive drop earn eat expect explain fail fall fear feed feel fight file fill find finish fix fly forget get give go grow guess handle happen hate hear help hide hire hold hope hurt insist keep know lack laugh lead lean learn leave lend let like listen live look lose love make manage mean meet miss move need offer open order owe own pack paint pay pick plan play pray prefer promise pull push put quit raise read realize receive refuse regret remember rent repair repay reply report request resent rest return ride run save say see seem sell send serve shop show sign sit skip sleep speak spend split stand start stay stop struggle study suffer support suspect take talk teach tell tend think travel trust try turn understand use visit wait walk want wash watch wear win wish wonder work worry write'.split(
    ' ',
  ),
)
/** Also nouns in the plural: after "and" they are left to the rule that refuses. */
const adverbs =
  /^(now|also|still|never|always|just|only|already|really|often|usually|barely|hardly|simply|recently|currently|mostly|sometimes|then|finally|once|even|later|actually|genuinely|clearly|either|both|not)$/i
const boundaries =
  /^(and|but|or|so|because|since|after|before|when|while|until|till|although|though|if|as|that|whether|where|once|then|unless)$/i
const auxiliaries =
  /^(is|was|has|had|does|did|will|would|can|could|should|must|may|might|isn't|wasn't|hasn't|hadn't|doesn't|didn't|won't|wouldn't|can't|couldn't)$/i

/** Verbs in the third person with an -s: their base. */
export function baseOf(verb: string): string {
  const said = verb.toLowerCase()
  if (irregular[said] !== undefined) return irregular[said]
  if (/^(die|lie|tie)s$/.test(said)) return said.slice(0, -1)
  if (/[^aeiou]ies$/.test(said)) return `${said.slice(0, -3)}y`
  if (/(ss|sh|ch|x|zz|o)es$/.test(said)) return said.slice(0, -2)
  return /[^s]s$/.test(said) ? said.slice(0, -1) : said
}

const kinship: Record<Gender, RegExp> = {
  female:
    /^(mother|mom|mum|wife|sister|daughter|aunt|grandmother|grandma|girlfriend|niece|woman|lady|mother-in-law|ex-wife|stepmother|granddaughter)('s)?$/i,
  male: /^(father|dad|husband|brother|son|uncle|grandfather|grandpa|boyfriend|nephew|man|guy|father-in-law|ex-husband|stepfather|grandson)('s)?$/i,
}
const pronouns: Record<
  Gender,
  { subject: string; object: string; possessive: string; own: string; reflexive: string }
> = {
  female: { subject: 'she', object: 'her', possessive: 'her', own: 'hers', reflexive: 'herself' },
  male: { subject: 'he', object: 'him', possessive: 'his', own: 'his', reflexive: 'himself' },
}
/** After "her", what shows that it is an object and not a possessive. */
const afterObject =
  /^(to|for|from|with|at|in|on|by|of|and|or|but|because|when|while|that|if|so|as|after|before|since|until|about|into|out|up|down|off|over|back|a|an|the|this|every|each|almost|not|it|him|them|who|how|what|why|where|they|he|she|was|is|had|would|will|could|alone|again|there|here|soon|later|twice|once|two|three|\$?\d.*|half|nothing|something|money|only|yesterday|today|instead|anyway|twice)$/i
const ditransitive =
  /^(told|asked|promised|gave|owes|owed|offered|sent|charged|charges|calls|called|left|fired|sued|cheated|hit)$/i
const linking =
  /^(said|says|told|promised|thought|thinks|claims|claimed|swore|believes|insists|announced|assured|convinced)$/i

function contracted(text: string): string {
  return text
    .replace(/\b(I|we) have not\b/gi, "$1 haven't")
    .replace(/\bI am not\b/g, "I'm not")
    .replace(/\bI am\b/g, "I'm")
    .replace(/\bI have (been|had|never|not|just|already|always|paid|lost|\w+ed)\b/g, "I've $1")
    .replace(/\bI had (been|already|never)\b/g, "I'd $1")
    .replace(/\bI will\b/g, "I'll")
    .replace(/\bI would\b/g, "I'd")
    .replace(/\bWe are\b/g, "We're")
    .replace(/\b(do|does|did|is|was|were|had|has|would|could|should) not\b/gi, "$1n't")
    .replace(/\bcannot\b/g, "can't")
    .replace(/\bwill not\b/g, "won't")
    .replace(/\bthere is\b/gi, (there) => `${there.slice(0, 5)}'s`)
}

/** Words of reporting that fall away: what somebody says of their own matter is simply said. */
function unreported(sentence: string): string {
  return sentence
    .replace(
      /^((?:\S+ ){1,2})(says|claims|insists|swears|maintains|argues|states|explains|is sure|is certain) (that )?(?=(she|he|the|his|her|a|an|they|it|nobody|no one|somebody|someone)\b)/i,
      '→ ',
    )
    .replace(/\band (says|claims|insists|swears) (that )?(?=\w)/i, 'and ')
    .replace(/\b(believes|feels|thinks) that\b/i, 'thinks')
}

/**
 * An English sentence about the speaker, in the first person; null where that is not safe: who "she" is may be
 * unclear, or the sentence tells how to play the part.
 */
export function firstPersonEnglish(sentence: string, speaker: Speaker): string | null {
  if (stageDirections.test(folded(sentence))) return null
  const own = pronouns[speaker.gender]
  const other = pronouns[speaker.gender === 'female' ? 'male' : 'female']
  const reported = unreported(apposed(sentence, speaker))
  const list = tokens(reported.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, ''))
  const out: Token[] = []
  let subject: Subject | null = null
  let rival = false
  /** The sentence is first of all about somebody whom "she" could mean. */
  let aboutRival = false
  /** Somebody else has been the subject, whom "him" can mean. */
  let someone = false
  let verbDue: 'self' | 'we' | null = null
  let clauseStart = true
  let changed = false
  let lastVerb = ''
  // With its capital: "the bill" is not Bill.
  const isName = (word: string) => speaker.names.includes(word.replace(/['’]s$/, ''))
  const isBusiness = (word: string) =>
    speaker.business?.some((name) => name.toLowerCase() === word.toLowerCase().replace(/['’]s$/, '')) ?? false
  const say = (token: Token, word: string) => {
    out.push({ ...token, word })
    changed = true
  }
  for (let at = 0; at < list.length; at++) {
    const token = list[at]
    if (token === undefined) continue
    const { word } = token
    const said = word.toLowerCase().replace(/’/g, "'")
    const next = list[at + 1]?.word ?? ''
    if (word === '→') {
      // "Tom says he gave": who says so is the speaker, so the reporting goes.
      changed = true
      continue
    }
    const articleBefore = /^(the|a|an|our)$/i.test(out.at(-1)?.word ?? '')
    if (isName(word) || (said === own.subject && !(subject === 'rival' && linking.test(lastVerb)))) {
      if (said === own.subject && aboutRival) return null
      // A last name after a first name is part of it.
      if (isName(word) && out.at(-1)?.word === 'I' && verbDue === 'self') {
        const last = out.at(-1)
        if (last !== undefined) last.after = token.after
        continue
      }
      if (/['’]s$/.test(word)) {
        say(token, 'my')
        if (clauseStart) subject = 'other'
        clauseStart = false
        continue
      }
      const isObject = !clauseStart && subject !== null && isName(word)
      if (isObject) {
        say(token, subject === 'self' ? 'myself' : 'me')
        continue
      }
      if (articleBefore) out.pop()
      say(token, 'I')
      subject = 'self'
      verbDue = 'self'
      clauseStart = false
      continue
    }
    if (said === own.subject) return null
    if (said === own.reflexive) {
      say(token, subject === 'we' ? 'ourselves' : 'myself')
      continue
    }
    const dated =
      /^(last|this|next|one)$/.test(next.toLowerCase()) &&
      /^(week|month|year|night|time|day|spring|summer|fall|winter|\w+day)$/i.test(list[at + 2]?.word ?? '')
    const toldTo =
      dated || (subject !== 'self' && subject !== 'we' && ditransitive.test(list[at - 1]?.word ?? ''))
    const possessive =
      said === own.possessive &&
      !(toldTo && own.object === said) &&
      (own.possessive !== own.object || !(afterObject.test(next) || token.after !== '' || next === ''))
    if (possessive) {
      if (subject === 'rival' && !clauseStart) out.push(token)
      else say(token, 'my')
      if (clauseStart) {
        someone = true
        const noun = [list[at + 1]?.word ?? '', list[at + 2]?.word ?? ''].find((one) =>
          kinship[speaker.gender].test(one),
        )
        subject = noun === undefined ? 'other' : 'rival'
        if (at === 0 && subject === 'rival') aboutRival = true
        rival ||= subject === 'rival'
      } else if (kinship[speaker.gender].test(next)) rival = true
      clauseStart = false
      continue
    }
    if (said === own.object) {
      if (subject === 'self' || subject === 'we') {
        if (!rival && !someone) return null
        out.push(token)
      } else say(token, 'me')
      continue
    }
    if (said === 'their' && speaker.business === null) {
      if (!speaker.paired) return null
      say(token, 'our')
      if (clauseStart) subject = 'other'
      clauseStart = false
      continue
    }
    if (said === own.own && said !== 'his') {
      say(token, 'mine')
      continue
    }
    if (
      speaker.business !== null &&
      (said === 'it' || isBusiness(word)) &&
      (clauseStart || subject === null)
    ) {
      if (articleBefore) out.pop()
      while (isBusiness(list[at + 1]?.word ?? '')) at++
      say({ ...token, after: list[at]?.after ?? '' }, 'we')
      subject = 'we'
      verbDue = 'we'
      clauseStart = false
      continue
    }
    if (speaker.business !== null && (said === 'its' || said === 'their')) {
      say(token, 'our')
      if (clauseStart) subject = 'other'
      clauseStart = false
      continue
    }
    if (verbDue !== null && adverbs.test(said)) {
      out.push(token)
      continue
    }
    const due = verbDue
    if (due !== null) {
      const table = due === 'we' ? irregularWe : irregular
      const form = table[said] ?? (said.endsWith('s') && !/(ss|us)$/.test(said) ? baseOf(said) : said)
      out.push({ ...token, word: form })
      lastVerb = said
      verbDue = null
      clauseStart = token.after.includes(',')
      continue
    }
    if (boundaries.test(said)) {
      out.push(token)
      clauseStart = true
      continue
    }
    // A further verb of the same subject: "is charming, praises ... and says".
    if ((subject === 'self' || subject === 'we') && clauseStart) {
      if (auxiliaries.test(said) || (said.endsWith('s') && baseVerbs.has(baseOf(said)))) {
        const table = subject === 'we' ? irregularWe : irregular
        out.push({ ...token, word: table[said] ?? (auxiliaries.test(said) ? said : baseOf(said)) })
        lastVerb = said
        clauseStart = false
        changed = true
        continue
      }
      if (/(ed|ost|ept|aid|old|ent|ought|ell|an|ut|ade|ook|ave|ame|ew)$/.test(said) || adverbs.test(said)) {
        out.push(token)
        if (!adverbs.test(said)) clauseStart = false
        lastVerb = said
        continue
      }
    }
    if (
      said === other.subject ||
      /^(i|they|it|we|you|nobody|everyone|someone|somebody|there|this|that|who|which)$/.test(said)
    ) {
      subject = 'other'
      clauseStart = false
    } else if (
      clauseStart &&
      !adverbs.test(said) &&
      !/^(in|on|at|for|with|about|by|from|last|two|three|every|to|during)$/.test(said)
    ) {
      const same =
        kinship[speaker.gender].test(said) ||
        (/^\p{Lu}/u.test(word) && at > 0 && genderOfName(word) === speaker.gender)
      subject = same ? 'rival' : 'other'
      rival ||= same
      clauseStart = false
    } else if (kinship[speaker.gender].test(said)) rival = true
    if (linking.test(said) || auxiliaries.test(said)) lastVerb = said
    out.push(token)
    if (/[,;]$/.test(token.after)) clauseStart = true
  }
  const text = untokened(out)
  if (!changed && /\b(he|she|him|his)\b/i.test(text)) return null
  return sentenceCase(contracted(text.replace(/\bI is\b/g, 'I am').replace(/\bwe\b/g, (we) => we)))
}

/** Takes what stands beside a name out: "Peter, 58, drives" and "The owner, Peter Novak, is" have one subject. */
function apposed(sentence: string, speaker: Speaker): string {
  const name = speaker.names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (name === '') return sentence
  return sentence
    .replace(
      new RegExp(
        `^(?:The |Its |A )?(?:co-)?(?:owner|manager|founder|director|boss|head)(?:, | )((?:${name})(?: (?:${name}))*),? `,
        'i',
      ),
      '$1 ',
    )
    .replace(new RegExp(`^((?:${name})(?: (?:${name}))*), (?:\\d{2}|an? [^,]+|the [^,]+|age \\d+), `), '$1 ')
    .replace(
      /^(The )(owner|debtor|customer|client|borrower) (?=\w+s\b|was|is|had)/i,
      `${speaker.names[0] ?? ''} `,
    )
    .replace(/^An? (?:\w+ )?(\w+) whose (?=\w)/i, speaker.business === null ? '$&' : 'Its ')
}

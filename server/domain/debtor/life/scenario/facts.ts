import type { Language } from '#protocol/vocabulary/language.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'
import { wholeWish } from './whole-wish.ts'
import type { Fact } from '../life.ts'
import { isFirstName } from '../people/first-names.ts'
import type { Clause } from '../clauses/clause.ts'
import { readClauses } from '../clause-reader/read.ts'
import type { ReadClauses } from '../clause-reader/model.ts'
import { englishClauses } from '../clauses/english.ts'
import { asFirm, withFurtherDeeds } from '../clauses/spanish-further.ts'
import { selfForm } from '../clauses/spanish-verbs.ts'
import { spanishClauses } from '../clauses/spanish.ts'
import { isMixed, languageOf } from './language.ts'
import { firstPersonEnglish } from './english.ts'
import { firstPersonSpanish } from './spanish.ts'
import type { Speaker } from './speaker.ts'
import { isSayable } from '../clauses/sayable.ts'
import { placeComma } from './introduced.ts'
import { plainly, withoutNotes } from './notes.ts'
import { isStrangersSentence } from './claims.ts'
import { addressed, speaksToPlayer } from './addressed.ts'
import { causeOf, factOf, surelyPlayed } from './fact-of-clause.ts'
import { familiar, ownWords } from './first-and-second.ts'
import { deniesBefore, isInvented, isManner, isPlayed } from './manner.ts'
import { withKinNamed } from './named-kin.ts'
import { mended, ofOurFirm } from './mended.ts'
import { nowApart, withoutInsertion } from './sentences-apart.ts'
import { sentenceCase, sentencesOf } from './tokens.ts'
import { causeWeight, standsForCause, topicsOf } from './topics.ts'

/** Whether a scenario tells of a cause, however it is put. */
export function namesCause(scenario: string): boolean {
  return sentencesOf(scenario).some((source) => causeWeight(source) > 0 || standsForCause(topicsOf(source)))
}

/** Links whose clause completes the one before it: "until the machine is taken away". */
const completes =
  /^(until|till|unless|if|although|though|once|before|while|when|as|after|hasta que|antes de que|si|mientras|aunque|cuando|después de que|desde que)$/
/** Links whose clause is the reason of the one before it. */
const explains = /^(because|since|porque|ya que|pues)$/

/** Words that begin small in the middle of a sentence; any other may be a name. */
const small =
  /^(?:The|A|An|My|Our|His|Her|Its|Their|This|That|These|Those|He|She|It|They|There|We|You|Nobody|Everybody|Somebody|Someone|No|All|Both|Each|After|Before|When|In|On|At|For|With|From|El|La|Los|Las|Un|Una|Mi|Mis|Su|Sus|Nuestr[oa]s?|Se|Me|Le|Les|Lo|No|Ya|En|De|Con|Por|Para|Nadie|Alguien|Todo|Todos|Había|Tengo|Debo|Pero)(?= )/u

const joined = (main: string, link: string, rest: string, source: string) =>
  `${main.replace(/[.]$/, '')} ${link} ${isFirstName(rest.split(' ')[0] ?? '') ? rest : small.test(rest) || beginsSmall(rest, source) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest}`
/** A clause whose source begins small begins with no name. */
const beginsSmall = (rest: string, source: string) => /^\p{Ll}/u.test(source) && !/^I(?!\p{L})/u.test(rest)
const length = (text: string) => text.split(' ').length

/** Longest clause that is said in one breath, in words. */
const breath = 20

type Part = Clause & { because: number | null }

/** The clauses of a sentence that stand alone, each with the one that is its reason. */
function partsOf(clauses: readonly Clause[]): Part[] {
  const parts: Part[] = []
  for (const clause of clauses) {
    const before = parts.at(-1)
    if (before && completes.test(clause.link) && before.spoken !== null && !isManner(clause.source)) {
      before.source = `${before.source.replace(/[.]$/, '')} ${clause.link} ${clause.source}`
      if (clause.spoken !== null && length(before.spoken) + length(clause.spoken) < breath)
        before.spoken = joined(before.spoken, clause.link, clause.spoken, clause.source)
      else if (clause.spoken !== null) parts.push({ ...clause, because: null })
      continue
    }
    const turned = before === undefined ? null : turnedAround(before, clause)
    if (before && turned !== null) {
      before.source = `${before.source.replace(/[.,]$/, '')}, ${clause.source}`
      before.self = clause.self
      before.spoken = turned
      continue
    }
    parts.push({ ...clause, because: null })
    if (before && explains.test(clause.link)) {
      before.because = parts.length - 1
    } else if (before && /^(so|por eso|así que)$/.test(clause.link)) {
      const last = parts.at(-1)
      if (last) last.because = parts.length - 2
    }
  }
  return parts
}

const notWhy =
  /^(?:The debt is for |I['’]m (?:afraid|scared|terrified|frightened) |I (?:fear|dread) |Temo |Me da miedo )/u

/** In the debtor's own words "our truck" is certain, as "my truck" is. */
const asOne = (text: string) => text.replace(/\bour\b/giu, 'my')

/** "When the supplier raised it, I cancelled it": said the other way round, with what was done first. Null for all else. */
function turnedAround(first: Clause, { spoken, link, self }: Clause): string | null {
  const [, opens = '', rest = ''] = /^(When|After|Because|Once) (.+)$/u.exec(first.spoken ?? '') ?? []
  if (opens === '' || spoken === null || !self || !/^[,;]?$/.test(link)) return null
  const whole = joined(spoken, opens.toLowerCase(), rest, rest)
  return length(whole) < breath ? `${whole.replace(/[.]$/, '')}.` : null
}

/** What stands beside the name at the start: "71", "a line mechanic in Newark", "topógrafo de Hermosillo". */
function besideName(scenario: string, speaker: Speaker, language: Language): string[] {
  const names = speaker.names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const hit = new RegExp(`^(?:Don |Doña )?(?:${names || '-'})(?: (?:${names || '-'}))*, ([^.;:]+)`, 'u').exec(
    scenario,
  )
  if (!hit) return []
  const told: string[] = []
  for (const part of (hit[1] ?? '').split(', ').slice(0, -1).slice(0, 3)) {
    const age = /^(?:de |aged? |now )?(\d{2})(?: años| years old)?$/.exec(part)
    if (age) {
      told.push(language === 'en' ? `I'm ${age[1]}.` : `Tengo ${age[1]} años.`)
      continue
    }
    if (
      language === 'en' &&
      /^(?:an?|the) /.test(part) &&
      length(part) < 12 &&
      !/\b(who|whose|which|that)\b/.test(part)
    ) {
      told.push(`I'm ${part}.`)
      continue
    }
    if (
      language === 'es' &&
      /^(?:un |una |el |la )?\p{Ll}/u.test(part) &&
      !/^(que|quien|con|de|en|desde|según|sin|por) /.test(part) &&
      selfForm(part.split(' ')[0] ?? '') === null &&
      length(part) < 10
    ) {
      told.push(`Soy ${part.replace(/ que .*/, '')}.`)
      continue
    }
    break
  }
  return told
}

/**
 * The clauses of a scenario as facts. A clause is said in the first person only where that is certain; otherwise it is
 * knowledge of which at most a phrase is said. What tells how the part is played is hidden. `speaks` is the language of
 * the life; a sentence in the other one is quoted only by somebody who speaks both.
 */
export function scenarioFacts(
  scenario: string,
  speaker: Speaker,
  speaks: Language,
  bilingual: boolean,
  reads: ReadClauses = readClauses,
): { facts: Fact[]; cause: string[] } {
  const facts: Fact[] = []
  const causes: { id: string; surely: number }[] = []
  const known = { name: '' }
  const told = addressed(withoutNotes(scenario, speaker, languageOf(scenario, speaks)), speaker)
  const sentences = sentencesOf(told.text)
    .flatMap(nowApart)
    .flatMap((sentence) => {
      // "Se altera si le preguntan: lo dejó vencer": only the first half tells how the part is played.
      const [before, ...after] = sentence.split(/: (?=\p{Ll})/u)
      const rest = after.join(', ')
      return before !== undefined && rest.split(' ').length > 2 && isManner(before)
        ? [before, sentenceCase(rest)]
        : [sentence]
    })
    .flatMap(withoutInsertion)
  // All clauses first: what one tells is read beside those around it.
  let before: Clause | undefined
  const split = sentences.map((source) => {
    const language = languageOf(source, speaks)
    const clauses =
      bilingual && isMixed(source)
        ? mixed(source, speaker)
        : told.own
          ? ownWords(source, language)
          : told.familiar
            ? familiar(source)
            : clausesIn[language](
                source,
                speaksToPlayer(told, source) ? { ...speaker, second: true } : speaker,
                known,
              )
    const whole = partsOf(clauses)
    const parts = whole.map((part, at) => {
      const plain = plainly(part.source, speaker)
      const [own, said] = plain ?? [part.self, part.spoken]
      const deeds = said !== null && language === 'es' && own ? withFurtherDeeds(said) : said
      const spoken =
        deeds === null || language === 'es'
          ? deeds
          : withKinNamed(deeds, (whole[at - 1] ?? before)?.spoken ?? null)
      return {
        ...part,
        self: own,
        plain: plain !== null,
        source: part.source.replaceAll(placeComma, ','),
        spoken: spoken?.replaceAll(placeComma, ',') ?? null,
      }
    })
    before = whole.at(-1)
    return { source, language, parts }
  })
  const readings = reads(
    split.flatMap(({ source, parts }) =>
      parts.map((part) => ({ text: part.source, link: part.link, sentence: source })),
    ),
    speaker.names,
  )
  let clause = 0
  split.forEach(({ source, language, parts }, at) => {
    const quoted = language === speaks || bilingual
    const id = `scenario-${at + 1}`
    const untrue = deniesBefore(sentences[at + 1] ?? '') || deniesBefore(source) || isInvented(source)
    // What is told of the person who does owe it is not told of the speaker.
    const ofManner = isPlayed(source) || isStrangersSentence(source)
    // A bare verb that comes first and takes up the next clause ("says") is told with it.
    const base = facts.length
    parts.forEach((part, nth) => {
      const reading = readings[clause++]
      if (reading === undefined || (part.source.split(' ').length < 2 && part.spoken === null)) return
      const played = ofManner || reading.played > surelyPlayed
      const shown = played || untrue
      part.spoken = part.spoken === null ? null : mended(part.spoken, language)
      const sayable =
        part.spoken !== null &&
        (part.plain || isSayable(told.own ? asOne(part.spoken) : part.spoken, language, speaker.gender)) &&
        !speaksOfSelf(part.spoken, speaker)
      const spoken =
        quoted && !shown && sayable
          ? asOwn(
              withArticle(part.spoken ?? '', language),
              language,
              nth === 0 || language === 'en' ? speaker.business : null,
            )
          : null
      const partId = nth === 0 ? id : `${id}-${nth + 1}`
      // That the debtor owes is no reason for owing, and no more is what it is afraid of.
      const said = part.spoken ?? ''
      const owes = (part.self && /^(I owe|Debo|I['’]m \$)/.test(said)) || notWhy.test(said)
      const tells = !shown && !owes
      const fact = factOf(partId, part.source, spoken, tells && reading.cause > 0, reading, language)
      fact.also = [...new Set([...fact.also, ...meansTopicsOf(part.source)])]
      if (spoken !== null) fact.of = part.self ? 'debtor' : 'other'
      if (shown) {
        // What is made up is not told as true; who heard it and when may be.
        fact.openness = played ? 'hidden' : 'guarded'
        fact.also = []
        fact.topic = 'elsewhere'
      }
      const before = facts.at(-1)
      // "I used my card for three things: a bed, a fridge and a trip."
      if (part.link === ':' && before) fact.also = [...new Set([...fact.also, before.topic, ...before.also])]
      facts.push(
        part.because === null ? fact : { ...fact, because: `${id}-${part.because + 1}`.replace(/-1$/, '') },
      )
      if (tells) causes.push({ id: partId, surely: reading.cause })
    })
    // A reason that must not be told is none.
    for (let one = base; one < facts.length; one++) {
      const fact = facts[one]
      if (
        fact?.because !== undefined &&
        !facts.some(({ id: other, openness }) => other === fact.because && openness !== 'hidden')
      ) {
        const { because: _because, ...rest } = fact
        facts[one] = rest
      }
    }
  })
  const alreadyTold = new Set(facts.map(({ text }) => text))
  besideName(scenario, speaker, speaks).forEach((text, at) => {
    if (alreadyTold.has(text)) return
    const age = /\d{2}/.test(text)
    facts.push({
      id: `scenario-0${at === 0 ? '' : `-${at}`}`,
      topic: age ? 'age' : 'work',
      also: [],
      text,
      again: text,
      openness: 'free',
      from: 'scenario',
      quotable: true,
    })
  })
  return { facts, cause: causeOf(causes, facts) }
}

/** Nobody says their own first name of themselves: a clause that still has it was not put into the first person. */
function speaksOfSelf(text: string, { names, business }: Speaker): boolean {
  const first = names.find((name) => text.startsWith(`${name} `)) ?? names[0] ?? ''
  return (
    // A firm may be called after its owner.
    !(business?.includes(first) ?? false) &&
    first.length > 2 &&
    !/^(?:Soy|I['’]?m|My name|Me llamo) /.test(text) &&
    new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'u').test(text)
  )
}

/** "Mother co-signed", "Shop owes": notes leave out the word that speech has. */
function withArticle(text: string, language: Language): string {
  // "Y hace ocho meses que no paga": the verb after it is the speaker's as well.
  if (language !== 'en')
    return text.replace(
      /(hace [\p{L}\d ]{3,25} que (?:ya )?no )(\p{L}+)/u,
      (whole, lead: string, verb: string) => {
        const own = selfForm(verb)
        return own === null || !/^(?:\p{L}+ ){0,3}?\p{L}*(?:o|é|í|ía|aba|oy)(?!\p{L})/u.test(text)
          ? whole
          : lead + own
      },
    )
  const pair = /^I and (my \p{Ll}+(?: \p{Lu}\p{Ll}+)?)\b/u.exec(text)
  if (pair) return `${(pair[1] ?? '').replace(/^m/, 'M')} and I${text.slice(pair[0].length)}`
  const named =
    /^(\p{Lu}[\p{L}'’&]+(?: (?:&|\p{Lu}[\p{L}'’&]+))*), (?=\p{Ll}+(?:ed|s|was|had|told|sent|went|took)\b)/u.exec(
      text,
    )
  if (named) return `${named[1]} ${text.slice(named[0].length)}`
  const noun =
    /^(\p{Lu}\p{Ll}+) (?:owes|owed|was|is|has|had|did|does|co-signed|cosigned|took|left|lost|pays|paid|died|said|says|won['’]t|never|still|knows?|doesn['’]t|didn['’]t|wants?|needs?|closed|burned|flooded|broke|failed|blew|gave)\b/u.exec(
      text,
    )?.[1]
  if (noun === undefined) return text
  const kin =
    /^(?:Mother|Father|Mom|Mum|Dad|Brother|Sister|Husband|Wife|Son|Daughter|Boss|Landlord|Partner|Boyfriend|Girlfriend|Grandmother|Grandfather|Aunt|Uncle|Cousin|Ex|Lawyer|Accountant|Insurance|Employer)$/
  const thing =
    /^(?:Transmission|Engine|Roof|Boiler|Furnace|Water heater|Shop|Store|Restaurant|Business|Company|Firm|Bakery|Garage|Clinic|Farm|Studio|Salon|Bill|Loan|Card|Car|Truck|House|Bank|Hospital|Balance|Debt|Account|Contract)$/
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  return kin.test(noun) ? `My ${lower}` : thing.test(noun) ? `The ${lower}` : text
}

/** "My husband and their son" is our son, "in both their names" in both our names. */
const ourOwn = (text: string) =>
  text
    .replace(
      /(?<![\p{L}])(my (?:husband|wife|partner|boyfriend|girlfriend)(?: \p{Lu}\p{L}+)?,? and )their(?= )/gu,
      '$1our',
    )
    .replace(/ in both their names/gu, ' in both our names')
    // Notes: "lives in Clovis with wife Lupe".
    .replace(
      /(?<= (?:with|and) )(?=(?:wife|husband|son|daughter|mother|father|sister|brother|girlfriend|boyfriend) \p{Lu})/gu,
      'my ',
    )
    .replace(/^(I .* in the (?:week|month|year)) they moved/u, '$1 we moved')

/** Behind a clause in the first person: what is owed to, paid to or felt by whoever speaks. */
const ownDative =
  /^((?:\p{L}+ ){0,3}?\p{L}+(?:o|é|í|oy)(?!\p{L})[^;]*? y (?:en \p{L}+ |desde \p{L}+ |ahora |entonces |ya |todavía )?)le (duelen?|liquidan|pagan|depositan|deben|quedan?|sobran?|faltan?|preocupan?|asustan?|molestan?|angustian?|descuentan|retienen|cuestan?|alcanzan?)(?!\p{L})/u

/** "Asegura que ya pagó" is what the debtor says; "si dejan de llamarle" is who is called. */
function asOwn(text: string, language: Language, business: Speaker['business']): string {
  if (language !== 'es') return ourOwn(business === null ? text : ofOurFirm(text))
  return (
    (business === null ? text : asFirm(text))
      .replace(/^(?:Asegura|Afirma|Dice|Sostiene|Alega|Jura) que (.)/u, (_, letter: string) =>
        letter.toUpperCase(),
      )
      .replace(
        /^(\p{L}+(?:é|í|o) (?:.* )?lo que )le (quedaba|queda|sobra|sobraba|pagan|pagaron|deben|debían)(?!\p{L})/u,
        '$1me $2',
      )
      .replace(/ que vengo(?=[.,;]|$)/gu, ' que viene')
      // "Cobro el día 5 y en julio le liquidan comisiones", "me suena a que la toman por mentirosa": whom it is done to speaks.
      .replace(ownDative, '$1me $2')
      .replace(/(?<!\p{L})(?:lo|la) (tom|trat|tach)(an|en)(?= (?:por|de) )/gu, 'me $1$2')
      .replace(/^(Tem[oí]a? que (?:\p{L}+ )*?)se (l[oa]s? \p{L}+[ae]n?)(?= |\.$)/u, '$1me $2')
      .replace(/^((?:Desde|En|Hace) [^,]{3,25} )(?:lo|la) (representa|defiende|asesora)/u, '$1me $2')
      .replace(/(?<!\p{L})(llamar|molestar|perseguir|acosar|hostigar)(?:le|lo|la)(?!\p{L})/gu, '$1me')
  )
}

/** What the debtor says it can pay, and when. Against folded text. */
const means =
  /\b((could|can|would|might) (only |really |truly )?(add|pay|manage|do|put|spare|afford|give|send|sustain|offer)|wants? (to pay|the (bill|debt|balance|rest|sum) (split|spread))|offers? (to pay )?\$|puede (dar|pagar|abonar|poner|juntar|apartar)|podria (dar|pagar|abonar)|le toca el \d|\d (a|per|every|each) (week|month|fortnight) (wouldn'?t|would not) hurt|ofrece (pagar|dar|\d)|propone (pagar|\d)|quiere pagar)\b/

/** What is answered by a clause that tells what can be paid, or that all of it is to be paid at once. */
function meansTopicsOf(clause: string): readonly Topic[] {
  if (wholeWish(clause) !== null) return [...meansTopics, 'pay_full']
  return means.test(folded(clause)) && /\d/.test(clause) ? meansTopics : []
}

const meansTopics: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

const clausesIn: Record<Language, (sentence: string, speaker: Speaker, known: { name: string }) => Clause[]> =
  {
    en: englishClauses,
    es: spanishClauses,
  }

/** A sentence that changes language on the way is one clause. */
function mixed(source: string, speaker: Speaker): Clause[] {
  const spanish = firstPersonSpanish(source, speaker)
  return [
    { source, link: '', spoken: spanish === null ? null : firstPersonEnglish(spanish, speaker), self: true },
  ]
}

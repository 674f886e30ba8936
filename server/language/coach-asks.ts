import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import { readNumber } from './figures/numbers.ts'
import { readLine } from './text/line.ts'
import { plain } from './text/plain.ts'

/** Questions about what stands in this call and in its law: each has one true answer. */
export type FactQuestion =
  /** A line by its number, counted from 1 as on the screens. `lawful`: whether it was allowed is asked too. */
  | { about: 'line'; line: number; lawful: boolean }
  /** A line of the collector by its words. */
  | { about: 'words'; words: string }
  /** What was said about something; `by` is null where either side is meant. `whether`: yes or no is asked. */
  | { about: 'said'; by: Speaker | null; words: string; whether: boolean }
  /** What the law says about something. */
  | { about: 'rule'; words: string }
  /** By which law the call is held. */
  | { about: 'applicable_law' }
  | { about: 'agreed' }
  | { about: 'dimension_score'; dimension: Dimension }
  | { about: 'practise' }

const lineWords = new Set(['line', 'linea', 'renglon', 'turno'])
const numberLeads = new Set(['number', 'numero', 'no', 'nr', 'n', '#'])

/** The number of the line that a question names, in figures or words; null without one. */
function lineIn(question: string): number | null {
  const { tokens } = readLine(question)
  const at = tokens.findIndex(({ word }) => lineWords.has(word))
  if (at === -1) return null
  const from = numberLeads.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  return readNumber(tokens, from)?.value ?? null
}

const lawful =
  /\b(legal\w*|lawful|illegal|allowed|against the law|permitid\w*|ilegal|contra la ley|break|broke|violat\w*|infring\w*)\b/

/** Words in quotation marks, of more than one word: a line of the call, as it was said. */
function marked(question: string): string | null {
  const found = /["“«]([^"”»]{6,})["”»]|(?<![\p{L}])['‘]([^'’]{6,})['’](?![\p{L}])/u.exec(question)
  const words = (found?.[1] ?? found?.[2])?.trim()
  return words?.includes(' ') ? words : null
}

const inPlaceOf =
  /\b(?:instead of|in place of|rather than|in stead of|en (?:vez|lugar) de)(?: (?:saying|decir|que))? ((?:[^ ]+ ?){2,})$/

const agreed =
  /\b(what|which|did|was|is|how|when|where|que|en que|hubo|hay|cual|cuando|cuanto|se)\b.*\b(we agree\w*|(they|he|she) agree\w*|(we|they) settle\w*|settled on|agreed|agreement|arrangement|(did )?(he|she|they) promise\w*|first payment|quedamos|quedaron|quedo en|acordamos|acordo|acordaron|acordado|acuerdo|prometio|primer pago|trato)\b|^what('s| is| was)? the deal$|\bhow many payments\b|\bcuant(as|os) (cuotas|pagos|mensualidades)\b|\ben que (quedamos|quedo|quedaron)\b/

const practise =
  /\b(practi[cs]e|work on|drill|train on|focus on|practic(o|ar|amos|aria|que)|practica(?! call)|entren(o|ar)|ejercit(o|ar)|trabajar en|mejorar primero|trabajo (ahora|despues|primero))\b/

const dimensionWords: readonly (readonly [RegExp, Dimension])[] = [
  [/\b(empath\w*|empati\w*)\b/, 'empathy'],
  [/\b(communicat\w*|comunicaci\w*)\b/, 'communication'],
  [/\b(objection\w*|objeci\w*)\b/, 'objection_handling'],
  [/\b(solution\w*|soluci\w*)\b/, 'solution_focus'],
  [/\b(complian\w*|cumplimiento)\b/, 'compliance'],
]
const whyScore =
  /\b(why|how come|score\w*|points?|grade|mark|low|high|por ?que|puntaje|puntuacion|calificacion|puntos|nota|baj[oa]|alt[oa])\b/

const whichLaw =
  /\b(what|which)( is| are)?( the)? (laws?|rules|jurisdiction|state law)\b(?!.*\b(about|on|say|break|broke)\b)|\b(que|cual(es)?)( es| son)?( la| las)? (ley(es)?|reglas|normas|jurisdiccion)\b(?!.*\b(sobre|dice|de|romp\w*)\b)/

/** Asks whether this call kept the rules, which the analysis tells. */
const ofThisCall =
  /\b(did i|have i|was (it|this|that|the call|my call)|violat\w*|complian\w*|in (this|my) call|infring\w*|incumpl\w*|cumpl\w*|romp(i|imos)|en (esta|mi) llamada|hice algo)\b/

const may =
  /^(and |so )?what if i (call|tell|text|write|visit|threaten|leave|send)\b|^(y |que pasa )?si (le|la|lo|les) \w+|\b(am i|are we|is it|is this|would it be) (even )?(allowed|legal|lawful|illegal|ok|okay|permitted|supposed|required|against the law|fine|forbidden)\b|^(um |uh |so |and |but |ok(ay)? )*(can|may|could|must|should) (i|we|you|they|a collector|somebody) |^(um |uh |so |and |but |ok(ay)? )*(do|did) (i|we) (have|need) to\b|\b(when|what time|how (often|many times|late|early|soon)|who) (can|may|am|are|could) (i|we)\b|\b(legal|lawful|illegal|allowed|forbidden|permitted|against the law|the law|what does the law|any rule|a rule|rules? (about|on|for)|law (about|on|say\w*))\b|^(\W|pero |y |oiga |este |entonces |bueno )*(l[ea]s? |me |lo )?(puedo|podemos|podria|se puede|se permite|se vale|debo|tengo que|tenemos que|hay que|es (legal|ilegal|obligatorio|valido)|esta (permitido|prohibido)|puede uno)\b|\b(permitid[oa]|prohibid[oa]|es legal|ilegal|la ley|que dice la (ley|norma)|alguna (regla|norma)|(regla|norma|ley)s? (sobre|de|para))\b|\b(a que hora|hasta que hora|desde que hora|cuantas veces|cuando|a quien) (le |les |la |lo )?(puedo|podemos|se puede|debo)\b/

/** How to do a thing, and what to say, is no question of law. */
const advice =
  /\b((what|how) (can|could|should|may|do|would|must) (i|we)\b(?! (call|text|write|ring|visit|contact))|better|improve|how to|que (puedo|podria|debo|debi|deberia|digo|le digo|decir)|como (puedo|podria|debo|le|lo|la)|mejor\w*)\b/

const says =
  '(?:say|said|says|saying|tell|told|tells|mention(?:ed|s)?|talk(?:ed|s)?|speak|spoke|spoken|bring up|brought up|ask(?:ed)?|claim(?:ed)?|offer(?:ed)?|explain(?:ed)?|answer(?:ed)?|repl(?:y|ied)|admit(?:ted)?)'
const mineEn = new RegExp(`\\b(?:i|we) (?:ever |actually |just |really )?${says}\\b`)
const theirsEn = new RegExp(
  `\\b(?:he|she|they|it|debtor|customer|client|person|caller|man|woman|guy|lady|somebody|anybody|anyone|someone|[a-z]+) (?:ever |actually |just |really |even )?${says}\\b`,
)
const sayingEn = new RegExp(`\\b${says}\\b`)
const asksEn =
  /\b(what|when|where|how|why|did|does|do|has|have|had|was|were|who|which|whose|anything|remind me|any mention)\b/
const sayingEs =
  /\b(dijo|dijeron|dije|dijimos|dicho|menciono|mencione|mencionaron|mencionado|hablo|hable|hablamos|hablaron|hablado|conto|conte|contado|comento|comente|explico|explique|pregunto|pregunte|contesto|conteste|contesta|respondio|respondi|ofrecio|ofreci|admitio|dice|pidio|pedi|amenazo|insulto|grito)\b/
const mineEs =
  /\b(dije|mencione|hable|pregunte|conteste|respondi|ofreci|comente|explique|pedi|conte)\b(?! (el|ella)\b)/
const modal =
  /\b(should|could|would|shall|might|can i|to say|debi|deberia|debia|debo|podria|podia|pude|puedo|hubiera|habria|tenia que|conviene|decir)\b/

/** Whether the caller said who they are and made sure of the other is told by the opening. */
const ofOpening =
  /\bi\b.*\b(my (own |full )?name|introduce\w*|identif\w*|verif\w*)\b|\b(dije|di) mi nombre\b|\bme (presente|identifique)\b|\bverifique\b/

/** Whose words are asked for, and whether yes or no; null where nothing said is asked for. */
function saidIn(folded: string): { by: Speaker | null; whether: boolean } | null {
  if (modal.test(folded) || ofOpening.test(folded)) return null
  const spanish = sayingEs.test(folded)
  if (!spanish && !(sayingEn.test(folded) && asksEn.test(folded))) return null
  if (spanish) {
    const whether = !/\b(que|cual\w*|cuando|cuant\w*|donde|como|quien\w*|por ?que)\b/.test(
      folded.replace(/\b(algo|si) (que|de que)\b/g, ''),
    )
    if (/\b(se dijo|se hablo|hablamos|dijimos|se menciono)\b/.test(folded)) return { by: null, whether }
    return { by: mineEs.test(folded) ? 'user' : 'assistant', whether }
  }
  const whether = /^(um |uh |so |and |but |ok(ay)? |well )*(did|does|do|has|have|had|was|were)\b/.test(folded)
  if (/\b(was|were|been|anybody|anyone|somebody|we)\b/.test(folded)) return { by: null, whether }
  return { by: mineEn.test(folded) ? 'user' : theirsEn.test(folded) ? 'assistant' : null, whether }
}

const filler = '(?:um |uh |so |and |but |ok(?:ay)? |well |pero |y |oiga |este |entonces |bueno )*'
/** Asks for a fact of the debtor's life or of the debt, which only what was said can tell. */
const ofTheDebtor = new RegExp(
  `^${filler}(?:(?:why|when|where|who|what|which|how (?:much|many|old|long|often)|since when)(?: \\w+)?(?: do| does| did| is| was| has| had| are| were| can| will|'s| isn'?t| won'?t| doesn'?t| didn'?t| can'?t| hasn'?t) (?:he|she|they|his|her|hers|their)\\b|(?:does|did|has|is|was|do|are|were) (?:he|she|they|his|her|their) |(?:did|has|was|were) the )|^${filler}(?:por ?que|(?:desde |hasta )?cuando|(?:a|de)?donde|cuant[oa]s?|(?:a |con |de )?quien|(?:en |de |a |con )?que|cual|como)(?: \\w+)?(?: no| se| le| la| lo| les| ya| me)* (?:atras\\w+|pag[oa]|pagaba|dejo|deb[eo]|trabaja|vive|gana|cobra|tiene|tenia|puede|podia|queria|quiere|perdio|llamo|compro|necesita|recibio|espera|esta|paso|debia|hizo|ofrece|quedo)\\b|^${filler}(?:por ?que|cuando|donde|(?:de |en |con )?que|como) se \\w+(?:o|aba|ia)\\b`,
)
/** What they felt and hid, and what the collector did or should do, is told by the analysis. */
const byAnalysis =
  /\b(angry|anger|mad|upset|annoy\w*|furious|hang up|hung up|cry\w*|temper|feel\w*|felt|mood|trust|emotion\w*|real(?:ly)?|true|actual|hid\w*|secret|budget|score|enoj\w*|molest\w*|enfad\w*|colg\w*|sent\w*|sient\w*|confianza|animo|verdad\w*|ocult\w*|puntaje|nota|calificacion|legal\w*|illegal|allowed|best|strong\w*|weak\w*|outcome|turning|tono|llamada|call)\b/

/** Reads a question that has one true answer; null: a question for advice, or about something else. */
export function factQuestionOf(question: string): FactQuestion | null {
  const folded = plain(question).replace(/[¿?!.]+$/, '')
  const line = lineIn(question)
  if (line !== null) return { about: 'line', line, lawful: lawful.test(folded) }
  const quoted = marked(question)
  if (quoted !== null) return { about: 'words', words: quoted }
  const replaced = inPlaceOf.exec(folded)?.[1]
  if (replaced !== undefined) return { about: 'words', words: replaced }
  const dimension = dimensionWords.find(([words]) => words.test(folded))?.[1]
  if (dimension !== undefined && whyScore.test(folded) && !advice.test(folded))
    return { about: 'dimension_score', dimension }
  if (practise.test(folded) && !sayingEs.test(folded)) return { about: 'practise' }
  if (whichLaw.test(folded) && !ofThisCall.test(folded.replace(/\bin this call\b|\ben esta llamada\b/, '')))
    return { about: 'applicable_law' }
  const said = saidIn(folded)
  if (may.test(folded) && said === null && !ofThisCall.test(folded) && !advice.test(folded))
    return { about: 'rule', words: question }
  if (agreed.test(folded) && !advice.test(folded) && said === null) return { about: 'agreed' }
  if (said !== null) return { about: 'said', ...said, words: question }
  if (!ofTheDebtor.test(folded) || byAnalysis.test(folded) || advice.test(folded)) return null
  return { about: 'said', by: 'assistant', words: question, whether: false }
}

import type { Sentence } from '#server/language/text/line.ts'

const negators = new Set(
  'not no never nobody noone none nadie nunca jamas ni tampoco sin without neither nor ningun ninguna ninguno nothing'.split(
    ' ',
  ),
)
/** "No, mire, …" and "no se preocupe": no negation of what follows. */
const interjection = new Set(
  'mire mira oiga oye hombre senor senora senorita pues bueno claro sir maam es'.split(' '),
)
const reporting =
  /^(?:say|saying|said|mean|meaning|imply|implying|suggest|suggesting|threaten|threatening|telling|tell|diciendo|digo|dije|decir|significa|decirle|amenazando|amenazo|amenaza|refiero|insinuando|implica|quiere|talking|about|trata)$/
/** A subject or a link begins a new predicate: the negation before it does not reach beyond. */
const breaks = new Set(
  'i you we they he she it and but so because or unless then if y pero porque entonces o sino aunque usted ustedes yo nosotros ellos when cuando mejor'.split(
    ' ',
  ),
)
/** Spanish says no subject: these verbs begin a predicate of their own, unless the negation stands before them. */
const predicates =
  /^(?:va|van|vamos|voy|vas|podemos|podriamos|puedo|quiero|quisiera|necesito|queremos|hagamos|hacemos|entiendo|comprendo|lamento|tenemos|tengo|digame|cuenteme|dejeme|ofrezco|propongo)$/
const givers =
  /^(?:promise|offer|give|tell|get|send|let|make|want|need|to|for|on|with|about|of|do|help|call|have|grant|take|at|from|by|sending|giving|offering|calling|arrest|sue|hurt|put|garnish|do)$/

/** "promise you a discount": the pronoun is what the verb acts on, not the subject of the next one. */
function isObject(word: string, before: string): boolean {
  return (word === 'you' || word === 'it') && givers.test(before)
}

/** The fear or the tale of something is not its threat: "you're worried about losing your house". */
const fears =
  /^(?:worr|afraid|scare|fear|anxious|concern|miedo|preocup|teme|temor|asust|temiendo|myth|rumor|mentira|false|falso)/
const tales =
  / (?:(?:someone|somebody|anyone|anybody|whoever|they|who|people|he|she|agent|collector|caller|company|representative) (?:has |have |had |might have |may have |who |ever )?(?:told|said|says|tells|threatened|called|claimed|promised)|you (?:were|have been|had been|got) (?:told|threatened|called)|le (?:dijeron|dijo|han dicho|hayan dicho|dijeran|amenazaron|han amenazado|hayan amenazado)|(?:alguien|quien) (?:le|te) (?:dijo|dice|diga|amenazo|haya)|te (?:dijeron|han dicho|amenazaron|hayan dicho)|los que dicen|hay quien dice) /

/** A question about what was said to the debtor: "Did somebody call you a thief?" */
const asksWhatWasSaid =
  /^ (?:(?:so|and|but|okay|y|pero|entonces|ah|oh|wait|espere) (?:, )?)*(?:did|has|have|had|who|which|what|was|were|so the last|alguien|quien|cual|que agente|le|te|el otro|la otra|acaso)\b.* (?:say|said|told|tell|call|called|threaten|threatened|claim|claimed|insult|insulted|dijo|dijeron|dicho|llamo|llamado|insulto|amenazo|amenazaron|salio con|conto|prometio) /

/** What the whole sentence takes back, or leaves to a judge or to what somebody else said. */
const takesBack =
  / (?:no es cierto|no es verdad|es mentira|se lo invento|(?:nothing|nada|no tiene(?:n)?) (?:to do|que ver) (?:with|con)|cosa de jueces|lo decide (?:un|el) juez|se necesita (?:una|un) (?:sentencia|orden|juez)|is not true|(?:le|te) contaron que|por que (?:piensa|cree|dice)|why do you think|le mentiria|nobody said|no one said|nadie (?:dijo|dice|esta diciendo)|you said (?:we|i)|me esta diciendo|unless you tell us) /

/** Whether the words before token `from` deny what stands there. */
export function isNegated(sentence: Sentence, from: number, to: number, ownNegation: boolean): boolean {
  const { tokens } = sentence
  if (!ownNegation) {
    for (let index = from; index < to; index += 1) {
      if (negators.has(tokens[index]?.word ?? '') && !isCondition(sentence, index)) return true
    }
  }
  let crossed = 0
  for (let index = from - 1; index >= Math.max(0, from - 8); index -= 1) {
    const token = tokens[index]
    if (!token) break
    if (token.pause) break
    if (negators.has(token.word)) {
      if (interjection.has(tokens[index + 1]?.word ?? '') && tokens[index + 1]?.word !== 'es') return false
      if (isCondition(sentence, index)) return false
      if (isSpent(tokens[index + 1]?.word ?? '', tokens[index + 2]?.word ?? '')) return false
      if (isTagged(sentence, index)) return false
      const reach = from - index
      const reported = tokens.slice(index + 1, index + 4).some(({ word }) => reporting.test(word))
      if (reported) return true
      // "sin fondos", "without notice" deny the next word or two, not the sentence.
      const far = /^(?:sin|without|ni|nothing|ninguna|ningun)$/.test(token.word) ? 3 : 6
      return crossed === 0 && reach <= far
    }
    if (breaks.has(token.word) && !isObject(tokens[index]?.word ?? '', tokens[index - 1]?.word ?? ''))
      crossed += 1
    else if (predicates.test(token.word) && index < from - 1) {
      // "no paga va a …": a second predicate, unless the negation stands right before it.
      const before = tokens[index - 1]?.word ?? ''
      const before2 = tokens[index - 2]?.word ?? ''
      if (!negators.has(before) && !negators.has(before2)) crossed += 1
    }
  }
  return false
}

/** Whether the first negator from token `from` on is part of a condition. */
export function deniesOnCondition(sentence: Sentence, from: number): boolean {
  const at = sentence.tokens.findIndex(({ word }, index) => index >= from && negators.has(word))
  return at >= 0 && isCondition(sentence, at)
}

/** "si no paga", "if you don't pay", "unless", "why don't we", "¿por qué no…?": no denial. */
function isCondition(sentence: Sentence, index: number): boolean {
  const { tokens } = sentence
  const before = (steps: number) => tokens[index - steps]?.word ?? ''
  if (before(1) === 'si' || (before(1) === 'que' && before(2) === 'por') || before(1) === 'porque')
    return true
  if (/^(?:do|can|could|would|will)$/.test(before(1)) && before(2) === 'why') return true
  for (let step = 1; step <= 5; step += 1) {
    if (tokens[index - step]?.pause) break
    if (/^(?:if|unless|when|until|cuando|mientras|hasta|como|while)$/.test(before(step))) return true
    if (before(step) === 'si' && step <= 3) return true
  }
  return false
}

/** "no problem", "don't worry", "no se preocupe", "no hay problema": the negation ends there. */
function isSpent(next: string, afterNext: string): boolean {
  if (/^(?:problem|worries|worry|preocup[a-z]*|rush|hurry|pasa|importa|hay|hang)$/.test(next)) {
    return next !== 'hay' || /^(?:problema|prisa|pedo|tema|drama|bronca|inconveniente)$/.test(afterNext)
  }
  return (
    /^(?:se|te|os)$/.test(next) && /^(?:preocup|apur|agobi|asust|angusti|molest|enoj|altere)/.test(afterNext)
  )
}

/** "¿verdad?, ¿no?": a no at the very end of a clause asks for agreement. */
function isTagged(sentence: Sentence, index: number): boolean {
  return sentence.tokens[index]?.pause ?? false
}

/** Whether the words before `from` name it as a fear or as somebody else's saying. */
export function isTold(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence
  if (takesBack.test(sentence.norm)) return true
  if (sentence.question && asksWhatWasSaid.test(sentence.norm.slice(0, sentence.offsets[from]))) return true
  for (let index = from - 1; index >= Math.max(0, from - 7); index -= 1) {
    if (fears.test(tokens[index]?.word ?? '')) return true
  }
  const before = sentence.norm.slice(
    Math.max(0, (sentence.offsets[Math.max(0, from - 12)] ?? 1) - 1),
    sentence.offsets[from],
  )
  return tales.test(before)
}

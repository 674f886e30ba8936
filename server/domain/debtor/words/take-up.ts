import { sentencesOf } from '#protocol/text/sentences.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { wordCount } from './said.ts'

const marks: Record<Language, RegExp> = {
  en: /\b(?:i|i'm|i've|my|me|we|our|the|you|your|is|are|was|have|has|do|don't|can't|not|need|to|of|for|with|they|paid|never|this|that)\b/gi,
  es: /(?<!\p{L})(?:yo|me|mi|mis|el|la|los|las|de|que|no|un|una|por|con|es|está|estoy|tengo|ya|se|del|al|para|usted|ustedes|nos|nunca|pagué|lo|y|en)(?!\p{L})/giu,
}

/** The language that a text of the prospect is most likely in; null when it does not show. */
export function textLanguage(text: string): Language | null {
  const english = text.replaceAll('’', "'").match(marks.en)?.length ?? 0
  const accented = /[ñ¿¡áéíóú]/i.test(text) ? 2 : 0
  const spanish = (text.match(marks.es)?.length ?? 0) + accented
  if (english === spanish) return null
  return english > spanish ? 'en' : 'es'
}

const openings: readonly [pattern: RegExp, subject: string][] = [
  [
    /^(?:can't|cannot|can|don't|won't|need|want|have|had|will|never|already|paid|lost|recently|would|must|might|didn't|haven't|sent|called|moved|changed|am)\b/i,
    'I ',
  ],
  [
    /^(?:waiting|going|expecting|trying|getting|disputing|looking|unable|out of|still|behind|on (?:disability|unemployment|leave))\b/i,
    "I'm ",
  ],
]

/**
 * The prospect's own objection as a sentence that a person says, without a final mark: "need to talk to
 * my lawyer" becomes "I need to talk to my lawyer". Only reads the wording, adds no fact. Null when
 * it is too long to be spoken or in another language than the call (see `foreignObjection`).
 */
export function objectionWords(text: string, language: Language): string | null {
  const found = textLanguage(text)
  if (found !== null && found !== language) return null
  const sentence = sentencesOf(plain(text))[0]
  if (sentence === undefined || wordCount(sentence) > 40) return null
  const bare = sentence.replace(/[\s.!?…;:,]+$/u, '').replace(/^[¿¡]+/u, '')
  if (bare === '') return null
  if (/\?\s*$/.test(sentence)) return null
  if (language === 'en') {
    for (const [pattern, subject] of openings) if (pattern.test(bare)) return subject + lowerFirst(bare)
  }
  return /^(?:the|my|we|you|your|it|it's|this|that|there|our|they|he|she|an?|not?|nobody|when|if|el|la|los|las|mis?|no|ya|yo|me|nos|se|tengo|estoy|necesito|es|una?|ustedes|usted|nunca|lo|le|les)\b/i.test(
    bare,
  )
    ? lowerFirst(bare)
    : bare
}

const verbs =
  /\b(?:i|i'm|i've|you|we|they|it's|that's|is|are|was|were|am|has|have|had|can|can't|don't|didn't|won't|need|want|paid|lost|will|called)\b|(?<!\p{L})(?:yo|es|son|está|están|tengo|tiene|quiero|puedo|pagué|debo|necesito|estoy|me|se|hay|fue|era|perdí|soy|ya)(?!\p{L})/iu

/** A label such as "Medical expenses" names a topic: nobody says it as a sentence. */
export function objectionLabel(text: string, language: Language): string | null {
  const bare = plain(text).replace(/[\s.!?…;:,]+$/u, '')
  const found = textLanguage(bare)
  if (bare === '' || wordCount(bare) > 5 || verbs.test(bare.replaceAll('’', "'"))) return null
  if (found !== null && found !== language) return null
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
}

/** The prospect's objection in the other language than the call, for somebody who has both. */
export function foreignObjection(text: string, language: Language): string | null {
  const found = textLanguage(text)
  if (found === null || found === language) return null
  const sentence = sentencesOf(plain(text))[0]
  if (sentence === undefined || wordCount(sentence) > 40) return null
  const bare = sentence.replace(/[\s.!?…;:,]+$/u, '').replace(/^[¿¡]+/u, '')
  return bare === '' ? null : bare
}

/** Braces and brackets have a meaning in a clause, line breaks and quotes none in speech. */
function plain(text: string): string {
  return text
    .replace(/[{}[\]<>|*^"“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const thirdPast: Record<string, string> = {
  perdió: 'perdí',
  tuvo: 'tuve',
  quedó: 'quedé',
  cambió: 'cambié',
  dejó: 'dejé',
  pagó: 'pagué',
  pidió: 'pedí',
  sufrió: 'sufrí',
  cerró: 'cerré',
  abrió: 'abrí',
  compró: 'compré',
  gastó: 'gasté',
  recibió: 'recibí',
  atrasó: 'atrasé',
  divorció: 'divorcié',
  separó: 'separé',
  enfermó: 'enfermé',
  mudó: 'mudé',
}

/**
 * A sentence of the prospect's scenario that the debtor can say as its own: one in the first person as it
 * stands, or one in the third whose only person is the debtor ("She lost her job in March"). Anything that
 * may be about somebody else, tells the debtor how to act or holds another person's voice is left alone.
 */
export function scenarioWords(scenario: string | null, language: Language): string | null {
  if (scenario === null || textLanguage(scenario) !== language) return null
  for (const sentence of sentencesOf(plain(scenario))) {
    if (wordCount(sentence) > 20 || wordCount(sentence) < 3 || /[?:]/.test(sentence)) continue
    const own = language === 'en' ? englishOwn(sentence) : spanishOwn(sentence)
    if (own !== null) return `${own.replace(/[\s.!…]+$/u, '')}.`
  }
  return null
}

const directions =
  /\b(?:debtor|customer|client|prospect|collector|agent|trainee|should|must|role|act|pretend|deudor|deudora|cliente|prospecto|cobrador|agente|debe|debería|actúa|finge)\b/i

function englishOwn(sentence: string): string | null {
  const text = sentence.replaceAll('’', "'")
  if (/^(?:I|I'm|I've|My|We|Our)\b/.test(text))
    return directions.test(text) || /\byou\b/i.test(text) ? null : text
  const told =
    /^(?:The (?:debtor|customer|client) |He |She )((?:recently |just |already )?(?:lost|had|got|was|fell|broke|moved|divorced|separated|missed|stopped|quit|changed|lives|works) .+)$/i.exec(
      text,
    )?.[1]
  if (told === undefined || directions.test(told)) return null
  if (/\b(?:he|she|they|him|them|lives|works|is|are|has|wants|does|says)\b/i.test(told)) return null
  return `I ${told.replace(/\b(?:his|her)\b/gi, 'my')}`
}

function spanishOwn(sentence: string): string | null {
  if (directions.test(sentence) && !/^(?:El|La) (?:deudora?|clienta?e?) /i.test(sentence)) return null
  if (
    /^(?:Perdí|Tengo|Tuve|Estoy|Mi|Mis|Me|No tengo|No puedo|Trabajo|Nos|Nuestr[oa]s?|Quedé|Llevo)\b/u.test(
      sentence,
    )
  ) {
    return directions.test(sentence) ? null : sentence
  }
  const told = /^(?:(?:El|La) (?:deudora?|cliente|clienta) |Él |Ella )?(se )?(\p{L}+)( .+)$/iu.exec(sentence)
  const verb = told?.[2] === undefined ? undefined : thirdPast[told[2].toLowerCase()]
  const rest = told?.[3]
  if (verb === undefined || rest === undefined || directions.test(rest)) return null
  if (/\b(?:él|ella|ellos|quiere|tiene|está|dice|puede)\b/iu.test(rest)) return null
  const own = `${told?.[1] ? 'me ' : ''}${verb}${rest.replace(/\bsu(s?)\b/gi, 'mi$1')}`
  return own.charAt(0).toUpperCase() + own.slice(1)
}

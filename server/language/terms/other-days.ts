import type { Token } from '../text/line.ts'
import { wordsOf } from './mark.ts'

/** What the collector does on that day: sends, writes, calls. Nobody pays by it. */
const sends =
  "(?:(?:i'?ll|i will|i can|i'?m|we'?ll|we will|going to|let me|i|we|to) (?:be )?(?:send(?:ing)?|mail(?:ing)?|e ?mail(?:ing)?|text(?:ing)?|post(?:ing)?|writ(?:e|ing)|get)|(?:mando|mandamos|mandare|mandaremos|envio|enviamos|enviare|enviaremos|paso|pasamos|hago llegar|hacemos llegar|escribo|mandar|enviar|mandarle|mandarte|enviarle|enviarte|mandarselo|enviarselo|llega|llegara))"
const sentBefore = new RegExp(
  `(?:^| )(?:${sends}|(?:goes|go|going|sent|mailed|emailed) out|sale)(?: (?:you|it|that|this|him|her|them|esto|eso|todo|la|el|lo|las|los|una|un|carta|correo|propuesta|copia|letter|copy|email|over|out|a|the|ya|mismo|por|escrito))*$`,
  'u',
)
const sentAfter = new RegExp(
  `^(?:mismo |itself )?(?:ya )?(?:(?:le|te|les|se lo|se la|se los|te lo|te la) )?${sends}(?= |$)`,
  'u',
)
/** "I'd rather find it today with you", "lo arreglamos hoy": of the talk, and of no payment. */
const talksBefore =
  /(?:^| )(?:encontrar(?:lo|la|le|selo)?|resolver(?:lo|la)?|arreglar(?:lo|la)?|arreglamos|resolvemos|hablar(?:lo)?|hablamos|platicar(?:lo)?|platicamos|ver(?:lo)?|decidir(?:lo)?|decida|firmar|llamo|llamamos|llame|llamaba|llamando|find|find (?:it|one|that|something)|sort (?:it|this|that)(?: out)?|work (?:it|this|that|something) out|figure (?:it|this|that) out|decide|decide (?:it|this|that|anything)|talk|speak|set (?:you|it|this|that) up|set up|call(?:ing|ed)?|calling you|reach(?:ing|ed)? (?:you|out))$/u
/** "Me contesta a más tardar el viernes 11", "let me know by Friday": of an answer. */
const answersBefore =
  /(?:^| )(?:me (?:contesta|contestas|contestes|conteste|responde|respondes|avisa|avisas|avise|confirma|confirmas|confirme|dice|diga|llama|llame)|let me know|get back to (?:me|us)|tell me|answer me|call me(?: back)?)(?: (?:usted|por ahi|por correo|ahi|tranquilo|tranquila|back|then|a mas tardar|tardar|mas|a|antes|antes de|before|no later than|than|later|no))*$/u
const today = /^(?:hoy|today|tonight|ahora|now)$/u

/**
 * Whether a day is that of something else than a payment: "le mando hoy la propuesta de 85 pesos al mes", "I'll mail that Friday",
 * "prefiero encontrarlo hoy con usted".
 */
export function isOtherDay(tokens: readonly Token[], from: number, to: number): boolean {
  const before = wordsOf(tokens, from - 7, from).replace(/ (?:el|on|the|this|este|by|para)$/u, '')
  if (sentBefore.test(before) || sentAfter.test(wordsOf(tokens, to, to + 5))) return true
  if (answersBefore.test(before)) return true
  return today.test(tokens[from]?.word ?? '') && talksBefore.test(before)
}

import { plain } from './text/plain.ts'

const paper =
  /\b(?:in writing|on paper|letter|paperwork|breakdown|broken down|itemi[sz]ed|por escrito|papel(?:es|ito)?|carta|desglose|comprobantes?|(?:el|ese|este|un|su) pagare)\b/
/** Asks for it, or waits for it. */
const demand =
  /\b(?:show me|send (?:me|it|that|the)|mail (?:me|it|that|the)|put it in|(?:want|need|like) (?:it|that|this|everything|to see|to read|the|a)|(?:till|until|before|once) (?:i|it|you|we)|mand(?:e|a|en|eme|ame|enme|emela|emelo)|envi(?:e|a|en|eme|ame|enme|emela|emelo)|muestr(?:e|a|eme|ame)|ensen(?:e|en|eme|enme)|quiero (?:ver|leer|el|ese|la|un|una|todo|que)|(?:hasta|antes de) que (?:no )?(?:\w+ ){0,2}(?:vea|lea|tenga|llegue))\b/
/** A letter that has come is asked for no more. */
const came = /\b(?:got|received|read) (?:your|the|a|that) letter\b|\b(?:recibi|me llego|me mandaron|lei)\b/

/** Whether a line asks for something in writing before anything else: "not till I see it on paper". */
export function wantsPaper(line: string): boolean {
  return plain(line)
    .split(/[.!?;]+/u)
    .some((sentence) => paper.test(sentence) && demand.test(sentence) && !came.test(sentence))
}

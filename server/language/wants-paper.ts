import { plain } from './text/plain.ts'

const paper =
  /\b(?:in writing|on paper|letters?|paperwork|breakdown|broken down|itemi[sz]ed|por escrito|papel(?:es|ito)?|cartas?|desglose|comprobantes?|pagare|detallad[oa])\b/
const wanted =
  /\b(?:want|wants|need|see|send|mail|show|shows|first|before|till|until|once|read|quiero|quisiera|mand\w+|envi\w+|muestr\w+|ensen\w+|primero|antes|hasta|vea|ver|leo|lea|leer)\b/

/** Whether a line asks for something in writing before anything else: "not till I see it on paper". */
export function wantsPaper(line: string): boolean {
  return plain(line)
    .split(/[.!?;]+/u)
    .some((sentence) => paper.test(sentence) && wanted.test(sentence))
}

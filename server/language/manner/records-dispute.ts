import { fold } from '../text/fold.ts'

const recording =
  /\b(?:record(?:ed|ing)?|not(?:e|ed|ing)|log(?:ged|ging)?|register(?:ed|ing)?|mark(?:ed|ing)?|fil(?:e|ed|ing)|put(?:ting)?|open(?:ed|ing)?|flag(?:ged|ging)?|submit(?:ted|ting)?)\b.{0,120}\bdisput(?:e|es|ed)\b|\bdispute\b.{0,25}\b(?:is|has been|was) (?:noted|recorded|logged|registered|filed|open|opened)\b|\b(?:regist(?:ro|ramos|rada|rado|rar|raré)|anot(?:o|amos|ada|ado|ar|aré)|dej(?:o|amos|ar|ada)|levant(?:o|amos|ar)|abr(?:o|imos|ir)|asient(?:o|amos)|marc(?:o|amos|ar)|pong(?:o|amos)|tramit(?:o|amos|ar))\b.{0,60}\b(?:disputa|inconformidad|impugnacion|aclaracion)\b|\bqueda (?:registrad|anotad|asentad|marcad)[ao]?.{0,30}\bdisputa\b|\bdisputa\b.{0,25}\bqueda (?:registrad|anotad|asentad|abiert)/u
/** Asked whether, or refused. */
const open =
  /\b(?:do you want|would you like|can't|cannot|won't|not going to|quiere|quieres|no (?:puedo|podemos|voy a|vamos a))\b/u

/** Whether a sentence says that the collector puts a dispute on record: "I'll record this as disputed". */
export function recordsDispute(sentence: string): boolean {
  const { text } = fold(sentence)
  return recording.test(text) && !open.test(text)
}

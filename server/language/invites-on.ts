import { fold } from './text/fold.ts'

const goOn =
  /^(?:(?:ok|okay|fine|sure|right|alright|well|yes|no|please|i'm listening|i am listening|still|and|so|then|uh|um) )*(?:go on(?: then)?|go ahead|i'm listening|i am listening|i'm all ears|tell me(?: (?:about it|everything|more))?|keep going|please do|(?:i want to|i'd like to|i would like to|let me) hear (?:it|that|about it|your side|the story))(?: (?:please|then|i'm listening|i am listening|go on|go ahead|take your time|\p{L}+))?$/u
const siga =
  /^(?:(?:si|claro|bueno|dale|vale|ok|okey|como no|no no|pues|yo|eh|este|a ver|por favor|ya|ja(?:ja)+|andele) )*(?:la escucho|lo escucho|le escucho|te escucho|los escucho|digame|dime|decime|cuenteme|contame|cuentame|adelante|siga|segui|sigue|la oigo|lo oigo|(?:yo )?(?:quiero|quisiera|me gustaria) (?:oir|escuchar|saber)l[oa]|(?:deme|dame|cuenteme|contame) la version corta)(?: (?:por favor|con calma|nomas|entonces|digame|cuenteme|contame|adelante|a ver|(?:este )?digame(?: (?:el motivo|la razon|por favor|el motivo por favor))?|(?:don |dona )?\p{L}+(?: cuenteme| digame)?))?(?: (?:pero )*(?:rapidito|rapido|en corto)(?: por favor)?)?$/u

/** Whether a line, or its last sentence, only invites whoever spoke to go on: "Go on, I'm listening", "la escucho, cuénteme". */
export function invitesOn(line: string): boolean {
  const last = fold(line)
    .text.split(/[.!?¿¡;]+/u)
    .map((part) =>
      part
        .replace(/[^\p{L}' ]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .findLast((part) => part !== '')
  return last !== undefined && (goOn.test(last) || siga.test(last))
}

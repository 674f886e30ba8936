import { fold } from '../text/fold.ts'

const which =
  /\b(?:which|what|que|cual) (?:day|date|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dia|fecha|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?\b/u

/** Whether a sentence asks which day it is to be: "which Friday do we start?", "¿qué viernes empezamos?". The day in it is not proposed. */
export function asksWhichDay(sentence: string): boolean {
  return which.test(fold(sentence).text)
}

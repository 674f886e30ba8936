import { folded } from './fold-text.ts'

/** Waves off what the person has told, or says that everybody tells it. */
const brushOff =
  /\b(not my problem|isn't my problem|every(one|body) (has|says|tells)( \w+)? ?(bills|problems|me|us|that|this|so|the same)?|(hear|heard) (that|this|it)( one)? (all the time|every day|a lot|before)|no (more )?excuses|should have thought|your own fault|no es (mi|asunto mio) ?(problema)?|todo el mundo (tiene|dice)|todos (tenemos|tienen|dicen)( lo mismo| gastos| problemas| cuentas| deudas)|eso (me lo )?dicen todos|puras excusas|son excusas|es su culpa)\b/

/** Whether a line brushes off what was told: no kind word and no question in it counts then. */
export function brushesOff(line: string): boolean {
  return brushOff.test(folded(line))
}

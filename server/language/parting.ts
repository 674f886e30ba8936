import { fold } from './text/fold.ts'

const parting =
  /\b(?:bye|goodbye|good night|take care(?! (?:of|to|in|with|about)\b)|talk soon|have a good (?:day|one|night|evening|weekend)|hasta (?:luego|pronto|manana|la proxima)|(?<=^|[.,;!] )hasta entonces|adios|chau|chao|nos vemos|que (?:le|te|les) vaya (?:muy )?bien|que (?:este|estes|esten) (?:muy )?bien|que (?:descanse|descanses)|cuidese(?: mucho)?|cuidate|un saludo|saludos)(?:,? \p{L}+){0,3}\W*$/u
/** Said at the end of a call as well as at its start. */
const ofTheDay =
  /\b(?:buenas (?:tardes|noches)|buen dia|buena (?:semana|tarde|noche|venta)|good (?:day|evening))(?:,? \p{L}+){0,3}\W*$/u

/** Whether a line ends with a goodbye. `late`: far enough in the call for "buenas tardes" to be one. */
export function endsWithGoodbye(line: string, late: boolean): boolean {
  const { text } = fold(line)
  return parting.test(text) || (late && ofTheDay.test(text) && text.trim().split(/\s+/).length > 3)
}

const untilDay =
  /^hasta (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:don|dona|senora?|\p{L}+))?$|^(?:see|talk to|speak to) you(?: \p{L}+){0,2}$|^un (?:abrazo|beso|saludo)\b|^(?:sleep well|drive safe(?:ly)?|sweet dreams|good luck|suerte con)\b|^que descanse/u

/** Whether somebody takes leave anywhere in a line: "cuidate mucho, y un abrazo por la Moni", "hasta el miércoles". */
export function takesLeave(line: string): boolean {
  return line
    .split(/[,.;!?]+/u)
    .map((part) => part.trim().replace(/^(?:y|and|so|then|entonces|bueno) /iu, ''))
    .some((part) => part !== '' && (endsWithGoodbye(part, false) || untilDay.test(fold(part).text)))
}

/**
 * Whether thanks are those of the end of a call, "thank you for your time today": within a call somebody is thanked for what they did ("then thank
 * you, four times", "le agradezco").
 */
export function thanksForCall(line: string): boolean {
  return /\b(?:your (?:time|patience|help|cooperation|call|business)|talking|speaking|calling|taking (?:my|the|this) call|picking up|today|su (?:tiempo|paciencia|atencion|llamada|ayuda|colaboracion)|tu (?:tiempo|paciencia|llamada|ayuda)|el tiempo|la (?:llamada|atencion)|atenderme|atender|contestar|llamar|hablar)\b/u.test(
    fold(line).text,
  )
}

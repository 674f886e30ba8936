import { fold } from './text/fold.ts'

const parting =
  /\b(?:bye|goodbye|good night|take care|talk soon|have a good (?:day|one|night|evening|weekend)|hasta (?:luego|pronto|manana|la proxima|entonces)|adios|chau|chao|nos vemos|que (?:le|te|les) vaya (?:muy )?bien|que (?:este|estes|esten) (?:muy )?bien|que (?:descanse|descanses)|cuidese(?: mucho)?|cuidate|un saludo|saludos)(?:,? \p{L}+){0,3}\W*$/u
/** Said at the end of a call as well as at its start. */
const ofTheDay =
  /\b(?:buenas (?:tardes|noches)|buen dia|buena (?:semana|tarde|noche|venta)|good (?:day|evening))(?:,? \p{L}+){0,3}\W*$/u

/** Whether a line ends with a goodbye. `late`: far enough in the call for "buenas tardes" to be one. */
export function endsWithGoodbye(line: string, late: boolean): boolean {
  const { text } = fold(line)
  return parting.test(text) || (late && ofTheDay.test(text) && text.trim().split(/\s+/).length > 3)
}

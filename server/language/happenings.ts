import { fold } from './text/fold.ts'

/** Why people fall behind, as far as a few words stand for one of them and nothing else. */
export const happenings = ['job_loss', 'reduced_hours', 'illness', 'separation'] as const
export type Happening = (typeof happenings)[number]

const words: Record<Happening, RegExp> = {
  job_loss:
    /\b(?:(?:los(?:e|t|ing)) (?:your|his|her|the|my|a) job|(?:laid|lay) off|(?:got|get|was|were|been|being) (?:fired|sacked|let go|made redundant)|fired (?:you|him|her|me)|let (?:you|him|her|me) go|redundanc\w+|unemployed|out of (?:work|a job)|job loss|perd\w+ (?:su|tu|el|mi) (?:trabajo|empleo|chamba|laburo|puesto|curro)|sin (?:trabajo|empleo|chamba|laburo|curro)|desemplead[oa]|en (?:el )?paro|despid\w+|desped\w+|(?:lo|la|te|me) (?:corrieron|echaron|rajaron)(?: d(?:el|e su|e tu) (?:trabajo|empleo|chamba|laburo))?)\b/,
  reduced_hours:
    /\b(?:(?:cut|cuts|cutting|reduc\w+|slash\w+|fewer|less) (?:back )?(?:on )?(?:of )?(?:your |my |his |her |the )?(?:\w+ )?(?:hours|shifts|overtime|days)|hours (?:were |got |have been )?(?:cut|reduced)|(?:recort\w+|reduj\w+|baj\w+|quit\w+|menos) (?:de )?(?:su |tu |las |los |el |la )?(?:\w+ )?(?:horas|turnos|jornada|horario))\b/,
  illness:
    /\b(?:(?:you|he|she|i|were|been|got|fell|is|am) (?:\w+ )?(?:sick|ill|injured)|sickness|illness|surgery|operation|operated|hospital\w*|accident|injur\w+|(?:se|te|me) (?:enferm\w+|lesion\w+|accident\w+|oper\w+)|enferm\w+|(?:lo|la|te|me) operaron|operacion|cirugia|hospital\w*|internad[oa]|accidente)\b/,
  separation:
    /\b(?:divorc\w*|separated|separation|split up|broke up|break ?up|(?:husband|wife|partner) left|moved out|ex[- ](?:husband|wife)|(?:se|te|me|nos) (?:separ\w+|divorci\w+)|separad[oa]s?|separacion|ex (?:marido|mujer|esposa|esposo)|se (?:fue|marcho|largo) de (?:casa|la casa))\b/,
}

/** What words may mean by it, whoever it happened to and however it is put. */
export function happeningsIn(text: string): Happening[] {
  const said = fold(text).text
  return happenings.filter((one) => words[one].test(said))
}

/** Said of whoever hears it: "you got laid off", "la operaron". */
const ofListener: Record<Happening, RegExp> = {
  job_loss:
    /\b(?:you (?:\p{L}+ )?(?:lost|lose) your job|you(?:'re|re| are| were| got| get| have been|'ve been| been)? (?:\p{L}+ )?(?:laid off|fired|sacked|let go|made redundant|unemployed|out of work|out of a job)|(?:perdio|perdiste) (?:el|su|tu) (?:trabajo|empleo|chamba|laburo|puesto)|(?:se|te) (?:ha |has )?qued\p{L}* sin (?:trabajo|empleo|chamba|laburo|curro)|(?:esta|estas) (?:sin (?:trabajo|empleo|chamba|laburo|curro)|desemplead[oa]|en (?:el )?paro)|en el paro|(?:lo|la|te) (?:despidieron|corrieron|echaron|rajaron|han despedido|han echado))\b/u,
  reduced_hours:
    /\b(?:(?:cut|reduced|slashed) your (?:\p{L}+ )?(?:hours|shifts|overtime|days)|your (?:hours|shifts|overtime) (?:were|got|have been|was) (?:cut|reduced)|(?:le|te) (?:recortaron|redujeron|bajaron|quitaron|han recortado|han reducido) (?:las |los |el |la |su |tu )?(?:\p{L}+ )?(?:horas|turnos|jornada|horario))\b/u,
  illness:
    /\b(?:you (?:\p{L}+ )?(?:got|were|was|been|are|fell|had been) (?:\p{L}+ )?(?:sick|ill|injured|hurt|in the hospital)|were you (?:sick|ill|injured|hurt|in the hospital)|you had (?:an |the |a )?(?:operation|surgery|accident)|(?:se|te) (?:enfermo|enfermaste|lesiono|lesionaste|accidento|accidentaste)|(?:estuvo|estuviste|esta|estas) (?:muy )?(?:enferm[oa]|internad[oa])|(?:lo|la|te) (?:operaron|internaron|han operado))\b/u,
  separation:
    /\b(?:you (?:\p{L}+ )?(?:got |are |were |'re )?(?:divorced|separated)|you (?:two )?(?:split up|broke up)|(?:se|te) (?:separo|separaste|divorcio|divorciaste|ha separado|ha divorciado)|(?:esta|estas) (?:separad[oa]|divorciad[oa]))\b/u,
}

/** What a line says or asks has happened to whoever hears it; null where it speaks of nothing of the kind. */
export function saysHappened(line: string): Happening | null {
  const said = fold(line).text
  return /\b(?:ella|el|he|she)\b[ ?.!]*$/u.test(said)
    ? null
    : (happenings.find((one) => ofListener[one].test(said)) ?? null)
}

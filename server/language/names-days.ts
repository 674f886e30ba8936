import { plain } from './text/plain.ts'

/** Whether a day is spoken of, whether or not it can be worked out which: "the fifteenth or the twentieth?", "¿qué fecha?". */
export function namesDays(line: string): boolean {
  return calendar.test(plain(line))
}

const calendar =
  /\b(days?|dates?|when|which month|first|fifth|tenth|fifteenth|twentieth|twenty\w*|thirtieth|\d{1,2}(st|nd|rd|th)|(mon|tues|wednes|thurs|fri|satur|sun)days?|dias?|fecha|cuando|(el|este|del) (\d{1,2}|uno|primero|cinco|diez|quince|veinte|treinta)|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/

import type { Language } from '#protocol/vocabulary/language.ts'
import { isFirstName } from '../people/first-names.ts'
import type { Speaker } from './speaker.ts'

const bullet = /^\s*[-*•·–]\s+/

/** What follows a label, as a sentence of the debtor's; null where it says something else. `he`: "He" or "She". */
type Said = (rest: string, he: string) => string | null

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const asIs: Said = (rest) => capital(rest)
/** "Losing the house" within a sentence; a name keeps its capital. */
const small = (text: string) =>
  /^I(?!\p{L})|^\p{Lu}{2}/u.test(text) || isFirstName(/^\p{L}+/u.exec(text)?.[0] ?? '')
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
/** Money, not children or years. */
const sum =
  /[$£€] ?\d|\d+ ?(?:mil|k|pesos|euros|dollars|dólares|pounds|a (?:month|week)|al mes|(?:per|por|every|each|cada) \p{L}+)(?!\p{L})/iu
/** A verb without "to". */
const bare = /^(?:get|keep|avoid|have|pay|stop|see|be|find|save|settle|hear)\b/i

const labels: Record<Language, readonly (readonly [RegExp, Said])[]> = {
  en: [
    [/^(?:cause|reason|why|what happened|how it happened|background|back ?story|story|history)$/, asIs],
    [
      /^(?:really |actually |honestly )?(?:has|can(?: really| actually)?(?: pay| afford| do| manage)?|could pay)(?: really)?$|^(?:real(?:istic)?|true) (?:offer|capacity|number|budget|means)$/,
      (rest, he) => (sum.test(rest) ? `${he} can pay ${rest.replace(/^pay /i, '')}` : null),
    ],
    [
      /^(?:is )?(?:afraid|scared|frightened|terrified) of$|^(?:main |real |private )?(?:fears?|worry|worries)$/,
      (rest, he) =>
        rest.startsWith('that ') ? `${he} is afraid ${rest}` : `${he} is afraid of ${small(rest)}`,
    ],
    [
      /^(?:really )?wants?$|^(?:goal|hopes? for|needs?)$/,
      (rest, he) => `${he} wants ${bare.test(rest) ? 'to ' : ''}${small(rest)}`,
    ],
    [
      /^(?:on the |by )?(?:phone|call|line)(?: manner| style)?$|^(?:manner|tone|style|attitude|behaviou?r|temper|voice|personality)$/,
      (rest, he) => `On the phone ${he.toLowerCase()} is ${small(rest)}`,
    ],
  ],
  es: [
    [/^(?:motivo|causa|razon|por que|que paso|lo que paso|historia|antecedentes)$/, asIs],
    [
      /^(?:(?:lo que )?(?:realmente |de verdad )?(?:puede|podria)(?: realmente| de verdad)?(?: pagar)?|capacidad(?: real| de pago)?)$/,
      (rest) => (sum.test(rest) ? `Puede pagar ${rest.replace(/^pagar /i, '')}` : null),
    ],
    [
      /^(?:(?:lo que )?(?:mas )?(?:le )?(?:teme|da miedo|preocupa|asusta)(?: mas)?|miedo|temor)$/,
      (rest) => `Teme ${small(rest)}`,
    ],
    [/^(?:(?:lo que )?(?:quiere|busca|desea|pide)|objetivo)$/, (rest) => `Quiere ${small(rest)}`],
    [
      /^(?:(?:por|al) telefono|en la llamada|tono|trato|actitud|caracter|manera|estilo|voz)$/,
      (rest) => `Por teléfono, ${small(rest)}`,
    ],
  ],
}

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The lines of notes as sentences: a bullet and a label ("Afraid of:", "Lo que teme:") say who does what. A first line that
 * begins with an age is about the debtor. Prose is left as it is.
 */
export function withoutLabels(scenario: string, { names, gender }: Speaker, language: Language): string {
  const he = gender === 'female' ? 'She' : 'He'
  const lines = scenario.split(/\r?\n/).filter((line) => line.trim() !== '')
  const notes = lines.length > 1 || bullet.test(scenario)
  return lines
    .map((line, at) => {
      const written = line.replace(bullet, '').trim()
      // A small letter would begin no sentence of its own.
      const text = notes ? capital(written).replace(/:$/, '') : written
      const said = text.replace(
        /(?<=^|[.;] )(\p{Lu}[\p{L}' ]{2,30}): (?=\S)([^.;]*(?:\.\d[^.;]*)*)/gu,
        (whole, label: string, rest: string) => {
          const as = labels[language].find(([pattern]) => pattern.test(folded(label)))
          return as?.[1](rest, he) ?? whole
        },
      )
      const named = at === 0 && notes && /^\d{2}(?: años)?, /.test(said) ? `${names[0] ?? ''}, ${said}` : said
      return notes && !/[.;!?…]$/.test(named) ? `${named}.` : named
    })
    .join(' ')
}

import type { Language } from '#protocol/vocabulary/language.ts'
import type { Speaker } from './speaker.ts'

const bullet = /^\s*[-*•·–]\s+/

/** What follows a label, as a sentence of the debtor's. `he`: "He" or "She". */
type Said = (rest: string, he: string) => string

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const asIs: Said = (rest) => capital(rest)

const labels: Record<Language, readonly (readonly [RegExp, Said])[]> = {
  en: [
    [/^(?:cause|reason|why|what happened|how it happened|background|back ?story|story|history)$/, asIs],
    [
      /^(?:really |actually |honestly )?(?:has|can(?: really| actually)?(?: pay| afford| do| manage)?|could pay)(?: really)?$|^(?:real(?:istic)?|true) (?:offer|capacity|number|budget|means)$/,
      (rest, he) => `${he} can pay ${rest}`,
    ],
    [
      /^(?:is )?(?:afraid|scared|frightened|terrified) of$|^(?:main |real |private )?(?:fears?|worry|worries)$/,
      (rest, he) => (rest.startsWith('that ') ? `${he} is afraid ${rest}` : `${he} is afraid of ${rest}`),
    ],
    [/^(?:really )?wants?$|^(?:goal|hopes? for|needs?)$/, (rest, he) => `${he} wants ${rest}`],
    [
      /^(?:on the |by )?(?:phone|call|line)(?: manner| style)?$|^(?:manner|tone|style|attitude|behaviou?r|temper|voice|personality)$/,
      (rest, he) => `On the phone ${he.toLowerCase()} is ${rest}`,
    ],
  ],
  es: [
    [/^(?:motivo|causa|razon|por que|que paso|lo que paso|historia|antecedentes)$/, asIs],
    [
      /^(?:(?:lo que )?(?:realmente |de verdad )?(?:puede|podria)(?: realmente| de verdad)?(?: pagar)?|capacidad(?: real| de pago)?)$/,
      (rest) => `Puede pagar ${rest}`,
    ],
    [
      /^(?:(?:lo que )?(?:mas )?(?:le )?(?:teme|da miedo|preocupa|asusta)(?: mas)?|miedo|temor)$/,
      (rest) => `Teme ${rest}`,
    ],
    [/^(?:(?:lo que )?(?:quiere|busca|desea|pide)|objetivo)$/, (rest) => `Quiere ${rest}`],
    [
      /^(?:(?:por|al) telefono|en la llamada|tono|trato|actitud|caracter|manera|estilo|voz)$/,
      (rest) => `Por teléfono, ${rest}`,
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
      const text = line.replace(bullet, '').trim()
      const said = text.replace(
        /(?<=^|[.;] )(\p{Lu}[\p{L}' ]{2,30}): (?=\S)([^.;]*(?:\.\d[^.;]*)*)/gu,
        (whole, label: string, rest: string) => {
          const as = labels[language].find(([pattern]) => pattern.test(folded(label)))
          return as === undefined ? whole : as[1](rest, he)
        },
      )
      const named = at === 0 && notes && /^\d{2}(?: años)?, /.test(said) ? `${names[0] ?? ''}, ${said}` : said
      return notes && !/[.;!?…]$/.test(named) ? `${named}.` : named
    })
    .join(' ')
}

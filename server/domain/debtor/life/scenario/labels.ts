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
const place = /^\p{Lu}\p{Ll}|^(?:an?|the) |^(?:una?|el|la) /u
/** What kind of home it is, without an article. */
const dwelling =
  /^(?:(?:ground|first|two|three|one)[- ]\p{L}+ )?(?:flat|house|apartment|trailer|condo|duplex)\b/u
const dwellingEs = /^(?:piso|casa|casita|depto|departamento|apartamento|chalet|local)(?!\p{L})/u
const often = /^(?:on |every |each |the \d|monthly|weekly|fortnightly|twice |\p{Lu}\p{Ll}+days)/u
const oftenEs = /^(?:el |los |cada |todos |por )/u

/** A verb without "to". */
const bare = /^(?:get|keep|avoid|have|pay|stop|see|be|find|save|settle|hear)\b/i

const labels: Record<Language, readonly (readonly [RegExp, Said])[]> = {
  en: [
    [
      /^(?:cause|reason|why|what happened|what went wrong|how it happened|background|back ?story|story|history|origin)$/,
      asIs,
    ],
    [/^(?:who (?:answers|picks up)|contact|name(?: ?\/ ?age)?|file)$/, asIs],
    [
      /^last (?:paid|payment)$/,
      (rest, he) => `${he} last paid ${/^(?:in|on|at|last|two|a|some) /u.test(rest) ? '' : 'in '}${rest}`,
    ],
    [
      /^(?:home|household|house|lives|lives at|living)$/,
      (rest, he) =>
        dwelling.test(rest) ? `${he} lives in a ${rest}` : place.test(rest) ? `${he} lives in ${rest}` : null,
    ],
    [
      /^(?:unpaid|not paid|nothing paid|behind|no payment)(?: since)$/,
      (rest, he) => `${he} has not paid since ${rest}`,
    ],
    [/^(?:paid|pay ?days?|gets paid)$/, (rest, he) => (often.test(rest) ? `${he} is paid ${rest}` : null)],
    [
      /^(?:keeps quiet|hides|hidden|secrets?|conceals|won[’']?t tell(?: you)?|private)$/,
      (rest) => `Notes: ${rest}`,
    ],
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
    [/^(?:motivo|causa|razon|por que|que paso|lo que paso|historia|antecedentes|origen)$/, asIs],
    [/^(?:contacto|nombre|ficha|quien (?:contesta|atiende))$/, asIs],
    [
      /^ultimo (?:pago|abono)$/,
      (rest) => `Pagó por última vez ${/^(?:en|el|hace) /u.test(rest) ? '' : 'en '}${rest}`,
    ],
    [
      /^(?:casa|hogar|domicilio|vive|vivienda)$/,
      (rest) =>
        dwellingEs.test(rest)
          ? `Vive en ${/^(?:casa|casita)/u.test(rest) ? 'una' : 'un'} ${rest}`
          : place.test(rest)
            ? `Vive en ${rest}`
            : null,
    ],
    [/^(?:impagado|sin pag(?:o|ar)|no paga|atrasad[oa]) desde$/, (rest) => `No paga desde ${rest}`],
    [/^(?:cobra|dia de pago|le pagan|nomina)$/, (rest) => (oftenEs.test(rest) ? `Cobra ${rest}` : null)],
    [/^(?:se calla|calla|oculta|esconde|secretos?|no cuenta)$/, (rest) => `Notas: ${rest}`],
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
        /(?<=^|[.;] )(\p{Lu}[\p{L}'’/ ]{2,30}): (?=\S)([^.;]*(?:\.\d[^.;]*)*)/gu,
        (whole, label: string, rest: string) => {
          const as = labels[language].find(([pattern]) => pattern.test(folded(label)))
          // "DEBT:" is read as "Debt:".
          const plain =
            label === label.toUpperCase()
              ? `${label.charAt(0)}${label.slice(1).toLowerCase()}: ${rest}`
              : whole
          return as?.[1](rest, he) ?? plain
        },
      )
      const named = at === 0 && notes && /^\d{2}(?: años)?, /.test(said) ? `${names[0] ?? ''}, ${said}` : said
      return notes && !/[.;!?…]$/.test(named) ? `${named}.` : named
    })
    .join(' ')
}

const label = /(?<=^|[.;] )(?!Not[ea]s: )\p{Lu}[\p{L}'’/ ]{2,30}: (?=[^"“«\s])/gu
/** Whoever labels so many of the lines writes notes. */
const manyLabels = 3

/** Takes off the labels that say nothing of how their words are to be read: nobody says "Money: ..." of themselves. */
export function withoutUnknownLabels(sentences: string): string {
  if ((sentences.match(label) ?? []).length < manyLabels) return sentences
  return sentences.replace(label, '').replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

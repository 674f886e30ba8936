import type { Language } from '#protocol/vocabulary/language.ts'
import { isFirstName } from '../people/first-names.ts'
import { englishHousehold, spanishHousehold } from './household-note.ts'
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
/** A town, not whom somebody lives with. */
const place =
  /^(?!(?:With|Alone|Wife|Husband|Two|Three|Four|Mother|Parents|Shared?|Rent\w*|Own\w*|Married|Single|Divorced|Separated|Widow\w*|Stay\w*|Liv\w*|In|At|No|Con|Sol[oa]|Su|En|Vive|Casad[oa]|Solter[oa]|Divorciad[oa]|Viud[oa]|Alquil\w*|Propi\w*|Madre|Padres|Mujer|Espos[oa]|Marido|Dos|Tres)(?!\p{L}))\p{Lu}\p{Ll}/u
const dwelling =
  /^(?:(?:an?|the) )?(?:(?:(?:ground|first|two|three|one)[- ]\p{L}+|small|rented|old|double-wide) )?(?:mobile home|townhouse|basement \p{L}+|flat|house|apartment|trailer|condo|duplex|studio|room)\b/iu
const dwellingEs =
  /^(?:(?:una?|el|la) )?(?:piso|casa|casita|depto|departamento|apartamento|chalet|local)(?!\p{L})/iu
const company = /^(?:with |alone|con |sol[oa](?!\p{L}))/iu
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
/** With the article that it is said with. */
const articled = (text: string) =>
  /^(?:an?|the) /i.test(text) ? lowered(text) : `${/^[aeio]/i.test(text) ? 'an' : 'a'} ${lowered(text)}`
const articledEs = (text: string) =>
  /^(?:una?|el|la) /iu.test(text) ? lowered(text) : `${/^cas/iu.test(text) ? 'una' : 'un'} ${lowered(text)}`
const often =
  /^(?:on (?!time)|every |each |the \d+(?:st|nd|rd|th)|monthly|weekly|bi-?weekly|fortnightly|twice |\p{L}+days?\b)/iu
const oftenEs = /^(?:el |los |cada |todos |por )/iu
const months =
  /^(?:(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:19|20)\d\d)(?! \d{1,2}(?!\d))|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno)(?!\p{L}))/iu

/** A verb without "to". */
const bare = /^(?:get|keep|avoid|have|pay|stop|see|be|find|save|settle|hear)\b/i

/** What the trainee is to reach is no wish of the debtor's. */
const forPlayer =
  /^(?:(?:the )?(?:agent|collector|caller|trainee)|(?:el |la )?(?:agente|gestora?|cobradora?|alumn[oa]))(?!\p{L})/iu

const labels: Record<Language, readonly (readonly [RegExp, Said])[]> = {
  en: [
    [
      /^(?:cause|reason|why|what happened|what went wrong|how it happened|background|back ?story|story|history|origin)$/,
      asIs,
    ],
    [
      /^(?:the )?(?:debt|bill|loan|owes?|account)(?: is)?(?: for)?$/,
      (rest) =>
        sum.test(rest) || rest.split(' ').length < 3 || /^(?:none|paid|unpaid|disputed|overdue)/i.test(rest)
          ? null
          : `The debt is for ${small(rest)}`,
    ],
    [/^(?:who (?:answers|picks up)|contact|name(?: ?\/ ?age)?|file)$/, asIs],
    [
      /^last (?:paid|payment)$/,
      (rest, he) => {
        if (months.test(rest)) return `${he} last paid in ${rest}`
        return /^(?:in|on|last|(?:\d+|an?|one|two|three|several) \p{L}+ ago|[$£€]\d)/iu.test(rest)
          ? `${he} last paid ${small(rest)}`
          : null
      },
    ],
    [
      /^(?:home|household|house|lives|lives at|living)$/,
      (rest, he) => {
        if (dwelling.test(rest)) return `${he} lives in ${articled(rest)}`
        if (company.test(rest)) return `${he} lives ${lowered(rest)}`
        return place.test(rest) ? `${he} lives in ${rest}` : null
      },
    ],
    [
      /^(?:attorney|lawyer|solicitor)$/,
      (rest, he) => {
        if (/^hired \p{Lu}/u.test(rest)) return `${he} hired the attorney ${rest.slice('hired '.length)}`
        return /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(rest)
          ? `${he === 'She' ? 'Her' : 'His'} attorney is ${rest}`
          : null
      },
    ],
    [
      /^(?:unpaid|not paid|nothing paid|behind|no payment) since$/,
      (rest, he) => `${he} has not paid since ${rest}`,
    ],
    [
      /^(?:pay ?days?|gets paid)$/,
      (rest, he) =>
        often.test(rest)
          ? `${he} is paid ${/^the \d/i.test(rest) ? 'on ' : ''}${/^\p{Lu}\p{L}+days?/u.test(rest) ? rest : lowered(rest)}`
          : null,
    ],
    [
      /^(?:(?:what )?(?:he |she )?(?:hides|conceals|keeps (?:quiet|secret|to (?:him|her)self))|hiding|hidden|secrets?|won[’']?t tell(?: you)?|private)$/,
      (rest) => `Notes, hidden: ${rest}`,
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
      (rest, he) =>
        forPlayer.test(rest)
          ? `On the phone: ${small(rest)}`
          : `${he} wants ${bare.test(rest) ? 'to ' : ''}${small(rest)}`,
    ],
    [
      /^(?:will )?(?:push(?:es)? back|objects?|resists?|opens up|softens|calms down)(?: on| to| if| when)?$/,
      (rest) => `Notes, hidden: ${rest}`,
    ],
    [
      /^(?:on the |by )?(?:phone|call|line)(?: manner| style)?$|^(?:manner|tone|style|attitude|behaviou?r|temper|voice|personality)$/,
      (rest, he) => `On the phone ${he.toLowerCase()} is ${small(rest)}`,
    ],
  ],
  es: [
    [/^(?:motivo|causa|razon|por que|que paso|lo que paso|historia|antecedentes|origen)$/, asIs],
    [
      /^no (?:acepta|quiere|va a|piensa)$/,
      (rest) => (/^\p{L}+[aei]r(?:l[aeo]s?|se)? /u.test(rest) ? `No quiere ${small(rest)}` : null),
    ],
    [/^(?:contacto|nombre|ficha|quien (?:contesta|atiende))$/, asIs],
    [
      /^ultimo (?:pago|abono)$/,
      (rest) => {
        if (months.test(rest)) return `Pagó por última vez en ${lowered(rest)}`
        return /^(?:en|el|hace) /iu.test(rest) ? `Pagó por última vez ${lowered(rest)}` : null
      },
    ],
    [
      /^(?:casa|hogar|domicilio|vive|vivienda)$/,
      (rest) => {
        if (dwellingEs.test(rest)) return `Vive en ${articledEs(rest)}`
        if (company.test(rest)) return `Vive ${lowered(rest)}`
        return place.test(rest) ? `Vive en ${rest}` : null
      },
    ],
    [/^(?:impagado|sin pag(?:o|ar)|no paga|atrasad[oa]) desde$/, (rest) => `No paga desde ${rest}`],
    [
      /^(?:cobra|dia de pago|le pagan|nomina)$/,
      (rest) => (oftenEs.test(rest) ? `Cobra ${lowered(rest)}` : null),
    ],
    [
      /^(?:(?:lo que )?(?:se )?(?:calla|oculta|esconde|guarda)|secretos?|(?:lo que )?no (?:cuenta|dice))$/,
      (rest) => `Notas, oculta: ${rest}`,
    ],
    [
      /^(?:(?:lo que )?(?:realmente |de verdad )?(?:puede|podria)(?: realmente| de verdad)?(?: pagar)?|capacidad(?: real| de pago)?)$/,
      (rest) => (sum.test(rest) ? `Puede pagar ${rest.replace(/^pagar /i, '')}` : null),
    ],
    [
      /^(?:(?:lo que )?(?:mas )?(?:le )?(?:teme|da miedo|preocupa|asusta)(?: mas)?|miedo|temor)$/,
      (rest) => `Teme ${small(rest)}`,
    ],
    [
      /^(?:(?:lo que )?(?:quiere|busca|desea|pide)|objetivo)$/,
      (rest) => (forPlayer.test(rest) ? `En la llamada: ${small(rest)}` : `Quiere ${small(rest)}`),
    ],
    [
      /^(?:(?:(?:por|al) )?telefono|en la llamada|tono|trato|actitud|caracter|manera|estilo|voz|como (?:es|habla|reacciona|se porta)|comportamiento|conducta)$/,
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
      const text = household(notes ? capital(written).replace(/:$/, '') : written, he, language)
      const said = text.replace(
        /(?<=^|[.;] )(\p{Lu}[\p{L}'’/ ]{2,30}): (?=\S)([^.;]*(?:\.\d[^.;]*)*)/gu,
        (_whole, label: string, rest: string) => {
          const as = labels[language].find(([pattern]) => pattern.test(folded(label)))
          const plain = `${sentenceCased(label)}: ${rest}`
          return as?.[1](rest, he) ?? plain
        },
      )
      const named = at === 0 && /^\d{2}(?: años)?, /.test(said) ? `${names[0] ?? ''}, ${said}` : said
      return notes && !/[.;!?…]$/.test(named) ? `${named}.` : named
    })
    .join(' ')
}

/** A line that lists who is at home, as a sentence; any other line as it is. */
function household(line: string, he: string, language: Language): string {
  const [, label = '', rest = ''] = /^(\p{Lu}\p{L}+): (.+)$/u.exec(line) ?? []
  if (!/^(?:home|household|house|family|casa|hogar|familia)$/.test(folded(label))) return line
  return (language === 'en' ? englishHousehold(rest, he) : spanishHousehold(rest)) ?? line
}

/** "DEBT" as "Debt"; an abbreviation ("IRS") stays. */
function sentenceCased(label: string): string {
  return label === label.toUpperCase() && label.length > 3
    ? `${label.charAt(0)}${label.slice(1).toLowerCase()}`
    : label
}

/** Whoever labels so many of the lines writes notes. */
const manyLabels = 3
/** Two or three words, and no beginning of a sentence ("He owes two cards: ..."). */
const within =
  /(?<=[.;!?] )((?!(?:He|She|They|I|You|We|It|Él|Ella|Yo)(?!\p{L}))\p{Lu}[\p{L}'’/]{2,}(?: [\p{L}'’/]+){0,2}): (?=[^"“«\s])/gu
const atStart = /^(\p{Lu}[\p{L}'’/ ]{2,30}): (?=[^"“«\s])/u
/** A denial, a secret, how the debtor is to be played, or a clause of its own: what follows means something else without it. */
const tellsMore =
  /n['’]t\b|\b(?:notes?|notas?|hid(?:es|ing|den)|secret\w*|quiet|keeps|ocult\w*|escond\w*|calla|guarda|not|never|lies?|false|reveal|no|nunca|jamas|miente|mentira|habla|talks?|speaks?|calls?|phone)\b|^(?:he|she|i|they|el|ella) |^(?:instala|trabaja|vive|tiene|debe)\b/

/**
 * Takes off the labels at the beginning of the scenario's lines that say nothing of how their words are to be read: nobody says
 * "Money: ..." of themselves.
 * @param scenario As it is written. @param sentences The same without the labels that are known.
 */
export function withoutUnknownLabels(scenario: string, sentences: string): string {
  const found = scenario.split(/\r?\n/).flatMap((line) => [
    ...(atStart.exec(capital(line.replace(bullet, '').trim()))?.slice(1, 2) ?? []),
    // Within a line: "Loan: ...; key fact: ...".
    ...[...line.matchAll(within)].map(([, label = '']) => label),
  ])
  if (found.length < manyLabels) return sentences
  return found
    .filter((name) => !tellsMore.test(folded(name)))
    .reduce(
      (text, name) =>
        text.replace(
          new RegExp(`(?<=^|[.;!?…] )${escaped(sentenceCased(name))}: (\\S)`, 'gu'),
          (_, letter: string) => letter.toUpperCase(),
        ),
      sentences,
    )
}
/** How `withoutLabels` writes what the debtor keeps to itself. */
export const hiddenNote = /^Not(?:es, hidden|as, oculta): /u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

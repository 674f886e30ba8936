import type { Language } from '#protocol/vocabulary/language.ts'
import type { Asks } from '#server/language/vocabulary.ts'
import { isFirstName } from './people/first-names.ts'

/** A stretch of a clause that answers a question of one kind, as it is said: "my brother-in-law Wade", "on the 15th". */
export type Phrase = { text: string; at: number }

const en = {
  month: '(?:January|February|March|April|May|June|July|August|September|October|November|December)',
  number:
    '(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|half|several|a few|a couple of)',
}
const weekdayEn = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const dateEn = `(?:${day} (?:of )?${en.month}(?:,? \\d{4})?|${en.month}(?: ${day})?(?:,? \\d{4})?|the ${day}(?: of ${en.month})?|(?:a |that |the )?${weekdayEn}(?: (?:morning|night|evening|afternoon))?|(?:19|20)\\d\\d|Easter|Christmas|Thanksgiving|New Year'?s?(?: Day| Eve)?|Memorial Day|Labor Day|Halloween|the (?:spring|summer|fall|autumn|winter)(?: of \\d{4})?|last (?:week|month|year|spring|summer|fall|winter|night|${weekdayEn}|${en.month})|next (?:week|month|year|spring|summer|fall|winter|${weekdayEn}|${en.month})|the (?:first|second|third|fourth|last) (?:week|month|day|year|${weekdayEn})(?: of (?:the |every |each )?(?:month|year|${en.month}))?|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?| o'clock)|noon|midnight)`
const monthsEs =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const numberEs =
  '(?:\\d[\\d.,]*|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|media|medio|varios|varias|unos|unas)'
const weekdayEs = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)'
const dateEs = `(?:(?:el |un |del |al )?(?:día )?(?:primero|\\d{1,2}) de ${monthsEs}(?: (?:de|del) (?:\\d{4}|año pasado))?|${monthsEs}(?: (?:de|del) (?:\\d{4}|año pasado|este año)| pasado)?|(?:el|los|cada|todos los|un) (?:primer |segundo |último )?${weekdayEs}(?: pasado| por la (?:mañana|noche|tarde))?|(?:el )?año pasado|el mes pasado|la semana pasada|el verano|el invierno|la primavera|el otoño|(?:19|20)\\d\\d|el (?:día )?\\d{1,2}(?! (?:de (?!${monthsEs})|por ciento))|Reyes|Navidad|Semana Santa|Pascua|fin de (?:mes|año)|las (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2})(?: de la (?:mañana|tarde|noche))?|la una|mediodía|ayer|anoche)`

const patterns: Record<Language, { when: RegExp[]; money: RegExp }> = {
  en: {
    when: [
      new RegExp(
        `\\b(?:(?:only |ever )?(?:since|until|till|before|after|by|from|in|on|at|around|about|during|every|each|over|through) (?:early |late |mid-|the (?:end|beginning|middle|start) of )?(?:the )?${dateEn}(?: (?:to|through|until|and) ${dateEn})?|(?:every|each) (?:other |second |first |third |last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:every|each) (?:other |second )?(?:day|week|month|year|quarter|morning|night|second week|two weeks)|${dateEn}|yesterday|today|tomorrow|tonight|(?:about |almost |nearly |some |only )?${en.number} (?:or ${en.number} )?(?:business )?(?:days?|weeks?|months?|years?|hours?|decades?) (?:ago|later|earlier|before|after|behind|in advance)|(?:for|in|within|over|after|about) (?:about |almost |nearly |over |the (?:past|last) )?${en.number} (?:days?|weeks?|months?|years?|hours?|decades?)|(?:twice|once|three times) a (?:day|week|month|year))(?![\\w$])`,
        'gu',
      ),
    ],
    money:
      /(?:(?:about|around|only|just|nearly|almost|over|under|up to|at|from) )?[$£€] ?\d[\d,.]*\d?(?:k| (?:million|thousand|hundred))?(?: (?:an?|per|each|every|a) (?:hour|day|week|month|year|night|shift|square foot|Saturday|Friday|Monday|Sunday|quarter|piece)| each| in (?:cash|fees|interest))?|\d[\d,.]* (?:dollars|pounds|euros|percent|pesos)(?: (?:an?|per|each|every) (?:hour|day|week|month|year))?|\d+ ?%|\b(?:half|a third|two thirds|a quarter|three quarters) of (?:it|the \w+|what \w+ \w+)/gu,
  },
  es: {
    when: [
      new RegExp(
        `(?<![\\p{L}\\d])(?:(?:desde|hasta|antes de|después de|a partir de|en|para|durante|por|a|cada|sólo en|recién en) (?:principios de |finales de |fines de |mediados de )?${dateEs}(?: (?:a|al|hasta) ${dateEs})?|del ${dateEs} (?:al|hasta) ${dateEs}|hace (?:como |unos |unas |casi |más de )?${numberEs} (?:días?|semanas?|mes(?:es)?|años?|horas?)|(?:a los|a las|durante|por|en|cada) ${numberEs} (?:días?|semanas?|mes(?:es)?|años?|horas?)|${dateEs}|cada (?:día|semana|mes|quincena|año|noche)|todos los (?:días|meses|años|viernes|sábados)|${numberEs} (?:días?|semanas?|mes(?:es)?|años?) (?:después|antes|más tarde)|(?:once|doce|\\d+|${numberEs}) (?:años|meses|semanas|días)|esta semana|este mes|de noche|por las (?:noches|tardes|mañanas))(?![\\p{L}])`,
        'giu',
      ),
    ],
    money:
      /(?:(?:unos|unas|como|casi|cerca de|sólo|solo|más de|menos de|hasta|a|de|por|en) )?(?:\$ ?\d[\d,.]*|\d[\d,.]*\d (?:mil |millones de )?(?:pesos|dólares|euros|quetzales|soles|por ciento)(?: (?:diarios|semanales|quincenales|mensuales|anuales|la hora|por hora|al día|al mes|a la semana|por semana|por mes|cada uno|cada una|cada (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|quincena)|en efectivo))?|\d[\d.,]* mil\b(?: pesos| dólares| euros)?|\d{1,3}(?:[.,]\d{3})+|\d{3,}|\d+ ?%|\d+ (?:mil|dólares|pesos|euros)|(?:la )?mitad(?: de [^,.;]+)?|un tercio)(?: cada (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|quincena))?/gu,
  },
}

const kinEn =
  '(?:insurance company|business partner|daughter-in-law|brother-in-law|representative|sister-in-law|mother-in-law|father-in-law|granddaughter|social worker|stepdaughter|manufacturer|grandmother|grandfather|fianc[eé]e?|goddaughter|electrician|neighbou?r|accountant|bookkeeper|son-in-law|ex-husband|girlfriend|supervisor|apprentice|stepfather|stepmother|technician|contractor|caseworker|saleswoman|dealership|instructor|boyfriend|assistant|godmother|godfather|caregiver|counselor|collector|professor|carpenter|co-worker|colleague|daughter|grandson|roommate|landlord|landlady|attorney|employee|godchild|mechanic|salesman|customer|supplier|hospital|district|brother|husband|partner|ex-wife|dentist|surgeon|manager|foreman|teacher|stepson|plumber|builder|adviser|advisor|officer|cashier|insurer|company|painter|utility|cellist|mother|father|sister|cousin|nephew|friend|tenant|lawyer|doctor|pastor|priest|godson|dealer|seller|client|lender|agency|clinic|school|county|church|driver|roofer|broker|notary|uncle|niece|nurse|coach|agent|clerk|buyer|union|store|judge|court|state|owner|maker|woman|wife|aunt|boss|aide|bank|firm|shop|city|lady|mom|mum|dad|son|vet|rep|man|guy|ex)'
const kinEs =
  '(?:trabajadora social|trabajador social|administración|administradora|concesionario|administrador|constructora|ayuntamiento|instructora|aseguradora|cooperativa|licenciado|licenciada|instructor|arquitecto|arquitecta|financiera|proveedora|contadora|inquilino|inquilina|directora|encargado|encargada|ingeniero|ingeniera|profesora|comercial|vendedora|enfermera|enfermero|cobradora|sindicato|municipio|proveedor|compañero|compañera|contador|exesposo|exesposa|exmarido|dentista|director|profesor|compadre|bisnieto|hijastro|hijastra|mecánico|vendedor|cobrador|hospital|compañía|aeroclub|empleado|empleada|muchacho|muchacha|hermano|hermana|patrona|sobrino|sobrina|exmujer|abogado|abogada|doctora|gerente|gestora|maestro|maestra|comadre|ahijado|ahijada|padrino|madrina|plomero|albañil|agencia|escuela|empresa|clínica|fábrica|cliente|clienta|esposo|esposa|marido|pareja|vecino|vecina|patrón|cuñado|cuñada|suegra|suegro|médico|médica|doctor|casero|casera|gestor|abuelo|abuela|perito|cajera|cajero|seguro|taller|tienda|mutual|chofer|señora|hombre|madre|padre|primo|prima|mujer|socio|socia|nieto|nieta|novio|novia|amigo|amiga|yerno|nuera|dueño|dueña|jueza|banco|señor|mamá|papá|hijo|hija|jefe|jefa|juez|caja|tipo|tío|tía|ex)'
const nameEn = "[A-Z][\\w'’&.-]*"
const nameEs = "[A-ZÁÉÍÓÚÑ][\\p{L}'’&.-]*"

const people: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `\\b(?:(?:[Mm]y|[Oo]ur|[Aa]n?|[Tt]he) (?:[a-z][\\w-]* ){0,3}?${kinEn}(?:,? (?:(?:named|called) )?(?:(?:Mr|Mrs|Ms|Dr)\\. )?${nameEn}(?: ${nameEn})*)?(?: (?:at|from) (?:the )?[\\w’' -]+?(?= (?:told|said|who|that|promised|called|has|had|was|is|will)\\b|[,.;]|$))?|(?:(?:Mr|Mrs|Ms|Dr)\\. )?${nameEn}(?: ${nameEn})*(?:, (?:my|the|an?) [a-z][^,.]*(?=[,.]))?)`,
      'gu',
    ),
  ],
  es: [
    new RegExp(
      `(?<![\\p{L}])(?:(?:[Mm]i|[Nn]uestr[oa]|[Uu]na?|[Ee]l|[Ll]a|[Mm]is|al|del) (?:(?!de |del |en )\\p{Ll}+ ){0,2}?${kinEs}(?: (?!de |del )\\p{Ll}+(?=,))?(?: (?:de (?:la |el |los |las )?|del )\\p{L}+)?(?:,? (?:(?:el|la) licenciad[oa] |don |doña |llamad[oa] |un tal |una tal )?${nameEs}(?: ${nameEs})*)?|(?:don |doña |un tal |el licenciado |la licenciada )?${nameEs}(?: ${nameEs})*(?:, (?:mi|el|la|una?) [^,.]+(?=[,.]))?)`,
      'gu',
    ),
  ],
}

const places: Record<Language, RegExp> = {
  en: /\b(?:back )?(?:in|at|from|to|near|outside|inside|under|behind|into|off|on|around|through|across from|next to) (?!(?:\d|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Easter|Christmas|the (?:spring|summer|fall|autumn|winter|morning|evening|end|beginning|middle)\b|next\b|the \d|my own|order|time|fact|cash|fees|interest|installments|writing|advance|full|part|return|charge|person|pieces|sales tax|any|all|it\b|me\b|him\b|her\b|them\b|us\b|auction\b|first\b|least\b|last\b|once\b|foot\b|mail\b|top\b|purpose\b|leave\b|that\b|what(?:ever)?\b|hold\b|credit\b))(?:(?:the|my|our|a|an|his|her|their|this) )?[\w'’&-]+(?: (?!called\b|named\b|has\b|had\b|were\b|will\b|only\b|last\b|this\b|every\b|twice\b|once\b|one\b|early\b|late\b|in\b|at\b|on\b|to\b|from\b|for\b|with\b|and\b|when\b|who\b|that\b|which\b|because\b|by\b|since\b|until\b|after\b|before\b|or\b|as\b|is\b|was\b|about\b|into\b)[\w'’&-]+){0,4}(?: in (?:[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*))?/gu,
  es: /(?<![\p{L}])(?:en|a|al|de|del|desde|hasta|hacia|frente a|cerca de|detrás de|debajo de|dentro de|por) (?!(?:\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el verano|el invierno|la primavera|el otoño|temporada|efectivo|pagos|cuotas|abonos|realidad|total|lugar|cuenta\b|cambio|mensualidades|su\b|él\b|ella\b|que\b|las?\b (?:\d|nueve|diez|ocho)|mí\b|dólares|pesos|euros|noche\b|turno\b|punto\b|nada\b))(?:(?:el|la|los|las|un|una|mi|mis|su|sus|nuestro|nuestra) )?[\p{L}\d'’&-]+(?: (?!el\b|un\b|una\b|en\b|a\b|al\b|con\b|para\b|por\b|y\b|que\b|cuando\b|porque\b|desde\b|hasta\b|sin\b|donde\b|me\b|se\b|lo\b|le\b|está\b|es\b|fue\b|ya\b|no\b|hasta\b)[\p{L}\d'’&-]+){0,7}/gu,
}

const personWord = new RegExp(`(?<![\\p{L}])(?:${kinEn}|${kinEs})(?![\\p{L}])`, 'u')

/** Nouns of places. */
const placeWord =
  /(?:['’]s (?!name)|office|house|home|desk|garage|sofa|lot\b|storage|basement|library|drawer|attic|barn|yard|lake|river|road|street|highway|airport|station|market|garaje|casa\b|taller|clínica|hospital|escuela|banco|tienda|fábrica|empresa|agencia|store|shop|clinic|school|bank|sucursal|oficina|mercado|metro|calle|carretera|estación|terminal|buzón|cajón|bodega|patio|parque|pueblo|ciudad|colonia|barrio|secundaria|primaria|universidad|restaurante|panadería|farmacia)/i

function all(pattern: RegExp, text: string): Phrase[] {
  return [...text.matchAll(pattern)].map((hit) => ({
    text: hit[0]
      .trim()
      .replace(/(?: (?:de|del|la|el|the|of|y|and|a|que))+$/, '')
      .replace(/[,.;:]+$/, ''),
    at: hit.index,
  }))
}

const notPeople =
  /^(?:[Aa]nother|I|I'm|I've|I'd|I'll|My|The|A|An|In|On|At|After|Since|It|He|She|They|That|This|There|What|Nobody|Neither|Last|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues\w*|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Easter|Christmas|Highway|Two|Three|Each|Our|We|Fees|Page|One|If|Only|Every|Somebody|Someone|El|La|Los|Las|En|Un|Una|Mi|Mis|Me|No|Ya|Se|Lo|Le|Nadie|Desde|Hasta|Ese|Esa|Con|De|Por|Para|Cuando|Ella|Él|Dos|Tres|Había|Debo|Tengo|Con ella|A|Al|Todo)$/

/** The phrases of a clause that are of the asked kind, in order of the text. `countOf`: the noun that is counted. */
export function phrasesOf(
  text: string,
  asks: Asks,
  language: Language,
  countOf: string | null = null,
): Phrase[] {
  return phrasesIn(text, asks, language, countOf).filter(({ text: hit }) => !toPlayer[language].test(hit))
}

/** "In the call you say": told to whoever plays the part. */
const toPlayer: Record<Language, RegExp> = {
  en: /\byour?\b/i,
  es: /(?<!\p{L})(?:tú|tus?|vos)(?!\p{L})/iu,
}

function phrasesIn(text: string, asks: Asks, language: Language, countOf: string | null): Phrase[] {
  const { when, money } = patterns[language]
  switch (asks) {
    case 'when':
      return when
        .flatMap((pattern) => all(pattern, text))
        .filter(({ text: hit, at }) => !/^(?:may|March)$/.test(hit) || at > 0)
        .filter(({ text: hit, at }) => hit !== '' && !/[$€£]$/.test(text.slice(0, at)))
    case 'how_much':
      return all(money, text).filter(
        ({ text: hit, at }) =>
          !/^(?:a |de |en |por )?(?:19|20)\d\d$/.test(hit) &&
          !/^(?:unidad|unit|page|Highway|NP|Ram|folio|model) ?$/i.test(text.slice(Math.max(0, at - 8), at)),
      )
    case 'how_many': {
      const number = language === 'en' ? en.number : numberEs
      const counted = new RegExp(
        `(?<![\\p{L}$€£\\d,.:])${number}(?![\\d:])(?: (?:more |extra |full |unpaid |regular |de )?[\\p{Ll}-]+)?`,
        'giu',
      )
      const hits = all(counted, text)
        .filter(({ text: hit }) => !/^(?:a|an|un|una|one|half)\b/i.test(hit) || /^(?:one|half) /i.test(hit))
        // "Irma, de 46, Beto": how old somebody is counts nothing.
        .filter(
          ({ text: hit, at }) => !(/^\d{1,2}(?:,|$)/.test(hit) && /, (?:de )?$/.test(text.slice(0, at))),
        )
        .filter(
          ({ text: hit, at }) =>
            !/^(?:19|20)\d\d/.test(hit) &&
            !/(?:unit|page|Highway|No\.|room|number|año|número) $/i.test(text.slice(0, at)),
        )
      return hits
    }
    case 'who':
      return (
        people[language]
          .flatMap((pattern) => all(pattern, text))
          .filter(({ text: hit }) => !notPeople.test(hit) && !/^(?:I|I['’]\w+) /.test(hit))
          // The first word of a sentence is written large whatever it is.
          .filter(
            ({ text: hit, at }) => at > 0 || hit.includes(' ') || personWord.test(hit) || isFirstName(hit),
          )
          // "In Portugal" is no person.
          .filter(
            ({ text: hit, at }) =>
              personWord.test(hit) ||
              !/\b(?:in|to|from|at|near|en|a|de|desde|hasta|hacia) $/i.test(text.slice(0, at)),
          )
          .filter(
            ({ text: hit }) =>
              personWord.test(hit) || /\p{Lu}/u.test(hit.slice(1)) || /^\p{Lu}\p{Ll}{2,}/u.test(hit),
          )
      )
    case 'where':
      return all(places[language], text).filter(
        ({ text: hit }) =>
          (!personWord.test(hit) || placeWord.test(hit)) &&
          !isFirstName(/^(?:de|del|a|al|from|to) (\p{Lu}\p{Ll}+)$/u.exec(hit)?.[1] ?? '') &&
          // "De mi moto" is no place.
          (!/^(?:de|del|por|a|al|to|into|from|under|around|through|on|off) /i.test(hit) ||
            /\p{Lu}/u.test(hit.slice(1)) ||
            placeWord.test(hit)),
      )
    case 'which':
      return countOf === null
        ? []
        : all(
            new RegExp(
              `(?<=\\b${countOf.replace(/[^\p{L}]/gu, '')}s? (?:number |no\\. |número )?)\\d[\\w-]*`,
              'giu',
            ),
            text,
          )
    default:
      return []
  }
}

/** What stands beside a name after commas belongs to it; a reply begins with a capital and ends. */
export function asReply(phrase: string): string {
  const text = phrase.trim().replace(/[,;:.]+$/, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A person as they are named in reply to "who": without the preposition before them. */
export function asPerson(phrase: string): string {
  return phrase
    .replace(/^(?:al |del )/, 'el ')
    .replace(/^El (?=\p{Ll})/u, 'el ')
    .replace(/['’]s$/, '')
}

/** What something was for, to the end of the clause: "for a wet saw and a delivery van", "para techar la casa". */
export function purposeIn(text: string, language: Language): Phrase | null {
  const hit = (
    language === 'en'
      ? /\b(?:to (?:buy|pay|fix|repair|go|get|cover|start|open|build|put|replace|finish|help|keep|send|bring|make|have|take|visit|learn|study|move|rent|bury|fly|refit|expand|stock|restock|install|renovate|remodel|purchase|cover|fund|finance|set|bail|treat|train) |for (?!(?:\$|\d|about|a (?:year|month|week|while)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|nearly|almost|over|me\b|it\b|good\b|the (?:first|last|next)|years|months|weeks))).+/u
      : /(?<![\p{L}])(?:para (?!(?:el|la|los|las) (?:\d|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|\d|mí\b|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|que\b)|casi todo en |(?<=gast\p{L}+ .*)en ).+/u
  ).exec(text)
  return hit === null ? null : { text: hit[0].replace(/[.]$/, ''), at: hit.index }
}

const aliasPattern: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(${kinEn}|friends?|teacher|machine|unit)(?: (?!in\\b|at\\b|of\\b|from\\b|on\\b|for\\b|with\\b|and\\b|to\\b|by\\b|named\\b|called\\b)[a-z]+)?,? (?:(?:named|called) )?((?:(?:Mr|Mrs|Ms|Dr)\\. )?${nameEn}(?: ${nameEn})*)`,
    'gu',
  ),
  es: new RegExp(
    `(?<![\\p{L}])(${kinEs}|amigas|amigos)(?: (?:de (?:la |el )?)?\\p{Ll}+){0,2},? (?:(?:el|la) licenciad[oa] |don |doña |llamad[oa] |un tal |una tal )?(${nameEs}(?: (?:y )?${nameEs})*)`,
    'gu',
  ),
}

/** Who is who: a name and the word for what they are ("husband", "Leonard"), as the clauses of a life put it. */
export function aliasesIn(text: string, language: Language): { name: string; is: string }[] {
  return [...text.matchAll(aliasPattern[language])].map((hit) => ({
    is: hit[1] ?? '',
    name: (hit[2] ?? '').replace(/['’]s$/, ''),
  }))
}

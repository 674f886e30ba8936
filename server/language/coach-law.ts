import { plain } from './text/plain.ts'

/**
 * What a question about the law can be about: the violations whose rules answer it, and rules that are only told, by
 * the end of their ids.
 */
type LawTopic = { cue: RegExp; covers: readonly string[]; rules?: readonly string[] }

const kin =
  'sister|brother|mother|mom|mum|father|dad|parents?|son|daughter|kids?|child|children|cousin|uncle|aunt|wife|husband|spouse|partner|roommate|relatives?|family|neighbou?rs?|boss|employer|work(place)?|job|cowork\\w*|colleagues?|manager|friends?|references?|landlord|third part(y|ies)|somebody else|someone else|anyone else|other people|secretary|receptionist|hermanos?|hermanas?|mama|madre|papa|padre|hij[oa]s?|prim[oa]|ti[oa]|espos[oa]|marido|mujer|pareja|parientes?|familia\\w*|vecin[oa]s?|jef[ea]|patron|empleador|trabajo|oficina|companer[oa]s?|amig[oa]s?|referencias?|casero|terceros?|otra persona|alguien mas|nuera|yerno|suegr[oa]|cunad[oa]'

const topics: readonly LawTopic[] = [
  {
    cue: new RegExp(`\\b(${kin})\\b`),
    covers: ['third_party', 'wrong_party_told'],
    rules: ['city_agencies'],
  },
  {
    cue: /\b(wrong (person|party|number)|whoever (answers|picks up)|voicemail|answering machine|persona equivocada|numero equivocado|buzon|contestadora)\b/,
    covers: ['wrong_party_told', 'third_party'],
  },
  {
    cue: /\b(arrest\w*|jail|prison|police|criminal|cops?|carcel|pres[oa]|prision|policia|arrest\w*|deten\w*|delito|denunci\w*)\b/,
    covers: ['arrest'],
  },
  {
    cue: /\b(sue|suing|sued|lawsuit|court|judge|garnish\w*|seiz\w*|repossess\w*|lien|wages|foreclos\w*|evict\w*|embarg\w*|demand(ar\w*|a|as|o)|juicio|juzgado|juez|tribunal\w*|desaloj\w*|sueldo|salario)\b/,
    covers: ['unlawful_action'],
  },
  {
    cue: /\b(old debt|too old|time.?barred|statute of limitations|expired debt|prescri\w*|deuda (muy )?vieja)\b/,
    covers: [],
    rules: ['unlawful_action', 'debt_buyers'],
  },
  {
    cue: /\b(pretend\w*|pos(e|ing) as|pass (myself|for)|im(personat\w*| a lawyer| an attorney| from the court)|fake name|false name|another name|alias|say i am (a|an|from|the)|hacerme pasar|hacerse pasar|otro nombre|nombre falso|decir que soy|fing\w*)\b/,
    covers: ['false_identity'],
  },
  {
    cue: /\b(credit (report|score|bureau|record|file|history)|bureau|buro|historial|veraz|asnef|central de deudores|credit)\b/,
    covers: ['false_credit'],
  },
  {
    cue: /\b(insult\w*|swear\w*|curs(e|ing)|yell\w*|shout\w*|deadbeat|rude|profan\w*|bad words|call (him|her|them) names|groser\w*|malas palabras|grit\w*|ofend\w*|maldiciones)\b/,
    covers: ['abuse'],
  },
  {
    cue: /\b(violen\w*|hurt (him|her|them)|beat|threat\w*|amenaz\w*|golpe\w*)\b/,
    covers: ['violence', 'unlawful_action'],
  },
  {
    cue: /\b(stop(s|ped)? (the )?call\w*|stop contact\w*|cease|asked? (me|us) (to stop|not to call)|(keep|go on|continue) calling|do not call|letters only|only in writing|dej(ar|e|en) de llamar|no (me |le |la |lo )?llam(e|en|ar)( mas)?|seguir llamando|sigo llamando|pidio que no|solo por escrito)\b/,
    covers: ['ignore_stop'],
  },
  {
    cue: /\b(disput\w*|validat\w*|verification (of|letter)|proof|not (his|hers|theirs)|does not owe|doesn't owe|identity theft|disputa\w*|comprobante\w*|no (la )?reconoce|impugn\w*|aclaracion\w*|pruebas?|no es suya|robo de identidad)\b/,
    covers: ['ignore_dispute'],
  },
  {
    cue: /\b((pay|pays|paid|send|transfer|deposit) (it |money |cash )?(to )?me|my (own )?(account|card|venmo|zelle)|cash to me|collect (the )?cash|a mi cuenta|mi cuenta|me (pague|pagan|deposit\w*|transfier\w*)|pagarme|en efectivo a mi|recibir (el|un) pago)\b/,
    covers: ['pay_to_me'],
  },
  {
    cue: /\b(how (often|many times|late|early)|what time|when (can|may|am)|times a (day|week)|every (day|hour)|(too|so) (late|early|often)|night|midnight|morning|weekend\w*|sundays?|saturdays?|holiday\w*|\d+ ?[ap]\.?m\b|o'?clock|after (six|seven|eight|nine|ten|\d)|visit\w*|go to (his|her|their) (house|home|door|place|shop|store|business)|show up|noche|madrugada|manana temprano|domingos?|sabados?|feriados?|festivos?|fin de semana|a que hora|hasta que hora|desde que hora|cuantas veces|veces al dia|a diario|todos los dias|cada (dia|hora)|a las? (\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b|tan (tarde|temprano)|ir a su (casa|negocio|trabajo|oficina)|visitar\w*|presentarme)\b/,
    covers: ['call_without_consent', 'harassment'],
    rules: ['city_frequency', 'city_agencies'],
  },
  {
    cue: /\b(call(ing)? again|keep calling|again and again|harass\w*|repeatedly|llamar (otra vez|de nuevo|seguido)|insist\w*|acos\w*|hostig\w*)\b/,
    covers: ['harassment'],
    rules: ['city_frequency'],
  },
  {
    cue: /\b(fees?|interests?|surcharge\w*|penalt\w*|late charge\w*|charges?|cargos?|intereses?|comision\w*|recargos?|multas?|gastos de cobranza|honorarios)\b/,
    covers: ['false_fees'],
  },
  {
    cue: /\b(card (number|data|details)|cvv|security code|card|post.?dated|checks?|cheques?|tarjeta|codigo de seguridad|posfechad\w*)\b/,
    covers: ['unsafe_payment'],
    rules: ['postdated_cheques'],
  },
  {
    cue: /\b(another loan|borrow\w*|pawn|sell (their|his|her|something)|otro prestamo|prestado|pedir un prestamo|empenar|vender (su|algo))\b/,
    covers: ['pressed_to_borrow'],
  },
  {
    cue: /\b(automatic (debit|payment)s?|direct debit|debito automatico|domicili\w*)\b/,
    covers: [],
    rules: ['automatic_debits'],
  },
  {
    cue: /\b(discriminat\w*|race|religion|nationality|immigra\w*|age|accent|discrimin\w*|raza|nacionalidad|extranjer\w*|edad|migra\w*)\b/,
    covers: ['discrimination'],
  },
  {
    cue: /\b(honey|sweetie|darling|pet names?|dear|mi amor|carino|corazon|apodos?|tutear\w*)\b/,
    covers: ['condescension'],
  },
  {
    cue: /\b(verif\w*|identity|identidad|who (i am|i'm) (speaking|talking) (to|with)|date of birth|last four|confirm who|right person|before i (know|say|mention)|con quien hablo|fecha de nacimiento|confirmar (quien|la))\b/,
    covers: ['debt_before_verification', 'debt_after_name_alone'],
  },
  {
    cue: /\b(mini.?miranda|disclos\w*|notice|warning|recording notice|aviso|advertencia|miranda)\b/,
    covers: ['missing_disclosure', 'partial_disclosure', 'disclosure_language'],
    rules: ['written_notice'],
  },
  {
    cue: /\b(say who i am|my (real |full )?name|identify myself|give my name|mi nombre|identificarme|decir quien soy|presentarme)\b/,
    covers: ['false_identity', 'missing_disclosure'],
  },
  { cue: /\b(lawyers?|attorneys?|counsel|abogad[oa]s?|licenciado)\b/, covers: ['attorney_ignored'] },
  {
    cue: /\b(bankrupt\w*|chapter (7|13|seven|thirteen)|insolven\w*|quiebra|concurso|concursal)\b/,
    covers: ['bankruptcy_ignored'],
  },
  {
    cue: /\b(suicid\w*|kill (himself|herself|themselves)|want to live|wants to die|harm (himself|herself)|matarse|quitarse la vida|no quiere vivir|vulnerable)\b/,
    covers: ['despair_ignored'],
  },
  { cue: /\b(licen[cs]e\w*|licencia|registro)\b/, covers: [], rules: ['licence_number'] },
  {
    cue: /\b(complain\w*|quejas?|reclamacion|redeco|condusef)\b/,
    covers: [],
    rules: ['complaints', 'clarification'],
  },
]

export type AskedOfLaw = Omit<LawTopic, 'cue'>

/** What a question about the law is about, the more telling first; empty where it names nothing that any rule of ours is about. */
export function lawTopicsIn(question: string): AskedOfLaw[] {
  const folded = plain(question)
  return topics.filter(({ cue }) => cue.test(folded))
}

const hourWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one una',
    'two dos',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
    'ten diez',
    'eleven once',
    'twelve doce',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
)
const hour = `(\\d{1,2}|${Object.keys(hourWords).join('|')})`
const partsOfHour: Readonly<Record<string, number>> = { thirty: 30, 'y media': 30, 'y cuarto': 15 }
const clock = new RegExp(
  `\\b${hour}(?:[:.](\\d{2})| (thirty|y media|y cuarto))? ?(?:o'?clock )?(?:hours |horas )?(?:(a\\.? ?m|in the morning|de la manana|de la madrugada)|(p\\.? ?m|at night|in the (?:evening|afternoon)|tonight|de la noche|de la tarde))\\b`,
)

/** The time of day that a question names, in minutes from midnight; null where it leaves morning or evening open. */
export function timeAsked(question: string): number | null {
  const folded = plain(question)
  if (/\b(midnight|medianoche)\b/.test(folded)) return 0
  const named = clock.exec(folded)
  if (named) {
    const [, said = '', written = '0', part = '', morning] = named
    const value = (hourWords[said] ?? Number(said)) % 12
    const minutes = partsOfHour[part] ?? Number(written)
    return (value + (morning === undefined ? 12 : 0)) * 60 + minutes
  }
  const written = /\b([01]?\d|2[0-3]):([0-5]\d)\b/.exec(folded)
  return written ? Number(written[1]) * 60 + Number(written[2]) : null
}

/** Whether a question about the law is about when to call. */
export function asksHour(question: string): boolean {
  return /\d|hour|time|late|early|night|morning|o'clock|hora|noche|tarde|temprano|mañana|madrugada/i.test(
    question,
  )
}

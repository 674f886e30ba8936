import type { Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'
import { genderOfName, isFirstName, namesOf } from '../people/first-names.ts'
import type { Gender } from '../life.ts'
import { languageOf } from './language.ts'
import { namesWhoIsHome } from './at-home.ts'
import { claimsOf } from './claims.ts'
import { capital, homeTown } from './home-town.ts'
import { namedPlayer } from './named-player.ts'
import { ownAge } from './own-age.ts'
import { objectionKinds, type ObjectionKind } from './objections.ts'
import type { LifeSource } from '../people/source.ts'

/** What a scenario and the objections say of the person, so that nothing invented contradicts them. */
export type Told = {
  /** `unclear`: spoken of, in a way that rules do not read. */
  partner: {
    status: 'present' | 'dead' | 'gone' | 'unclear'
    name: string | null
    gender: Gender | null
  } | null
  children: { named: { name: string; gender: Gender | null }[]; count: number | null } | null
  city: string | null
  pet: { name: string | null } | null
  /** Without work by the scenario's words; `new` has found another. */
  job: 'lost' | 'new' | null
  age: number | null
  ownerName: string | null
  /** Another name for the person: the one that the scenario opens with after a title ("Doña Lola"). */
  calledToo: string[]
  alone: boolean
  /** Topics that the scenario speaks of: nothing is invented for them. */
  topics: Set<Topic>
  objections: Set<ObjectionKind>
  /** It names a time ("in March", "hace dos años"): invented dates stay vague. */
  dated: boolean
  /** All capitalised words, folded: no invented relative gets one of these names. */
  names: Set<string>
}

const partnerWords =
  'husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?|partner|esposo|esposa|marido|mujer|su señora|pareja|novio|novia'
const childWords =
  'son|sons|daughter|daughters|kid|kids|child|children|baby|twins|boy|boys|girl|girls|hijo|hija|hijos|hijas|beb[eé]|niño|niña|niños|niñas|nene|nena|gemelos|gemelas|mellizos|mellizas'

const femaleWords =
  /^(wife|girlfriend|fiancee|esposa|mujer|su senora|novia|daughters?|hijas?|ninas?|nena|gemelas|mellizas|girls?)$/
const maleWords = /^(husband|boyfriend|fiance|esposo|marido|novio|sons?|hijo|nino|nene|boys?)$/

function genderOfWord(word: string): Gender | null {
  const said = folded(word)
  if (femaleWords.test(said)) return 'female'
  return maleWords.test(said) ? 'male' : null
}

const dead =
  /\b(died|dead|death|passed away|funeral|buried|widow|lost (his|her|their)|murio|fallecio|muerte|muert[oa]|viud[oa]|enterr|entierro)/
const gone =
  /\b(ex|divorc|separat|left (him|her|them)|walked out|moved out|broke up|se fue|lo dejo|la dejo|dejo a|separo|separa(cion|d)|abandono)/

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
}

/** What is spoken of, against folded text: topics that the seed then leaves alone. */
const spoken: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [
    /\b(dog|cat|pet|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|puppy|whippet|beagle|terrier|labrador|poodle|greyhound|spaniel|kitten|parrot|loro|horse|caballo|yegua)s?\b/,
    ['pets'],
  ],
  [
    /\b(house|home|apartment|flat|rent(?!al car)|landlord|mortgage|evict|moved? (in|out)|sleeps? (at|in|on)|duerme (en|con)|shelter|casa|departamento|depa|piso|renta|alquil|hipoteca|desaloj|mud[oó]|vive (con|en|sol))/,
    ['housing'],
  ],
  [
    /\b(compart\w* (piso|casa|depa\w*)|shares? (a|an) (house|flat|apartment)|lives? alone|(lives?|rents?|shares?)\b[^.;]{0,90}\bwith|moved (back )?in|vive sol|(viv(e|o|is)|alquil(a|o|as)|renta|comparte)\b[^.;]{0,90}\bcon (mi|su|tu|sus|mis|tus|la|el)\b|roommate|housemate|compañer[oa] de piso)/,
    ['household'],
  ],
  [
    /\b(mother|father|mom|mum|dad|parents?|brother|sister|aunt|uncle|cousin|grand\w+|nephew|niece|madre|padre|mama|papa|padres|herman(it)?[oa]s?|ti[oa]s?|prim[oa]s?|abuel(it)?[oa]s?|niet[oa]s?|sobrin[oa]s?|suegr[oa]s?|cunad[oa]s?)\b/,
    ['relatives', 'support'],
  ],
  [
    /\b(surger|diagnos|lupus|tumor|trasplant|hospital|cancer|ill(ness)?\b|sick|injur|accident|broke (his|her)|fell|er\b|clinic|doctor|stroke|diabet|depress|anxi|pregnan|pain|back (problem|injury)|enferm|cirugia|operar|opera(cion|do|da)|lesion|cay[oó]|clinica|embaraz|dolor|hospitaliz|internad|infarto|quimio|accidente|chocaron|rehab|disab|discapac|hurt|dement|demenc)/,
    ['health'],
  ],
  [
    /\b(drives an?|audi|bmw|silverado|challenger|dodge|jeep|ram \d|altima|camry|civic|corolla|f-\d+|chevy|chevrolet|ford|kia|hyundai|mazda|subaru|volkswagen|seat|renault|versa|jetta|tsuru|troca|lemon|tacoma|honda|toyota|nissan|buses|camiones|car|truck|van|bike|bus|pickup|vehicle|motorcycle|scooter|license|coche|carro|auto|camioneta|moto|camion|bici\w*|taxi)\b/,
    ['transport'],
  ],
  [/\b(savings|saved|ahorr)/, ['savings']],
  [
    /\b(photo\w*|pictures?|video|recording|receipt|witness\w*|notebook|fotos?|fotografias?|testigo|recibo|comprobante|folio|peritaje|perito|expediente)\b/,
    ['proof'],
  ],
  [
    /\b(told (him|her|them)|assured|said (that|it)|le (dijo|dijeron|prometio|prometieron|aseguro|aseguraron|contesto)|sucursal|branch|gestor[a]?|collectors?)\b/,
    ['creditor_contact', 'past_agreement'],
  ],
  [/\b(employees?|staff|workers|empleados?|ayudante)\b/, ['business']],
  [/\b(bank|account|banco)\b/, ['bank']],
  [
    /\b(other (debts?|loans?|cards?|bills|creditors?|collectors?)|payday loan|student loan|owes? (three|two|several|his|her|also)|otras? (deudas?|tarjetas?|prestamos?)|tambien (debe|le cobra)|sobreendeud|maxed|behind on)/,
    ['other_debts'],
  ],
  [
    /\b(insur|medicare|medicaid|cover(ed|s)?\b|copay|deductible|segur[oa]\b|aseguradora|poliza|obra social|imss|issste)/,
    ['insurance'],
  ],
  [/\b(lawyer|attorney|legal|court|sue|bankrupt|abogad|juzgad|juici|demanda|quiebra|concurso)/, ['attorney']],
  [
    /\b(call(s|ed|ing|er)?\b|phone|dodge|llama(n|da|das|ron)?\b|telefono|contest)/,
    ['calls', 'creditor_contact'],
  ],
  [
    /\b(letter|mail|notice|statement|email|carta|aviso|correo|notificaci|estado de cuenta|recib)/,
    ['letters', 'creditor_contact', 'proof'],
  ],
  [
    /\b(paid|unpaid|owing since|pay(s|ing|ment|ments)|install?ment|pago|pagos|pag[oó]|paga desde|pagaba|abon(a|o|os|ar)?|impagad[oa]s?|pendientes? desde|mensualidad|cuotas?)\b/,
    ['last_payment'],
  ],
  [
    /\b(promis|agree(d|ment)|arrange|payment plan|settle|acuerdo|convenio|promet|promesa)/,
    ['past_agreement'],
  ],
  [
    /\b(waiting (for|on)|expects?|refund|payout|bonus|commission|inherit|settlement|deposit|will (send|pay|get|receive)|check|cheque|espera (un|el|la|que|co)|reembols|devoluci|aguinaldo|herencia|comision|finiquito|indemniza|remesa|le debe)/,
    ['expected_money'],
  ],
  [
    /\b(paid (on|every|weekly|biweekly|monthly|fridays|thursdays|once|twice)|pay ?(day|check)|salary|cobr(a|as|o)\b|(le|me|te) pagan|quincena|sueldo|nomina)/,
    ['payday'],
  ],
  [
    /\b(salary|wage|earns?|makes? \$|income|pension|disability|benefits|gana|sueldo|ingreso|pension|jubilacion|salario|cheque)/,
    ['income'],
  ],
  [
    /\b(side|second job|also (works|drives|sells)|gig|overtime|unemployment|child support|alimony|food stamps|vende|tips|remesas|pension alimenticia|propinas|extra)\b/,
    ['other_income'],
  ],
  [
    /\b(works?|working|job|shift|hours|employ|laid off|fired|quit|boss|drives|sells|cleans|teaches|site|trabaj|empleo|turno|despid|jefe|jefa|patron|patrona|maneja|limpia|vende|fabrica|obra(?! social)|oficina|negocio|chamba|laburo)/,
    ['work', 'work_hours'],
  ],
  [/\b(hired|worked (there|at|for)|years at|startup|trabajo (ahi|alli)|anos en la)/, ['work_since']],
  [/\b(looking for|applied|interview|job hunt|busca(ndo)? (trabajo|empleo)|entrevista)/, ['job_search']],
  [
    /\b(plans? to|going to|hopes? to|dream|wedding|move to|piensa|planea|quiere (mudarse|abrir|volver))/,
    ['plans'],
  ],
  [/\b(school|college|university|degree|studies|escuela|universidad|estudia|carrera)\b/, ['education']],
  [
    /\b(from|born in|grew up|immigrat|es de|nacio en|originari|crecio|migr|lleg[oó] de|vino de)\b/,
    ['origin'],
  ],
  [
    /\b(borrow|loan|card|bought|purchase|bill|treatment|work done|used (it|the)|for (a|the|his|her)|prestamo|tarjeta|compr[oó]|gast|factura|deuda (es|viene)|firmo|credito)/,
    ['purpose'],
  ],
  [
    /\b(scared|afraid|terrified|ashamed|cries|angry|embarrass|worried|miedo|verguenza|llora|angusti|desesper)/,
    ['feelings', 'wellbeing'],
  ],
  [/\b(food|groceries|rent|utilities|expenses|gastos|comida|despensa|medicin|recibos)\b/, ['expenses']],
  [
    /\b(stolen|identity|not (his|hers|theirs)|never (signed|opened|bought|ordered)|fraud|forg|scam|wrong (person|man|woman)|no es suy|nunca (firmo|abrio|compro|contrat)|robaron|fraude|estaf|suplant|homonim)/,
    ['not_mine', 'purpose', 'opened', 'last_payment'],
  ],
  [
    /\b(football|fish|music|guitar|paint|garden|futbol|pesca|musica|guitarra|jardin|toca|canta|plays)\b/,
    ['hobbies'],
  ],
]

const months =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[p]?tiembre|octubre|noviembre|diciembre|spring|summer|autumn|fall|winter|primavera|verano|otono|invierno|\d{4}|ago|since|last (year|month|week)|hace|desde|(year|month|week)s?|anos?|mes|meses|semanas?)\b/

/** The name after a word of kinship: "her husband Dave", "su hija, Paola". */
function namesAfter(text: string, words: string): { word: string; name: string | null; end: number }[] {
  const pattern = new RegExp(
    `(?<![\\p{L}])(${words})(?![\\p{L}])(?:,? (?:named |called |llamad[oa] )?(${capital}))?`,
    'giu',
  )
  return [...text.matchAll(pattern)].map((hit) => {
    const name = hit[2]
    // The flag i also makes the capital optional, so it is checked here.
    const isName =
      name !== undefined &&
      /^[A-ZÁÉÍÓÚÑ]/.test(name) &&
      (isFirstName(name) || !/^(The|He|She|His|Her|It|El|La|Su|Se|Le|No)$/.test(name))
    return { word: hit[1] ?? '', name: isName ? (name ?? null) : null, end: hit.index + hit[0].length }
  })
}

/** "With Inma, his wife"; "lives with Rubén, 41": a grown-up of the other gender whom no word of kinship calls otherwise. */
function nameBeside(text: string, own: Gender | null): { name: string; gender: Gender | null } | null {
  const apposed = new RegExp(
    `(?<!(?<!\\p{L})(?:[Ii]n|[Ss]ince|[Oo]n|[Aa]fter|[Uu]ntil|[Ll]ast|to|from|[Ee]n|[Dd]esde|[Hh]asta|hij[oa]|son|daughter) )(${capital}), (?:su|mi|tu|his|her|my|your) (${partnerWords})(?=[,.;)]|$| y | and )`,
    'u',
  )
  const [, name, word = ''] = apposed.exec(text) ?? []
  const its = genderOfWord(word)
  // "Lucía, su marido": the next of a list.
  const fits = name !== undefined && (!isFirstName(name) || its === null || genderOfName(name) === its)
  if (name !== undefined && fits) return { name, gender: its ?? genderOfName(name) }
  const lives = new RegExp(
    `(?:[Vv]iv\\p{L}+|[Ll]iv(?:e|es|ing)) [^.;]{0,60}?(?:con|with) (${capital}),? (?:de )?(?:2[5-9]|[3-7]\\d)(?!\\d|,? (?:su|mi|tu|his|her|my|your|an?|una?) )`,
    'u',
  )
  const other = lives.exec(text)?.[1]
  const gender = other === undefined ? null : genderOfName(other)
  return other === undefined || gender === null || own === null || gender === own
    ? null
    : { name: other, gender }
}

function partnerOf(text: string, own: Gender | null): Told['partner'] {
  const hits = namesAfter(text, partnerWords).filter(
    ({ word }) => !/^(partner|pareja)$/i.test(word) || !/business partner|socio/i.test(text),
  )
  const first = hits[0]
  const said = folded(text)
  const beside = nameBeside(text, own)
  if (first === undefined && beside !== null) return { status: 'present', ...beside }
  if (first === undefined) {
    if (/\b(widow|viud[oa])/.test(said)) return { status: 'dead', name: null, gender: null }
    if (
      /\b(divorc|separat(ed|ion)|breakup|se separo|separacion|ex[- ](husband|wife|espos|marido))/.test(said)
    )
      return { status: 'gone', name: null, gender: null }
    return /\b(married|casad[oa])\b/.test(said) ? { status: 'present', name: null, gender: null } : null
  }
  const sentence = folded(text.split(/(?<=[.!?])\s/).find((part) => part.includes(first.word)) ?? text)
  const name = hits.find((hit) => hit.name !== null)?.name ?? beside?.name ?? null
  const gender = genderOfWord(first.word) ?? (name === null ? null : genderOfName(name))
  const status = dead.test(sentence) ? 'dead' : gone.test(sentence) ? 'gone' : 'present'
  return { status, name, gender }
}

const aged = '(?:,? (?:de )?\\d{1,2}(?: años| meses| months)?| \\(\\d{1,2}\\))?'
const further = new RegExp(`^${aged}(?:,(?: (?:and|y|e))?| (?:and|y|e)) (${capital})(?=[,. ;]|$)`, 'u')

const withAge = /^,? (?:de )?\(?\d{1,2}(?!\d)/u

/** The names that follow another in a list, with or without ages: "Mia, 5, and June, 2". */
function listedAfter(text: string): string[] {
  const name = further.exec(text)
  if (name?.[1] === undefined) return []
  const rest = text.slice(name[0].length)
  // With an age behind it, June is no month.
  return isFirstName(name[1]) || withAge.test(rest) ? [name[1], ...listedAfter(rest)] : []
}

function childrenOf(text: string): Told['children'] {
  // "Son" is "are" in Spanish.
  const owned = languageOf(text, 'en') === 'es' ? text.replace(/\bson\b/gi, '–') : text
  const hits = namesAfter(owned, childWords)
  if (hits.length === 0) return null
  const named = new Map<string, Gender | null>()
  for (const { word, name, end } of hits) {
    if (name === null) continue
    named.set(name, genderOfWord(word) ?? genderOfName(name))
    for (const other of listedAfter(owned.slice(end))) named.set(other, genderOfName(other))
  }
  const counted = new RegExp(
    `(?<![\\p{L}])(${Object.keys(numberWords).join('|')}|\\d)(?: \\p{L}+)? (?:${childWords})(?![\\p{L}])`,
    'iu',
  ).exec(text)
  const word = counted?.[1]?.toLowerCase()
  const count = word === undefined ? null : (numberWords[word] ?? Number(word))
  return {
    named: [...named].map(([name, gender]) => ({ name, gender })),
    count: named.size > 1 ? named.size : count === 1 && named.size === 1 ? null : count,
  }
}

/** The work that somebody of the family lost: "her husband Curtis, on oxygen since he quit the mill". Not "a single mother who". */
const othersLoss =
  /(?<!single )\b(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|father|mother|dad|mom|mum|espos[oa]|marido|mujer|pareja|novi[oa]|hij[oa]|herman[oa]|padre|madre|papa|mama)\b(?! solter)(?:(?! and | y | but | pero |, l[ao] )[^.;]){0,60}?\b(?:laid off|let go|out of work|jobless|lost (?:his|her) job|fired|quit|unemployed|despid\w*|desemplead\w*|perdio (?:su|el) (?:trabajo|empleo)|corrieron|sin (?:trabajo|empleo)|en el paro)\b/g

/** Reads the scenario and the objections for what they settle about the person. Pure. */
export function toldBy(source: LifeSource): Told {
  const text = source.scenario ?? ''
  const said = folded(text)
  const topics = new Set<Topic>()
  for (const [words, about] of spoken) if (words.test(said)) for (const topic of about) topics.add(topic)
  const objections = new Set(objectionKinds(source.objections ?? []))
  const { disputes } = claimsOf(source.scenario, source.name)
  if (disputes !== null) objections.add(disputes)
  const partner = partnerOf(text, genderOfName(namesOf(source.name).first))
  const children = childrenOf(text)
  if (/\b(child support|cuota alimentaria|pension alimenticia|alimony)\b/.test(said)) {
    topics.add('children')
    topics.add('other_income')
  }
  if (/\b(sends?|sending|mandar?|manda|envia\w*) (\w+ )?(money|dinero|plata|\$)/.test(said))
    topics.add('other_income')
  if (/\b(weekends?|fines? de semana|(cash|odd|side) jobs?)\b/.test(said)) topics.add('other_income')
  if (partner !== null) topics.add('partner')
  if (children !== null) topics.add('children')
  if (namesWhoIsHome(text))
    for (const topic of ['household', 'partner', 'children'] as const) topics.add(topic)
  const back =
    /\b(new job|changing jobs|found (a |another )?(job|work)|back (at work|on a job|to work)|on a job again|started (a|at)|consiguio (trabajo|empleo)|nuevo (trabajo|empleo)|volvio a trabajar|ya trabaja)/
  const lost =
    /\b(laid off|lost (his|her|their|the) job|fired|let go|unemployed|out of work|jobless|quit\b|despid|perdio (su|el) (trabajo|empleo)|se quedo sin (trabajo|empleo|chamba)|sin trabajo|sin empleo|desemplead|lo corrieron|la corrieron|renuncio|cobra (el )?paro|en el paro|on unemployment|collects unemployment)/
  const city = homeTown(text)
  const pet =
    /\b(?:dog|cat|perr[oa]|gat[oa])(?:,? (?:named |called |llamad[oa] )?([A-ZÁÉÍÓÚÑ][\p{Ll}]+))?/u.exec(text)
  const owner = new RegExp(
    `\\b(?:[Oo]wner(?: and \\p{Ll}+)?|WHO ANSWERS|[Ww]ho answers|[Bb]oss|[Aa]tiende|[Cc]ontesta|[Aa]l teléfono (?:se pone|está)|[Ss]e pone(?: al teléfono)?|[Qq]uien contesta|[Ss]oci[oa]|manager|[Dd]ueñ[oa]|gerente|encargad[oa]|[Tt]itular|director|directora|administrador[a]?)(?:,|:| is| es)? (?:don |doña |Don |Doña |Mr\\.? |Mrs\\.? )?(${capital}(?: ${capital})?)`,
    'u',
  ).exec(text)
  // Whoever the scenario opens with answers the telephone, though somebody else may own the firm.
  const ownerName =
    namedPlayer(text, source.name) ?? ownerIn(source) ?? openingName(text, source.name) ?? owner?.[1] ?? null
  return {
    partner,
    children,
    city,
    pet: pet === null ? null : { name: pet[1] ?? null },
    job: back.test(said) ? 'new' : lost.test(said.replace(othersLoss, ' ')) ? 'lost' : null,
    age: ownAge(text, [
      ...(source.type === 'business' && ownerName !== null ? [ownerName] : []),
      source.name,
      owner?.[1] ?? '',
    ]),
    ownerName,
    calledToo: [
      new RegExp(`^(?:Don|Doña|Mr\\.?|Mrs\\.?|Ms\\.?|El señor|La señora) (${capital})`, 'u').exec(
        text,
      )?.[1] ?? '',
    ],
    alone: /\b(lives alone|vive sol[oa])\b/.test(said),
    topics,
    objections,
    dated: months.test(said),
    names: new Set([...text.matchAll(new RegExp(capital, 'gu'))].map(([name]) => folded(name))),
  }
}

/** The person that a scenario opens with: "Paco abrió el bar", "Minh Tran owns a laundromat ... He missed two payments". */
function openingName(scenario: string, business: string): string | null {
  const opening = new RegExp(
    `^(?:Don |Doña )?(${capital})((?: ${capital})*)(?:, [^,.;]{2,40},)? \\p{Ll}`,
    'u',
  ).exec(scenario)
  const [, first = '', rest = ''] = opening ?? []
  const after = opening === null ? '' : scenario.slice(opening[0].length - 1)
  const isPerson =
    isFirstName(first) ||
    personsVerb.test(after) ||
    (/[.;] (?:He|She) /u.test(scenario) && !opensSentence.test(first))
  // "Copper Latch Bakehouse is a shop": the firm itself.
  const ofFirm = business.startsWith(first) && !isFirstName(first)
  return first !== '' && isPerson && !ofFirm ? first + rest : null
}

/**
 * Whoever answers for a business by its field: "Landscaping contractor; the owner, Wade Thibeaux, answers". Not where the scenario opens
 * with what they are called ("Paco", of Francisco).
 */
function ownerIn({ type, occupation, scenario }: LifeSource): string | null {
  if (type !== 'business') return null
  const name = new RegExp(`(?<!\\p{L})(${capital}(?: ${capital})+)`, 'u').exec(occupation ?? '')?.[1]
  const first = name?.split(' ')[0] ?? ''
  const answers =
    genderOfName(first) !== null ||
    /owner|manager|answers|takes calls|dueñ|atiende|contesta|lleva|responde|administrador/iu.test(
      occupation ?? '',
    )
  if (name === undefined || !answers) return null
  const called = openingName(scenario ?? '', '')?.split(' ')[0] ?? first
  return isFirstName(called) && called !== first && !(scenario ?? '').includes(first) ? null : name
}

/** What only a person does with a business. */
const personsVerb =
  /^(?:heredó|abrió|fundó|montó|lleva|dirige|regenta|compró|pidió|owns|runs|opened|founded|inherited|took over|started) /u

const opensSentence =
  /^(?:The|A|An|His|Her|Their|Its|After|When|Since|In|On|At|Last|This|That|It|They|Business|Owner|Two|Three|One|Once|For|From|With)$/u

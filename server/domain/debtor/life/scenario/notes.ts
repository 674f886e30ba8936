import type { Language } from '#protocol/vocabulary/language.ts'
import { writtenOut } from './abbreviations.ts'
import { capital, cast, escaped, introduced, place, placeComma } from './introduced.ts'
import { kinRules } from './kin-notes.ts'
import { withoutLabels, withoutUnknownLabels } from './labels.ts'
import type { Speaker } from './speaker.ts'
import { sentenceCase } from './tokens.ts'

/**
 * A scenario in the plain sentences that the rules for clauses know: who writes in notes ("Brayan, 24 años, Ecatepec.",
 * "Debt: $4,730 on a Visa.") leaves out subjects and verbs. What it says stays the same.
 */
export function withoutNotes(scenario: string, speaker: Speaker, language: Language): string {
  // Notes that run on in one line have their bullets behind semicolons.
  const written = writtenOut(scenario.replace(/; +[-*•·–] +(?=\S)/gu, '\n- '), language)
  const named = cast(introduced(withoutLabels(written, speaker, language), speaker, language))
  const rules = language === 'en' ? english(speaker) : spanish(speaker)
  return withoutUnknownLabels(
    written,
    rules.reduce((text, [from, to]) => text.replace(from, to as string), named),
  )
}

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** Rules for English notes. */
function english({ names, gender }: Speaker): readonly Rule[] {
  const he = gender === 'female' ? 'she' : 'he'
  const own = names.map(escaped).join('|') || '-'
  const who = `(?:${own})(?: (?:${own}))*|He|She`
  return [
    ...kinRules(gender),
    // "She's paid every other Thursday": without an apostrophe the rules for clauses know it.
    [
      /\b([Hh]e|[Ss]he)['’]s (?=(?:not |now |still |also |already )?(?:paid|due|owed|an?|the|in|on|at|from|behind|out|off|back|afraid|scared|married|divorced|single|widowed|retired|self-employed|\d|[$£€])(?!\p{L}))/gu,
      '$1 is ',
    ],
    [/\b([Yy]ou)['’]re (?=\p{L})/gu, '$1 are '],
    // "Lives over his mother's garage.", "Could do $90 every Saturday.": who does it is left out.
    [
      /(?<=^|[.;] )(Lives|Wants|Could|Can|Has|Works|Owes|Pays|Gets|Drives|Owns|Rents|Shares|Fears|Runs|Earns|Supports|Now (?:pays|works|lives|drives|rents|runs|earns|has)|Doesn['’]t|Can['’]t|Won['’]t|Hasn['’]t|Didn['’]t) (?=\p{L}|[$£€\d])/gu,
      (_all, verb = '') => `${capital(he)} ${verb.charAt(0).toLowerCase()}${verb.slice(1)} `,
    ],
    // "Retired, 78, lives alone.": each is said of the debtor.
    [
      /(?<=^|[.;] )(Retired|Divorced|Single|Widowed|Married|Separated)(?:, (\d{2}))?, (?=(?:lives|works|drives|rents|owns|shares|cares)(?!\p{L}))/gu,
      (_all, state = '', age = '') =>
        `${capital(he)} is ${state.toLowerCase()}. ${age === '' ? '' : `${capital(he)} is ${age}. `}${capital(he)} `,
    ],
    [
      /(?<=^|[.;] )(?:Age|Aged) (\d{2})(?:, (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?(?=[.;])/gu,
      (_all, age = '', town = '') =>
        `${capital(he)} is ${age}${town === '' ? '' : `. ${capital(he)} lives in ${town}`}`,
    ],
    [/, paid (?:on )?(?=the \d{1,2}(?:st|nd|rd|th))/gu, `. ${capital(he)} is paid on `],
    [
      /(?<=[$£€][\d.,]*\d)\/(month|mo|week|wk)(?!\p{L})/gu,
      (_all, unit = '') => (unit.startsWith('m') ? ' a month' : ' a week'),
    ],
    [/(?<=^|[.;] )[Rr]epresented by (?=an?(?!\p{L})|his|her|the)/gu, `${capital(he)} is represented by `],
    // "Car repossessed in March.", "Hours cut in June.": what was done to one's own.
    [
      /(?<=^|[.;] )(Car|Truck|Van|House|Home|Job|Shifts?|Hours|Overtime|Wages|Pay|Insurance|Claim|Account|Card|Loan|Apartment|Lease|Phone) (repossessed|sold|cut|lost|stolen|totall?ed|denied|closed|cancell?ed|reduced|garnished|foreclosed|flooded|wrecked|frozen|charged off)(?= |[,.;])/gu,
      (_all, what = '', done = '') =>
        `${he === 'she' ? 'Her' : 'His'} ${what.toLowerCase()} ${what.endsWith('s') ? 'were' : 'was'} ${done}`,
    ],
    [/\b([Tt]here)['’]s (?=\p{Lu}\p{Ll}+, \d)/gu, '$1 is '],
    // Whoever answers in the place of the debtor is the one who speaks.
    [
      new RegExp(
        `\\b(?:The (?:man|woman|person) who (?:answers|picks up)(?: the phone)?|Who answers) is ((?:${own})(?: (?:${own}))*), (\\d{2}), of (${place}), (${place}), who `,
        'gu',
      ),
      (_all, _name, age, town, state) =>
        `${capital(he)} is ${age}. ${capital(he)} lives in ${town}${placeComma} ${state}. ${capital(he)} `,
    ],
    [
      /\b(in|of|from|near|outside|to) ((?:\p{Lu}[\p{L}.'’-]+ ?)+), (\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?),? (?=(?:in|with|and|on|for|since|where|near)\b)/gu,
      `$1 $2${placeComma} $3 `,
    ],
    [
      new RegExp(`^(${who}) is an? (\\d{2})-year-old ([\\p{L}'’-]+)`, 'u'),
      (_all, name, age, noun) =>
        `${name} is ${age}. ${name} is ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`,
    ],
    [new RegExp(`(?<=^|[.;] )(${who}) is (an? [^,.;]{3,60}?) who (?=\\p{Ll})`, 'gu'), `$1 is $2. $1 `],
    [
      new RegExp(`(?<=^|[.;] )(${who}) is (\\d{2}), from (${place}), living `, 'gu'),
      '$1 is $2. $1 is from $3. $1 lives ',
    ],
    [new RegExp(`(?<=^|[.;] )(${who}) is (\\d{2}) and (?=\\p{Ll}+)`, 'gu'), '$1 is $2. $1 '],
    [
      new RegExp(`(?<=; )(?:${he}) is (\\d{2}) and (?=\\p{Ll}+)`, 'gu'),
      `${capital(he)} is $1. ${capital(he)} `,
    ],
    // An initial ends no sentence.
    [/(\p{Lu}\p{Ll}+ \p{Lu})\. (?=\p{Lu}\p{Ll})/gu, '$1 '],
    [/, paid (?=every |on (?:an? |the |alternate |\p{Lu}))/gu, '. It is paid '],
    [
      /(?<!Notes, hidde)(\p{Ll}): (the|a|an|his|her) (?=[^.;]*\b(?:was|were|is|had|did)\b)/gu,
      (_all, letter, word) => `${letter}. ${capital(word)} `,
    ],
    [/(?<=^|[.;] )(?:Debt|Balance|Owes?): (?=[$£€])/gu, `${capital(he)} owes `],
    [
      /(?<=^|[.;] )(?:Realistic(?:ally)?|Truth|Real|Can pay): ([$£€][\d.,]*\d)/gu,
      `${capital(he)} can pay $1`,
    ],
    [
      /([$£€][\d.,]*\d(?: [^.,;]*?)?) is (?:comfortable|realistic|honest money(?: for (?:him|her))?)(?=[.,;])/gu,
      (_all, sum) => (/can pay/.test(sum) ? sum : `${capital(he)} can pay ${sum}`),
    ],
    [new RegExp(`\\b(${capital(he)} can pay )\\1`, 'gu'), '$1'],
    [/(can pay [^.;]*?) is (?:comfortable|realistic)(?=[.,;])/gu, '$1'],
    [
      /\bWhat (?:worries|frightens|scares) (?:him|her) (?:most )?is (?!that )/gu,
      `${capital(he)} worries about `,
    ],
    [/\bwaking up and finding /gu, 'waking up to find '],
    [
      /(?<=^|[.;] )When ([^,.;]{5,50}?),? (\p{Lu}\p{Ll}+ (?:quit|lost|left|stopped|closed|died)[^,.;]*)/gu,
      '$2 when $1',
    ],
    [/\bWhat (?:he|she) (wants|fears|dreads|needs)(?: most)? is /gu, `${capital(he)} $1 `],
    [/(?<=[.;] )[Pp]aid (?=on|every|weekly|monthly)/gu, `${capital(he)} is paid `],
    [/(?<=^|[.;] )Paid (?=\d{1,2}(?:st|nd|rd|th)\b)/gu, `${capital(he)} is paid on the `],
    [/, tips in cash\b/gu, ` and gets tips in cash`],
    [/, held since (?=\d{4})/gu, ` that ${he} has had since `],
    [/, of which (\p{L})/gu, (_all, letter) => `. ${capital(letter)}`],
    [/ and a baby born in /gu, ' and a baby who was born in '],
    [/, owes (?=[$£€])/gu, `. ${capital(he)} owes `],
    [/, ((?:\w+) (?:months|payments|weeks|instal?lments)) behind(?=[.;])/gu, ` and ${he} is $1 behind`],
    [/, last payment ([$£€][\d.,]*\d) in /gu, `. ${capital(he)} last paid $1 in `],
    [/\b(says|insists|swears|claims), \w+ly, that /gu, '$1 that '],
    [/\b(settled|paid|cleared) it: (?=[$£€])/gu, '$1 it with '],
    [/, the (week|month|year) (they|he|she) /gu, ' in the $1 $2 '],
    [
      /, and (the|his|her|their|its) (?=[^,.;]*\b(?:is|are|was|were|has|had|does|do|did)\b)/gu,
      (_all, word) => `. ${capital(word)} `,
    ],
    // "Miss Loretta, as everybody calls her, is 68."
    [/, as (?:everybody|everyone|people|they) calls? (?:him|her),/gu, ''],
    [new RegExp(`\\bMiss (?=(?:${own}) )`, 'gu'), ''],
    [
      new RegExp(
        `(?<=^|[.;] )(${who}) is (\\d{2}), (married|divorced|widowed|separated|engaged|single|retired)(?=[,.;]| (?:and|with|from|to|since|for|in)\\b)`,
        'gu',
      ),
      `$1 is $2. ${capital(he)} is $3`,
    ],
    [
      /(?<=[$£€][\d.,]*\d), (?=(?:built|run|racked) up |(?:accumulated|incurred|unpaid|overdue|outstanding) )/gu,
      ' ',
    ],
    [/, provided (?:that )?(?=(?:the|he|she|they|it|his|her|that|nobody|no one) )/gu, ' if '],
    [
      /(?<=^|[.;] )(?:Listened to|Pressed|Pushed|Cornered|Treated (?:with|well|fairly|kindly|decently|badly|rudely|like|as)(?: [\p{L} ]+)?), (?:he|she) (?:[^.;]|\.\d)*[.;] ?/gu,
      '',
    ],
    [
      /(?<=[.;] |^)(Installs|Services|Hauls|Paints|Bakes|Grooms|Rents|Shares|Supports|Fixes|Drives|Runs|Works|Cleans|Teaches|Cooks|Repairs|Manages|Lives|Earns|Owes|Sells|Cares) (?=\p{L})/gu,
      (_all, verb) => `${capital(he)} ${verb.toLowerCase()} `,
    ],
    [
      /(?<=[.;] |^)((?:He|She) [^.;]*), paid (?=\p{Lu}\p{Ll}+days?(?!\p{L}))/gu,
      (_all, before) => `${before}. ${capital(he)} is paid `,
    ],
    [
      /(?<=^|[.;] )Paid (?=(?:\p{Lu}\p{L}+days?|weekly|monthly|fortnightly|every|on (?!time)|in cash|by the)\b)/gu,
      `${capital(he)} is paid `,
    ],
    // "Roofer, $740 take-home on Fridays".
    [
      /(?<=^|[.;] )(\p{Lu}\p{Ll}+(?:er|or|ist|ian)), ([$£€][\d.,]*\d) take-home(?= )/gu,
      (_all, job, sum) =>
        `${capital(he)} is ${/^[AEIO]/.test(job) ? 'an' : 'a'} ${job.toLowerCase()}. ${capital(he)} takes home ${sum}`,
    ],
    [/(?<=^|[.;] )Back at /gu, `${capital(he)} is back at `],
    [
      new RegExp(
        `(?<=^|[.;] )(sprained|broke|lost|hurt|injured|tore|quit|missed|fell|got|had) (?=(?:his|her|a|an|the|two|three|behind|sick|laid)\\b)`,
        'giu',
      ),
      (_all, verb) => `${capital(he)} ${verb.toLowerCase()} `,
    ],
    [/\bowes nothing and will pay nothing\b/gu, `owes nothing. ${capital(he)} will not pay anything`],
    [/; true, so (?:the )?(?:agent|collector|caller|trainee|you) (?:[^.]|\.\d)*\./gu, '.'],
    [/\bHe also says (?=an?)|\bShe also says (?=an?)/gu, ''],
    [/(?<=^|[.;] )a solicitor, (Ms|Mr|Mrs) (\p{Lu}\p{L}+)/gu, 'His solicitor, $1 $2'],
  ]
}

/** A town that stands alone at the start of notes, and no name: "Rosario, 27 años, alquila con un amigo". */
const town =
  /^(\p{Lu}[\p{L} ]{2,25}), (\d{2})(?: años)?, (alquila|vive|trabaja|comparte|maneja|tiene|renta|cuida|estudia|vende|da|atiende)(?!\p{L})/u

/** "Can pay", as the scenario speaks of the debtor or to whoever plays the part. */
function canPay(scenario: string): string {
  if (/(?<!\p{L})(?:sos|podés|tenés|querés|vas a)(?!\p{L})/iu.test(scenario)) return 'podés pagar'
  return /(?<!\p{L})(?:eres|puedes|tienes)(?!\p{L})/iu.test(scenario) ? 'puedes pagar' : 'puede pagar'
}

const spanish = ({ names }: Speaker): readonly Rule[] => [
  [
    town,
    (all, where = '', age = '', does = '') =>
      names.includes(where) ? all : `Es de ${where}. Tiene ${age} años. ${capital(does)}`,
  ],
  [
    /(?<=\d)\/(mes|semana|quincena)(?!\p{L})/gu,
    (_all, unit = '') => (unit === 'mes' ? ' al mes' : ` por ${unit}`),
  ],
  // "Lo maneja Héctor Ghilardi, 60 años, con Beba, su mujer": who runs it is the one who answers.
  [
    new RegExp(
      `(?<=^|[.;] )(L[oa]s? (?:lleva|maneja|atiende|dirige|regenta)) ${place}, (?:de )?(\\d{2})(?: años)?, con `,
      'gu',
    ),
    'Tiene $2 años. $1 con ',
  ],
  // "Jubilado del ferrocarril, viudo, vive con un perro": each is said of the debtor.
  [
    /(?<=^|[.;] )((?:Jubilad|Pensionad)[oa](?: del? [^,.;]+)?), (?:(viud|casad|solter|divorciad|separad)([oa]), )?([vtcd])(?=(?:ive|iene|obra|uida|ebe)(?!\p{L}))/gu,
    (_all, was, state = '', end = '', letter = '') =>
      `Es ${was.charAt(0).toLowerCase()}${was.slice(1)}. ${state === '' ? '' : `${/^(?:viud|solter)/.test(state) ? 'Es' : 'Está'} ${state}${end}. `}${letter.toUpperCase()}`,
  ],
  [
    /(?:Quien contesta|La que contesta|El que contesta) es (?:la maestra |el maestro |la señora |el señor )?((?:\p{Lu}\p{L}+ ?)+), de (\d{2}) años, de ([^,]+), (casad[oa]|solter[oa]|viud[oa]), con (una hija|un hijo) ([^;.,]+)/gu,
    'Tiene $2 años. Es de $3. Está $4. Tiene $5 $6',
  ],
  // "DICE QUE YA PAGÓ: money order de $1,875": what is written large is a sentence, and what follows its details.
  [
    /(?<=^|\n|[.;] )(?:- )?DICE QUE (YA|NO|NUNCA|TODAVÍA) (\p{Lu}+)(?: (\p{Lu}+))?: /gu,
    (_all, already = '', verb = '', more = '') =>
      `${capital(already.toLowerCase())} ${verb.toLowerCase()}${more === '' ? '' : ` ${more.toLowerCase()}`}. `,
  ],
  [/(?<=^|[.;] )(?:Deuda|Saldo|Adeudo): /gu, 'Debe '],
  [/(?<=^|[.;] )(?:Real|Realista|Verdad|Puede de verdad): (?=\$?\d)/gu, 'Puede pagar '],
  [/\b([Pp]uede|[Pp]odría) (?=\$?\d)/gu, '$1 pagar '],
  [
    /(?<=^|[.;] )(Viud|Casad|Divorciad|Solter)([oa]); /gu,
    (_all, stem, end) => `${/^[VS]/.test(stem) ? 'Es' : 'Está'} ${stem.toLowerCase()}${end}; `,
  ],
  // "Cuando arranque la zafra, $300.000 por mes": the verb is left out.
  [
    /(?<=^|[.;] )([Cc]uando|[Dd]esde|[Aa] partir de|[Dd]espués de) ([^.;,$€]{3,50}), ([$€]?\d[\d.,]*(?: ?€| euros| pesos)? (?:por|al|a la|cada) (?:mes|semana|quincena))(?!\p{L})/gu,
    (...[, link = '', then = '', sum = '', , whole = '']) =>
      `${canPay(whole)} ${sum} ${link.toLowerCase()} ${then}`,
  ],
  [/: (?=(?:fijo|básico|sueldo base|base|comisiones) )/gu, '. Cobra un '],
  [/Cobra un (?=comisiones)/gu, 'Cobra '],
  [
    /(?<=[Dd]ebe (?:[^.]|\.\d)*)(?:,| y|;) no paga desde (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre),?(?! de \d)/gu,
    '. Dejó de pagar en $1',
  ],
  [
    /(?<=(?:^|[.;,]|[.;,] y|(?<=\p{L}) y) ?)([Ss])ubió (el|la) (\p{Ll}+)/gu,
    (_all, first, article, noun) => `${first === 'S' ? capital(article) : article} ${noun} subió`,
  ],
  [/ y (?:acumula|arrastra) (?=(?:\p{L}+|\d+) (?:cuotas|mensualidades|pagos|recibos|meses))/gu, '. Debe '],
  [
    /(?<=^|[.;] )(\p{L}+ (?:cuotas|mensualidades|pagos|recibos)[^.;,]*?) vencid[oa]s? (?=desde)/gu,
    (_all, what) => `Debe ${what.toLowerCase()} `,
  ],
  [/ y el hermano de ella(?!\p{L})/gu, ' y su cuñado'],
  [/ y la hermana de ella(?!\p{L})/gu, ' y su cuñada'],
  [/ y la (?:madre|mamá) de ella(?!\p{L})/gu, ' y su suegra'],
  [/ y el (?:padre|papá) de ella(?!\p{L})/gu, ' y su suegro'],
  [/\bPor lo que reconoce,? (?=pued)/gu, 'Por esa parte '],
  [/ y con ella (?=un|la|el)/gu, ' y con eso '],
  [/\bLe agobia (?=\p{Ll}+r )/gu, 'Teme '],
  [/: (?:dice|sostiene|asegura) que (\p{L})/gu, (_all, letter) => `. ${capital(letter)}`],
  [/, que (reclamó|pagó|mandó|llamó|avisó|presentó) /gu, (_all, verb) => `. ${capital(verb)} `],
  [/(?<=^|[.;] )(?:Nómina|Sueldo|Salario|Pensión) de (?=\d)/gu, 'Cobra '],
  [/, y es (?:verdad|cierto): (?:hay que|se debe|el agente|toca) (?:[^.]|\.\d)*\./gu, '.'],
  [
    /(?:[Dd]ice que )?[Tt]odo lo lleva (su abogad[oa](?:, [^.;:]*?)?)(?=[.;:])/gu,
    (_all, who) => `${capital(who)}, lo lleva todo`,
  ],
  [/(?<=[Dd]ebe (?:[^.]|\.\d)*)(?:,| y|;) no paga desde hace ([^.,;]+)/gu, '. Lleva $1 sin pagar'],
  [/ y no paga (?=nada|más)/gu, '. No paga '],
  [/(?<!\p{L})se vino abajo ((?:la|el|su) \p{L}+)/gu, '$1 se vino abajo'],
  // "Paga" is a noun as well.
  [/(?<!\p{L})(solo|sólo|apenas) paga (?=cuando|si |lo )/gu, '$1 ha pagado '],
  [/(?<=^|[.;] )([Nn]o|[Yy]a no) paga (?=desde|una? |ningun)/gu, (_all, no) => `${capital(no)} ha pagado `],
  [/; ahí (?=se (?:atrasó|retrasó|le juntó)|dejó )/gu, '. Entonces '],
  [/,? y eso (?:la|lo|le) (?:angustia|preocupa|avergüenza|duele|pesa|enoja|indigna)(?=[.;,])/gu, ''],
  [/(?<=[Nn]unca )antes (?=\p{Ll}+[óé] )/gu, ''],
  [
    /([Vv]ive con) (su \p{L}+)((?:, \p{Lu}\p{L}+)?), que ([^,.;]+), y con ([^.;]+)/gu,
    (_all, lives, who, name, does, with_) => `${lives} ${who}${name} y con ${with_}. ${capital(who)} ${does}`,
  ],
  [/: (\d[\d.,]* (?:euros|pesos|dólares)) pendientes y /gu, '. Debe $1, con '],
  [
    /(?<!\p{L}|(?:de|en|la|le|les|su|y) )renta (un[ao]? (?:departamento|depto|piso|cuarto|casa|apartamento|habitación))(?!\p{L}| a | de (?:lo|su))/gu,
    'vive en $1 de renta',
  ],
  [/ y no piensa pagar /gu, '. No piensa pagar '],
  [/\b(No \p{L}+ nada) ni (\p{L}+rá) nada\b/gu, '$1. No $2 nada'],
  [/(?<!\p{L})(casa|lo|departamento|piso) de los (padres|suegros|abuelos)(?!\p{L})/gu, '$1 de sus $2'],
  [/(?<!\p{L})de los suegros(?!\p{L})/gu, 'de sus suegros'],
  [/(?<!\p{L})con la (novia|mujer|pareja|madre|mamá|hija|abuela)(?!\p{L}| del? )/gu, 'con su $1'],
  [/(?<!\p{L})(con|y) los (mellizos|gemelos|chicos|hijos)(?!\p{L})/gu, '$1 sus $2'],
  [
    /(?<=^|[.;] )[Hh]oy ([tcdveh])(?=(?:iene|omparte|ebe|ive|s|rabaja|ace|obra) )/gu,
    (_all, letter) => capital(letter),
  ],
  [/(?<=^|[.;] )(?:Ella misma|Él mismo) (\p{L})/gu, (_all, letter) => capital(letter)],
  [/, pues (\p{L})/gu, (_all, letter) => `. ${capital(letter)}`],
  [/, (en \p{Ll}+): (\p{L})/gu, (_all, when, letter) => ` ${when}. ${capital(letter)}`],
  [
    /^Cuando a \p{Lu}\p{L}+ le ([^,]+), hace ([^,]+), (\p{L})/gu,
    (_all, what, ago, letter) => `Le ${what} hace ${ago}. ${capital(letter)}`,
  ],
  [/ y, cuando ([^,]+), (\p{L})/gu, (_all, what, letter) => `. ${capital(what)}. ${capital(letter)}`],
  [/(?<=^|[.;] )Arrastran (?=\$?\d)/gu, 'Deben '],
  [/\bLo que más (?:la|lo|le) (?:asusta|preocupa) es /gu, 'Teme '],
  [/\bLo que desea es /gu, 'Quiere '],
  [/(?<=[.;] )lo que desea es /gu, 'quiere '],
  [/\b([Ss]u) temor es (el|la|que) /gu, 'Teme $2 '],
  [
    /(?<!\p{L})en (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?=(?:con|desde|en|y) )/gu,
    `en $1${placeComma} $2 `,
  ],
]

/** What is said of whom by its form alone: an age, the attorney, a fear. Whether it is the debtor's deed, and the words. */
export function plainly(source: string, { gender, names }: Speaker): [boolean, string] | null {
  const age = new RegExp(
    `^(?:You are|(?:${[...names, 'He', 'She'].map(escaped).join('|')})(?: \\p{Lu}\\S+)* is) (\\d{2})[.]?$`,
    'u',
  )
  const years = age.exec(source)?.[1]
  if (years !== undefined) return [true, `I'm ${years}.`]
  const lawyer =
    /^(?:His|Her) ((?:solicitor|attorney|lawyer)\b.*) (acts? for|represents|handles (?:this|everything|it) for) (?:him|her)\b(.*)$/u.exec(
      source,
    )
  if (lawyer) return [false, sentenceCase(`My ${lawyer[1]} ${lawyer[2]} me${lawyer[3]}`)]
  const fears = /^He (fear|dread)s (.*\bh(?:im|is)\b.*)$/u.exec(source)
  if (fears && gender === 'male' && !/\bhe\b/.test(fears[2] ?? ''))
    return [
      true,
      sentenceCase(`I ${fears[1]} ${(fears[2] ?? '').replace(/\bhim\b/g, 'me').replace(/\bhis\b/g, 'my')}`),
    ]
  return null
}

/** A sentence that begins so tells how the debtor is on the telephone. */
export const onThePhone =
  /^(?:(?:If |When )?(?:[Tt]he |[Aa]n? )?(?:patient )?(?:agent|Agent|collector|Collector)(?: (?:must|should|has to|can settle|who sticks|slows)|s? not )|(?:Si |Cuando )?(?:[Ee]l|[Uu]n) (?:agente|cobrador) (?:no debe|nunca debe|debe|tiene que|ha de|insiste)|On (?:the phone|a call|calls)|In the call|How (?:he|she) (?:talks|speaks)|(?:He|She) tells a story well|Al teléfono|Por teléfono|En la llamada|En las llamadas|Cómo habla|Desde el primer minuto|Contesta a|When that fails|Offered |[Gg]iven a moment|[Gg]iven time|(?:He|She) announces |(?:He|She) is (?:clipped|courteous|charming|sharp|friendly|polite|blunt)|Es (?:simpátic|educad|amable|correct|cordial|cortés|encantador)\p{L}*|Baja el tono|Respects )/u

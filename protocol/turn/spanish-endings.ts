import { all, anyOf, type EndingRule, last, openCondition, words } from './ending-rule.ts'

const articles = anyOf(
  'el la los las un una unos unas lo mi mis su sus tu tus nuestro nuestra nuestros nuestras este esta ese',
  'estos esos alguna algunas algunos cierta cierto dicha dicho cada algún ningún cualquier cualquiera varios varias primer tercer gran buen aquel',
)
const prepositions = anyOf(
  'a ante arroba guion guión bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras al vía',
)
const conjunctions = anyOf(
  'y e o u pero ni que porque si aunque pues sino mientras como cuando donde quien quienes además excepto salvo incluso',
)
const clitics = anyOf('me te se le les nos')
const auxiliaries = anyOf(
  'es son era eran fue fueron está están estaba estaban estoy estamos soy somos sería serían esté sea',
  'ha he has hemos han había habían haya habría hay',
  'voy van vamos iba íbamos vaya',
  'puedo puede puedes podemos pueden podría podríamos podrían pueda puedan podrá podré',
  'debo debe debemos deben debería deberíamos debía',
  'tengo tiene tienes tenemos tienen tenía tendría tendríamos tendrá',
  'quiero quiere quieres queremos quería quisiera quisiéramos quisieras',
  'necesito necesita necesitas necesitamos necesitaría hace hago hacemos parece',
  'gustaría encantaría preferiría quedamos quedaría queda ofrezco ofrecemos doy damos pongo llamo llamamos llamaba',
)
const questionWords = anyOf(
  'qué cuál cuáles cuánto cuánta cuántos cuántas cuándo cómo dónde quién quiénes cuanto cuanta cuantos cuantas cual',
)
const connectives = anyOf('bueno pero pues entonces mire mira oiga sí no claro ok okay señor señora')
const fillers = anyOf('eh em mmm mm hmm ehm este pues bueno entonces digamos digo ah')
const adverbs = anyOf('muy tan casi solo sólo solamente quizás quizá aproximadamente')
const beforeNouns = anyOf(
  'primer segundo tercer próximo próxima último nuevo nueva otro otra otros otras único única siguiente',
)
const transitive = anyOf(
  'confirmar verificar hacer dar ofrecer enviar mandar poner tener recibir decir pedir dejar llevar mandarle enviarle',
  'darle hacerle ofrecerle decirle pedirle proponerle explicarle comentarle preguntarle informarle recordarle',
  'deme dame envíe haga ponga confirme confírmeme verifique proporcione proporcióneme tome',
  'muestra muestran aparece indican sido siendo estando teniendo indica significa incluye ser estar haber poder querer deber necesitar dice dijo digo creo pienso',
  'indicarme decirme confirmarme darme proporcionarme enviarme regalarme',
)

export const spanishEndings: readonly EndingRule[] = [
  {
    says: 'thanks and farewells',
    likelihood: 0.95,
    at: last(
      'gracias|muchas gracias|adiós|hasta (?:luego|pronto|mañana)|de nada|buen(?:os|as)? (?:días|tardes|noches|día|tarde)|' +
        'igualmente|con (?:mucho )?gusto|cuídese|hola|bueno bueno|muy amable|a usted|que le vaya bien',
    ),
  },
  {
    says: 'fixed sentences that end with a little word',
    likelihood: 0.92,
    at: last(
      'cómo (?:está|estás|están|le va|te va|es|fue)|qué (?:es|más|tal|pasa|pasó|tiene|hace|hago|debo|necesita|quiere|necesito|hacemos)|' +
        'quién (?:es|era|fue)|(?:dónde|cuánto|cuál|cuándo|qué|cómo|cuánta|cuántos|quién|cuanto) (?:\\S+ )?' +
        `${anyOf('es son era eran fue está están estoy sería queda quedaría tendría tengo tiene tienes tienen debo debe quiero quiere quieres hay necesita necesito hace')}|claro que (?:sí|no)|creo que (?:sí|no)|eso es|así es|ya está|aquí está|ya voy|no lo sé|` +
        'no (?:me )?sé|y (?:usted|tú|ustedes)|' +
        'nada más|algo más|no más|qué tal|ni modo|a ver si puedo|lo siento|ya no|todavía no|aún no|también no|yo también|' +
        '(?:eso|todo) también|de (?:acuerdo|nuevo|momento)|está bien|por (?:supuesto|ahora)|en serio|desde luego|' +
        'lo que (?:debo|debe|tengo|puedo|hay|tiene|es|quiero|pueda)|se (?:puede|debe|va)|ya (?:voy|vamos)|no hay|sí hay|' +
        'no se preocupe|para eso (?:estoy|estamos|están)|o qu[eé]|un[oa] por un[oa]|(?:hasta|desde) entonces|yo (?:le|te|lo|la) (?:llamo|llamamos|hago)|que ver|al menos|a plazos',
    ),
  },
  {
    says: 'a tag question',
    likelihood: 0.95,
    at: last(
      '(?<!la )verdad|cierto|no cree|correcto|vale|okay|ok|le parece|me explico|me entiende|de acuerdo|no es así|o no',
    ),
  },
  {
    says: 'what waits for its verb or its consequence',
    likelihood: 0.15,
    at: last(
      '(?:hasta|mientras) que no|o si no|que (?:usted|ustedes|él|ella|ellos|ellas|yo) no \\S+|' +
        '(?:yo|pues|a mí) (?:sí|no) (?:quisiera|quiero|quería|necesito)|(?:usted|tú|vos) nada más|' +
        'barra|(?:alias|usuario|deletre\\S+)(?: \\S+){0,5} punto|deletre\\S+(?: \\S+){1,6}|' +
        '(?:y|o|pero) si (?:\\S+ ){1,5}(?:antes|después|ahora|hoy|mañana)',
    ),
  },
  {
    says: 'a short answer',
    likelihood: 0.88,
    complete: true,
    at: last(`(?:sí|no|si|ya no|claro que|tampoco|ya|también) (?:lo |la |le |me |se )?${auxiliaries}|no|sí`),
  },
  {
    says: 'one word that answers',
    likelihood: 0.85,
    at: all(
      'sí|si|no|claro|bueno|correcto|exacto|vale|ok|okay|dígame|diga|mande|perdón|nunca|qué|quién|cuál|cuándo|cómo|cuánto|dónde|nada|hola|listo|perfecto|entiendo|aló',
    ),
  },
  {
    says: 'a question word behind its preposition, or what is asked in its clause',
    likelihood: 0.88,
    at: last(
      `(?:a|con|de|desde|en|hasta|para|por|de parte de) ${questionWords}|` +
        `${questionWords} (?:\\S+ ){0,3}(?:dice|cree|piensa) que (?:\\S+ )?(?:debo|debe|tengo|puedo|es|hay)|` +
        `${questionWords} (?:\\S+ ){1,6}(?:entonces|pues)`,
    ),
  },
  {
    says: 'a clause of which only the subject was said',
    likelihood: 0.2,
    at: last(
      '(?:que|porque|pero|si|cuando|aunque) (?:el|la|los|las|mi|su|sus|mis|un|una|nuestro|nuestra) \\S+|' +
        '(?:y|pero|que|si) (?:hoy|mañana|ahora|ahorita)|(?:puede|podría|puedes|me|le) por favor|y por eso|por lo menos|más o menos|la última vez|sin embargo|' +
        'un par|(?:esposo|esposa|hijo|hija|jefe|banco|empresa|titular) se llama|y (?:el|la|los|las) (?:primer[oa]?|segund[oa]|tercer[oa]?|otr[oa]|resto|demás|que sigue)|' +
        '(?:y|pues) (?:claro|de ahí|luego|después)|(?:yo|usted|él|ella) (?:nunca|siempre|ya|también|todavía)',
    ),
  },
  {
    says: 'an announcement of what will be said',
    likelihood: 0.15,
    at: all(
      `(?:${connectives} )*(?:${auxiliaries} usted|antes de \\S+r(?: \\S+){0,2}|(?:estoy|estamos|está) \\S+ndo)|` +
        '(?:\\S+ ){0,2}(?:el motivo|la razón|el propósito|el objetivo|el problema)(?: (?!(?:es|era|fue) )\\S+){0,5}|' +
        '(?:para )?ser(?:le|te)? (?:sincer|honest|franc)[oa]|si (?:le|te) soy (?:sincer|honest|franc)[oa]|' +
        'con todo respeto|por otro lado|por un lado|en primer lugar|antes que nada|' +
        `(?:${connectives} )+(?:señor|señora|señorita)`,
    ),
  },
  {
    says: 'hesitation',
    likelihood: 0.05,
    at: last(
      `${fillers}|o sea|es decir|a ver|es que|cómo (?:se )?(?:dice|digo|llama|diré)|déjeme (?:ver|pensar|revisar)|` +
        'la verdad(?: es que)?|por ejemplo|o algo así como|así que|ya que|puesto que|dado que|lo que (?:pasa|sucede)|la cosa es|a la calle|(?:correo|arroba)(?: \\S+)* punto|(?:dirección|domicilio)(?: \\S+)* (?:calle|avenida)|déjeme|' +
        'un segundo|no sé si|tal vez|a lo mejor|mire|mira|fíjese',
    ),
  },
  {
    says: 'an article, a preposition or a conjunction',
    likelihood: 0.03,
    at: last(
      `(?:el|la|al|del) (?:señor|señora|señorita|licenciado|licenciada|doctor|doctora)|don|doña|${articles}|${prepositions}|${conjunctions}`,
    ),
  },
  { says: 'a pronoun before its verb', likelihood: 0.05, at: last(clitics) },
  { says: 'a question word', likelihood: 0.15, at: last(questionWords) },
  { says: 'a verb that waits for another', likelihood: 0.1, at: last(auxiliaries) },
  {
    says: 'a subject without its verb',
    likelihood: 0.1,
    at: last(
      '(?:que|si|y|pero|porque|cuando|como|entonces) (?:yo|nosotros|ellos|ellas)|se va|le va|me va|nos va|(?:lo|la|es|son|un poco|mucho|o|y) más|y también|(?:que|si|cuando|porque|y|pero|donde|como) (?:usted|ustedes|ella|él|tú|esto|eso)',
    ),
  },
  { says: 'an adverb before what it belongs to', likelihood: 0.15, at: last(adverbs) },
  {
    says: 'a condition without what follows from it',
    likelihood: 0.2,
    at: openCondition({
      skip: connectives,
      begins:
        '(?:si|cuando|aunque|apenas|en cuanto|una vez que|mientras|siempre que|en caso de que|ya que|para que)',
      main:
        '(?:le|les|se|nos|me|te) \\S+(?:mos|o|ría|rá|ré|a|e|é)(?: |$)|' +
        '\\S+(?:remos|ríamos|ría|rían|rá|ré|rán|amos|emos|imos)(?: |$)|' +
        '(?:puedo|puede|podemos|voy|va|queda|es|hay|tiene|tengo|entonces|no|dígame|llámeme|avíseme|qué|cuánto|cómo|podría)(?: |$)',
    }),
  },
  {
    says: 'a verb whose object stands before it',
    likelihood: 0.78,
    at: words(`(?:lo|los|la|las|qué|cuánto|cuándo|cómo|dónde|que) (?:\\S+ ){1,4}${transitive}$`),
  },
  { says: 'a verb without its object', likelihood: 0.2, at: last(transitive) },
  {
    says: 'a word that stands before a noun',
    likelihood: 0.25,
    at: last(`(?:el|la|los|las|mi|su|un|una|del|al|nuestro) ${beforeNouns}`),
  },
  { says: 'a name or day announced', likelihood: 0.1, at: last('mi nombre|me llamo|le habla|habla con') },
  {
    says: 'a day of birth without its year',
    likelihood: 0.3,
    at: words(
      `(?:nací|nacimiento|nació)(?: \\S+){1,5} ${anyOf('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre')}$|mil novecientos(?: \\S+enta)?$`,
    ),
  },
  {
    says: 'a request or a courtesy',
    likelihood: 0.95,
    at: last(
      `favor|señor|señora|señorita|hoy|mañana|ahora|ahorita|ayer|${anyOf('lunes martes miércoles jueves viernes sábado domingo')}|` +
        '(?:esta|la|por|a la|cada|próxima|al|este|ese|próximo) (?:semana|quincena|mes|año|día)|usted|ustedes',
    ),
  },
  {
    says: 'a question with its question word',
    likelihood: 0.9,
    at: words(`${questionWords} (?:\\S+ )*\\S+$`),
  },
  {
    says: 'a question without one',
    likelihood: 0.88,
    at: all(
      `(?:(?:y|entonces|bueno|pero|okay|ok|perfecto|señor|señora|hola) )*(?:me |le |lo |se |nos )?${anyOf('puede puedes podría podemos podríamos tiene tienes quiere quisiera es está hay sabe')} (?:\\S+ ?){2,}`,
    ),
  },
  {
    says: 'an amount with its unit',
    likelihood: 0.88,
    complete: true,
    at: last(
      anyOf('dólares dólar pesos euros centavos céntimos meses semanas días años ciento pagos cuotas'),
    ),
  },
  {
    says: 'thousands, which seldom are round',
    likelihood: 0.4,
    at: last('mil(?: \\S+(?:cientos|nientos))?'),
  },
  {
    says: 'a number that may go on',
    likelihood: 0.5,
    at: last(
      `\\d[\\d.,:]*|${anyOf('uno dos tres cuatro cinco seis siete ocho nueve diez quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil')}`,
    ),
  },
  { says: 'a sentence', likelihood: 0.8, at: /^\S+(?: \S+){2,}$/u },
  { says: 'two words', likelihood: 0.62, at: all('\\S+(?: \\S+)?') },
]

/** Not of a statement: "yo se lo podría dejar", "si puede hoy". */
const notAfterSubject = `(?<!(?:^| )(?:yo|si|que|no|cuando|donde|como) (?:(?:me|te|se|lo|la|le|nos|los|las|les) ){0,2})`
const askingVerbs = anyOf(
  'puede puedes podés podría podrías tiene tienes tenés quiere quieres querés sabe sabes sabés prefiere prefieres preferís',
  'recuerda recibió desea conoce confirma permite regala parece escucha entiende encuentra dieron avisaron',
)

/** A question in the last words, or something else that is answered at once: a greeting, a farewell. */
export const spanishQuestion = words(
  `(?:qué(?! (?:tal (?:soy|habla|le|te|mire)|sé yo|bueno|bien|pena|lástima)(?: |$))|${anyOf('cuál cuáles cuánto cuánta cuántos cuántas cuándo cómo dónde adónde quién quiénes')})(?: |$)` +
    `|${notAfterSubject}${askingVerbs}(?: \\S+){1,7}$` +
    `|(?:hablo con|es usted|está usted|sigue siendo|le parece|te parece|cuenta con|me da|me dice|hay algún|hay alguna|o no|algo más|alguna (?:otra )?(?:duda|pregunta|cosa))(?: |$)` +
    `|(?:verdad|cierto|no|correcto|hola|adiós|dígame|bueno|hasta (?:luego|pronto|mañana)|que (?:tenga|pase) (?:muy |un |una )*buen\\S* \\S+)$`,
)

/** What its speaker goes on after: they are busy for a moment, or give one to the other. */
export const spanishLead = words(
  '(?:(?:deme|dame|permítame|permíteme|espéreme|espérame|aguánteme|regáleme|un) (?:un )?(?:momento|momentito|segundo|segundito|minuto|tantito|ratito))(?: (?:que|mientras|en lo que)(?: \\S+){1,6})?$' +
    '|(?:déjeme|déjame|dejame|permítame|permíteme)(?: que)?(?: (?:le|lo|la|te|se))? (?:ver\\S*|reviso|revisar\\S*|busco|busque|buscar\\S*|consulto|consulte|consultar\\S*|abro|abrir|checo|chec\\S+)(?: \\S+){0,5}$' +
    '|(?:ordenador|computadora|compu|sistema|pantalla)(?: \\S+){0,3} (?:colgad[oa]|lent[oa]|trabad[oa]|cargando|congelad[oa])(?: hoy)?$|(?:colgado|trabado|congelado) (?:el|la) \\S+$' +
    '|(?:estoy|ando)(?: \\S+)? (?:checando|revisando|buscando|consultando|abriendo)(?! si )(?: \\S+){1,5}$' +
    '|(?:sentido pésame|lo (?:lamento|siento) (?:mucho|muchísimo|tanto))$',
)

/** Words by which Spanish is told from English. */
export const spanishWords: ReadonlySet<string> = new Set(
  (
    'el la los las un una y de del que en con por para su mi se le lo es está qué cómo cuánto usted si sí pero al nos ' +
    'puedo puede pagar pago tengo tiene voy va gracias muy más ya porque cuando entonces este pues bueno eh yo'
  ).split(' '),
)

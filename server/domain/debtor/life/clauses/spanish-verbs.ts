import { firstPersonOf, isPlural } from '../scenario/spanish-verbs.ts'

/** Nouns and small words that look like verbs of the third person. */
const nouns = new Set(
  'deuda cuenta compra renta ayuda falta venta carga paga toma cobra obra casa firma marca tarjeta factura multa nota visita llamada cuota copia plaza prueba entrega consulta espera cita trata gasto saldo pago cobro trabajo negocio crédito día días todavía tía tías compañía policía mayoría energía garantía cafetería panadería ferretería lotería librería vía melancolía economía zapatería carnicería peluquería lavandería tintorería papelería avería bahía alcancía guía hipoteca tasa apendicitis secretaría tesorería contaduría categoría teoría batería baterías mercancía montería horchatería sandía asesoría auditoría sobre entre para contra hasta desde como este esta ese esa nada media lunes parte fue_ra llave clave grave leve breve siete nueve nieve tarde noche madre padre nombre hombre hambre calle clase frase base fase bebe cine dulce quince once doce trece catorce gente cliente puente diente fuente semana mañana hermana'.split(
    ' ',
  ),
)

const extra: Readonly<Record<string, string>> = {
  debe: 'debo',
  propone: 'propongo',
  supone: 'supongo',
  dispone: 'dispongo',
  debía: 'debía',
  es: 'soy',
  era: 'era',
  fue: 'fui',
  está: 'estoy',
  cría: 'crío',
  sigue: 'sigo',
  dirige: 'dirijo',
  dirigió: 'dirigí',
  exige: 'exijo',
  recoge: 'recojo',
  elige: 'elijo',
  corrige: 'corrijo',
  protege: 'protejo',
  escoge: 'escojo',
  envía: 'envío',
  confía: 'confío',
  fía: 'fío',
  continúa: 'continúo',
  acentúa: 'acentúo',
  recuerda: 'recuerdo',
  acuerda: 'acuerdo',
  prueba: 'pruebo',
  aprueba: 'apruebo',
  cuelga: 'cuelgo',
  sueña: 'sueño',
  suelta: 'suelto',
  vuela: 'vuelo',
  rueda: 'ruedo',
  demuestra: 'demuestro',
  renueva: 'renuevo',
  almuerza: 'almuerzo',
  esfuerza: 'esfuerzo',
  calienta: 'caliento',
  despierta: 'despierto',
  sienta: 'siento',
  gobierna: 'gobierno',
  invierte: 'invierto',
  convierte: 'convierto',
  advierte: 'advierto',
  hiere: 'hiero',
  sugiere: 'sugiero',
  refiere: 'refiero',
  mide: 'mido',
  viste: 'visto',
  impide: 'impido',
  ríe: 'río',
  sonríe: 'sonrío',
  fríe: 'frío',
  pudo: 'pude',
  anduvo: 'anduve',
  cupo: 'cupe',
  produjo: 'produje',
  tradujo: 'traduje',
  redujo: 'reduje',
  introdujo: 'introduje',
  retuvo: 'retuve',
  contuvo: 'contuve',
  detuvo: 'detuve',
  opuso: 'opuse',
  propuso: 'propuse',
  compuso: 'compuse',
  supuso: 'supuse',
  dispuso: 'dispuse',
  repuso: 'repuse',
  impuso: 'impuse',
  deshizo: 'deshice',
  rehízo: 'rehíce',
  contradijo: 'contradije',
  convino: 'convine',
  intervino: 'intervine',
  previno: 'previne',
  distrajo: 'distraje',
  contrajo: 'contraje',
  atrajo: 'atraje',
  hubo: 'hubo',
  hay: 'hay',
  había: 'había',
  ha: 'he',
  haya: 'haya',
  habrá: 'habré',
  iba: 'iba',
  veía: 'veía',
  sea: 'sea',
  pueda: 'pueda',
  tenga: 'tenga',
  pague: 'pague',
  imprime: 'imprimo',
  presume: 'presumo',
  asume: 'asumo',
  consume: 'consumo',
  resume: 'resumo',
  reúne: 'reúno',
  prohíbe: 'prohíbo',
  aísla: 'aíslo',
  actúa: 'actúo',
  evalúa: 'evalúo',
  gradúa: 'gradúo',
  cabe: 'quepo',
  cae: 'caigo',
  cree: 'creo',
  lee: 'leo',
  provee: 'proveo',
  posee: 'poseo',
  ofende: 'ofendo',
  levanta: 'levanto',
  interrumpe: 'interrumpo',
  promete: 'prometo',
  teme: 'temo',
  discute: 'discuto',
  techa: 'techo',
  cría_: '',
  arrepiente: 'arrepiento',
  avergüenza: 'avergüenzo',
  agradece: 'agradezco',
  aparece: 'aparezco',
  desaparece: 'desaparezco',
  merece: 'merezco',
  nace: 'nazco',
  crece: 'crezco',
  padece: 'padezco',
  permanece: 'permanezco',
  pertenece: 'pertenezco',
  carece: 'carezco',
  enriquece: 'enriquezco',
  luce: 'luzco',
  traduce: 'traduzco',
  produce: 'produzco',
  reduce: 'reduzco',
  introduce: 'introduzco',
  vence: 'venzo',
  convence: 'convenzo',
  ejerce: 'ejerzo',
  tuerce: 'tuerzo',
  cuece: 'cuezo',
  valdrá: 'valdré',
  vale: 'valgo',
  saldrá: 'saldré',
  pondrá: 'pondré',
  vendrá: 'vendré',
  querrá: 'querré',
  sabrá: 'sabré',
  hará: 'haré',
  dirá: 'diré',
  persigue: 'persigo',
  finge: 'finjo',
  requiere: 'requiero',
  adquiere: 'adquiero',
  divierte: 'divierto',
  contribuye: 'contribuyo',
  atribuye: 'atribuyo',
  excluye: 'excluyo',
  concluye: 'concluyo',
  destruye: 'destruyo',
  disminuye: 'disminuyo',
  sustituye: 'sustituyo',
  entiende: 'entiendo',
  extiende: 'extiendo',
  tiende: 'tiendo',
  defiende: 'defiendo',
  promueve: 'promuevo',
  envuelve: 'envuelvo',
  deshace: 'deshago',
  satisface: 'satisfago',
  expone: 'expongo',
  impone: 'impongo',
  contiene: 'contengo',
  detiene: 'detengo',
  retiene: 'retengo',
  interviene: 'intervengo',
  ruega: 'ruego',
  tropieza: 'tropiezo',
  recomienda: 'recomiendo',
  confiesa: 'confieso',
  atraviesa: 'atravieso',
  acierta: 'acierto',
  tiembla: 'tiemblo',
  siembra: 'siembro',
  acuesta: 'acuesto',
  apuesta: 'apuesto',
  arrienda: 'arriendo',
  descuenta: 'descuento',
  transfiere: 'transfiero',
  compite: 'compito',
  competía: 'competía',
}

const presentStems =
  'achacar adherir arrendar atender arrastrar arrancar barnizar barrer bordar brincar calentar canjear carpintear cobijar coleccionar conversar criticar deducir dedicar defender demorar derramar desarrollar descontar despachar devolver diseñar disculpar disfrutar distribuir doblar duplicar editar educar ejecutar empeñar emplear enojar enterar enterrar entrenar envolver escapar esculpir exportar fabricar fallar fallecer firmar florecer fotografiar frenar fundar gestionar golpear hornear implorar imprimir inscribir internar inundar jurar justificar laborar lanzar legar mojar moler molestar multar negociar obligar ofender opinar parir patinar pescar pintar platicar posponer practicar presumir prohibir prolongar protestar publicar rascar rechazar reclutar reconciliar recorrer reemplazar regañar regatear reconocer rehusar renunciar reservar resentir restaurar revender revisar romper saltar sembrar soldar sostener subarrendar sumar surtir suspender techar tapizar tejer temblar timbrar titubear traicionar transformar tropezar untar vaciar valorar velar verificar votar anunciar apuntar aplicar apartar abaratar acumular adeudar adquirir agarrar alegar amueblar apenar arrepentir atrapar autorizar bloquear canalizar catalogar charlar comercializar comunicar considerar convertir coordinar cotizar declarar delegar derrumbar desocupar destapar emigrar empujar encargar enganchar enviar estafar exagerar explicar extraviar fastidiar favorecer fregar garantizar gestar hartar hundir ilusionar impartir importar incendiar independizar inscribir instruir interrumpir inventar invitar lastimar lesionar matricular mezclar migrar mojar obligar ocasionar ofrecer organizar parchar pasear pastorear patear perdonar pillar plantar portar presidir prolongar proponer prorrogar provocar reaccionar rebajar recaudar recetar recomendar refinanciar reforzar registrar remitir reponer reprochar responder retapizar retar retener revocar rezar rodar rogar sancionar soportar sortear suponer sustituir tardar tasar telefonear tramitar traspasar tratar tumbar turnar ubicar vencer verificar voltear admitir permitir transmitir emitir omitir remitir compartir repartir asistir insistir persistir coincidir beber someter comprender disolver desconocer obedecer castigar investigar colocar complicar notificar chocar atacar avanzar abrazar utilizar finalizar actualizar legalizar almacenar andar apreciar odiar facilitar irritar imitar habitar afeitar bañar calzar acusar abusar'
const generated = new Map<string, string>()
for (const infinitive of presentStems.split(' ')) {
  const stem = infinitive.slice(0, -2)
  const kind = infinitive.slice(-2)
  if (kind === 'ar') {
    generated.set(`${stem}a`, `${stem}o`)
    generated.set(`${stem}aba`, `${stem}aba`)
  } else {
    generated.set(`${stem}e`, stem.endsWith('c') ? `${stem.slice(0, -1)}zco` : `${stem}o`)
    generated.set(`${stem}ía`, `${stem}ía`)
  }
}

const plurals =
  /^(van|son|están|han|deben|dan|llaman|pagan|cobran|quieren|piden|exigen|mandan|dicen|tienen|hacen|ponen|buscan|faltan|quedan|fueron|eran|iban|pueden|viven|trabajan|ayudan|vienen|llegan|necesitan|esperan|ofrecen|prometen|descuentan|depositan|siguen|salen|estén|llamen|cobren|paguen|aclaren|vendan|hablan|saben|creen|llevan|suman|restan|aparecen|abren|cierran|vencen|compran|venden|reciben|crían|pelean|discuten|comparten|amenazan|insisten|molestan)$/

const irregularNouns: Readonly<Record<string, string>> = { cuenta: 'cuento', prueba: 'pruebo' }

/** The first person singular of a finite verb of the third; the plural stays; null for what is no finite verb. */
export function selfForm(word: string, opens = false): string | null {
  const said = word.toLowerCase()
  const known = extra[said] ?? generated.get(said)
  if (known !== undefined) return known
  if (nouns.has(said)) {
    if (
      !opens ||
      !/^(cuenta|compra|renta|ayuda|falta|carga|paga|toma|cobra|cobro|obra|firma|marca|trata|gasto|espera|cita|prueba|entrega|visita|debe)$/.test(
        said,
      )
    )
      return null
    return irregularNouns[said] ?? said.replace(/a$/, 'o')
  }
  const form = firstPersonOf(word)
  if (form !== null) return form.one
  if (/^\p{L}{2,4}ó$/u.test(said) && !said.endsWith('ió'))
    return said.endsWith('có')
      ? `${said.slice(0, -2)}qué`
      : said.endsWith('gó')
        ? `${said.slice(0, -1)}ué`
        : said.endsWith('zó')
          ? `${said.slice(0, -2)}cé`
          : `${said.slice(0, -1)}é`
  if (/(aba|ía)$/.test(said) && said.length > 4) return said
  if (/(ará|erá|irá)$/.test(said) && said.length > 4) return said.replace(/á$/, 'é')
  if (
    /(ara|iera)$/.test(said) &&
    said.length > 5 &&
    !/^(cámara|tijera|manera|primera|carrera|bandera|cartera|cara|para|escalera|enfermera|madera|nevera|cochera|heladera|tercera|soltera|costurera|mesera|entera|espera)$/.test(
      said,
    )
  )
    return said
  return null
}

/** A finite verb of the third person plural. */
export function pluralForm(word: string): boolean {
  const said = word.toLowerCase()
  return plurals.test(said) || isPlural(said) || (/(aban|ían|arán|erán|irán)$/.test(said) && said.length > 5)
}

/** "We" for a plural verb that the debtor is part of; null where the form is not known. */
export function weForm(word: string): string | null {
  const said = word.toLowerCase()
  const single = said.endsWith('aron')
    ? `${said.slice(0, -4)}ó`
    : said.endsWith('ieron')
      ? `${said.slice(0, -5)}ió`
      : null
  if (single !== null) {
    const known = firstPersonOf(single)
    return known?.many ?? null
  }
  if (said.endsWith('aban')) return `${said.slice(0, -4)}ábamos`
  if (said.endsWith('ían')) return `${said.slice(0, -3)}íamos`
  const present = firstPersonOf(said.replace(/n$/, ''))
  return present?.many ?? null
}

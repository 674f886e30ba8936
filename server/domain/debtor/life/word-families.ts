import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import { familyLines } from '#server/language/families/files.ts'
import { folded } from '../fold-text.ts'

const idle = new Set(
  (
    'a an and are as at be been but by can could did do does doing for from had has have he her him his how i if in into is it its just me my of on or our please she should so some that the their them then there these they this to us was we were what when where which who why will with would you your about any ever exactly again okay right well really remember say said mean happened happen thing much many long get got go going went name called ' +
    'el la los las un una y e o de del al a en con por para que qué se su sus le les lo me mi mis es son fue era ser estar está estaba hay ha han he no sí si como cómo cuando cuándo donde dónde quien quién quién cual cuál cuáles cuanto cuánto cuánta cuántos cuántas usted ustedes ya muy más esa ese eso esta este esto algo dígame cuénteme puede podría era tiene tenía pasó pasa hizo hace llama llamaba pues oiga mire este eh bueno entonces ahora ahorita todavía también nada cada'
  )
    .split(/\s+/)
    .map((word) => folded(word)),
)

/** Words that stand for each other, in both languages; each line is one family. */
const families = [
  'job work employ employer boss career occupation trabajo empleo chamba laburo oficio patrón patrona jefe jefa trabajar laburar',
  'fired laid off layoff unemployed dismissed despidieron despidió despedido despedida corrieron echaron desempleado desempleada',
  'hours shift shifts overtime schedule horas turno turnos horario',
  'company firm business shop store negocio empresa tienda local changarro',
  'customer client account cliente clientes clienta',
  'sales revenue ventas facturación',
  'supplier vendor proveedor distribuidor',
  'owner dueño dueña propietario propietaria',
  'husband spouse partner marido esposo pareja',
  'wife spouse partner esposa mujer pareja señora',
  'child children kid kids son daughter baby boy girl hijo hija hijos hijas niño niña niños niñas bebé',
  'mother mom mum mamá madre',
  'father dad papá padre',
  'brother sister sibling hermano hermana hermanos',
  'grandson granddaughter grandchild grandkid nieto nieta nietos',
  'grandmother grandfather abuelo abuela',
  'family relatives relative member familia parientes familiares familiar nephew niece cousin brother sister uncle aunt son daughter mother father husband wife boyfriend girlfriend sobrino sobrina primo prima hermano hermana tío tía hijo hija mamá papá esposo esposa marido',
  'household home boyfriend girlfriend husband wife partner son daughter mother father roommate pareja esposo esposa marido hijo hija',
  'helping help support sends ayuda ayudar apoya apoyo manda',
  'house home apartment place flat live lives living casa hogar departamento piso vivienda vivir vive domicilio',
  'put top extra add additional added sumar adicional agregar',
  'rent landlord renta alquiler casero',
  'mortgage hipoteca',
  'car vehicle truck van pickup auto coche carro camioneta troca ram altima honda toyota nissan ford chevy chevrolet silverado tacoma camry civic corolla jeep dodge kia hyundai mazda subaru volkswagen audi bmw fiat peugeot challenger charger explorer f-150 seat renault jetta tsuru versa aveo',
  'bike bicycle bici bicicleta',
  'hospital er emergency clinic urgencias clínica',
  'surgery operation procedure operated cirugía operación operaron operar',
  'sick ill illness disease health condition diagnosed enfermo enferma enfermedad enfermó salud',
  'accident crash fall fell hurt injury injured accidente choque chocaron cayó caída lesión',
  'died death dead pass passed funeral buried lost murió falleció muerte muerto funeral entierro fallecido',
  'say said tell told says dijo dijeron dice contó contaron prometió prometieron avisó',
  'well fine doing better now recovered bien mejor está estado',
  'took drove drive driven carried brought ride llevó trajo',
  'stiff owing owes cheat bankrupt under quebró',
  'split share half mitad compartir',
  'breakup broke up split separated break apart separó separaron terminaron',
  'pregnant baby due expecting embarazada bebé',
  'instrument piano guitar violin trumpet piano guitarra',
  'commission cut comisión comisiones bonus',
  'closing sale house deal venta cierre',
  'gave chip contributed lend lent help prestar prestó',
  'moved left leave moving mudó cambió',
  'eyes cataract vision ojos cataratas',
  'starts start begins begin first new empieza comienza',
  'closed shut closing reopened cerraron cerrado duró abierto',
  'power electricity freezer meter running luz electricidad medidor recibo',
  'mail letters delivered address forwarded',
  'wrote write letters writing complain complaint queja reclamación escribió',
  'fleet trucks own vehicles unidades tráileres camiones',
  'spouse wife husband esposa esposo marido mujer pareja novia novio',
  'inheritance estate uncle aunt herencia',
  'homeowners bought house home own compraron',
  'savings clean cleaned took ahorros',
  'operaron intervinieron operación operada cirugía',
  'competencia competition abrieron cuadras',
  'correr corrió despidió despedir laid lay off let installers',
  'casó boda fiesta wedding married',
  'chofer operador conductor driver',
  'garante avaló aval fiador cosigned guarantor',
  'escuchó oyó oír heard overheard',
  'grabación mensaje recording message voicemail',
  'lesionaste lesión rompió rodilla jugando',
  'aguinaldo prestación bonus',
  'ofreció condonar quitar autorizó prometió discount promised offered',
  'máster curso carrera estudios course studies',
  'haciendo entran gana ganando making earns',
  'respeto trató fatal grosero rude',
  'adquirió comprar compró buy',
  'mudó cambió casa',
  'parando vive viviendo quedando living staying',
  'póliza seguro vencer vigente',
  'edad años age old',
  'pareja novia novio embarazada',
  'aparato aire acondicionado compró instaló',
  'llegaba acostumbraba pagar antes usual',
  'lawyer paralegal cousin',
  'partner business firm socio cuñado',
  'helicopter flight flew fly flown air carried plane helicóptero vuelo volar volaron avión',
  'hurt injured injury broke broken wrist ankle leg arm fractured wound lastimó lastimado fracturó quebró herida',
  'drove drive driving driven ride rode truck car minivan maneja manejar conducir conduce',
  'machine equipment appliance dishwasher oven unit device máquina equipo aparato',
  'know knows aware sabe saben contado enterado enterada',
  'accounting accounts bookkeeper accountant books bookkeeping contabilidad contador contadora cuentas contable gestor gestora',
  'report expert assessment inspection informe perito peritaje dictamen',
  'fault breakdown gearbox engine avería falla rompió caja motor descompuso arruinó',
  'worry worries worried concern mind minds bother bothers preocupa preocupación teme miedo mal pesa',
  'treated emergency emergencies hospital admitted hospitalized atendieron emergencias internó interné internada internado internación internaron hospitalizado hospitalización',
  'teach teaches subject math maths materia enseña matemáticas clases asignatura profesor',
  'store stored storing keep keeps kept storage guarda guardado almacén bodega',
  'return returned returns filed file tax taxes prepared prepare',
  'sold sell auction sale value worth vendido venta subasta',
  'damage flood flooded water leak daños agua inundó mojó',
  'study studying studied program degree course class dental hygiene curso carrera estudios',
  'opened open existe fundó founded started since exists',
  'employees employee staff workers empleados empleado personal ayudante',
  'attorney lawyer counsel union sindicato abogado licenciado',
  'sign signed signature firma firmó firmar',
  'receipt receipts invoice ticket recibo comprobante folio',
  'steal stole stolen theft robaron robo hurtaron',
  'repossess repossessed picked towed took embargaron recogieron',
  'resend resent again sent send mailed mail mandó envió reenvió',
  'apply application form request solicitud formulario trámite',
  'used use spent usó usar gastó surtir surtirnos',
  'deliver delivered hand handed entregar entregó entregué solicitud',
  'helped help paid half ayudaba ayudó ayudaban pagaba mitad',
  'left quit dropped stopped leave dejaste dejó dejé abandonó abandonaste',
  'purchases purchase bought buy spent charges spend gastos compras consumos cargos muebles',
  'divorce separated separation split divorcio separó separación separaron',
  'insurance insurer coverage cover covered policy seguro aseguradora póliza cubre cubría cobertura',
  'pay paid payment payments installment pago pagos pagó pagar mensualidad abono cuota',
  'payday paycheck check wage wages salary sueldo salario quincena cheque nómina',
  'owe owed owes debt balance deuda debe debo adeudo',
  'loan borrow borrowed credit lend préstamo crédito prestó',
  'bought buy purchase purchased compró compra comprar',
  'money cash funds dinero lana plata efectivo',
  'amount figure sum cantidad monto cifra importe',
  'bill invoice statement factura recibo cuenta',
  'letter letters mail notice carta cartas aviso correo',
  'calls called phone llamada llamadas llamar llamaron teléfono',
  'email proof evidence receipt comprobante prueba recibo correo',
  'lawyer attorney legal abogado abogada',
  'promise promised agreement agreed arrangement plan promesa prometió acuerdo convenio',
  'expecting waiting coming payout refund commission deposit espera esperando reembolso devolución comisión depósito',
  'taxes tax impuestos sat hacienda',
  'school college university study studies escuela universidad estudia carrera',
  'fraud scam scammed stolen theft embezzled identity fraude estafa estafaron robo robaron desvió',
  'broke broken breakdown repair fix fixed descompuso arreglar reparar averió',
  'closed close shut cerró cerraron cierre',
  'rain storm weather flood flooded lluvia lluvias tormenta inundó inundación',
  'dog cat pet animal perro gato mascota',
  'pension retirement retired social security jubilado jubilada pensión jubilación seguro social',
  'sell sells selling sold vende vender vendió vendo',
  'clean cleaning cleaner limpia limpiar limpieza',
  'moved move moving mudó mudarse mudanza',
  'afraid scared worried terrified fear miedo preocupado preocupada angustia',
  'medicine medication pills treatment therapy medicinas medicamento tratamiento terapia',
  'cancelled cancel canceled returned return canceló cancelar devolvió devolver',
  'reduced cut fewer less recortaron redujeron menos bajaron',
  'student tuition colegiatura estudiante',
  'server waiter waitress restaurant bar mesero restaurante',
  'competitor competition opened competencia abrieron enfrente',
  'gambling gamble bet casino apuestas apostar juego',
  'drinking drink alcohol bebe tomar alcohol',
] as const

const stemmers: Record<Language, (word: string) => string> = { en: english, es: spanish }

const bothStems = (word: string) => languages.map((language) => stemOf(word, language))

/** Stems and families of words that were looked up before: the same few thousand words come again and again. */
const stemsKnown: Record<Language, Memo<string>> = { en: new Memo(8_192), es: new Memo(8_192) }
const familiesKnown = {
  en: new Memo<readonly string[]>(8_192),
  es: new Memo<readonly string[]>(8_192),
  either: new Memo<readonly string[]>(8_192),
}

/** The stem of a word in the given language, without accents. */
export function stemOf(word: string, language: Language): string {
  return stemsKnown[language].of(word, () => withoutAccents(stemmers[language](word)))
}

/** Most words have none, and what folds a whole line keeps it. */
function withoutAccents(stem: string): string {
  return /^[a-z0-9]*$/.test(stem) ? stem : folded(stem)
}

const familyOf = new Map<string, string[]>()

function join(stem: string, family: string): void {
  const held = familyOf.get(stem) ?? []
  if (!held.includes(family)) familyOf.set(stem, [...held, family])
}

families.forEach((line, at) => {
  for (const word of line.split(' ')) {
    if (idle.has(folded(word))) continue
    for (const stem of bothStems(folded(word))) join(stem, `#${at}`)
  }
})
// These are of one language: a stem of the other means something else ("pan", "once").
for (const language of languages)
  familyLines(language).forEach((line, at) => {
    for (const word of line.split(' '))
      if (!idle.has(folded(word))) join(`${language}:${stemOf(folded(word), language)}`, `${language}${at}`)
  })

/** The words of a text that say what it is about, without accents. */
export function contentWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word.length > 1 && !idle.has(word))
}

/** The content words of a text: stems in the given language, without accents. */
export function stemsOf(text: string, language: Language): string[] {
  return contentWords(text).map((word) => stemOf(word, language))
}

/** The families of the words of a text, in either language; those of one language only with it. */
export function familiesOf(text: string, language?: Language): string[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !idle.has(word))
  return [...new Set(words.flatMap((word) => familiesOfWord(word, language)))]
}

function familiesOfWord(word: string, language: Language | undefined): readonly string[] {
  return familiesKnown[language ?? 'either'].of(word, () =>
    [
      word,
      ...bothStems(word),
      ...(language === undefined ? [] : [`${language}:${stemOf(word, language)}`]),
    ].flatMap((key) => familyOf.get(key) ?? []),
  )
}

import { type Bank, firm, person, when } from '../voice.ts'
import { accents } from './accents.ts'
import { familiar, plural } from './forms.ts'
import { aggressive } from './aggressive.ts'
import { causes } from './causes.ts'
import { cooperative } from './cooperative.ts'
import { defensive } from './defensive.ts'
import { emotional } from './emotional.ts'
import { evasive } from './evasive.ts'
import { manipulative } from './manipulative.ts'
import { offScriptAnswers } from './off-script.ts'
import { politeButResistant } from './polite-but-resistant.ts'
import { sharedActs, sharedAnswers } from './shared-acts.ts'
import { threatening } from './threatening.ts'

/** Everything that a Spanish-speaking debtor can say. */
export const spanishBank: Bank = {
  language: 'es',
  voices: {
    cooperative,
    polite_but_resistant: politeButResistant,
    defensive,
    emotional,
    aggressive,
    evasive,
    manipulative,
    threatening,
  },
  acts: sharedActs,
  answers: { ...sharedAnswers, ...offScriptAnswers },
  pickUp: [
    person('¿Sí, hola?'),
    person('¿Hola?'),
    person('¿Sí, diga?'),
    person('¿Sí, quién habla?'),
    person('Hola, no se oye nada, ¿quién es?'),
    firm('{name}, buenos días, ¿con quién le^ comunico?'),
    firm('{name}, ¿sí?'),
    firm('Buenas, está hablando a {name}.'),
    firm('{name}, cuentas, ¿diga?'),
  ],
  listening: [
    'Siga^, le^ escucho.',
    'Aquí sigo.',
    '¿Y eso qué significa para mí*?',
    '¿Y entonces cómo quedamos?',
    'Bueno, lo estoy pensando.',
    '¿Qué sigue?',
    'Déjeme^ darle una vuelta.',
    'Oigo lo que me dice^.',
    '¿Y después?',
    'A ver, ¿cuál es su^ idea?',
    'Voy entendiendo por dónde va.',
    'Ya vi para dónde va esto.',
  ],
  beyond: [
    'Más allá de lo que ofrecí* no queda nada.',
    'Todo lo que pase de <mi|nuestra> cifra es dinero que no tengo*.',
    'Lo que dije* es lo último, atrás de eso no hay nada.',
    'Ojalá el mes alcance siquiera para <mi|nuestra> propia cifra.',
    'Por encima de lo que le^ dije* no hay de dónde.',
  ],
  comforted: [
    ...when(
      { formal: false },
      'Nada más necesitaba decirlo. Siga^.',
      'Ya. ¿En qué estábamos?',
      'Bueno, adelante.',
      'Un segundo y seguimos.',
    ),
    ...when(
      { formal: true },
      'Muy bien, continúe^.',
      'Puede^ proseguir.',
      'Con eso basta. ¿En qué estábamos?',
    ),
    'Estoy bien, puede^ seguir.',
    'Es que ha sido mucho.',
  ],
  causes,
  difficulty: {
    beginner: [
      'A lo mejor un plan chico me* serviría.',
      '¿Y si lo reparto* en el tiempo?',
      'Si los pagos son chicos, sí los sostengo*.',
      'Dígame^ cómo funciona y lo decido*.',
      'Pregúnteme^ lo que necesite~ saber.',
      '¿Podríamos ver una fecha que nos sirva a los dos?',
      'Yo creo que alguna forma ha de haber.',
      'Explíqueme^ las opciones, tengo un momento.',
    ],
    medium: [
      '¿Qué más me* puede^ ofrecer?',
      'Tendría que caber en <mi|nuestro> presupuesto.',
      'Tendría que saber bien a qué le estoy diciendo que sí.',
      '¿Es lo mejor que puede^ hacer?',
      '¿Eso me lo confirman?',
      'Depende de lo que pueda~ hacer por mí*.',
    ],
    advanced: [
      '¿Y cómo sé que ahí se acaba?',
      'Sus^ cartas no decían nada de eso.',
      'Todavía no me* ha~ dado una razón para decir que sí.',
      'Eso no resuelve <mi|nuestro> problema.',
      '¿Qué garantía me* dan?',
      'Promesas así ya he oído.',
      'Hasta ahora eso sólo le^ ayuda a usted^.',
      'Pide^ mucho y ofrece^ poco.',
    ],
    expert: [
      'Mándemelo^ en un correo y luego hablamos.',
      '¿Quién autorizó eso, y en qué términos?',
      'Hasta ahora ha~ sido todo muy vago, concrete^.',
      '¿Y los intereses se detienen o no?',
      '¿Usted^ firmaría~ eso?',
      '¿Qué le hace eso a <mi|nuestro> historial, exactamente?',
      'Ha~ contestado todo menos lo que pregunté.',
      'Lo voy* a comparar con lo que diga el acreedor original.',
      'Y deje^ el guion, se nota cuando lee^.',
    ],
  },
  details: [
    ...when(
      { debt: 'card' },
      'Los intereses de esa tarjeta se comen lo que pago*.',
      'Esa tarjeta ya la corté* hace tiempo.',
      'En esa tarjeta iba el súper y la gasolina, nada de lujos.',
      'Yo sé que sólo daba el mínimo.',
    ),
    ...when(
      { debt: 'medical' },
      'Nadie dice el precio antes de atender.',
      'Yo creía que el seguro cubría más.',
      'Desde una cama de hospital no se comparan precios.',
      'Los estados de cuenta del hospital no hay quien los entienda.',
    ),
    ...when(
      { debt: 'auto' },
      'Necesito* ese auto para ir a trabajar.',
      'Sin el auto se para todo.',
      'El auto ya vale menos de lo que debo* por él.',
      'Cada reparación sale de la misma bolsa que el crédito.',
    ),
    ...when(
      { debt: 'loan' },
      'Ese préstamo se veía chico cuando lo firmé*.',
      'Con el préstamo tapé* un hoyo y abrí* otro.',
      'Ese préstamo era para empezar de nuevo.',
    ),
    ...when(
      { debt: 'utility' },
      'Sin luz y sin gas no se puede vivir.',
      'Ese recibo se disparó en el invierno.',
      'Voy* apagando la luz de cada cuarto que dejo*.',
    ),
    ...when(
      { debt: 'home' },
      'Estamos hablando del techo de la familia.',
      'No puedo* perder la casa.',
      'La hipoteca se paga antes que todo, cuando se puede.',
    ),
    ...when(
      { debt: 'study' },
      'Estudié para ganar más, no para deber más.',
      'El título está en la pared y el préstamo en la espalda.',
    ),
    ...when(
      { debt: 'trade' },
      'Ese crédito era para que creciera el negocio.',
      'El banco era más amable cuando firmamos.',
      'El equipo que compramos con eso funciona, los que tardan son los clientes.',
    ),
    ...when(
      { debt: 'tax' },
      'Nadie duerme bien debiendo impuestos.',
      'Declaré* todo, sólo que fue más de lo que esperaba*.',
    ),
    ...when(
      { debt: 'account' },
      'Esa cuenta nunca fue grande, nada más fue creciendo.',
      'Apenas me* acuerdo* de haber abierto esa cuenta.',
    ),
    ...when(
      { income: 'low', type: 'individual' },
      'Lo que entra apenas da para la renta.',
      'Al final de la semana cuento monedas.',
      'Me sé de memoria el precio del pan y de la leche.',
      'No hay colchón, nunca lo hubo.',
    ),
    ...when(
      { income: 'medium', type: 'individual' },
      'No gano mal, sólo que ya no rinde como antes.',
      'En el papel me debería alcanzar, en el papel.',
    ),
    ...when(
      { income: 'high', type: 'individual' },
      'La gente cree que me sobra, y todo está comprometido.',
      'Un buen sueldo no sirve de nada cuando ya tiene dueño.',
      'Mientras más se gana, más se debe.',
    ),
    ...when(
      { type: 'business' },
      'Tenemos una nómina que pagar.',
      'Los proveedores ahora quieren todo de contado.',
      'No podemos cerrar el local por pagar una cuenta.',
      'Nuestro contador revisa cada pago.',
      'Cada semana decido qué factura puede esperar.',
    ),
    ...when(
      { type: 'individual' },
      'La renta va antes que todo.',
      'Con {trade} no se sabe qué traiga el mes.',
      'Hay meses en que {trade} no deja ni para el transporte.',
      'Cuando llega la cuenta de la luz ya ni la abro.',
      'Con {trade} no se iba a hacer rico nadie.',
      'El auto necesita llantas y va a tener que esperar.',
      'Todo subió, menos lo que gano.',
    ),
  ],
  accents,
  mixed: [],
  putsOff: {
    own_figure: [
      'Ésa fue <mi|nuestra> cifra, y sigue en pie.',
      'La cantidad está bien, es la que dije*.',
      'No es por la cifra, ésa la puse*.',
    ],
    date: [
      'Todavía no puedo* hablar de fechas.',
      '¿Un día? Para eso falta.',
      'Lo del día lo vemos después.',
      'Antes de la fecha hay otra cosa.',
      'No voy* a decir un día que no cumplo*.',
    ],
    method: [
      'Cómo pagar es lo de menos.',
      'Todavía no llegamos a cómo se paga.',
      'Con tarjeta o en efectivo, por ahora da igual.',
      'Eso lo vemos después.',
    ],
    affordability: [
      'Todavía no le^ puedo* dar una cifra.',
      'Si digo* una cifra ahora, la estoy* inventando.',
      'No voy* a soltar un número así nada más.',
      '¿Cuánto? La verdad, todavía no sé* decirle^.',
      'Es pronto para hablar de números.',
    ],
    recap: [
      'Espere^, yo no he quedado en eso.',
      'Todavía no hemos quedado en nada.',
      'Un momento, a eso no dije* que sí.',
      'Eso es lo que dice^ usted^, yo no lo dije.',
      'Va^ muy rápido.',
    ],
    anything_else: [
      'Sólo lo que ya le^ dije*.',
      'Nada más lo mismo, y sigue sin resolverse.',
      'Nada nuevo, con lo de antes basta.',
    ],
  },
  noBirthDate: [
    'Somos una empresa, no tenemos fecha de nacimiento que darle^.',
    '¿Fecha de nacimiento? Llamó^ a un negocio. Pídame^ el número de la cuenta.',
    'Esto es una empresa, aquí no hay cumpleaños. Yo llevo las cuentas.',
  ],
  foreign: [
    'En español no me sale, se^ lo digo como lo tengo escrito: {objection}.',
    'Eso lo digo mejor en inglés: {objection}.',
    '¿Cómo se dice? {objection}, ¿me entiende^?',
    'Con mis palabras: {objection}.',
    'Como decimos nosotros: {objection}.',
  ],
  labelled: [
    'Es por lo de siempre: {label}.',
    'Está el asunto este: {label}.',
    'Todavía no me ha~ dicho qué hacemos con una cosa: {label}.',
    'Yo vuelvo a lo mismo: {label}.',
    '<Mi|Nuestro> problema tiene nombre: {label}.',
    'Todo se reduce a una cosa: {label}.',
    'Mientras siga esto, no puedo* decir que sí: {label}.',
  ],
  noLead:
    /^[¿¡]?(?:mire|mirá|oiga|escuche|escuchame|a ver|bueno|pues|no|sí|si|ya|hola|buenas|buenos|ay|ah|eh|este|mmm|uy|ajá|claro|gracias|perdón|perdone|disculpe|por favor|así|y|o|pero|porque|quizá|creo|supongo|puede que|a lo mejor|como que|probablemente|tal vez|la verdad|dios|es que|caray|carajo|maldita|lamentablemente|con todo respeto|con el debido|como|otra vez|que conste|entre|qué|quién|por qué|cómo|bien|muy bien|efectivamente|en efecto|perfecto|de acuerdo|trato|va|sale|listo|está bien|o sea|déjeme|deje|espere|señor|che)(?!\p{L})/iu,
  plural,
  familiar,
}

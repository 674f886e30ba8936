import type { VideoLesson } from '../../lesson.ts'

export const theAmountIsWrong: VideoLesson = {
  id: 'the-amount-is-wrong',
  type: 'video',
  intro:
    'A Francisco Nava le recogieron la camioneta y la vendieron. Después de la venta quedaron 7,800 dólares por pagar. En un mes le han dicho cuatro cifras distintas. Fíjese en cómo se responde a la duda: no con una oferta, sino con un desglose.',
  debtor: 'Francisco Nava',
  lines: [
    {
      speaker: 'debtor',
      text: '¿Hoy qué cifra toca? La semana pasada eran 8,400. Yo no pago una lotería.',
    },
    {
      speaker: 'agent',
      text: 'Cuatro llamadas y cuatro cifras: así yo tampoco pagaría. ¿Cuáles le dieron?',
      note: 'Lo reconoce con el detalle, sin decir quién tiene razón. Luego pregunta por hechos.',
    },
    { speaker: 'debtor', text: '8,400, 7,800, 9,000 y una con siete. Nadie me pudo explicar nada.' },
    {
      speaker: 'agent',
      text: 'Entonces vamos por partes. Del préstamo faltaban 15,200 cuando recogieron la camioneta. La venta dejó 7,900. Quedan 7,300. ¿Qué tiene usted de su lado?',
      note: 'Una cuenta que él puede seguir con lápiz. Cada parte puede estar bien o mal por sí sola.',
    },
    { speaker: 'debtor', text: 'Los 15,200 están bien, tengo esa carta. ¿Entonces por qué 7,800?' },
    {
      speaker: 'agent',
      text: '500 son el costo de la grúa y de la subasta. Esa es la parte que yo revisaría si fuera usted. No tengo aquí el comprobante.',
      note: 'Dice abiertamente lo que no sabe. Eso cuesta un momento y le gana el resto de la llamada.',
    },
    { speaker: 'debtor', text: '¿Quinientos de grúa? ¡Si estaba en mi propio patio!' },
    {
      speaker: 'agent',
      text: 'Es una buena razón para disputarlo. Puede disputar todo o solo esa parte, por escrito, y recibe los comprobantes antes de que sigamos. ¿Le doy la dirección o la quiere por correo electrónico?',
      note: 'Ofrece el derecho antes de que se lo exijan y explica el siguiente paso.',
    },
    { speaker: 'debtor', text: 'Por correo. ¿Y mañana me vuelve a llamar, como los otros?' },
    {
      speaker: 'agent',
      text: 'No. Ahora mismo registro que disputa los 500 y que el asunto se detiene hasta que tenga los comprobantes. Tendrá noticias con esa carta y no antes.',
      note: 'Qué se registra, qué se detiene y cuándo tendrá noticias. Nada de «ya veremos».',
    },
    {
      speaker: 'debtor',
      text: 'Está bien. Lo demás sí lo debo, no estoy loco. Quiero saber qué estoy pagando, es todo.',
    },
    {
      speaker: 'agent',
      text: 'Me parece justo. ¿Quiere que hablemos de los 7,300 ahora o cuando toda la cuenta esté clara?',
      note: 'La elección es de él. Presionar ahora echaría a perder lo que se ganó con el desglose.',
    },
    {
      speaker: 'debtor',
      text: 'Cuando esté clara. Pero entonces hablo con usted y no con cuatro personas.',
    },
    {
      speaker: 'agent',
      text: 'Entonces conmigo: Laura, extensión 214. La carta sale hoy y anoté que quiere tratar todo con una sola persona. Gracias por revisarlo conmigo, señor Nava.',
      note: 'No hubo dinero y aun así fue una buena llamada: él mismo dijo qué debe y con quién lo hablará.',
    },
  ],
  takeaways: [
    'La duda se responde con un desglose y con comprobantes.',
    'Diga lo que no sabe: eso vuelve creíble lo demás.',
    'Ofrezca la disputa antes de que se la exijan y diga qué se detiene mientras tanto.',
  ],
}

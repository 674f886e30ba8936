import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const fromFullToPlan: ReadingLesson = {
  id: 'from-full-to-plan',
  type: 'reading',
  intro:
    'También una negociación tiene un orden. Empieza por lo mejor para los dos, el monto completo de una vez, y baja solo lo necesario. Quien empieza por la oferta más baja ya no tiene nada que dar.',
  sections: [
    {
      id: 'ladder',
      title: 'La escalera',
      blocks: [
        {
          steps: [
            'El monto completo, en uno o dos pagos: «¿Sería posible liquidarlo con su sueldo del 15?».',
            'Una quita: menos del total, de una vez, y lo demás se perdona. Solo si el acreedor la permite.',
            'Un plan: el monto completo en partes que caben en el mes.',
            'Un primer pago pequeño y una fecha para volver a hablar.',
            'Hoy ningún pago, pero sí un motivo, una fecha y la puerta abierta.',
          ],
        },
        'Pregunte por cada peldaño una sola vez y escuche. Un no con motivo lleva un peldaño abajo; un no sin motivo lleva a una pregunta.',
      ],
    },
    {
      id: 'say',
      title: 'Cómo se dice una oferta',
      blocks: [
        {
          instead: 'Quizá podríamos ver algo como cincuenta al mes, si le parece, o menos.',
          say: 'Me dijo que le quedan ciento cincuenta. 100 dólares el 16 de cada mes: ¿lo puede sostener?',
          why: 'Un motivo, una cifra, un día y una pregunta. Y no se retira nada antes de que la otra parte responda.',
        },
        'Después de la cifra, silencio. Quien habla primero después de una oferta casi siempre la baja.',
      ],
    },
    {
      id: 'counter',
      title: 'Cuando llega una contraoferta',
      blocks: [
        {
          list: [
            'Agradézcala: una contraoferta significa que alguien quiere llegar a un acuerdo.',
            'Pregunte de dónde sale la cifra: «¿Cómo llegó a sesenta?».',
            'Ceda algo solo a cambio de algo: una cantidad menor por una fecha más próxima, un plan más largo por un pago automático.',
            'Deténgase en lo que permite el mes. Una cantidad sacada a presión vuelve como promesa rota.',
          ],
        },
        'Si alguien dice «su compañero me prometió la mitad», busque en el expediente y diga lo que encuentra. Ni lo acepte ni lo llame mentira: «No tengo registro de eso. Lo que puedo ofrecerle hoy es esto».',
      ],
    },
    {
      id: 'lawful',
      title: 'Urgencia honesta',
      blocks: [
        'Un motivo para actuar hoy es lícito si es cierto: un recargo que se puede evitar, una oferta del acreedor que vence. Un plazo inventado es un engaño, y el último que alguien cree.',
        {
          rule: 'Ninguna amenaza de una acción ilícita o que no se piensa tomar, ninguna afirmación falsa sobre la deuda, ninguna demanda por una deuda prescrita.',
          by: citations.threatsAndTimeBarred,
        },
        {
          rule: 'Ninguna amenaza de una acción ilícita o que no se piensa tomar.',
          by: citations.threats,
        },
        {
          rule: 'En Estados Unidos, lo perdonado a partir de 600 dólares por lo general se informa a la autoridad fiscal. Diga que puede influir en sus impuestos y deje la asesoría a un asesor fiscal.',
          by: citations.forgivenIsReported,
        },
      ],
    },
    {
      id: 'mexico',
      title: 'En México',
      blocks: [
        'El despacho no recibe el dinero: los pagos van a la institución, a su propia cuenta, y el acuerdo se pone por escrito con la referencia para pagar.',
        {
          rule: 'El despacho documenta por escrito el acuerdo con la persona y no recibe directamente el pago.',
          by: citations.paidToTheLender,
        },
      ],
    },
  ],
  takeaways: [
    'La escalera se baja peldaño por peldaño y nunca por debajo de lo que permite el mes.',
    'Cifra, día, pregunta, silencio.',
    'Ceda algo solo a cambio de algo.',
    'La urgencia tiene que ser cierta.',
  ],
}

import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const callStructure: ReadingLesson = {
  id: 'call-structure',
  type: 'reading',
  intro:
    'Una llamada de cobranza tiene seis pasos, y el orden importa. Los tres primeros protegen al cliente y a usted; los tres últimos deciden si se paga algo. Quien se salta un paso lo paga dos pasos después.',
  sections: [
    {
      id: 'open',
      title: '1. Abrir: diga quién es',
      blocks: [
        'Su nombre, la empresa y que la llamada se graba. Después pregunte por la persona con nombre y apellido. Hable despacio: en los primeros diez segundos se decide si alguien escucha o si busca el botón para colgar.',
        {
          instead: 'Hola, ¿Karen? Le hablo por su cuenta.',
          say: 'Buenos días, mi nombre es Laura, le llamo de Cobranza Norte y la llamada se graba. ¿Podría hablar con Karen Whitfield?',
          why: 'Para quien comparte la casa, la palabra «cuenta» ya suena a deuda. El nombre completo busca a una sola persona y no le dice nada a nadie más.',
        },
        {
          rule: 'Si contesta otra persona, usted da su propio nombre; la empresa se dice solo si la preguntan, y la deuda nunca.',
          by: citations.thirdPartyAnswers,
        },
      ],
    },
    {
      id: 'verify',
      title: '2. Verificar: sepa con quién habla',
      blocks: [
        'Pida uno o dos datos que solo esa persona conoce: la fecha de nacimiento, los últimos cuatro dígitos de un número que usted tiene en el expediente. La persona dice el dato y usted lo compara. Nunca lo lea usted para que le digan que sí.',
        {
          rule: 'De una deuda se habla con el consumidor y con muy pocas personas más, como su cónyuge o su abogado. Quien la menciona a alguien más infringe la ley, aunque sea sin querer.',
          by: citations.whoElseMayHear,
        },
        {
          rule: 'De una deuda se habla solo con quien la debe, con quien responde por ella y con quien actúa por esa persona. Quien la menciona a alguien más infringe la ley, aunque sea sin querer.',
          by: citations.debtIsPrivate,
        },
        'Si la persona no quiere confirmar, no insista. Diga que solo puede continuar cuando sepa con quién habla, ofrezca un número para devolver la llamada y despídase con amabilidad.',
      ],
    },
    {
      id: 'disclose',
      title: '3. Avisar: diga para qué es la llamada',
      blocks: [
        {
          rule: 'La primera comunicación dice que se intenta cobrar una deuda y que la información se usará para eso. Las siguientes dicen que vienen de un cobrador de deudas. Se dice en el idioma de la llamada.',
          by: citations.notice,
          say: 'Este es un intento de cobrar una deuda y cualquier información obtenida se usará para ese fin.',
        },
        {
          rule: 'En el primer contacto se dice quién llama y de qué despacho, qué entidad dio el crédito, de qué contrato y monto se trata, cómo se liquida, dónde quejarse y que solo se paga a la entidad. Vale para deudas con entidades financieras.',
          by: citations.firstContact,
          say: 'Me llamo Laura Reyes, del Despacho Norte, por encargo de Banco Sol, por su contrato 1184 y un saldo de 12,800 pesos. Puede liquidarlo en un pago o en mensualidades. Usted paga solo al banco, y este es el número de su unidad de quejas.',
        },
        'Después, los hechos en una sola frase: el acreedor, el monto y el concepto. «640 dólares de la Clínica del Lago, por su cirugía de marzo.» Quien sabe de qué se trata pregunta menos y se enoja menos.',
      ],
    },
    {
      id: 'listen',
      title: '4. Escuchar: averigüe qué pasó',
      blocks: [
        'Ahora pregunte y guarde silencio. «¿Qué pasó para que esto quedara pendiente?» hace aparecer el motivo. Y el motivo decide lo que sigue: a quien se le olvidó le sirve una fecha; a quien perdió el trabajo, un plan; a quien cree que el monto está mal, un documento.',
        'Antes de seguir, repita con sus propias palabras lo que oyó. Una emoción que nadie atendió vuelve convertida en objeción.',
      ],
    },
    {
      id: 'solve',
      title: '5. Resolver: una oferta a la medida',
      blocks: [
        'Pregunte qué es posible antes de decir una cifra. Luego baje la escalera peldaño por peldaño: el monto completo, una quita si el acreedor la permite, un plan y, si hoy nada de eso es posible, una fecha para volver a hablar.',
        {
          list: [
            'Una oferta es una sola frase. Dígala y espere.',
            'Una cifra por debajo de lo que dice que le queda se sostiene más que una por encima.',
            'Lo que usted no puede autorizar no se menciona.',
          ],
        },
      ],
    },
    {
      id: 'close',
      title: '6. Cerrar: dígalo una vez más',
      blocks: [
        'Monto, fecha, forma de pago y qué hacer si no se puede cumplir. Luego pregunte: «¿Coincide con lo que usted entendió?». Mándelo por escrito y anótelo en el expediente con palabras que entienda un colega.',
        {
          instead: 'Perfecto, quedamos así. ¡Hasta luego!',
          say: 'Entonces: 130 dólares el 16 con tarjeta y luego cada mes. Si surge algo, llame antes de la fecha. ¿Así lo entendió usted?',
          why: 'Una promesa que las dos partes dijeron en voz alta se cumple más que una que se dio por hecha.',
        },
      ],
    },
  ],
  takeaways: [
    'Abrir, verificar, avisar, escuchar, resolver, cerrar.',
    'Nada sobre una deuda antes de saber quién está en la línea.',
    'El motivo va antes de la oferta; el resumen, después del acuerdo.',
  ],
}

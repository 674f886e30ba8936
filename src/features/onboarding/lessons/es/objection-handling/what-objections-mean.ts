import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const whatObjectionsMean: ReadingLesson = {
  id: 'what-objections-mean',
  type: 'reading',
  intro:
    'Una objeción no es un no. Es la primera frase de un motivo. Quien discute la frase nunca oye el motivo; quien pregunta casi siempre encuentra algo con qué trabajar.',
  sections: [
    {
      id: 'four-kinds',
      title: 'Cuatro clases',
      blocks: [
        {
          list: [
            '«No puedo»: falta dinero o llega después. Se responde con preguntas sobre el mes y luego con un plan.',
            '«Yo no debo eso»: hay duda sobre el monto, la deuda o la persona. Se responde con pruebas, nunca con una oferta.',
            '«Así no»: el trato, la hora, la confianza. Se responde cambiando el trato.',
            '«Ahora no»: se pospone. Se responde preguntando qué será distinto entonces.',
          ],
        },
        'Las mismas palabras pueden ser de clases distintas. «Tengo que hablarlo con mi esposa» puede ser cierto, puede ser vergüenza o puede ser una salida de la llamada. Eso se averigua preguntando, no adivinando.',
      ],
    },
    {
      id: 'steps',
      title: 'Reconocer, preguntar, responder, comprobar',
      blocks: [
        {
          steps: [
            'Reconozca: muestre que oyó. Ni dé la razón ni contradiga.',
            'Pregunte: una sola pregunta que busque el motivo de fondo.',
            'Responda al motivo y no a la frase.',
            'Compruebe: «¿Con eso queda resuelto o hay algo más?».',
          ],
        },
        {
          call: [
            ['debtor', 'Necesito más tiempo.'],
            ['agent', 'Necesita tiempo. ¿Qué va a entrar que hoy le falta?'],
            ['debtor', 'La aseguradora me debe lo del coche. Me dijeron que el 20.'],
            [
              'agent',
              'Entonces el 20 es nuestra fecha. ¿Y si ponemos el primer pago el 22, para que el dinero de verdad haya llegado?',
            ],
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Tres maneras de perderla',
      blocks: [
        {
          instead: 'Pero algún día lo tiene que pagar.',
          say: '¿Qué tendría que cambiar para que fuera posible un pago?',
          why: 'Un contraargumento hace que la otra parte argumente mejor. Una pregunta hace que busque una respuesta.',
        },
        {
          list: [
            'Responder otra cosa: «Sí, pero también tenemos un plan». Una respuesta que no viene al caso cuesta más que ninguna.',
            'Pasarla por alto: lo que no se respondió regresa, y más fuerte.',
            'Responder demasiado pronto: mientras alguien está alterado no le llega ningún argumento. Primero la emoción, luego el motivo.',
          ],
        },
      ],
    },
    {
      id: 'right',
      title: 'Cuando una objeción es un derecho',
      blocks: [
        'Algunas frases son más que objeciones. «Esa deuda no es mía», «deje de llamarme», «hable con mi abogado», «estoy en quiebra»: ahí no se negocia nada. Se registra, se hace lo que pide la ley y se le dice a la persona.',
        {
          rule: 'Quien disputa la deuda por escrito dentro del plazo de validación recibe comprobantes antes de que el cobro continúe.',
          by: citations.proofBeforeCollecting,
        },
      ],
    },
  ],
  takeaways: [
    'Pregunte por el motivo antes de responder.',
    'Responda a lo que se planteó; después compruebe si bastó.',
    'La duda se responde con pruebas, no con un descuento.',
    'Un derecho se respeta, no se «maneja».',
  ],
}

import type { ReadingLesson } from '../../lesson.ts'

export const empathyWithContent: ReadingLesson = {
  id: 'empathy-with-content',
  type: 'reading',
  intro:
    'La empatía no es una voz suave ni un «lo entiendo». Es la prueba de que usted oyó lo que le dijeron. Quien tiene esa prueba deja de repetirlo, y solo entonces puede escuchar números.',
  sections: [
    {
      id: 'why',
      title: 'Por qué va antes de la solución',
      blocks: [
        'Una persona que acaba de decir «murió mi mamá» no puede comparar dos planes de pago. No es falta de voluntad: la angustia ocupa la atención que necesita una decisión. Si usted pasa de inmediato al monto, las siguientes tres respuestas serán sobre su trato y no sobre el dinero.',
        'Los deudores de este portal funcionan igual. Un motivo o un desahogo que nadie atiende se queda en el aire: toda oferta posterior vale menos y el enojo crece solo. Una frase acertada lo despeja.',
      ],
    },
    {
      id: 'parts',
      title: 'Las tres partes de una buena frase',
      blocks: [
        {
          steps: [
            'Nombre lo que pasó, con sus propias palabras: «En marzo perdió el contrato con el hotel».',
            'Nombre lo que eso le causa, sin exagerar: «Así que por ahora no hay un ingreso fijo».',
            'Haga una pregunta abierta que permita avanzar: «¿Cuánto entra ahora en una semana normal?».',
          ],
        },
        {
          instead: 'Lo entiendo, pero la cuenta tiene 90 días de atraso.',
          say: 'Dos meses sin viajes y además tuvo que reparar el coche. ¿Cómo le va desde que volvió a manejar?',
          why: '«Lo entiendo, pero» quita con la segunda mitad lo que dio con la primera. Un detalle no se puede fingir: demuestra que usted escuchó.',
        },
      ],
    },
    {
      id: 'dose',
      title: 'La dosis',
      blocks: [
        'La primera frase acertada hace mucho efecto; la segunda, menos; la quinta ya es una muletilla. Dígala cuando se dijo algo nuevo: un motivo, una preocupación, un desahogo. Entre una y otra, trato amable y hechos.',
        {
          list: [
            'No compare: con «a mí también me pasó», la llamada pasa a tratarse de usted.',
            'No prometa lo que no puede saber: «todo va a salir bien» no le toca decirlo.',
            'No juzgue: «¿por qué no llamó antes?» es un reproche con signos de pregunta.',
            'No diagnostique: diga «suena agotador», nunca «usted está deprimida».',
          ],
        },
      ],
    },
    {
      id: 'firm',
      title: 'Con empatía y con firmeza',
      blocks: [
        'Tomar en serio una emoción no es perdonar la deuda. Las dos cosas caben en el mismo turno: primero la persona, luego el asunto.',
        {
          call: [
            ['debtor', 'Mi mamá estuvo dos meses en el hospital. Ahora ni siquiera puedo pensar en esto.'],
            [
              'agent',
              'Dos meses entre el hospital y sus hijos: lo siento, es mucho para una sola persona. No quiero hacerlo más pesado. Veamos juntos si se puede una cantidad pequeña, o si primero conviene fijar una fecha dentro de unas semanas.',
            ],
          ],
        },
        'Al final de ese turno el saldo sigue ahí, y la persona también.',
      ],
    },
  ],
  takeaways: [
    'Repita lo que pasó con sus propias palabras y haga una sola pregunta.',
    'Después de la empatía no va un «pero».',
    'Una vez por cada cosa nueva que se dijo; las fórmulas repetidas no valen nada.',
    'Primero la persona y luego el asunto, en el mismo turno.',
  ],
}

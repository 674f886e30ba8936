import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const angerAndThreats: ReadingLesson = {
  id: 'anger-and-threats',
  type: 'reading',
  intro:
    'Hay quien grita y quien amenaza con abogados, con la prensa o con algo peor. Casi nunca es contra usted: solo es quien estaba en la línea. Esta lección trata de conservar la calma sin ablandarse y del punto en que se termina una llamada.',
  sections: [
    {
      id: 'read',
      title: 'Lo que quiere el enojo',
      blocks: [
        'El enojo quiere que lo vean. Sube cuando se le pasa por alto y baja cuando alguien nombra su motivo. En los deudores del portal es igual: con cada turno que lo ignora, crece; con una frase acertada baja enseguida y a la vista.',
        {
          call: [
            ['debtor', '¡Me llamaron cuatro veces esta semana! ¡Cuatro!'],
            [
              'agent',
              'Cuatro veces en una semana. A mí también me molestaría. Eso se acaba: de aquí en adelante le llamo yo y solo cuando lo hayamos acordado. ¿Cuándo le conviene?',
            ],
          ],
        },
        'Diga solo lo que puede cumplir. La promesa «eso se acaba» tiene que quedar registrada antes de terminar la llamada.',
      ],
    },
    {
      id: 'voice',
      title: 'Más despacio, más bajo, más breve',
      blocks: [
        {
          list: [
            'Deje terminar. Si interrumpe a alguien, empieza otra vez desde el principio.',
            'Responda más despacio y en voz más baja que la otra persona. Después de dos o tres turnos la gente se va acercando.',
            'Frases cortas. Una persona enojada oye las primeras siete palabras.',
            'Nunca «cálmese». Nunca ha calmado a nadie.',
          ],
        },
      ],
    },
    {
      id: 'boundary',
      title: 'Poner un límite',
      blocks: [
        'Una voz fuerte no es razón para colgar. Los insultos contra usted sí lo son para poner un límite: una vez, con calma y con una propuesta.',
        {
          instead: '¡Yo no tengo por qué aguantar eso!',
          say: 'Quiero resolver esto con usted, y para eso necesito que hablemos sin insultos. ¿Podemos seguir así?',
          why: 'Un deseo, una condición, una pregunta. Sin reproche y con el camino de vuelta abierto.',
        },
        'Si continúa: avise y termine la llamada. «Voy a terminar esta llamada. Mañana desde las nueve puede comunicarse con nosotros». Anote lo que se dijo, palabra por palabra.',
      ],
    },
    {
      id: 'threats',
      title: 'Amenazas contra usted o la empresa',
      blocks: [
        {
          list: [
            '«Mi abogado se va a enterar.» Puede ser un derecho: pida los datos del abogado y deje de pedir dinero.',
            '«Voy a ir a la prensa, a la autoridad.» Está en su derecho. Diga dónde se reciben las quejas, sin ironía.',
            '«Sé dónde trabaja.» Quédese en los hechos, termine la llamada y avise de inmediato a su supervisor. No responda con otra amenaza.',
          ],
        },
        {
          rule: 'Lo que diga la persona deudora no le da derecho a nada que esté prohibido: ni insultos, ni amenazas, ni groserías de vuelta.',
          by: citations.respect,
        },
      ],
    },
    {
      id: 'true-core',
      title: 'Busque el reclamo de fondo',
      blocks: [
        'En muchas amenazas hay un reclamo justificado: mercancía dañada, una cifra equivocada, una promesa que no se cumplió. Quien lo encuentra y lo reconoce vuelve innecesaria la amenaza.',
        {
          instead: 'Con amenazas no va a llegar a ninguna parte, señor Salgado.',
          say: 'Mencionó mercancía dañada y que nadie atendió su reclamación. Veamos eso primero. ¿Qué entrega fue?',
          why: 'Deja de lado la amenaza y atiende el asunto. Cuando eso esté resuelto, se podrá hablar de lo demás.',
        },
      ],
    },
  ],
  takeaways: [
    'Nombre el motivo del enojo; entonces baja.',
    'Más despacio, más bajo y más breve que la otra parte.',
    'Un solo límite, dicho con calma y con camino de vuelta; después se termina la llamada.',
    'Busque el reclamo justificado detrás de una amenaza.',
  ],
}

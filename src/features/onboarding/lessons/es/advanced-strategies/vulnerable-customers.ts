import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const vulnerableCustomers: ReadingLesson = {
  id: 'vulnerable-customers',
  type: 'reading',
  intro:
    'Cualquiera puede estar en situación vulnerable por un tiempo: tras una muerte, durante una enfermedad o una separación, sin trabajo, o cuando no entiende un contrato. Pocas veces se lo dirán. Lo notará, si sabe qué escuchar. Lo que haga entonces decide mucho más que un pago.',
  sections: [
    {
      id: 'signs',
      title: 'Lo que puede oír',
      blocks: [
        {
          list: [
            'La vida: una muerte, una enfermedad, alguien a quien cuidar, violencia en casa, sin trabajo, sin vivienda.',
            'La comprensión: la misma pregunta tres veces, pausas largas, un sí a todo, alguien que susurra al fondo.',
            'El dinero: se ahorra en comida o medicinas, un préstamo paga otro, las tarjetas están al tope.',
            'La desesperanza: «ya no puedo más», «todos estarían mejor sin mí», «de todos modos ya se acabó todo».',
          ],
        },
        'Una sola señal no prueba nada. Es una razón para ir más despacio y preguntar.',
      ],
    },
    {
      id: 'steps',
      title: 'Cuatro pasos',
      blocks: [
        {
          steps: [
            'Deténgase. Ninguna cifra, ninguna fecha, ningún siguiente paso.',
            'Atiéndalo con un detalle: «Desde mayo cuida usted a su papá».',
            'Pregunte qué ayudaría en esta llamada: hablar más despacio, otro día, una persona de confianza en la línea, una carta.',
            'Actúe: anote lo acordado, ofrezca el programa de apoyo o una asesoría y fije una pausa más larga.',
          ],
        },
        {
          instead: 'Lamento su pérdida. Ahora, sobre el pago.',
          say: 'Siento mucho lo de su mamá. No tenemos que resolver esto hoy. ¿Le ayudaría que llame en cuatro semanas o prefiere una carta?',
          why: 'La primera frase solo cumple con mencionar una emoción. La segunda cambia algo.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Lo que usted anota',
      blocks: [
        'La salud es de lo más delicado que se puede saber de alguien. Pregunte si puede anotarlo, y anote lo que se desprende de ello y no el diagnóstico: «hablar despacio; cartas con letra grande; no llamar antes de las 11» en lugar del nombre de una enfermedad.',
        {
          call: [
            [
              'agent',
              '¿Puedo anotar que las mañanas son difíciles para usted? Así nadie le llamará antes de las once.',
            ],
            ['debtor', 'Sí, por favor. Las pastillas me ponen lenta.'],
            ['agent', 'Voy a poner: sin llamadas antes de las once. No hace falta que diga nada más.'],
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Por qué también es la ley',
      blocks: [
        {
          rule: 'Aprovecharse indebidamente de alguien que no entiende o que no puede proteger sus intereses es una práctica abusiva.',
          by: citations.vulnerable,
        },
        {
          rule: 'Está prohibida la conducta cuya consecuencia natural sea hostigar, oprimir o abusar de una persona.',
          by: citations.harassment,
        },
        'En México lo abarca el trato respetuoso que exige la CONDUSEF, y a las personas adultas mayores que no son quienes deben no se les aborda por una deuda.',
      ],
    },
    {
      id: 'despair',
      title: 'Cuando alguien ya no quiere vivir',
      blocks: [
        'Entonces deja de ser una llamada de cobranza. Hable con calma. Pregunte directamente, porque preguntar no le mete la idea a nadie: «¿Está pensando en quitarse la vida?». Quédese en la línea. Pida a un colega que avise a su supervisor.',
        {
          list: [
            'México: Línea de la Vida, 800 911 2000, día y noche.',
            'Estados Unidos: 988, línea de prevención del suicidio y crisis, por llamada o mensaje, día y noche; en español, opción 2.',
            'En peligro inmediato: 911 en los dos países.',
          ],
        },
        {
          instead: 'Seguro no es para tanto. ¿Lo dejamos en 40?',
          say: 'Qué bueno que me lo dice. La cuenta no importa ahora. ¿Está pensando en quitarse la vida? ... Me quedo en la línea. Hay alguien que está justamente para esto; ¿me permite comunicarle?',
          why: 'Se toma en serio, se pregunta directamente, se ofrece ayuda y no se cuelga. El dinero espera.',
        },
        'Después avise a su supervisor, registre la pausa en el cobro y tómese usted un descanso. Una llamada así no se deja atrás como las demás.',
      ],
    },
  ],
  takeaways: [
    'Una señal es una razón para ir más despacio y preguntar.',
    'Detenerse, atender, preguntar qué ayuda, actuar.',
    'Se anota lo que se desprende, no el diagnóstico.',
    'Ante la desesperanza: no cobrar, preguntar directamente, quedarse en la línea, comunicar con ayuda.',
  ],
}

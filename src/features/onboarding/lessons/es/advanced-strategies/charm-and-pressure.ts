import type { VideoLesson } from '../../lesson.ts'

export const charmAndPressure: VideoLesson = {
  id: 'charm-and-pressure',
  type: 'video',
  intro:
    'Paula Garza tiene una empresa de banquetes y debe 12,000 dólares de un préstamo para equipo. Es encantadora y rápida, y con cada frase cambia un poco el acuerdo. La agente sigue amable y no cede. Fíjese en lo que no hace.',
  debtor: 'Paula Garza',
  lines: [
    {
      speaker: 'debtor',
      text: '¡Por fin una voz agradable! Su compañero también era un encanto: la mitad de descuento, me dijo.',
    },
    {
      speaker: 'agent',
      text: 'Gracias. No tengo registro de la mitad. Lo que tengo aquí son 12,000 dólares, y lo que puedo ofrecerle es un plan. ¿Lo vemos?',
      note: 'El halago se agradece y no se paga. Nada de discutir sobre el compañero: qué está registrado y qué es posible.',
    },
    {
      speaker: 'debtor',
      text: 'Pero me lo prometió. Seguro que lo encuentra, si de verdad quiere ayudarme.',
    },
    {
      speaker: 'agent',
      text: 'Sí quiero ayudarle, por eso no le voy a prometer algo que no pueda cumplir. Si lo tiene por escrito, mándemelo y hoy mismo pido que lo revisen.',
      note: '«Si de verdad quiere ayudarme» es una prueba. Responde con franqueza y deja un camino para demostrarlo.',
    },
    {
      speaker: 'debtor',
      text: 'Ay, fue por teléfono, ya sabe. Bueno: nada hasta el verano y entonces todo junto.',
    },
    {
      speaker: 'agent',
      text: '¿Qué pasa en el verano para que sean posibles 12,000?',
      note: 'Ni sí ni no. Una pregunta que cualquier plan real puede contestar.',
    },
    {
      speaker: 'debtor',
      text: '¡La temporada! Las bodas. Ya tengo tres apartadas este mes.',
    },
    {
      speaker: 'agent',
      text: 'Tres bodas este mes: felicidades. ¿Cuándo entran los anticipos?',
      note: 'Escuchó bien. El dinero que supuestamente llega en verano, en parte está llegando ahora.',
    },
    {
      speaker: 'debtor',
      text: 'Es usted buena. El primero el viernes, dos mil. Pero lo necesito para los ingredientes, mi reina.',
    },
    {
      speaker: 'agent',
      text: 'Claro que primero van las bodas, de ahí sale lo demás. ¿Cuánto de los dos mil se llevan los ingredientes?',
      note: 'El negocio tiene que seguir: en eso están de acuerdo. Luego la cifra, para que «lo necesito» tenga un tamaño.',
    },
    { speaker: 'debtor', text: 'Unos mil cuatrocientos.' },
    {
      speaker: 'agent',
      text: 'Entonces el viernes son posibles 400 y quedan doscientos de colchón. Y después la misma parte de cada anticipo: la quinta parte. ¿Se puede?',
      note: 'Una proporción en lugar de una suma fija: se ajusta al negocio y no se regatea cada vez.',
    },
    { speaker: 'debtor', text: 'La quinta parte de cada uno... Usted no suelta, ¿verdad?' },
    {
      speaker: 'agent',
      text: 'Un buen plan, no. 400 este viernes por transferencia, luego la quinta parte de cada anticipo al día siguiente de que llegue, y en septiembre lo revisamos juntas. En una hora lo tiene por correo; contésteme, por favor, que está correcto.',
      note: 'Por escrito y confirmado por ella: la próxima vez nadie pudo haber prometido otra cosa.',
    },
    { speaker: 'debtor', text: 'Mándelo. Y me saluda a su compañero.' },
  ],
  takeaways: [
    'Un halago se agradece, no se paga.',
    'Lo «prometido» se rige por los registros; lo posible es lo que usted ofrece.',
    'A un plan vago se le hacen preguntas hasta que tenga cifras y días.',
    'Por escrito y con confirmación.',
  ],
}

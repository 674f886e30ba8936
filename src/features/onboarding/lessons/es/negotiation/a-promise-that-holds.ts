import type { VideoLesson } from '../../lesson.ts'

export const aPromiseThatHolds: VideoLesson = {
  id: 'a-promise-that-holds',
  type: 'video',
  intro:
    'Tania Reyes debe 2,400 dólares de una tarjeta. A todo dice que sí y ya van dos veces que no llega nada. La agente no quiere un tercer sí; quiere uno que se cumpla. Escuche cómo lo pone a prueba.',
  debtor: 'Tania Reyes',
  lines: [
    { speaker: 'debtor', text: 'Sí, sí, apúnteme con 300 dólares al mes. Le pago, se lo prometo.' },
    {
      speaker: 'agent',
      text: 'Gracias, se nota que quiere resolverlo. Pero dos veces no se pudo. ¿Qué pasó en esos días?',
      note: 'Un sí rápido es una señal de alerta. Pregunta por los días, no por la culpa.',
    },
    { speaker: 'debtor', text: 'No sé. El viernes el dinero estaba y el lunes ya no.' },
    {
      speaker: 'agent',
      text: 'Para la fecha de pago ya se había ido en otra cosa. ¿Cuándo le pagan y cuál era nuestra fecha?',
      note: 'No fue mala voluntad sino el día equivocado. Eso tiene arreglo.',
    },
    { speaker: 'debtor', text: 'Me pagan cada dos viernes. La fecha era el 5, o el 6.' },
    {
      speaker: 'agent',
      text: 'Entonces esa fecha nunca fue la suya. Usemos sus viernes. Después de la renta y la comida, ¿cuánto le queda de una quincena?',
      note: 'El plan toma el ritmo del sueldo: cada dos viernes en lugar de un día del calendario.',
    },
    { speaker: 'debtor', text: 'Ciento veinte, quizá ciento treinta.' },
    {
      speaker: 'agent',
      text: 'Entonces trescientos al mes era demasiado: más que todo lo que le queda. 80 dólares cada dos viernes. ¿Qué podría impedirlo?',
      note: 'Baja la cantidad por iniciativa propia. Luego hace la pregunta más importante de todas: ¿qué podría impedirlo?',
    },
    { speaker: 'debtor', text: 'Agosto. Me recortan horas cuando no hay clases.' },
    {
      speaker: 'agent',
      text: 'Qué bueno saberlo desde ahora. En agosto lo dejamos en 40. Y si aun así un viernes sale mal, ¿qué va a hacer?',
      note: 'Un obstáculo que se nombra antes se vuelve parte del plan, y después no es una promesa rota.',
    },
    { speaker: 'debtor', text: 'Llamarle. Antes, no después.' },
    {
      speaker: 'agent',
      text: 'Exacto, antes. ¿Prefiere hacer usted cada pago o que se cargue automáticamente los viernes? Para eso necesito su autorización por escrito; le puedo mandar el formato.',
      note: 'La deja elegir. La autorización para un cargo recurrente se pide por escrito, para que después conste qué se permitió.',
    },
    { speaker: 'debtor', text: 'Automático. Si no, el lunes ya no está.' },
    {
      speaker: 'agent',
      text: 'Entonces: 80 dólares cada dos viernes desde este viernes, con cargo automático cuando firme el formato, 40 en agosto y una llamada antes si surge algo. ¿Cómo lo diría usted con sus palabras?',
      note: 'Monto, ritmo, forma de pago, excepción y emergencia. Y Tania tiene que decirlo ella misma.',
    },
    {
      speaker: 'debtor',
      text: 'Ochenta los viernes que me pagan, cuarenta en agosto, y le llamo antes de que salga mal.',
    },
  ],
  takeaways: [
    'Un sí rápido es una pregunta que todavía no se hizo.',
    'Días de pago antes que días del calendario, y una cantidad que sobrevive a un mes malo.',
    '«¿Qué podría impedirlo?» convierte una excusa en parte del plan.',
  ],
}

import type { ReasonsOf } from './graded.ts'

/** How the judgements on empathy and communication are worded. */
export const mannerReasons: ReasonsOf<'empathy' | 'communication'> = {
  'empathy.acknowledged': {
    en: [
      'Emotional moments went by without a word about them.',
      'Some emotional moments were acknowledged, others passed over.',
      'You acknowledged what they felt, in your very next line.',
    ],
    es: [
      'Los momentos emotivos pasaron sin una palabra al respecto.',
      'Atendió algunos momentos emotivos y dejó pasar otros.',
      'Reconoció lo que sentía, en su siguiente frase.',
    ],
  },
  'empathy.specific': {
    en: [
      'Nothing they told you was named back to them.',
      'At times you named what had happened, at times you used a set phrase.',
      'You named what had happened to them, in your own words.',
    ],
    es: [
      'No le nombró nada de lo que contó.',
      'A veces nombró lo ocurrido, a veces usó una frase hecha.',
      'Nombró lo que le había pasado, con sus propias palabras.',
    ],
  },
  'empathy.feeling_first': {
    en: [
      'Business came before the feeling.',
      'The feeling came first now and then.',
      'The feeling came first, the money after.',
    ],
    es: [
      'El asunto llegó antes que el sentimiento.',
      'El sentimiento fue primero solo a veces.',
      'Primero el sentimiento, después el dinero.',
    ],
  },
  'empathy.interest': {
    en: [
      'You did not ask about the situation they described.',
      'You touched on their situation with a closed question.',
      'You asked to hear more about their situation.',
    ],
    es: [
      'No preguntó por la situación que le contó.',
      'Tocó su situación con una pregunta cerrada.',
      'Quiso saber más de su situación.',
    ],
  },
  'empathy.respect': {
    en: [
      'The tone judged or pushed the person.',
      'One line judged or pushed the person.',
      'You stayed respectful throughout.',
    ],
    es: [
      'El tono juzgó o presionó a la persona.',
      'Una frase juzgó o presionó a la persona.',
      'Mantuvo el respeto en todo momento.',
    ],
  },
  'empathy.calmed': {
    en: [
      'They were as upset at the end as before.',
      'They grew quieter, though not warmer.',
      'They were calmer at the end than when they were upset.',
    ],
    es: [
      'Al final el malestar era el mismo.',
      'Bajó el tono, aunque sin acercarse.',
      'Al final había más calma que cuando se alteró.',
    ],
  },
  'empathy.care': {
    en: [
      'A statement of despair was not answered with care.',
      'You showed care but offered no help, or went on collecting.',
      'You set the debt aside and offered help.',
    ],
    es: [
      'Una frase de desesperanza no recibió cuidado.',
      'Mostró cuidado, pero no ofreció ayuda o siguió cobrando.',
      'Dejó la deuda de lado y ofreció ayuda.',
    ],
  },
  'empathy.warmth': {
    en: [
      'Hardly a friendly word was said.',
      'There were friendly words now and then.',
      'You stayed friendly through the call: you calmed, thanked and encouraged.',
    ],
    es: [
      'Casi no hubo una palabra amable.',
      'Hubo palabras amables de vez en cuando.',
      'Mantuvo un trato amable: tranquilizó, agradeció y animó.',
    ],
  },
  'communication.opening': {
    en: [
      'The call opened without your name and without asking for the person.',
      'The opening left out your name or the check of who was speaking.',
      'You said who you are and asked for the right person.',
    ],
    es: [
      'Abrió sin decir su nombre ni preguntar por la persona.',
      'En la apertura faltó su nombre o comprobar quién hablaba.',
      'Dijo quién es y preguntó por la persona correcta.',
    ],
  },
  'communication.open_questions': {
    en: [
      'No open question was asked.',
      'One open question; there was room for more.',
      'Open questions let them explain.',
    ],
    es: [
      'No hizo ninguna pregunta abierta.',
      'Una pregunta abierta; cabían más.',
      'Las preguntas abiertas le dejaron explicarse.',
    ],
  },
  'communication.short_turns': {
    en: [
      'Most turns were too long to follow.',
      'Some turns were too long to follow.',
      'Your turns were short enough to follow.',
    ],
    es: [
      'La mayoría de sus turnos fue demasiado larga.',
      'Algunos turnos fueron demasiado largos.',
      'Sus turnos fueron cortos y claros.',
    ],
  },
  'communication.substance': {
    en: [
      'Your turns were scraps; the person had to guess what you meant.',
      'Some turns were too short to say what you meant.',
      'You said things in full, so that they could be followed.',
    ],
    es: [
      'Habló a retazos; la persona tuvo que adivinar.',
      'Algunos turnos fueron demasiado breves para entenderse.',
      'Dijo las cosas completas, de modo que se podían seguir.',
    ],
  },
  'communication.one_at_a_time': {
    en: [
      'Questions came several at a time.',
      'Some questions came several at a time.',
      'You asked one thing at a time.',
    ],
    es: [
      'Las preguntas llegaron de varias en varias.',
      'Algunas preguntas llegaron juntas.',
      'Preguntó una cosa a la vez.',
    ],
  },
  'communication.answers': {
    en: [
      'Their questions got no answer.',
      'Some of their questions got no answer.',
      'You answered what they asked.',
    ],
    es: [
      'Sus preguntas quedaron sin respuesta.',
      'Algunas de sus preguntas quedaron sin respuesta.',
      'Contestó lo que le preguntó.',
    ],
  },
  'communication.checks': {
    en: [
      'You never checked whether you had understood each other.',
      'You checked understanding once.',
      'You checked understanding along the way.',
    ],
    es: [
      'Nunca comprobó si se habían entendido.',
      'Comprobó una vez que se entendían.',
      'Comprobó durante la llamada que se entendían.',
    ],
  },
  'communication.closing': {
    en: [
      'The call stopped without a closing.',
      'The closing was half done.',
      'You closed the call properly.',
    ],
    es: ['La llamada terminó sin cierre.', 'El cierre quedó a medias.', 'Cerró bien la llamada.'],
  },
  'communication.language': {
    en: [
      'You did not follow them into their language.',
      'You followed them into their language at times.',
      'You spoke the language they spoke.',
    ],
    es: [
      'No le siguió en su idioma.',
      'Le siguió en su idioma a veces.',
      'Habló en el idioma de la persona.',
    ],
  },
  'communication.listens': {
    en: ['You spoke over them again and again.', 'You spoke over them a few times.', 'You let them finish.'],
    es: ['Habló encima una y otra vez.', 'Habló encima algunas veces.', 'Le dejó terminar.'],
  },
}

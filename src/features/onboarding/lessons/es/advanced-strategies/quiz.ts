import type { QuizLesson } from '../../lesson.ts'

export const advancedQuiz: QuizLesson = {
  id: 'advanced-quiz',
  type: 'quiz',
  intro: 'Seis preguntas sobre las llamadas en las que uno sigue pensando por la noche.',
  questions: [
    {
      id: 'despair',
      question: '«Todos estarían mejor sin mí.» ¿Qué hace?',
      right: 'ask',
      answers: [
        {
          id: 'pause',
          text: 'Poner una pausa y terminar la llamada con amabilidad',
          why: 'La pausa es correcta; terminar, no: una persona se queda sola con esa frase.',
        },
        {
          id: 'ask',
          text: 'Dejar de cobrar, preguntar directamente por el suicidio, quedarse en la línea, comunicarla con ayuda',
          why: 'Una pregunta directa no hace daño. 988 en Estados Unidos, 800 911 2000 en México, 911 si hay peligro.',
        },
        {
          id: 'lighten',
          text: 'Aligerar el ambiente y ofrecer un plan muy pequeño',
          why: 'Nadie puede decidir sobre dinero en ese momento. Seguir cobrando es aprovecharse de eso.',
        },
      ],
    },
    {
      id: 'note',
      question:
        'Una clienta dice que por las mañanas toma una medicina fuerte. ¿Qué anota, con su consentimiento?',
      right: 'consequence',
      answers: [
        {
          id: 'consequence',
          text: '«Sin llamadas antes de las 11»',
          why: 'Lo que se desprende de ello es todo lo que necesitan sus colegas.',
        },
        {
          id: 'diagnosis',
          text: 'La enfermedad y la medicina, para que quede completo',
          why: 'Datos delicados que nadie necesita para la llamada. Anote lo que se desprende de ellos.',
        },
        {
          id: 'nothing',
          text: 'Nada, es privado',
          why: 'Entonces mañana alguien llama a las ocho. Pregunte si puede anotar lo que ayuda.',
        },
      ],
    },
    {
      id: 'shouting',
      question: 'El cliente grita por cuatro llamadas en una semana. ¿Qué va primero?',
      right: 'name-reason',
      answers: [
        {
          id: 'calm-down',
          text: '«Cálmese, por favor.»',
          why: 'Le dice que el problema es su enojo y no las cuatro llamadas.',
        },
        {
          id: 'name-reason',
          text: '«Cuatro veces en una semana. A mí también me molestaría.»',
          why: 'Se nombra el motivo. Luego viene lo que usted cambia y después el asunto.',
        },
        {
          id: 'system-did',
          text: '«Eso lo hace el sistema, yo no puedo hacer nada.»',
          why: 'Que nadie sea responsable no calma a nadie.',
        },
      ],
    },
    {
      id: 'insult',
      question: 'Lo insulta. ¿Y ahora?',
      right: 'limit',
      answers: [
        {
          id: 'hang-up',
          text: 'Colgar de inmediato',
          why: 'Cuando ya se puso un límite con calma y no sirvió, sí. Antes es una oportunidad perdida.',
        },
        {
          id: 'give-back',
          text: 'Responder igual, para que se dé cuenta',
          why: '15 U.S.C. 1692d lo prohíbe, sin importar lo que él haya dicho.',
        },
        {
          id: 'limit',
          text: 'Poner un límite una vez, con calma y con camino de vuelta',
          why: 'Un deseo, una condición, una pregunta. Si continúa: avisar y terminar la llamada.',
        },
      ],
    },
    {
      id: 'lawyer-threat',
      question: '«Mi abogado se va a enterar.»',
      right: 'ask-contact',
      answers: [
        {
          id: 'empty',
          text: 'Tomarlo como amenaza vacía y seguir con el plan',
          why: 'Si hay un abogado para esta deuda, volver a pedir dinero es una infracción.',
        },
        {
          id: 'ask-contact',
          text: 'Preguntar si lo representa un abogado y pedir el contacto',
          why: '15 U.S.C. 1692c(a)(2). Si es así, se habla con el abogado; si no, sigue con la conciencia tranquila.',
        },
        {
          id: 'our-lawyers',
          text: '«Los nuestros también.»',
          why: 'Una amenaza por otra. ¿Y de verdad se piensa demandar? 15 U.S.C. 1692e(5).',
        },
      ],
    },
    {
      id: 'charm',
      question: 'Una clienta encantadora ofrece «todo junto en el verano». ¿Qué pregunta usted?',
      right: 'what-happens',
      answers: [
        {
          id: 'what-happens',
          text: '«¿Qué pasa en el verano para que sea posible?»',
          why: 'Un plan real tiene respuesta, y la respuesta tiene cifras y días.',
        },
        {
          id: 'promise',
          text: '«¿Me lo promete?»',
          why: 'Lo promete. Una promesa sin sustento no le cuesta nada.',
        },
        {
          id: 'refuse',
          text: 'Nada; rechaza y pide el monto completo',
          why: 'La oferta puede tener algo de fondo. En la llamada de ejemplo eran tres anticipos.',
        },
      ],
    },
  ],
}

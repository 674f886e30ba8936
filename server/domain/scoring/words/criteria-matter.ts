import type { ReasonsOf } from './graded.ts'

/** How the judgements on objections, solutions and compliance are worded. */
export const matterReasons: ReasonsOf<'objection_handling' | 'solution_focus' | 'compliance'> = {
  'objection_handling.taken_up': {
    en: [
      'Objections were passed over.',
      'Some objections were taken up.',
      'You took up the objections as they came.',
    ],
    es: [
      'Pasó por alto las objeciones.',
      'Retomó algunas objeciones.',
      'Retomó las objeciones conforme llegaron.',
    ],
  },
  'objection_handling.probed': {
    en: [
      'You did not ask what was behind the objections.',
      'You asked behind some of the objections.',
      'You asked what was behind the objections.',
    ],
    es: [
      'No preguntó qué había detrás de las objeciones.',
      'Preguntó detrás de algunas objeciones.',
      'Preguntó qué había detrás de las objeciones.',
    ],
  },
  'objection_handling.answered': {
    en: [
      'The answers did not meet the objections.',
      'Some answers met the objection.',
      'Your answers met the objections.',
    ],
    es: [
      'Las respuestas no dieron en las objeciones.',
      'Algunas respuestas dieron en la objeción.',
      'Sus respuestas dieron en las objeciones.',
    ],
  },
  'objection_handling.no_pressure': {
    en: [
      'Objections were met with pressure.',
      'Some objections were met with pressure.',
      'You answered without pressure.',
    ],
    es: [
      'Respondió a las objeciones con presión.',
      'Respondió a algunas objeciones con presión.',
      'Respondió sin presionar.',
    ],
  },
  'objection_handling.resolved': {
    en: [
      'The objections were still standing at the end.',
      'The objections were softened but not settled.',
      'The objections were settled by the end.',
    ],
    es: [
      'Las objeciones seguían en pie al final.',
      'Las objeciones se suavizaron sin resolverse.',
      'Las objeciones quedaron resueltas.',
    ],
  },
  'objection_handling.cause_found': {
    en: [
      'The reason behind not paying stayed unknown.',
      'They told you the reason; you did not ask for it or follow it up.',
      'You found out why they are not paying.',
    ],
    es: [
      'No se supo la razón del impago.',
      'Le contó la razón; usted no la preguntó ni la siguió.',
      'Averiguó por qué no paga.',
    ],
  },
  'objection_handling.right_taken': {
    en: [
      'What they claimed as their right was passed over.',
      'Their right was taken up late or in part.',
      'You took their right seriously and said what follows from it.',
    ],
    es: [
      'Pasó por alto el derecho que la persona invocó.',
      'Atendió su derecho tarde o a medias.',
      'Tomó en serio su derecho y dijo qué se sigue de él.',
    ],
  },
  'solution_focus.no_collecting': {
    en: [
      'You went on asking for money where collecting had to rest.',
      'Money came up once more after collecting had to rest.',
      'You let the debt rest, as the situation asks.',
    ],
    es: [
      'Siguió pidiendo dinero cuando el cobro debía esperar.',
      'Volvió a hablar de pagar cuando el cobro debía esperar.',
      'Dejó descansar la deuda, como pide la situación.',
    ],
  },
  'solution_focus.evidence': {
    en: [
      'Nothing was done to find out who is right.',
      'You asked about it, and offered no papers or review.',
      'You offered papers or a review to settle who is right.',
    ],
    es: [
      'No se hizo nada por saber quién tiene razón.',
      'Preguntó, pero no ofreció documentos ni una revisión.',
      'Ofreció documentos o una revisión para saber quién tiene razón.',
    ],
  },
  'solution_focus.next_step': {
    en: [
      'Nobody knows what happens next.',
      'A next step was hinted at.',
      'Both sides know what happens next.',
    ],
    es: ['Nadie sabe qué sigue.', 'Se insinuó un siguiente paso.', 'Los dos saben qué sigue.'],
  },
  'solution_focus.affordability': {
    en: [
      'You did not ask what they can afford.',
      'You touched on what they can afford.',
      'You asked what they can afford before settling.',
    ],
    es: [
      'No preguntó cuánto puede pagar.',
      'Tocó de paso cuánto puede pagar.',
      'Preguntó cuánto puede pagar antes de acordar.',
    ],
  },
  'solution_focus.options': {
    en: [
      'There was hardly anything to choose from.',
      'There was one way to pay to choose from.',
      'You offered more than one way to pay.',
    ],
    es: [
      'Casi no hubo de dónde elegir.',
      'Hubo una sola forma de pago para elegir.',
      'Ofreció más de una forma de pagar.',
    ],
  },
  'solution_focus.amount': {
    en: [
      'No payment was named in figures.',
      'Only the whole balance was named.',
      'You named a payment in figures.',
    ],
    es: ['No nombró ningún pago en cifras.', 'Solo nombró el total.', 'Nombró un pago en cifras.'],
  },
  'solution_focus.date_and_method': {
    en: [
      'Neither a day nor a way of paying was set.',
      'A day or a way of paying was set, not both.',
      'A day and a way of paying were set.',
    ],
    es: [
      'No se fijó ni día ni forma de pago.',
      'Se fijó el día o la forma de pago, no ambos.',
      'Se fijaron el día y la forma de pago.',
    ],
  },
  'solution_focus.commitment': {
    en: [
      'They committed to nothing.',
      'They committed, but without all the particulars.',
      'They committed to something particular.',
    ],
    es: [
      'No se comprometió a nada.',
      'Se comprometió, pero sin todos los detalles.',
      'Se comprometió a algo concreto.',
    ],
  },
  'solution_focus.within_means': {
    en: [
      'The offer was beyond their means.',
      'The offer was at the edge of their means.',
      'The offer was within their means.',
    ],
    es: [
      'La oferta superaba sus posibilidades.',
      'La oferta quedó al límite de sus posibilidades.',
      'La oferta cabía en sus posibilidades.',
    ],
  },
  'solution_focus.recap': {
    en: [
      'The agreement was not repeated at the end.',
      'The agreement was repeated in part.',
      'You repeated the agreement with its figures.',
    ],
    es: [
      'No se repitió el acuerdo al final.',
      'El acuerdo se repitió en parte.',
      'Repitió el acuerdo con sus cifras.',
    ],
  },
  'solution_focus.fallback': {
    en: [
      'Nothing was said about what to do if the payment fails.',
      'You hinted at what to do if the payment fails.',
      'You said what to do if something changes.',
    ],
    es: [
      'No se dijo qué hacer si el pago falla.',
      'Insinuó qué hacer si el pago falla.',
      'Dijo qué hacer si algo cambia.',
    ],
  },
  'compliance.identified': {
    en: [
      'You did not say who is calling.',
      'You said only in part who is calling.',
      'You said who is calling.',
    ],
    es: ['No dijo quién llama.', 'Dijo solo en parte quién llama.', 'Dijo quién llama.'],
  },
  'compliance.verified_first': {
    en: [
      'The debt was spoken of before you knew who was on the line.',
      'The check of identity came late.',
      'You made sure of the person before speaking of the debt.',
    ],
    es: [
      'Habló de la deuda antes de saber con quién hablaba.',
      'La verificación llegó tarde.',
      'Se aseguró de la persona antes de hablar de la deuda.',
    ],
  },
  'compliance.disclosure': {
    en: [
      'The required disclosure was missing.',
      'The required disclosure came after the debt was stated.',
      'The required disclosure was given in time.',
    ],
    es: [
      'Faltó el aviso legal obligatorio.',
      'El aviso legal llegó después de mencionar la deuda.',
      'Dio a tiempo el aviso legal obligatorio.',
    ],
  },
  'compliance.rights': {
    en: [
      'A right they used was not honoured.',
      'Some of the rights they used were honoured.',
      'You honoured the rights they used.',
    ],
    es: [
      'No se respetó un derecho que ejerció.',
      'Se respetó parte de los derechos que ejerció.',
      'Respetó los derechos que ejerció.',
    ],
  },
  'compliance.lawful': {
    en: [
      'Something was said that the law forbids.',
      'Something was said that needs a second look.',
      'Nothing was said that the law forbids.',
    ],
    es: [
      'Se dijo algo que la ley prohíbe.',
      'Se dijo algo que conviene revisar.',
      'No se dijo nada que la ley prohíba.',
    ],
  },
}

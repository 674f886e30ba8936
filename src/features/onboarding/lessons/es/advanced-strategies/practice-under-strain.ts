import type { PracticeLesson } from '../../lesson.ts'

export const practiceUnderStrain: PracticeLesson = {
  id: 'practice-under-strain',
  type: 'practice',
  intro:
    'Otra vez Lucía Fernández, y esta vez solo contesta el teléfono y pone todas sus objeciones. Está al límite: el duelo, dos hijos, menos horas. Si se quiebra, la deuda espera. Usted tiene todo lo que necesita para esta llamada.',
  goals: [
    'Verificar y dar el aviso con calma, aunque ella se angustie.',
    'Detenerse cuando se quiebra, atender lo que dice y preguntar qué le ayudaría.',
    'Hablar de un plan solo cuando ella pueda hablar de un plan.',
  ],
  lookFor: [
    'Los puntos de inflexión en sus emociones: ¿qué línea suya hizo bajar la angustia?',
    'Cumplimiento: si mostró desesperanza, ¿se detuvo el cobro y se ofreció ayuda?',
  ],
}

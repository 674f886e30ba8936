import type { PracticeLesson } from '../../lesson.ts'

export const communicationPractice: PracticeLesson = {
  id: 'communication-practice',
  type: 'practice',
  intro:
    'Roberto Méndez maneja para una aplicación y vivió de la tarjeta mientras reparaban su coche. Es amable, da las gracias por todo y no se compromete a nada: ya rompió dos promesas y le da vergüenza romper otra. Eso no lo dice a la primera.',
  goals: [
    'Lograr que cuente qué pasó, con preguntas abiertas y de una en una.',
    'Repetir con sus propias palabras lo que oyó antes de hablar de dinero.',
    'Volver con calma a la fecha cada vez que la esquive.',
  ],
  lookFor: [
    'Empatía: ¿qué emociones suyas se atendieron y con qué palabras?',
    'Comunicación: ¿cuántas de sus preguntas fueron abiertas y qué tan largos fueron sus turnos?',
  ],
}

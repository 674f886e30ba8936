import type { PracticeLesson } from '../../lesson.ts'

export const objectionsPractice: PracticeLesson = {
  id: 'objections-practice',
  type: 'practice',
  intro:
    'Otra vez Roberto Méndez y sus 2,350 dólares de la tarjeta. En este tipo de sesión, el deudor pone más objeciones que de costumbre y no suelta ninguna hasta que se le responde. Sigue siendo amable; por eso es fácil no notar que está diciendo que no.',
  goals: [
    'Reconocer cada objeción antes de responderla.',
    'Preguntar qué hay detrás de «más tiempo» y de «hablarlo con mi esposa».',
    'Comprobar después de cada respuesta si bastó.',
  ],
  lookFor: [
    'Manejo de objeciones: ¿cuáles quedaron resueltas y cuáles regresaron?',
    'Enfoque en soluciones: ¿la fecha quedó después de que llega el dinero?',
  ],
}

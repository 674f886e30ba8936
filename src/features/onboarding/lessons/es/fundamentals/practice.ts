import type { PracticeLesson } from '../../lesson.ts'

export const fundamentalsPractice: PracticeLesson = {
  id: 'fundamentals-practice',
  type: 'practice',
  intro:
    'Ahora le toca a usted. Llama a Carlos Rivera, trabajador de la construcción, por 1,200 dólares de un préstamo para arreglar su camioneta. Es de trato fácil, pero cambia de tema cuando se habla de fechas, y solo contesta el teléfono: quién es usted, quién es él y de qué se trata lo dice usted, en el orden correcto.',
  goals: [
    'Los seis pasos: abrir, verificar, avisar, escuchar, resolver, cerrar.',
    'Nada sobre una deuda antes de que confirme quién es.',
    'Un acuerdo con monto, fecha y forma de pago, repetido al final.',
  ],
  lookFor: [
    'Cumplimiento: ¿está el aviso, y va antes de la deuda?',
    'Enfoque en soluciones: ¿el plan quedó por debajo de lo que dijo que puede pagar?',
  ],
}

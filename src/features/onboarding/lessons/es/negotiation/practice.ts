import type { PracticeLesson } from '../../lesson.ts'

export const negotiationPractice: PracticeLesson = {
  id: 'negotiation-practice',
  type: 'practice',
  intro:
    'Lucía Fernández firmó los gastos de la clínica de su mamá, que murió en otoño: 3,900 dólares. Le redujeron las horas y mantiene sola a dos hijos. Se quiebra cuando le hablan de plazos. Puede pagar poco, todos los meses, si alguien la escucha primero. El camino al plan pasa por su pérdida.',
  goals: [
    'Atender lo que le pasó, con un detalle, antes de cualquier cifra.',
    'Preguntar por su mes antes de la primera oferta y hacer el plan por debajo de lo que le queda.',
    'Terminar con monto, fechas, forma de pago y qué pasa en un mes malo.',
  ],
  lookFor: [
    'Enfoque en soluciones: la tarjeta del resultado muestra si la promesa fue alcanzable, concreta y repetida.',
    'Las emociones a lo largo de los turnos: ¿dónde bajó su angustia y qué había dicho usted justo antes?',
  ],
}

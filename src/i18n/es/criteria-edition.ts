import type { criteriaEdition as en } from '../en/criteria-edition.ts'

export const criteriaEdition: typeof en = {
  earlier: 'Criterios anteriores',
  title: 'Calificada con criterios anteriores',
  older: 'Calificadas con criterios anteriores',
  newer: 'Calificadas con criterios más nuevos',
  why: 'Los criterios y su escala cambiaron después de esta llamada. Las calificaciones nuevas están en otra escala; por eso esta no se compara con ellas.',
  drawnApart:
    '{count, plural, one {# llamada calificada} other {# llamadas calificadas}} con criterios anteriores, en otra escala: aparte y sin comparar.',
  pointsApart: 'Con criterios anteriores, en otra escala: aparte y sin comparar.',
  value: '{value} (criterios anteriores)',
  best: 'Su mejor: {score} (criterios anteriores)',
  recommended: 'Recomendado: aún sin calificación con los criterios más nuevos',
  leftOut:
    'No entran en este promedio: {count, plural, one {# llamada calificada} other {# llamadas calificadas}} con criterios anteriores, en otra escala.',
  newestOnly:
    'De las llamadas calificadas con los criterios más nuevos; las calificaciones anteriores están en otra escala.',
  comparison:
    'Promedio de las sesiones de los miembros actuales calificadas con los criterios más nuevos; las anteriores están en otra escala.',
  averages:
    'Cada promedio es solo de los criterios más nuevos; las calificaciones anteriores están en otra escala.',
  weeks: 'Una semana con ambas cuenta solo las llamadas calificadas con los criterios más nuevos.',
  sinceFew:
    'Con los criterios más nuevos hay {count, plural, one {# llamada calificada} other {# llamadas calificadas}} hasta ahora: muy pocas para una tendencia.',
  periodBefore: 'Los {days} días anteriores se calificaron con criterios anteriores: no se comparan.',
  before: 'El periodo anterior se calificó con criterios anteriores: no se compara',
  lastCall: 'Sin comparar: la vez anterior se calificó con otros criterios',
  firstTry: 'Sin comparar: su primer intento se calificó con otros criterios',
  tries: {
    title: 'Los dos intentos se calificaron con criterios distintos',
    why: 'Los criterios y su escala cambiaron entre ambos; por eso no se indica una diferencia en puntos. Compare lo que se dijo.',
  },
}

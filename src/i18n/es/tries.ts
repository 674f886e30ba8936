import type { tries as en } from '../en/tries.ts'

export const tries: typeof en = {
  title: 'Los dos intentos desde la línea {line}',
  hint: 'Las líneas anteriores son las mismas.',
  loading: 'Cargando el primer intento',
  first: 'Primer intento',
  retry: 'Repetición',
  noLines: 'Sin líneas.',
  marks: 'Calificaciones',
  dimension: 'Dimensión',
  change: 'Cambio',
  overall: 'General',
  noMark: 'Sin evaluar',
  criteria: 'Criterios que cambiaron',
  noChange: 'Ningún criterio se evaluó de otra manera.',
  better: 'Mejor',
  worse: 'Peor',
  otherwise: 'Evaluado solo en un intento',
  noQuote: 'Sin cita.',
}

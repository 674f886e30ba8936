import type { history as en } from '../en/history.ts'

export const history: typeof en = {
  continue: 'Continuar',
  continueWith: 'Continuar con {name}',
  title: 'Historial',
  description: 'Todas las sesiones que ha practicado, de la más reciente a la más antigua.',
  search: 'Buscar por nombre',
  filters: { status: 'Estado', type: 'Tipo', ending: 'Resultado', kind: 'Clase' },
  all: {
    status: 'Todos los estados',
    type: 'Todos los tipos',
    ending: 'Todos los resultados',
    kind: 'Tareas y práctica',
  },
  total: 'Sesiones',
  completed: 'Completadas',
  average: 'Calificación promedio',
  practised: 'Tiempo de práctica',
  messages: '{count, plural, one {# mensaje} other {# mensajes}}',
  empty: 'Aún no hay sesiones de entrenamiento',
  emptyHint: 'Sus sesiones y sus calificaciones aparecerán aquí.',
  start: 'Empezar una sesión de práctica',
  noMatch: 'Ninguna sesión coincide',
  noMatchHint: 'Cambie la búsqueda o los filtros.',
  clear: 'Quitar los filtros',
  analytics: 'Analítica',
  retryOf: 'Repetición de una sesión anterior, desde la línea {line}',
  tooLittle: 'Muy poco para calificarla',
  momentUnscored: 'Un momento, sin calificar',
  figuresHint:
    'Las llamadas con muy poco para calificarlas aparecen en la lista y no cuentan en ninguna de estas cifras.',
  open: 'Abrir la sesión con {name} del {date}',
}

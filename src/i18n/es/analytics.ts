import type { analytics as en } from '../en/analytics.ts'

export const analytics: typeof en = {
  title: 'Analítica',
  descriptionOwn: 'Cómo avanza su propia práctica con el tiempo.',
  descriptionTeam: '{name}: cómo avanza la práctica del equipo con el tiempo.',
  period: 'Periodo',
  lastDays: '{days, plural, one {Último día} other {Últimos # días}}',
  whose: 'Práctica de',
  own: 'Mi práctica',
  ofTeam: 'Equipo {name}',
  empty: 'No hay sesiones en este periodo',
  emptyHint:
    'Elija un periodo más largo o inicie una sesión. Las llamadas muy cortas para calificarlas no cuentan.',
  start: 'Empezar una sesión de práctica',
  averageScore: 'Calificación promedio',
  completedSessions: 'Sesiones completadas',
  completionRate: '{rate} de {count, plural, one {# sesión iniciada} other {# sesiones iniciadas}}',
  averageDuration: 'Duración promedio',
  prospectsCreated: 'Deudores creados',
  noneCreated: 'Ningún deudor creado',
  toOverview: 'Resumen',
  conclusion: {
    none: 'Ninguna llamada de este periodo tiene calificación.',
    first: 'La calificación promedio es {score} ({count, plural, one {# llamada} other {# llamadas}}).',
    steady:
      'La calificación promedio se mantiene en {score} ({count, plural, one {# llamada} other {# llamadas}}; {before} en el periodo anterior).',
    up: 'La calificación promedio subió {points, plural, one {# punto} other {# puntos}} y está en {score} ({count, plural, one {# llamada} other {# llamadas}}; {before} en el periodo anterior).',
    down: 'La calificación promedio bajó {points, plural, one {# punto} other {# puntos}} y está en {score} ({count, plural, one {# llamada} other {# llamadas}}; {before} en el periodo anterior).',
    below: 'Está por debajo de {mark}, lo necesario para aprobar.',
    lowest: 'Habilidad más débil en las últimas llamadas: {skill}, {score} en promedio.',
    unfinished: 'Sesiones sin completar: {count} de {total, number}.',
  },
  averageOf:
    'De {count, plural, one {# llamada calificada} other {# llamadas calificadas}} en los últimos {days} días.',
  change:
    '{points, plural, one {{change} punto} other {{change} puntos}} frente a {calls, plural, one {# llamada calificada} other {# llamadas calificadas}} de los {days} días anteriores',
  unchanged:
    'Igual que en {calls, plural, one {# llamada calificada} other {# llamadas calificadas}} de los {days} días anteriores',
  before: '{value} en los {days} días anteriores',
  nothingBefore: 'Aún no hay datos suficientes para comparar con los {days} días anteriores.',
  when: 'Cuándo',
  sessions: 'Sesiones',
  completed: 'Completadas',
  notCompleted: 'Sin completar',
  scoreCourse: 'Evolución de las calificaciones',
  scoreCourseHint: 'El promedio de las calificaciones generales, en una escala de {low} a 100.',
  passMark: 'Para aprobar: {mark}',
  scoreCourseSummary:
    'Calificaciones promedio en {count, plural, one {# momento} other {# momentos}} del periodo: de {first} al principio a {last} al final, entre {least} y {most}.',
  noScoreCourse: 'Complete una sesión para ver aquí su calificación.',
  sessionCourse: 'Evolución de las sesiones',
  sessionCourseSummary:
    '{begun, plural, one {Se inició # sesión} other {Se iniciaron # sesiones}} en el periodo; completadas: {completed}.',
  noSessionCourse: 'Aún no hay sesiones que mostrar.',
  types: 'Tipos de sesión',
  typesHint: 'Lo que se practicó, por tipo de sesión.',
  sessionCount: '{count, plural, one {# sesión} other {# sesiones}}',
  latest: 'Evaluaciones recientes',
  noEvaluation: 'Una sesión se califica al terminarla.',
  allSessions: 'Todas las sesiones',
}

import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  title: 'Notificaciones',
  markAllRead: 'Marcar todo como leído',
  unread: 'Sin leer',
  emptyTitle: 'Nada nuevo',
  empty: {
    trainee: 'Aquí aparecen las revisiones de sus llamadas y las tareas nuevas.',
    manager: 'Aquí aparecen las tareas aprobadas y las llamadas que esperan sus marcas.',
  },
  missing: 'No se pudieron cargar las notificaciones',
  markFailed: 'No se pudieron marcar las notificaciones como leídas. Inténtelo de nuevo.',
  someone: 'Alguien que revisa',
  text: {
    session_commented: '{by} comentó su llamada con {prospect}',
    session_scored: '{by} fijó en {score, number} la calificación de su llamada con {prospect}',
    session_rescored:
      '{by} cambió la calificación de su llamada con {prospect} de {before, number} a {score, number}',
    session_unscored: '{by} cambió la calificación de su llamada con {prospect}',
    scorecard_marked: '{by} marcó su llamada con {prospect} según la ficha',
    assignment_given: 'Nueva tarea: «{title}»',
    assignment_due: '«{title}» vence pronto',
    assignment_reminder: 'Recordatorio: «{title}»',
    assignment_passed: '{trainee} aprobó «{title}»',
    assignment_failed: '{trainee} agotó los intentos de «{title}» sin aprobar',
    review_waiting: 'La llamada de {trainee} con {prospect} espera sus marcas',
  },
  from: 'De {by}',
  dueOn: 'Vence: {moment}',
  dueIn: 'Vence {when}',
  wasDueOn: 'Venció: {moment}',
  scored: 'Puntuación: {score, number}',
}

import type { training as en } from '../en/training.ts'

export const training: typeof en = {
  title: 'Entrenamiento',
  description: 'Inicie una sesión con uno de sus prospectos.',
  addSession: 'Agregar nueva sesión',
  standard: 'Entrenamiento estándar',
  objections: 'Manejo de objeciones',
  startStandardWith: 'Entrenamiento estándar con {name}',
  startObjectionsWith: 'Manejo de objeciones con {name}',
  prospects: 'Prospectos',
  empty: 'No hay prospectos disponibles',
  emptyHint: 'Cree un deudor para practicar. Toma un minuto.',
  createFirst: 'Cree su primer prospecto',
  stats: 'Estadísticas',
  totalSessions: 'Total de sesiones',
  completedSessions: 'Sesiones completadas',
  lastSession: 'Última sesión',
  never: 'Ninguna todavía',
  couldNotStart: 'No se pudo iniciar la sesión de entrenamiento.',
}

import type { details as en } from '../en/details.ts'

export const details: typeof en = {
  title: 'Detalles de la sesión',
  loading: 'Cargando la sesión',
  errorTitle: 'Error al cargar los detalles de la sesión',
  notFound: 'Sesión no encontrada',
  incompleteTitle: 'Datos de la sesión incompletos',
  incomplete: 'Pueden faltar algunos detalles de la sesión',
  backToHistory: 'Volver al historial',
  info: 'Información de la sesión',
  prospect: 'Prospecto',
  type: 'Tipo',
  date: 'Fecha',
  duration: 'Duración',
  status: 'Estado',
  language: 'Idioma',
  messages: 'Mensajes',
  retryOf: 'Repetición de <link>la sesión del {date}</link>, desde la línea {line}.',
  stillRunning: 'Esta sesión sigue en curso. El análisis aparecerá cuando la termine.',
  continue: 'Continuar la sesión',
}

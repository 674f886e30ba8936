import type { settings as en } from '../en/settings.ts'

export const settings: typeof en = {
  title: 'Configuración',
  description: 'Cómo se ve el portal y cómo le habla.',
  general: 'General',
  language: 'Idioma',
  languageHint: 'El idioma del portal. Cada sesión tiene su propio idioma.',
  theme: 'Tema',
  themeHint: 'Sistema sigue a su dispositivo.',
  profile: 'Información del perfil',
  username: 'Usuario',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  memberSince: 'Miembro desde',
  notGiven: 'Sin indicar',
}

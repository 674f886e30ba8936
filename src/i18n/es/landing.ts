import type { landing as en } from '../en/landing.ts'

export const landing: typeof en = {
  title: 'Practique las llamadas difíciles',
  lead: 'Hable con deudores simulados, en español o en inglés, de viva voz o por escrito. Después, lea una calificación que cita lo que usted dijo.',
  loginTitle: 'Iniciar sesión',
  registerTitle: 'Cree su cuenta',
  username: 'Usuario',
  password: 'Contraseña',
  passwordHint: 'Al menos {min} caracteres. Una frase corta funciona bien.',
  usernameHint: 'Al menos {min} caracteres.',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellido',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión...',
  register: 'Crear cuenta',
  registering: 'Creando cuenta...',
  toRegister: '¿No tiene cuenta? Regístrese',
  toLogin: '¿Ya tiene cuenta? Inicie sesión',
  forgotPassword: '¿Olvidó su contraseña?',
  forgotPasswordHelp:
    'Pida a su gerente o a un administrador un enlace de un solo uso. Con él puede elegir una contraseña nueva.',
  registration: {
    invite: '¿No tiene cuenta? Pida a su gerente o a un administrador un enlace de invitación.',
    closed: 'Este portal no admite cuentas nuevas. Si necesita una, consulte a un administrador.',
  },
  setupTitle: 'Este portal aún no tiene administrador',
  setupHint: 'Si el servidor está a su cargo, cree la primera cuenta.',
  setup: 'Configurar',
  missingTitle: 'Error',
  missing: 'Usuario y contraseña son requeridos',
  usernameMissing: 'Escriba su usuario.',
  passwordMissing: 'Escriba su contraseña.',
  loginFailedTitle: 'Error de Inicio de Sesión',
  loginFailed: 'Credenciales inválidas',
  loginLimited:
    'Demasiados intentos. Espere un poco, o pida a su gerente o a un administrador un enlace de un solo uso.',
  registerFailedTitle: 'Error de Registro',
  registerFailed: 'Error al crear la cuenta',
  language: 'Idioma',
  sample: {
    title: 'Escuche una llamada',
    play: 'Reproducir la llamada de ejemplo',
    pause: 'Pausar la llamada de ejemplo',
    facts: 'México, en pesos · tarjeta de crédito, amable pero resistente',
    quoted: '«{quote}»',
    whole: 'Leer la llamada completa',
    voices:
      'Una llamada con el deudor incluido, calificada por el calificador incluido y dicha por las voces incluidas, que no necesitan clave ni red. Con una clave hablan voces naturales.',
    failed: 'Aquí no se pudo reproducir el sonido. La llamada completa está abajo.',
  },
  points: {
    voice:
      'Hable como por teléfono, e interrumpa. La confianza, el enojo y la paciencia cambian con cada frase.',
    score: 'Una calificación en cinco dimensiones; cada punto se apoya en una línea de la conversación.',
    law: 'Hallazgos de cumplimiento con el artículo de la ley y una frase mejor para la próxima vez.',
  },
}

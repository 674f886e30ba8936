import type { access as en } from '../en/access.ts'

export const access: typeof en = {
  checking: 'Comprobando el enlace…',
  toLogin: 'Ir al inicio de sesión',

  invitationTitle: 'Cree su cuenta',
  invitedToTeam: '{name} le invita al equipo {team}, como {role}.',
  invited: '{name} le invita como {role}.',
  invitationUntil: 'Invitación válida hasta el {at}',
  asRole: { trainee: 'aprendiz', manager: 'gerente', admin: 'administrador' },
  youWill: {
    trainee:
      'Practicará llamadas con deudores simulados. Su gerente verá sus resultados y le ayudará a mejorar.',
    manager: 'Practicará, seguirá el avance de su equipo y dará tareas y consejos a sus aprendices.',
    admin: 'Administrará las personas, los equipos y los costos de este portal.',
  },
  haveAccount: '¿Ya tiene cuenta? Inicie sesión',
  invitationInvalidTitle: 'Esta invitación no se puede usar',
  invitationInvalid:
    'Ya se usó, caducó, fue revocada o el enlace está incompleto. Pida un enlace nuevo a la persona que le invitó.',
  closedTitle: 'El registro está cerrado',
  closed: 'Este portal ya no crea cuentas. Consulte a la persona que le invitó.',
  loggedInTitle: 'Ya tiene una sesión iniciada',
  loggedIn:
    'Está usando la cuenta {username}. Para crear otra cuenta con esta invitación, cierre primero la sesión.',
  logOut: 'Cerrar sesión y continuar',
  toPortal: 'Ir al resumen',

  resetTitle: 'Elija una contraseña nueva',
  resetLead: 'Para la cuenta {username}. Hasta el {at}, este enlace sirve una sola vez.',
  newPassword: 'Contraseña nueva',
  passwordLength: 'La contraseña necesita de {min} a {max} caracteres.',
  savePassword: 'Guardar contraseña',
  savingPassword: 'Guardando…',
  resetDoneTitle: 'Su contraseña se cambió',
  resetDone: 'Se cerró la sesión en todos sus dispositivos. Inicie sesión con la contraseña nueva.',
  logIn: 'Iniciar sesión',
  resetInvalidTitle: 'Este enlace no se puede usar',
  resetInvalid:
    'Ya se usó, se reemplazó por otro, caducó a los 30 minutos o está incompleto. Pida un enlace nuevo a su gerente o a un administrador.',

  setupTitle: 'Configure el portal',
  setupLead: 'Cree la cuenta del primer administrador. Después podrá invitar a las demás personas.',
  setupToken: 'Código de configuración',
  setupTokenHint: 'Aparece en el registro del servidor al iniciar, o lo definió quien lo instaló.',
  setupTokenMissing: 'Escriba el código de configuración.',
  createAdmin: 'Crear administrador',
  creatingAdmin: 'Creando la cuenta…',
  setupFailedTitle: 'Error de Configuración',
  setupClosedTitle: 'El portal ya está configurado',
  setupClosed: 'Ya tiene un administrador. Inicie sesión o pídale una invitación.',
}

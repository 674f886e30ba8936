import type { privacy as enPrivacy } from '../en/privacy.ts'

export const privacy: typeof enPrivacy = {
  export: 'Sus datos',
  exportHint:
    'Su perfil, sus deudores y coaches, y cada sesión con su transcripción y su análisis, en un archivo.',
  exportAction: 'Descargar mis datos',
  delete: 'Eliminar la cuenta',
  deleteHint:
    'Elimina su cuenta con todas sus sesiones, transcripciones y análisis. Los deudores y coaches públicos con los que otros han practicado se conservan, sin su nombre.',
  deleteAction: 'Eliminar mi cuenta…',
  deleteTitle: '¿Eliminar su cuenta?',
  deleteDescription: 'No se puede deshacer. Si quiere conservar sus datos, descárguelos antes.',
  deletePassword: 'Su contraseña',
  deletePasswordMissing: 'Escriba su contraseña.',
  deleteConfirm: 'Eliminar para siempre',
  deleting: 'Eliminando…',
  lastAdmin: 'Usted es el único administrador. Asigne antes ese rol a otra persona.',
}

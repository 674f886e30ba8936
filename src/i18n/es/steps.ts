import type { steps as en } from '../en/steps.ts'

export const steps: typeof en = {
  step: 'Paso {step} de {count}',
  continue: 'Continuar',
  complete: 'Completar',
  creating: 'Creando...',
  saving: 'Guardando...',
  save: 'Guardar cambios',
  attention: 'Revise el campo marcado.',
  unsaved: 'Cambios sin guardar',
  discardTitle: '¿Descartar lo que escribió?',
  discardQuestion: 'Aún no se ha guardado.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
  restored: 'Se recuperó su borrador.',
  startOver: 'Empezar de nuevo',
}

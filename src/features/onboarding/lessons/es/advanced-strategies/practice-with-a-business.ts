import type { PracticeLesson } from '../../lesson.ts'

export const practiceWithABusiness: PracticeLesson = {
  id: 'practice-with-a-business',
  type: 'practice',
  intro:
    'Ernesto Salgado tiene una distribuidora y debe 18,600 dólares de tres facturas a su proveedor principal. Una llegó con mercancía dañada y nadie atendió la reclamación. Amenaza con abogados, con la prensa y con cambiar de proveedor. Lo que quiere de verdad no lo dirá mientras sienta que lo presionan.',
  goals: [
    'Dejar de lado las amenazas y encontrar el reclamo justificado.',
    'Preguntar por el negocio: qué entra, cuándo y qué tiene que salir primero.',
    'Terminar con cifras y días por escrito, y con un siguiente paso para la mercancía dañada.',
  ],
  lookFor: [
    'Manejo de objeciones: ¿la reclamación se atendió antes de hablar de pagos?',
    'Enfoque en soluciones: ¿el acuerdo es lo bastante concreto para revisarlo el próximo mes?',
  ],
}

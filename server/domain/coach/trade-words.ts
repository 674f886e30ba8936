import { stemsOf } from '../debtor/life/word-families.ts'

/** Words that stand for the same matter in a call about a debt, in both languages; each line is one family. */
const families = [
  'discount settlement reduction reduced waive waived forgive forgiven quita descuento rebaja condonar condonación perdonar perdón',
  'lawsuit court sue sued judge trial juicio demanda demandar tribunal juzgado juez',
  'fee fees charge charges interest penalty cargo cargos intereses recargo comisión',
  'proof receipt evidence document documents comprobante recibo prueba pruebas ticket',
  'letter letters writing written mail carta cartas escrito papel correo',
  'broke broken breakdown faulty defect defective damaged rompió roto rota descompuso avería averiado defectuoso defectuosa falla',
  'sick ill illness hospital operation surgery hernia enfermo enferma enfermó enfermedad operó operación cirugía',
  'bankruptcy bankrupt insolvency quiebra concurso',
  'address live lives moved domicilio dirección vive mudó',
  'supervisor boss manager jefe jefa supervisora encargado',
]

const familyOf = new Map<string, number>()
families.forEach((line, at) => {
  for (const word of line.split(' '))
    for (const stem of [...stemsOf(word, 'en'), ...stemsOf(word, 'es')]) familyOf.set(stem, at)
})

/** Whether two stems stand for the same matter in a call about a debt. */
export function sameMatter(one: Iterable<string>, other: string): boolean {
  const family = familyOf.get(other)
  if (family === undefined) return false
  for (const stem of one) if (familyOf.get(stem) === family) return true
  return false
}

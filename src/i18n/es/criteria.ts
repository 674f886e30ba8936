import { criterionNames, violationNames } from '#protocol/vocabulary/report-names/es.ts'
import type { criteria as en, findings as enFindings } from '../en/criteria.ts'

export const criteria: typeof en = criterionNames

export const findings: typeof enFindings = {
  violations: violationNames,
  turningPoints: {
    lost_temper: 'Perdió la calma',
    broke_down: 'Se quebró',
    calmed_down: 'Se calmó',
    opened_up: 'Se abrió',
    objection_raised: 'Puso una objeción',
    objection_resolved: 'Se resolvió una objeción',
    right_invoked: 'Invocó un derecho',
    right_honoured: 'Se respetó un derecho',
    offended: 'Se ofendió',
    counter_offer: 'Hizo una contraoferta',
    agreed: 'Aceptó',
    confirmed: 'Confirmó el acuerdo',
    hung_up: 'Colgó',
  },
  methods: {
    card: 'Tarjeta',
    bank_transfer: 'Transferencia bancaria',
    direct_debit: 'Domiciliación',
    cash: 'Efectivo',
    check: 'Cheque',
    online: 'En línea',
    store: 'En tienda',
  },
}

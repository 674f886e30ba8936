import { criterionNames, violationNames } from '#protocol/vocabulary/report-names/en.ts'

/** Labels of the scorer's criteria, by the id "<dimension>.<name>". */
export const criteria = criterionNames

/** The scorer's other labels: violations, turning points, payment methods. */
export const findings = {
  violations: violationNames,
  turningPoints: {
    lost_temper: 'Lost their temper',
    broke_down: 'Broke down',
    calmed_down: 'Calmed down',
    opened_up: 'Opened up',
    objection_raised: 'Raised an objection',
    objection_resolved: 'An objection was resolved',
    right_invoked: 'Invoked a right',
    right_honoured: 'A right was honored',
    offended: 'Was offended',
    counter_offer: 'Made a counter-offer',
    agreed: 'Agreed',
    confirmed: 'Confirmed the agreement',
    hung_up: 'Hung up',
  },
  methods: {
    card: 'Card',
    bank_transfer: 'Bank transfer',
    direct_debit: 'Direct debit',
    cash: 'Cash',
    check: 'Check',
    online: 'Online',
    store: 'In a store',
  },
}

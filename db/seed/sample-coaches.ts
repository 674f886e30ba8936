import type { NewCoach } from '../schema/coaches.ts'
import { sampleCoachTexts } from './sample-coach-texts.ts'

/** Public coaches. Their ids are fixed, so seeding again finds them. */
export const sampleCoaches = [
  {
    id: '5eed0000-0000-4000-9000-000000000001',
    name: 'Elena Marchetti',
    specialization: 'credit_card',
    experienceLevel: 'master',
    personalities: ['empathetic', 'analytical', 'patient'],
    ...sampleCoachTexts.elena.en,
  },
  {
    id: '5eed0000-0000-4000-9000-000000000002',
    name: 'Darnell Brooks',
    specialization: 'auto_loan',
    experienceLevel: 'expert',
    personalities: ['direct', 'results_driven', 'motivational'],
    ...sampleCoachTexts.darnell.en,
  },
  {
    id: '5eed0000-0000-4000-9000-000000000003',
    name: 'Pilar Quintana',
    specialization: 'medical_debt',
    experienceLevel: 'expert',
    personalities: ['supportive', 'empathetic', 'patient', 'collaborative'],
    ...sampleCoachTexts.pilar.es,
  },
  {
    id: '5eed0000-0000-4000-9000-000000000004',
    name: 'Ravi Subramanian',
    specialization: 'business_loan',
    experienceLevel: 'senior',
    personalities: ['analytical', 'authoritative'],
    ...sampleCoachTexts.ravi.en,
  },
  {
    id: '5eed0000-0000-4000-9000-000000000005',
    name: 'Teresa Galván',
    specialization: 'utility_bills',
    experienceLevel: 'junior',
    personalities: ['motivational', 'collaborative'],
    ...sampleCoachTexts.teresa.es,
  },
  {
    id: '5eed0000-0000-4000-9000-000000000006',
    name: 'Margaret Oyelaran',
    specialization: 'mortgage',
    experienceLevel: 'master',
    personalities: ['authoritative', 'patient', 'direct'],
    ...sampleCoachTexts.margaret.en,
  },
] satisfies NewCoach[]

import type { NewCoach } from '../schema/coaches.ts'

/** Public coaches. Their ids are fixed, so seeding again finds them. */
export const sampleCoaches = [
  {
    id: '5eed0000-0000-4000-9000-000000000001',
    name: 'Elena Marchetti',
    specialization: 'credit_card',
    experienceLevel: 'master',
    personalities: ['empathetic', 'analytical', 'patient'],
    coachingStyle:
      'Stops at the line where the call turned. One question, one better line, then you say it out loud.',
    bio: 'Elena led card recovery teams for nineteen years and wrote the hardship guide that two banks still use. She believes a promise that the customer cannot keep is worth less than no promise.',
  },
  {
    id: '5eed0000-0000-4000-9000-000000000002',
    name: 'Darnell Brooks',
    specialization: 'auto_loan',
    experienceLevel: 'expert',
    personalities: ['direct', 'results_driven', 'motivational'],
    coachingStyle:
      'Short and frank. Names the habit that costs you most and gives you one drill for the next call.',
    bio: 'Darnell started on the phones at nineteen and has trained agents in auto finance for ten years. He is known for taking over the angriest calls on the floor and ending them with a date and an amount.',
  },
  {
    id: '5eed0000-0000-4000-9000-000000000003',
    name: 'Pilar Quintana',
    specialization: 'medical_debt',
    experienceLevel: 'expert',
    personalities: ['supportive', 'empathetic', 'patient', 'collaborative'],
    coachingStyle:
      'Primero escucha cómo vivió usted la llamada; después repasa con usted cada momento en que el cliente mostró una emoción.',
    bio: 'Pilar fue trabajadora social en un hospital antes de dirigir la cobranza de tres clínicas. Enseña a hablar de dinero con quien acaba de pasar por una enfermedad o un duelo.',
  },
  {
    id: '5eed0000-0000-4000-9000-000000000004',
    name: 'Ravi Subramanian',
    specialization: 'business_loan',
    experienceLevel: 'senior',
    personalities: ['analytical', 'authoritative'],
    coachingStyle:
      'Works from the numbers: cash flow, deposits, due dates. Shows where an offer was given away too early.',
    bio: 'Ravi restructured small-business loans for eight years. He teaches agents to check a claim before they answer it, and to trade every concession for something in writing.',
  },
  {
    id: '5eed0000-0000-4000-9000-000000000005',
    name: 'Teresa Galván',
    specialization: 'utility_bills',
    experienceLevel: 'junior',
    personalities: ['motivational', 'collaborative'],
    coachingStyle:
      'Celebra lo que usted ya hace bien y elige con usted una sola cosa para la próxima práctica.',
    bio: 'Teresa fue la mejor agente de su generación en una compañía de luz y hoy acompaña a quienes empiezan. Recuerda muy bien el miedo de las primeras cien llamadas.',
  },
  {
    id: '5eed0000-0000-4000-9000-000000000006',
    name: 'Margaret Oyelaran',
    specialization: 'mortgage',
    experienceLevel: 'master',
    personalities: ['authoritative', 'patient', 'direct'],
    coachingStyle:
      'Compliance first: who you are speaking with, what you must say, what you may never say. Then tone.',
    bio: 'Margaret was a compliance officer at a mortgage servicer for fifteen years and listened to more than thirty thousand calls. Most violations she found were not malice but a tired agent who wanted to end the call.',
  },
] satisfies NewCoach[]

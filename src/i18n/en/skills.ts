import type { criteria } from './criteria.ts'

/**
 * The scorer's criteria as skills to practise, by the same ids: a criterion that was missed reads as advice to do the wrong thing
 * ("Practice: Says nothing unlawful"). They go on in a sentence, so they begin in lower case.
 */
export const skills = {
  empathy: {
    acknowledged: 'responding to a feeling right away',
    specific: 'naming what the debtor actually said',
    feeling_first: 'addressing the feeling before the money',
    interest: 'showing interest in the situation',
    respect: 'staying respectful',
    calmed: 'calming the debtor down',
    care: 'taking care of someone in distress',
    warmth: 'staying kind throughout',
    patience: 'accepting a no without repeating the demand',
  },
  communication: {
    opening: 'opening the call clearly',
    open_questions: 'asking open questions',
    short_turns: 'keeping turns short',
    substance: 'saying what you mean, why, and what follows',
    one_at_a_time: 'asking one thing at a time',
    answers: 'answering the debtor’s questions',
    checks: 'checking that you understood each other',
    closing: 'closing the call properly',
    language: 'speaking the debtor’s language',
    listens: 'letting the debtor finish',
    takes_up: 'picking up on what was just said',
    courtesy: 'choosing friendly words',
    certain: 'giving clear, definite information',
    announces: 'saying what will be done',
    room: 'leaving the debtor room',
    eye_level: 'speaking as to an equal',
    clear: 'making clear what follows',
    to_the_point: 'keeping to the matter',
    responds: 'doing what the moment calls for',
  },
  objection_handling: {
    taken_up: 'taking up the objection',
    probed: 'asking what is behind an objection',
    answered: 'giving an objection a specific answer',
    no_pressure: 'answering without pressure',
    resolved: 'resolving the objection',
    cause_found: 'finding the cause of the arrears',
    right_taken: 'responding when the debtor uses a right',
  },
  solution_focus: {
    no_collecting: 'stopping collection where it must stop',
    evidence: 'offering papers or a review in a dispute',
    next_step: 'saying what happens next',
    affordability: 'asking what is affordable',
    options: 'offering more than one option',
    amount: 'naming an amount',
    date_and_method: 'setting a date and a method',
    commitment: 'asking for a commitment',
    negotiated: 'exploring the first figure before taking it',
    within_means: 'staying within the debtor’s means',
    recap: 'recapping the agreement',
    fallback: 'agreeing on what happens if it falls through',
  },
  compliance: {
    identified: 'saying who is calling',
    verified_first: 'verifying the person before the debt',
    disclosure: 'giving the required disclosure',
    rights: 'honoring the debtor’s rights',
    lawful: 'staying within the law',
    careful: 'avoiding what sounds like a threat or an insult',
  },
} satisfies {
  [Dimension in keyof typeof criteria]: Record<keyof (typeof criteria)[Dimension], string>
}

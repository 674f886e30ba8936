import type { CriterionId } from './criteria/criterion.ts'

type Definition = { occasion: string; two: string; one: string; zero: string }

/**
 * The criteria as a judge reads them: what is an occasion, and what earns 2, 1 and 0. The embedded rules
 * follow the same definitions (docs/scoring.md).
 */
export const definitions: Record<Exclude<CriterionId, `compliance.${string}`>, Definition> = {
  'empathy.acknowledged': {
    occasion: 'The debtor shows anger, distress, or tells of a blow of life (work, illness, family).',
    two: 'The collector’s next turn acknowledges it.',
    one: 'Some are acknowledged, or by a worn formula.',
    zero: 'Passed over. "I understand" alone acknowledges nothing.',
  },
  'empathy.specific': {
    occasion: 'As above.',
    two: 'The acknowledgement names what was told or felt.',
    one: 'Named at times, generic at others.',
    zero: 'Generic or none.',
  },
  'empathy.feeling_first': {
    occasion: 'As above.',
    two: 'The acknowledgement comes before any talk of payment.',
    one: 'At times, or after it.',
    zero: 'Business first or no acknowledgement.',
  },
  'empathy.interest': {
    occasion: 'The debtor tells of distress or a blow of life.',
    two: 'The collector asks openly how it is or what happened, within two turns.',
    one: 'A closed question or a reflection on it.',
    zero: 'No interest shown.',
  },
  'empathy.respect': {
    occasion: 'The call as a whole, when feelings run high.',
    two: 'No judging, shaming or pushing.',
    one: 'One such line.',
    zero: 'Two or more.',
  },
  'empathy.calmed': {
    occasion: 'The debtor was angry or distressed earlier.',
    two: 'At the end the debtor is calm, thanks or agrees.',
    one: 'Neutral at the end.',
    zero: 'Still upset, or hangs up.',
  },
  'empathy.care': {
    occasion: 'The debtor speaks of despair or of not wanting to live.',
    two: 'Collecting stops, care is shown and help offered.',
    one: 'Care without an offer of help.',
    zero: 'Collecting goes on.',
  },
  'empathy.warmth': {
    occasion: 'Calls of at least three turns.',
    two: 'Friendly throughout: calms, thanks, encourages, wishes well, in words that fit.',
    one: 'Friendly at times.',
    zero: 'Cold or mechanical.',
  },
  'communication.opening': {
    occasion: 'The first two turns.',
    two: 'Names self or company and asks for the person.',
    one: 'One of the two.',
    zero: 'Neither.',
  },
  'communication.open_questions': {
    occasion: 'Calls of at least three turns.',
    two: 'Two or more open questions (one in a short call).',
    one: 'One where two had room.',
    zero: 'Only closed questions or demands.',
  },
  'communication.short_turns': {
    occasion: 'Each turn; the required disclosure does not count.',
    two: 'Turns of up to about 70 words.',
    one: 'Some longer.',
    zero: 'Lectures of 110 words and more.',
  },
  'communication.substance': {
    occasion: 'Calls of at least three turns.',
    two: 'Turns say something whole: what is meant, why, and what follows.',
    one: 'Some are scraps.',
    zero: 'Curt scraps throughout.',
  },
  'communication.one_at_a_time': {
    occasion: 'Each turn with a question.',
    two: 'At most two questions.',
    one: 'Three at times.',
    zero: 'Four or more, or three all the time.',
  },
  'communication.answers': {
    occasion: 'Each question of the debtor.',
    two: 'Answered in the next turn.',
    one: 'Some answered.',
    zero: 'Met with another question or demand.',
  },
  'communication.checks': {
    occasion: 'Calls of at least four turns.',
    two: 'Understanding is checked or reflected twice or more.',
    one: 'Once.',
    zero: 'Never.',
  },
  'communication.closing': {
    occasion: 'Calls that were not broken off.',
    two: 'Thanks, offers further help or says goodbye.',
    one: 'Half a closing.',
    zero: 'Simply stops.',
  },
  'communication.language': {
    occasion: 'Both languages are spoken.',
    two: 'The collector answers in the debtor’s language.',
    one: 'At times.',
    zero: 'Does not follow.',
  },
  'communication.listens': {
    occasion: 'The collector cut the debtor short.',
    two: 'Hardly ever.',
    one: 'A few times.',
    zero: 'Again and again.',
  },
  'objection_handling.taken_up': {
    occasion:
      'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
    two: 'The next turn deals with it.',
    one: 'Some, or a turn later.',
    zero: 'Passed over.',
  },
  'objection_handling.probed': {
    occasion: 'As above.',
    two: 'A question about what is behind it, within two turns.',
    one: 'For some.',
    zero: 'Never.',
  },
  'objection_handling.answered': {
    occasion: 'As above.',
    two: 'An answer that solves this objection (a plan for no money, proof for a dispute).',
    one: 'For some.',
    zero: 'Off the point or none.',
  },
  'objection_handling.no_pressure': {
    occasion: 'As above.',
    two: 'No push, threat or blame in the two turns after it.',
    one: 'For some.',
    zero: 'Pressure.',
  },
  'objection_handling.resolved': {
    occasion: 'As above.',
    two: 'The debtor drops it and goes on.',
    one: 'Softened.',
    zero: 'Still standing at the end.',
  },
  'objection_handling.cause_found': {
    occasion: 'Any objection.',
    two: 'The collector asks and learns why they are not paying.',
    one: 'The reason was told unasked and not followed up.',
    zero: 'Unknown.',
  },
  'objection_handling.right_taken': {
    occasion:
      'The debtor disputes the debt, has an attorney, asks for the calls to stop, or is the wrong person.',
    two: 'Taken up at once: noted, and told what follows from it.',
    one: 'Taken up late or in part.',
    zero: 'Passed over or argued with.',
  },
  'solution_focus.no_collecting': {
    occasion: 'As above.',
    two: 'No money is asked for after it.',
    one: 'Once, in passing.',
    zero: 'Again.',
  },
  'solution_focus.evidence': {
    occasion: 'The debtor disputes the debt.',
    two: 'Papers, a trace or a review are offered.',
    one: 'Only asked about.',
    zero: 'Nothing.',
  },
  'solution_focus.next_step': {
    occasion: 'Calls that were not broken off.',
    two: 'Both sides know what happens next, and when.',
    one: 'Hinted at.',
    zero: 'Nothing.',
  },
  'solution_focus.affordability': {
    occasion: 'A call where paying could be talked about.',
    two: 'Asks what is affordable or when pay day is.',
    one: 'Touches on it.',
    zero: 'Never asks.',
  },
  'solution_focus.options': {
    occasion: 'As above.',
    two: 'Two of full amount, settlement and plan are offered.',
    one: 'One, other than the full amount.',
    zero: 'The full amount only, or nothing.',
  },
  'solution_focus.amount': {
    occasion: 'As above.',
    two: 'A payment is named in figures.',
    one: 'The full amount only.',
    zero: 'None.',
  },
  'solution_focus.date_and_method': {
    occasion: 'As above.',
    two: 'A day and a way of paying.',
    one: 'One of the two.',
    zero: 'Neither.',
  },
  'solution_focus.commitment': {
    occasion: 'As above.',
    two: 'The debtor commits to amount, day and method.',
    one: 'Commits vaguely or in part.',
    zero: 'Does not commit.',
  },
  'solution_focus.within_means': {
    occasion: 'A payment was named, and what the debtor can pay is known.',
    two: 'Within it.',
    one: 'Somewhat above.',
    zero: 'Far above.',
  },
  'solution_focus.recap': {
    occasion: 'Something was agreed.',
    two: 'Repeated with amount and day.',
    one: 'Repeated in part.',
    zero: 'Not repeated.',
  },
  'solution_focus.fallback': {
    occasion: 'Something was agreed.',
    two: 'Says what to do if the payment cannot be made.',
    one: 'Hints at it.',
    zero: 'Nothing.',
  },
}

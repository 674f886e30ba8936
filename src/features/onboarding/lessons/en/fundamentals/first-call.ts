import type { VideoLesson } from '../../lesson.ts'

export const firstCall: VideoLesson = {
  id: 'first-call',
  type: 'video',
  intro:
    'Before any rules, listen to a whole call. Laura works for Northway Recovery, an agency that collects for a clinic. She calls Marisol Vega about a bill of $640. Go line by line: the notes explain why each line comes where it does.',
  debtor: 'Marisol Vega',
  lines: [
    {
      speaker: 'agent',
      text: 'Good afternoon. My name is Laura, calling from Northway Recovery on a recorded line. May I speak with Marisol Vega, please?',
      note: 'Who is calling, from where, and that the call is recorded. Not a word about a debt: anyone could have picked up.',
    },
    { speaker: 'debtor', text: 'That’s me. What is this about?' },
    {
      speaker: 'agent',
      text: 'Thank you, Ms. Vega. This is a personal matter, so I want to be sure I am speaking only with you. Could you give me your date of birth?',
      note: 'She does not answer “what is this about” yet, and she gives an honest reason: it protects the customer.',
    },
    { speaker: 'debtor', text: 'Fine. May 4th, 1986.' },
    {
      speaker: 'agent',
      text: 'Thank you, that matches. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It concerns $640 from Lakeside Clinic, from your surgery in March.',
      note: 'Identity first, then the notice that the law requires, then the debt: creditor, amount, origin. Always in this order.',
    },
    {
      speaker: 'debtor',
      text: 'Insurance was supposed to pay that. I changed jobs and everything got mixed up.',
    },
    {
      speaker: 'agent',
      text: 'A new job and a bill you thought was taken care of: I can see how that slipped through. What have you heard from the insurance company?',
      note: 'She picks up what was said (the job, the insurance), then asks an open question. “I understand” alone would have said nothing.',
    },
    {
      speaker: 'debtor',
      text: 'They paid their part, and the rest is mine. I just don’t have $640 lying around. I get my first full paycheck on the 15th.',
    },
    {
      speaker: 'agent',
      text: 'That helps. When you get paid on the 15th, how much do you have left for the month after rent and food?',
      note: 'Before any offer, she asks what is possible. Without that question, an offer is a guess.',
    },
    { speaker: 'debtor', text: 'Maybe a hundred and fifty. Not more.' },
    {
      speaker: 'agent',
      text: 'Then let’s not use all of it. Would four payments of $130 and a last one of $120 work, with the first on the 16th?',
      note: 'It is less than Marisol named: a plan that uses the last dollar breaks at the first surprise.',
    },
    { speaker: 'debtor', text: 'Yes, I can do that. By card?' },
    {
      speaker: 'agent',
      text: 'By card is fine. So, to recap: four payments of $130, the first on the 16th, then every month on the 16th, and $120 at the end. If something comes up, call me before that day and we will move it. Does that match what you understood?',
      note: 'Amount, dates, method, and what happens if something goes wrong. The question at the end catches a misunderstanding today, not next month.',
    },
    { speaker: 'debtor', text: 'It does. Thank you for not making this worse.' },
    {
      speaker: 'agent',
      text: 'Thank you for your time, Ms. Vega. You will have it in writing tomorrow. Is there anything else I can help you with?',
      note: 'The end of the call is the start of the next one: she will pick up again.',
    },
  ],
  takeaways: [
    'First who you are, then who they are, then the notice, then the debt.',
    'Ask one question about what happened and one about what is possible before your first offer.',
    'An agreement has an amount, a date and a method, and you repeat it at the end.',
  ],
}

import type { VideoLesson } from '../../lesson.ts'

export const firstCall: VideoLesson = {
  id: 'first-call',
  type: 'video',
  intro:
    'Before any rule, hear a whole call. Laura works for Northway Recovery, an agency that collects for a clinic. She calls Marisol Vega about a bill of $640. Go line by line. The notes say why a line stands where it does.',
  debtor: 'Marisol Vega',
  lines: [
    {
      speaker: 'agent',
      text: 'Good afternoon. My name is Laura, calling from Northway Recovery on a recorded line. May I speak with Marisol Vega, please?',
      note: 'Who is calling, from where, and that it is recorded. Not a word about a debt: anybody may have picked up.',
    },
    { speaker: 'debtor', text: 'That’s me. What is this about?' },
    {
      speaker: 'agent',
      text: 'Thank you, Ms. Vega. It is a personal matter, so let me make sure it reaches only you. Could you give me your date of birth?',
      note: 'She does not answer “what is this about” yet, and gives an honest reason: it protects the customer.',
    },
    { speaker: 'debtor', text: 'Fine. The fourth of May, 1986.' },
    {
      speaker: 'agent',
      text: 'Thank you, that matches. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It concerns $640 from Lakeside Clinic, from your surgery in March.',
      note: 'Identity first, then the notice that the law asks for, then the debt: creditor, amount, origin. In this order, always.',
    },
    {
      speaker: 'debtor',
      text: 'The insurance was supposed to pay that. I changed jobs and everything got mixed up.',
    },
    {
      speaker: 'agent',
      text: 'A new job and a bill that you thought was settled: I can see how that slipped through. What have you heard from the insurance?',
      note: 'She takes up what was said (job, insurance), then asks an open question. “I understand” alone would have said nothing.',
    },
    {
      speaker: 'debtor',
      text: 'They paid their part, and the rest is mine. I just don’t have $640 lying around. My first full pay is on the 15th.',
    },
    {
      speaker: 'agent',
      text: 'That helps me. When your pay comes on the 15th, what is left in the month once rent and food are paid?',
      note: 'Before any offer, the question what is possible. An offer without it is a guess.',
    },
    { speaker: 'debtor', text: 'Maybe a hundred and fifty. Not more.' },
    {
      speaker: 'agent',
      text: 'Then let us not plan with all of it. Would four payments of $130 and a last one of $120 work, the first on the 16th?',
      note: 'Below what she named: a plan that uses the last dollar breaks at the first surprise.',
    },
    { speaker: 'debtor', text: 'Yes. That I can do. By card?' },
    {
      speaker: 'agent',
      text: 'By card is fine. So, to recap: four payments of $130, the first on the 16th, then every month on the 16th, and $120 at the end. If something gets in the way, call me before the day, and we will move it. Does that match what you understood?',
      note: 'Amount, dates, method, and what happens if it goes wrong. The question at the end finds a misunderstanding today, not next month.',
    },
    { speaker: 'debtor', text: 'It does. Thank you for not making this worse.' },
    {
      speaker: 'agent',
      text: 'Thank you for your time, Ms. Vega. You will have it in writing tomorrow. Is there anything else I can help with?',
      note: 'The end of the call is the start of the next one: she will pick up again.',
    },
  ],
  takeaways: [
    'First who you are, then who they are, then the notice, then the debt.',
    'One question about what happened and one about what is possible come before the first offer.',
    'An agreement has an amount, a date and a method, and is said once more at the end.',
  ],
}

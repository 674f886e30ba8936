import type { ReadingLesson } from '../../lesson.ts'

export const whatObjectionsMean: ReadingLesson = {
  id: 'what-objections-mean',
  type: 'reading',
  intro:
    'An objection is not a no. It is the first sentence of a reason. Whoever argues against the sentence never hears the reason; whoever asks about it mostly finds something that can be worked with.',
  sections: [
    {
      id: 'four-kinds',
      title: 'Four kinds',
      blocks: [
        {
          list: [
            '“I can’t”: money is short, or comes later. It is answered with questions about the month, then with a plan.',
            '“I don’t owe that”: the amount, the debt or the person is in doubt. It is answered with proof, never with an offer.',
            '“Not like this”: manner, time, trust. It is answered by changing the manner.',
            '“Not now”: putting off. It is answered with the question what will be different then.',
          ],
        },
        'The same words may belong to different kinds. “I have to talk to my wife” may be true, may be shame, may be a way out of the call. You find out by asking, not by guessing.',
      ],
    },
    {
      id: 'steps',
      title: 'Acknowledge, ask, answer, check',
      blocks: [
        {
          steps: [
            'Acknowledge: show that you heard it. Not agree, not contradict.',
            'Ask: one question that finds the reason behind it.',
            'Answer the reason, not the sentence.',
            'Check: “Does that solve it, or is there something else?”',
          ],
        },
        {
          call: [
            ['debtor', 'I need more time.'],
            ['agent', 'You need time. What will come in that is missing today?'],
            ['debtor', 'The insurance owes me for the car. They said the 20th.'],
            [
              'agent',
              'Then the 20th is our day. What if we put the first payment on the 22nd, so that the money has really arrived?',
            ],
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Three ways to lose it',
      blocks: [
        {
          instead: 'But you have to pay it some day.',
          say: 'What would have to be different so that a payment is possible?',
          why: 'A counter-argument makes the other side argue better. A question makes it look for an answer.',
        },
        {
          list: [
            'Answering something else: “Yes, but we also have a plan.” An answer beside the point costs more than none.',
            'Passing over it: what was not answered comes back, louder.',
            'Answering too early: while somebody is upset, no argument arrives. First the feeling, then the reason.',
          ],
        },
      ],
    },
    {
      id: 'right',
      title: 'When an objection is a right',
      blocks: [
        'Some sentences are more than objections. “That is not my debt”, “stop calling me”, “talk to my lawyer”, “I have filed for bankruptcy”: here nothing is negotiated. You note it, do what the law asks, and say so.',
        {
          rule: 'A consumer who disputes the debt in writing within the validation period gets proof before the collection goes on.',
          basis: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d)',
        },
      ],
    },
  ],
  takeaways: [
    'Ask about the reason before you answer.',
    'An answer to the point; then check whether it was enough.',
    'Doubt is answered with proof, not with a discount.',
    'A right is followed, not handled.',
  ],
}

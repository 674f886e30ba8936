import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const whatObjectionsMean: ReadingLesson = {
  id: 'what-objections-mean',
  type: 'reading',
  intro:
    'An objection is not a no. It is the first sentence of a reason. If you argue with the sentence, you never hear the reason; if you ask about it, you usually find something to work with.',
  sections: [
    {
      id: 'four-kinds',
      title: 'Four kinds',
      blocks: [
        {
          list: [
            '“I can’t”: money is short, or comes later. Answer it with questions about the month, then with a plan.',
            '“I don’t owe that”: the amount, the debt or the person is in doubt. Answer it with proof, never with an offer.',
            '“Not like this”: tone, time, trust. Answer it by changing your approach.',
            '“Not now”: putting it off. Answer it by asking what will be different then.',
          ],
        },
        'The same words can mean different things. “I have to talk to my wife” may be true, may be shame, or may be a way out of the call. You find out by asking, not by guessing.',
      ],
    },
    {
      id: 'steps',
      title: 'Acknowledge, ask, answer, check',
      blocks: [
        {
          steps: [
            'Acknowledge: show that you heard it. Do not agree, do not contradict.',
            'Ask: one question that finds the reason behind it.',
            'Answer the reason, not the sentence.',
            'Check: “Does that solve it, or is there something else?”',
          ],
        },
        {
          call: [
            ['debtor', 'I need more time.'],
            ['agent', 'You need time. What money will come in that you don’t have today?'],
            ['debtor', 'The insurance company owes me for the car. They said the 20th.'],
            [
              'agent',
              'Then the 20th is our day. What if we set the first payment for the 22nd, so that the money has really arrived?',
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
          instead: 'But you have to pay it someday.',
          say: 'What would have to change to make a payment possible?',
          why: 'A counterargument makes the other side argue harder. A question makes them look for an answer.',
        },
        {
          list: [
            'Answering something else: “Yes, but we also have a plan.” An answer that misses the point costs more than none.',
            'Skipping it: what was not answered comes back, louder.',
            'Answering too early: while someone is upset, no argument gets through. First the feeling, then the reason.',
          ],
        },
      ],
    },
    {
      id: 'right',
      title: 'When an objection is a right',
      blocks: [
        'Some sentences are more than objections. “That is not my debt,” “stop calling me,” “talk to my lawyer,” “I have filed for bankruptcy”: do not negotiate these. Note them, do what the law requires, and tell the customer so.',
        {
          rule: 'A consumer who disputes the debt in writing within the validation period gets proof before collection continues.',
          by: citations.proofBeforeCollecting,
        },
      ],
    },
  ],
  takeaways: [
    'Ask about the reason before you answer.',
    'Answer to the point; then check whether it was enough.',
    'Answer doubt with proof, not with a discount.',
    'A right is to be respected, not handled.',
  ],
}

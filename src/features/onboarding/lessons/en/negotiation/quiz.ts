import type { QuizLesson } from '../../lesson.ts'

export const negotiationQuiz: QuizLesson = {
  id: 'negotiation-quiz',
  type: 'quiz',
  intro: 'Six questions about figures, days and promises.',
  questions: [
    {
      id: 'two-thirds',
      question: 'Someone has $180 left in a month. Which installment is a good first offer?',
      right: '120',
      answers: [
        {
          id: '180',
          text: '$180, to be done with it soon',
          why: 'It is everything they have left. The first surprise breaks the plan.',
        },
        {
          id: '120',
          text: '$120, and the rest is for a bad week',
          why: 'About two thirds: it holds even in a bad month, and promises that hold are what you want.',
        },
        {
          id: '20',
          text: '$20, to be safe',
          why: 'Safe, but hardly a plan: the balance shrinks so slowly that you both lose interest.',
        },
      ],
    },
    {
      id: 'ladder',
      question: 'In what order do you go down the ladder?',
      right: 'full-first',
      answers: [
        {
          id: 'full-first',
          text: 'Full amount, settlement if allowed, plan, small first payment',
          why: 'Start with what is best for both. Each no with a reason leads down one rung.',
        },
        {
          id: 'plan-first',
          text: 'Plan, then the full amount if they refuse the plan',
          why: 'Someone who refused a plan will not pay in full. You have lost the order.',
        },
        {
          id: 'lowest-first',
          text: 'The lowest offer, so that no one hangs up',
          why: 'Then you have nothing left to give, and you never asked for a better payment.',
        },
      ],
    },
    {
      id: 'silence',
      question: 'You have named a figure. What now?',
      right: 'wait',
      answers: [
        {
          id: 'justify',
          text: 'Explain why it is fair',
          why: 'The explanation sounds like doubt. Give the reason before the figure, not after it.',
        },
        {
          id: 'lower',
          text: 'Offer a second, lower figure right away',
          why: 'You would be negotiating against yourself before the other side has said anything.',
        },
        {
          id: 'wait',
          text: 'Ask whether they can keep it up, and be silent',
          why: 'The other side is doing the math. Three seconds is not long.',
        },
      ],
    },
    {
      id: 'irregular',
      question: 'A driver earns between $1,100 and $2,300 a month. What do you base the plan on?',
      right: 'weakest',
      answers: [
        {
          id: 'average',
          text: 'The average',
          why: 'Half of the months are below it. A plan based on the average breaks every other month.',
        },
        {
          id: 'weakest',
          text: 'The weakest month, with more in good ones',
          why: 'The fixed part survives a bad month; anything on top is a bonus.',
        },
        {
          id: 'best',
          text: 'The last month, because it was a good one',
          why: 'One good month is luck, not a basis.',
        },
      ],
    },
    {
      id: 'colleague',
      question: '“Your colleague promised me half off.” There is no note of that.',
      right: 'no-note',
      answers: [
        {
          id: 'no-note',
          text: '“I have no note of that. What I can offer today is this.”',
          why: 'You neither accept it nor call it a lie, and the call returns to what is possible.',
        },
        {
          id: 'liar',
          text: '“Nobody here would have said that.”',
          why: 'You cannot know that, and it starts an argument about the past.',
        },
        {
          id: 'accept',
          text: 'Grant it, to keep the peace',
          why: 'If you cannot approve it, you will have to take it back. And the next customer will hear about it.',
        },
      ],
    },
    {
      id: 'obstacle',
      question: 'Which question makes a promise strongest?',
      right: 'in-the-way',
      answers: [
        {
          id: 'sure',
          text: '“Are you sure?”',
          why: 'There is only one polite answer to that, and it tells you nothing.',
        },
        {
          id: 'serious',
          text: '“You do know this is your last chance?”',
          why: 'Pressure gets a quick yes and no payment. And is it even true?',
        },
        {
          id: 'in-the-way',
          text: '“What could get in the way?”',
          why: 'An obstacle named in advance becomes part of the plan.',
        },
      ],
    },
  ],
}

import type { QuizLesson } from '../../lesson.ts'

export const negotiationQuiz: QuizLesson = {
  id: 'negotiation-quiz',
  type: 'quiz',
  intro: 'Six questions about figures, days and promises.',
  questions: [
    {
      id: 'two-thirds',
      question: 'Somebody has $180 left in a month. Which instalment is a good first offer?',
      right: '120',
      answers: [
        {
          id: '180',
          text: '$180, so that it is soon over',
          why: 'Everything that is left. The first surprise breaks the plan.',
        },
        {
          id: '120',
          text: '$120, and the rest stays for a bad week',
          why: 'About two thirds: it holds in a bad month too, and promises that hold are what you are after.',
        },
        {
          id: '20',
          text: '$20, to be safe',
          why: 'Safe and hardly a plan: the balance shrinks so slowly that both lose interest.',
        },
      ],
    },
    {
      id: 'ladder',
      question: 'In which order do you go down the ladder?',
      right: 'full-first',
      answers: [
        {
          id: 'full-first',
          text: 'Whole amount, settlement if allowed, plan, small first payment',
          why: 'The best for both first. Each no with a reason leads down one rung.',
        },
        {
          id: 'plan-first',
          text: 'Plan, then the whole amount if the plan is refused',
          why: 'Whoever refused a plan will not pay the whole. The order is lost.',
        },
        {
          id: 'lowest-first',
          text: 'The lowest offer, so that nobody hangs up',
          why: 'Then there is nothing left to give, and a better payment was never asked for.',
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
          text: 'Offer a second, lower one at once',
          why: 'You would negotiate against yourself before the other side has said anything.',
        },
        {
          id: 'wait',
          text: 'Ask whether it holds, and be silent',
          why: 'The other side is calculating. Three seconds are not long.',
        },
      ],
    },
    {
      id: 'irregular',
      question: 'A driver earns between $1,100 and $2,300 a month. What do you plan with?',
      right: 'weakest',
      answers: [
        {
          id: 'average',
          text: 'With the average',
          why: 'Every second month lies below it. A plan on the average breaks in every second month.',
        },
        {
          id: 'weakest',
          text: 'With the weakest month, and more in good ones',
          why: 'The fixed part survives a bad month; what comes on top is a bonus.',
        },
        {
          id: 'best',
          text: 'With the last month, it was a good one',
          why: 'One good month is an accident and no basis.',
        },
      ],
    },
    {
      id: 'colleague',
      question: '“Your colleague promised me half off.” There is no note of it.',
      right: 'no-note',
      answers: [
        {
          id: 'no-note',
          text: '“I have no note of it. What I can offer today is this.”',
          why: 'Neither accepted nor called a lie, and the call is back at what is possible.',
        },
        {
          id: 'liar',
          text: '“Nobody here would have said that.”',
          why: 'You cannot know that, and it starts a quarrel about the past.',
        },
        {
          id: 'accept',
          text: 'Grant it, to keep the peace',
          why: 'What you may not grant you have to take back. And the next customer hears of it.',
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
          why: 'There is only one polite answer to that, and it says nothing.',
        },
        {
          id: 'serious',
          text: '“You do know that this is your last chance?”',
          why: 'Pressure brings a quick yes and no payment. And is it even true?',
        },
        {
          id: 'in-the-way',
          text: '“What could get in the way?”',
          why: 'An obstacle that is named beforehand becomes part of the plan.',
        },
      ],
    },
  ],
}

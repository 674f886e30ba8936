import type { ReadingLesson } from '../../lesson.ts'

/** The rules themselves come from the server (`useTaughtLaws`) and follow these sections. */
export const lawHere: ReadingLesson = {
  id: 'law-here',
  type: 'reading',
  intro:
    'The rules by which this portal holds your calls, one by one, with a line of a collector who keeps each. They are the same ones that your analyses cite. This lesson is training, not legal advice: when in doubt, ask your compliance department.',
  sections: [
    {
      id: 'everywhere',
      title: 'What holds everywhere',
      blocks: [
        {
          list: [
            'Nobody is threatened, insulted, shamed or deceived, not even by a hint.',
            'The debt is spoken of only to the person who owes it, once you know that it is them.',
            'What somebody asks for by right (proof, an attorney, letters instead of calls) is noted and kept.',
            'Money goes only to the creditor’s official account.',
            'A life comes before any debt.',
          ],
        },
      ],
    },
    {
      id: 'list',
      title: 'How to read the list',
      blocks: [
        'Each rule says what it forbids or asks for, and where it stands. Under it is something that one can say on the telephone without breaking it.',
        'A rule of a state or a city comes before those of its country, and both hold. Rules that bind only agencies, or only creditors, are left out where they do not bind you.',
        'Not every rule could be read in the law itself: where it says “from secondary sources”, we know it only from what others write of it: have it checked before you rely on it.',
      ],
    },
  ],
  takeaways: [
    'The rules that your calls are held against stand here, with their sections.',
    'Say who you are, check who is listening, and only then name the debt.',
    'A right that somebody uses ends the selling.',
  ],
}

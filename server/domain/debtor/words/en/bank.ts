import { type Bank, firm, person, when } from '../voice.ts'
import { accents } from './accents.ts'
import { aggressive } from './aggressive.ts'
import { causes } from './causes.ts'
import { cooperative } from './cooperative.ts'
import { defensive } from './defensive.ts'
import { emotional } from './emotional.ts'
import { evasive } from './evasive.ts'
import { manipulative } from './manipulative.ts'
import { politeButResistant } from './polite-but-resistant.ts'
import { sharedActs, sharedAnswers } from './shared-acts.ts'
import { threatening } from './threatening.ts'

/** Everything that an English-speaking debtor can say. */
export const englishBank: Bank = {
  language: 'en',
  voices: {
    cooperative,
    polite_but_resistant: politeButResistant,
    defensive,
    emotional,
    aggressive,
    evasive,
    manipulative,
    threatening,
  },
  acts: sharedActs,
  answers: sharedAnswers,
  pickUp: [
    person('Hello?'),
    person('Yes, hello?'),
    person('Hello, who is it?'),
    person('Yes?'),
    person("Hello, I can't hear you, who's there?"),
    firm('{name}, good morning, how can I direct your call?'),
    firm('{name}, hello?'),
    firm("Hello, you've reached {name}."),
    firm('{name}, accounts, hello?'),
  ],
  causes,
  difficulty: {
    beginner: [
      'Maybe a small plan would work for me*.',
      'What if I* spread it out over time?',
      "If it's small enough, I* can keep it up.",
      'Tell me how it works and I* can decide.',
      'Ask me what you need to know.',
      'Could we find a date that suits both of us?',
      'I think there must be some way.',
      'You can explain the options to me*, I have a moment.',
    ],
    medium: [
      'What else can you offer?',
      'It would have to fit my* budget.',
      "I'd* need to know exactly what I'm* agreeing to.",
      'Is that the best you can do?',
      'Would I* get that confirmed?',
      'It depends on what you can do for me*.',
    ],
    advanced: [
      'And how do I* know it ends there?',
      'Your letters said nothing of the kind.',
      'You still have not given me* a reason to say yes.',
      "That doesn't solve my* problem.",
      'What guarantee do I* get?',
      "I've heard promises like that before.",
      'So far this only helps you.',
      'You want a lot and offer little.',
    ],
    expert: [
      'Put that in an email before I* say anything else.',
      'Who approved that, and on what terms?',
      'That is vague, be specific.',
      'And the interest, does that stop or not?',
      'Would you sign that yourself?',
      'What does that do to my* credit file, exactly?',
      'You answered a different question.',
      "I'll* compare that with what the original creditor says.",
      'Skip the script.',
    ],
  },
  details: [
    ...when(
      { debt: 'card' },
      'The interest on that card eats whatever I* pay.',
      'I* cut that card up a while ago.',
      'It was groceries and gas on that card, nothing fancy.',
      'I* only ever paid the minimum, I know.',
    ),
    ...when(
      { debt: 'medical' },
      'Nobody tells you the price before they treat you.',
      'I thought the insurance would cover more of it.',
      "You don't shop around from a hospital bed.",
      'The statements from the hospital make no sense to me*.',
    ),
    ...when(
      { debt: 'auto' },
      'I* need that car to get to work.',
      'Without the car everything stops.',
      'The car is worth less than what I* owe on it.',
      'Every repair comes out of the same pocket as the loan.',
    ),
    ...when(
      { debt: 'loan' },
      'That loan looked small when I* signed it.',
      'I* took the loan to plug one hole and made another.',
      'The loan was supposed to be a fresh start.',
    ),
    ...when(
      { debt: 'utility' },
      "You can't just live without heat and light.",
      'That bill jumped over the winter.',
      'I* turn the lights off in every room I* leave.',
    ),
    ...when(
      { debt: 'home' },
      "It's the roof over our heads we're talking about.",
      "I* can't lose the house.",
      'The mortgage is always paid before anything else, when it can be.',
    ),
    ...when(
      { debt: 'study' },
      'I studied to earn more, not to owe more.',
      "The degree's on the wall and the loan's on my back.",
    ),
    ...when(
      { debt: 'trade' },
      'That loan was meant to grow the business.',
      'The bank was friendlier when we signed.',
      'The equipment we bought with it is working, our customers just pay slowly.',
    ),
    ...when(
      { debt: 'tax' },
      'Nobody sleeps well owing taxes.',
      'I* filed everything, it was just more than I* expected.',
    ),
    ...when(
      { debt: 'account' },
      'That account was never big, it just kept growing.',
      'I* hardly remember opening that account.',
    ),
    ...when(
      { income: 'low', type: 'individual' },
      'What comes in hardly covers the rent.',
      'I count coins at the end of the week.',
      'I know the price of bread by heart.',
      "There's no cushion, there never was.",
    ),
    ...when(
      { income: 'medium', type: 'individual' },
      "I earn all right, it just doesn't stretch the way it used to.",
      'On paper I should manage, on paper.',
    ),
    ...when(
      { income: 'high', type: 'individual' },
      'People think I have plenty, and it is all tied up.',
      "A decent salary doesn't help when everything is committed.",
      'The bigger the paycheck, the bigger the bills.',
    ),
    ...when(
      { type: 'business' },
      "We've got staff to pay.",
      'Our suppliers want cash up front these days.',
      "We can't close the shop to pay one bill.",
      'Our accountant goes over every payment.',
      'Every week I decide which invoice can wait.',
    ),
    ...when(
      { type: 'individual' },
      "Rent's due before anything else.",
      'With {trade} you never know what the month brings.',
      '{trade} was never going to make me rich.',
      'The car needs tires and it will have to wait.',
      'Prices went up and my pay did not.',
    ),
  ],
  accents,
  mixed: [
    'Ay, Dios mío.',
    'Por favor.',
    'No puede ser.',
    'Ya no puedo más.',
    'Qué vergüenza.',
    'Ay, no sé qué hacer.',
    'Madre mía.',
    'Basta ya.',
  ],
  foreign: [
    "I don't know how to say it in English: {objection}.",
    'My English leaves me when I get nervous. {objection}.',
    'In my own words: {objection}.',
    "At home we'd say it like this: {objection}.",
    'How do you say it, {objection}, you know what I mean?',
  ],
  noLead:
    /^(?:look|listen|well|okay|ok|no|not|nope|yes|yeah|yep|hello|hi|hey|oh|ah|uh|um|hm|mhm|huh|right|sure|fine|all right|thank|thanks|sorry|i'm sorry|please|so|and|but|because|maybe|honestly|god|hell|damn|wow|perhaps|unfortunately|with respect|like|again|see|for the|between|what|who|why|how|good|very well|indeed|quite|perfect|agreed|deal|speaking|you know|i mean|let|don't|stop)\b/i,
  plural: {
    I: 'we',
    "I'm": "we're",
    "I've": "we've",
    "I'd": "we'd",
    "I'll": "we'll",
    am: 'are',
    was: 'were',
    my: 'our',
    me: 'us',
    mine: 'ours',
    myself: 'ourselves',
    would: 'would',
    will: 'will',
  },
  familiar: {},
}

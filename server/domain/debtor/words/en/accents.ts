import type { Accent } from '#protocol/vocabulary/prospect.ts'
import { type AccentColour, when } from '../voice.ts'

/** A little of each accent: an opener now and then, an aside, other words for the same thing. */
export const accents: Partial<Record<Accent, AccentColour>> = {
  american: {
    leads: ['Okay, so', 'You know what,'],
    asides: [
      "I'm just gonna level with you.",
      'It is what it is right now.',
      ...when({ anger: 'high' }, 'Give me a break here.', 'You guys never quit, do you?'),
    ],
    swaps: [],
  },
  british: {
    leads: ['Right then,', 'To be fair,', 'Look,'],
    asides: [
      "It's all gone a bit pear-shaped, if I'm honest.",
      "I'd love to have it sorted.",
      'Blimey, this is awkward.',
      "I'm skint, to put it plainly.",
    ],
    swaps: [
      ['grocery store', 'supermarket'],
      ['groceries and gas', 'the weekly shop and petrol'],
      ['for the gas to get there', 'for the petrol to get there'],
      ['tires', 'tyres'],
      ['groceries', 'the weekly shop'],
      ['mailbox', 'letterbox'],
      ['in the mail', 'in the post'],
      ['pile of mail', 'pile of post'],
      ['vacation', 'holiday'],
      ['paycheck', 'pay packet'],
      ['attorney', 'solicitor'],
      ['apartment', 'flat'],
      ['a favor', 'a favour'],
      ['little favor', 'little favour'],
      ['in favor', 'in favour'],
      ['math', 'maths'],
      ['layoff', 'redundancy'],
      ['gonna', 'going to'],
      ['gotta', 'have to'],
      ['wanna', 'want to'],
      ['buddy', 'mate'],
      ['pal', 'mate'],
      ['mom', 'mum'],
      ['give a damn', 'give a toss'],
      ['a damn', 'a bloody'],
      ['the damn', 'the bloody'],
      ['some damn', 'some bloody'],
      ['dialed', 'dialled'],
      ['canned', 'sacked'],
    ],
  },
  southern_us: {
    leads: ['Well now,', 'I reckon', 'Bless your heart,', 'I tell you what,'],
    asides: [
      "Y'all sure keep busy over there.",
      "I'm fixin' to lose my mind over this.",
      'Lord, what a day.',
      'My mama raised me to pay what I owe.',
    ],
    swaps: [
      ['you people', "y'all"],
      ['you guys', "y'all"],
      ['mom', 'Mama'],
    ],
  },
  new_york: {
    leads: ['I’m tellin’ you,', 'Lemme tell you,', 'Not for nothing, but', 'C’mon,'],
    asides: [
      ...when({ anger: 'high' }, 'What do you want from me?', 'You gotta be kidding me with this.'),
      'You have no idea what a sandwich costs here.',
      'In this city you pay just to breathe.',
    ],
    swaps: [
      ['going to', 'gonna'],
      ['I have to', 'I gotta'],
      ['you have to', 'you gotta'],
      ['we have to', 'we gotta'],
    ],
  },
  california: {
    leads: ['So, like,', 'Honestly, like,', 'I mean, dude,', 'No, yeah,'],
    asides: [
      "It's been a super rough stretch.",
      "That's, like, totally stressing me out.",
      'The rent out here is insane.',
      'Yeah, no, I hear you.',
    ],
    swaps: [],
  },
  mexican: {
    leads: ['Ay,', 'The truth is,'],
    asides: ['Híjole, what a mess.', 'Ay, no.'],
    swaps: [],
  },
  argentinian: {
    leads: ['Look,', 'The truth is,'],
    asides: ['Uf, what a mess.', 'Uf, I get tired just talking about it.'],
    swaps: [],
  },
}

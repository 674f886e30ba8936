import type { RootCause } from '../../plan.ts'
import { type Clause, firm, person, working } from '../voice.ts'

/** What lies behind it. Details agree with each other, whichever of them are said in a session. */
export const causes: Record<RootCause, readonly Clause[]> = {
  job_loss: [
    person('The company let people go, and I was one of them.'),
    person('I lost my job, and the savings went faster than I ever thought they would.'),
    person('They cut my position. One day I had a badge and the next day a cardboard box.'),
    person("Since the layoff I've been living on what I'd put aside, and that's nearly gone."),
    firm('Our biggest contract ended, and a good part of the work went with it.'),
    firm('We lost the client that kept the lights on here.'),
  ],
  reduced_hours: [
    person('They cut my hours, so the paycheck is a lot smaller than it was.'),
    person("I'm still working, but they only call me in for some of the shifts."),
    person('No more overtime, fewer shifts, and the rent stayed the same.'),
    person('I used to count on full weeks, and now the schedule has more holes than days.'),
    firm("We've had to cut our opening hours, and the income dropped with them."),
  ],
  illness: [
    working('I got sick, and I was off work for longer than anyone expected.'),
    person('There was a hospital stay, and the recovery has been slow.'),
    person("My health gave out on me. The treatment isn't over, and neither are the bills."),
    working("I couldn't work while I was ill, and everything fell behind."),
    firm('The person who runs things here fell ill, and the whole business felt it.'),
  ],
  separation: [
    person('We separated, and one income has to carry what used to be shared.'),
    person('My marriage ended, and I was left with most of the bills.'),
    person("It's the separation. There's a second household to pay for, and the lawyers on top."),
    person('My ex moved out, and so did the other paycheck.'),
    firm('My business partner and I split up, and buying out that share drained us.'),
  ],
  family_care: [
    person("My mother can't be on her own anymore, so I'm looking after her."),
    working("I've been taking care of my mother, and it costs me hours of work every week."),
    person('Somebody has to be with Mom, and a caregiver is more than I can pay.'),
    person("It's my mother. The medicines, the trips to the doctor, that's where the money goes."),
    firm("It's a family business, and the family's been busy caring for my mother."),
  ],
  other_debts: [
    person('This is not the only one. I borrowed from one to pay the other.'),
    person('There are other loans, and they all want their money in the same week.'),
    person("I took out a loan to cover the last one, and now I can't keep up with either."),
    person('By the time the other creditors have had theirs, your turn never comes.'),
    firm('We have other lenders ahead of you, and they take their share automatically.'),
    firm('We financed equipment on credit, and the installments pile up on each other.'),
  ],
  late_customer: [
    "Our own customers pay us late, that's the root of it.",
    "There's a big invoice out there that our customer keeps putting off.",
    'We did the work, we sent the invoice, and we are still waiting for the money.',
    "When our main customer doesn't pay, we can't pay either, it's as simple as that.",
    'Our receivables are full of promises, and promises do not pay bills.',
  ],
  slow_season: [
    'Sales fell off this season, and the fixed costs stayed where they were.',
    "It's our slow season, and it's been slower than any we've had.",
    'Fewer people are coming through the door, and it shows in the till.',
    'Orders dried up, and we still had wages and rent to cover.',
    'We stocked up for a season that never really came.',
  ],
  dispute: [
    "I* don't agree with what's on that bill, that's why it was never paid.",
    'There are charges on it that nobody has ever explained to me*.',
    'I* complained about it when it came, and nobody answered.',
    "I* wasn't going to pay for something that was wrong from the start.",
    'I* asked for the details, and until I* see them I* hold the payment back.',
  ],
  avoidance: [
    "I stopped opening the letters. I know, it's stupid, but that's what happened.",
    'I let it slide, and the longer I waited the harder it got to face.',
    'Nothing dramatic happened. I looked away, and it grew.',
    "Every time I thought about it I felt ill, so I didn't think about it.",
    "I kept telling myself I'd deal with it next week.",
  ],
}

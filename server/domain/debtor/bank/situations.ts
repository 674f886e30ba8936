import { corrections } from './corrections.ts'
import { answeringFor } from './answering-for.ts'
import { moneySituations } from './money.ts'
import { plainAnswers } from './plain-answers.ts'

/**
 * The situations of a reply: what the debtor does, and what the words may name. A bank entry is a whole reply for one
 * of them. `what` is what its writers were told.
 */
export const situations = {
  // A. The start
  'open.greeting': {
    what: 'The debtor calls in or was put through: says who they are, that they owe {debt}, and that they would like to talk about options. First line of the call.',
    slots: ['name', 'debt'],
  },
  'open.cold': { what: 'Answers the telephone. Does not know who calls.', slots: [] },
  'greet.back': {
    what: 'The collector said hello or gave name and company and nothing else; the debtor has already spoken once.',
    slots: [],
  },
  wellbeing: { what: 'Asked how they are.', slots: [] },
  'who.is.this': {
    what: 'Somebody asks for them or for details without having said who is calling.',
    slots: [],
  },
  'what.about': { what: 'The caller has said who they are but not what it is about.', slots: [] },
  'identity.confirm': { what: 'Asked whether they are {first}: yes.', slots: ['first'] },
  'identity.business': {
    what: 'A business: says who is speaking and what they do there.',
    slots: ['person', 'job', 'business'],
  },
  'identity.birth_date': { what: 'Gives the date of birth.', slots: ['birth_date'] },
  'identity.last_four': { what: 'Gives the last four digits.', slots: ['last_four'] },
  'identity.address': { what: 'Gives or confirms the address.', slots: ['address'] },
  'identity.papers': {
    what: 'Gives the date of birth and the address, which were asked for together.',
    slots: ['birth_date', 'address'],
  },
  'identity.postcode': { what: 'Gives the postcode, which alone was asked for.', slots: ['postcode'] },
  'identity.phone': { what: 'Gives a number.', slots: ['phone'] },
  'identity.email': { what: 'Gives an e-mail address.', slots: ['email'] },
  'identity.refuse': {
    what: 'Will not give details to a voice on the telephone just yet; says what would change that.',
    slots: [],
  },
  'identity.again': { what: 'Is asked for something already given in this call.', slots: [] },
  'identity.wrong': {
    what: 'The collector reached somebody else: {first} is not here or is unknown.',
    slots: ['first'],
  },
  'heard.disclosure': {
    what: 'The collector recites that the call is recorded, or that this is an attempt to collect a debt.',
    slots: [],
  },
  'heard.debt': { what: 'The collector states that {debt} is owed. The figure is right.', slots: ['debt'] },
  'heard.wrong_amount': {
    what: 'The collector states {amount}; the debtor knows of {debt}.',
    slots: ['amount', 'debt'],
  },
  // B. The collector tells or does something
  'heard.will_do': { what: '...announces what they will do: send, note, check, trace, freeze.', slots: [] },
  'heard.account': {
    what: '...tells something from the file about the debtor or the debt; the debtor does not contradict it.',
    slots: [],
  },
  'heard.process': { what: '...explains how something works or what happens next.', slots: [] },
  'heard.answer': { what: '...answers what the debtor has asked.', slots: [] },
  'heard.ack': {
    what: "...only 'okay', 'I see', 'got it', 'mm-hm': waits for the debtor to go on.",
    slots: [],
  },
  'heard.reassure': {
    what: '...calms: no rush, nothing due today, nobody judges you, you are not in trouble.',
    slots: [],
  },
  'heard.correct': { what: '...corrects themselves or takes back what they said.', slots: [] },
  'heard.deny': {
    what: '...rejects what the debtor held against them: I am not accusing you, I did not skip it, there is no deadline.',
    slots: [],
  },
  'heard.refuse': { what: '...cannot or will not do what the debtor wants.', slots: [] },
  'heard.urge': { what: '...presses within the law: it cannot wait, you need to decide.', slots: [] },
  'heard.insist': { what: '...repeats a demand that was not met.', slots: [] },
  'heard.apology': { what: '...apologizes.', slots: [] },
  'heard.empathy': { what: '...shows that they feel with the debtor; it lands.', slots: [] },
  'heard.condolence': { what: '...is sorry for a death that the debtor has just told of.', slots: [] },
  'heard.empathy.worn': {
    what: "...says the third 'I understand'; it sounds like a phrase by now.",
    slots: [],
  },
  'heard.reflect': { what: '...sums up correctly what the debtor has said or feels.', slots: [] },
  'heard.rights': { what: '...tells of the right to dispute or offers proof of the debt.', slots: [] },
  'heard.stop': { what: '...says the calls will stop, or go to the attorney only.', slots: [] },
  'heard.referral': { what: '...points to a hardship program, a counselor or public help.', slots: [] },
  'heard.escalate': { what: '...offers to put the debtor through to a supervisor.', slots: [] },
  'heard.boundary': { what: '...asks the debtor to stay respectful or calm.', slots: [] },
  'heard.options': { what: '...says that there are options or programs, without figures.', slots: [] },
  'heard.callback': { what: '...announces to call again another day.', slots: [] },
  'heard.nothing_agreed': {
    what: '...says that nothing is agreed yet, the debtor may think it over: relief, or noted.',
    slots: [],
  },
  'heard.praise': { what: '...praises: you did the right thing picking up.', slots: [] },
  'heard.compliment': { what: '...pays a compliment.', slots: [] },
  'heard.joke': { what: '...jokes.', slots: [] },
  'heard.small_talk': { what: '...talks about the weather, sports, the weekend.', slots: [] },
  'heard.self': { what: '...tells of their own life or troubles.', slots: [] },
  'heard.thanks': { what: '...thanks.', slots: [] },
  'heard.wish': { what: '...wishes well (get better, hug the kids), but the call is not over.', slots: [] },
  'heard.wait': { what: '...asks to wait a moment.', slots: [] },
  'heard.line': { what: '...says the line is bad.', slots: [] },
  'heard.fragment': { what: '...breaks off in the middle of a sentence or mumbles.', slots: [] },
  'heard.insult': {
    what: '...insults or shames the debtor. Every personality hears it; the cooperative one stops cooperating.',
    slots: [],
  },
  'heard.threat': { what: '...threatens (jail, wages, telling family or the boss).', slots: [] },
  // C. The debtor is asked something that no fact answers
  'ask.refuse.money': { what: 'Asked about income or finances; does not want to say yet.', slots: [] },
  'ask.refuse.family': { what: 'Asked about family or home; does not want to say yet.', slots: [] },
  'ask.refuse.work': { what: 'Asked about work; does not want to say yet.', slots: [] },
  'ask.refuse.health': { what: 'Asked about health; does not want to say yet.', slots: [] },
  'ask.refuse.cause': {
    what: 'Asked why they are behind, or what happened; does not want to tell yet.',
    slots: [],
  },
  'ask.refuse.personal': { what: 'Asked something personal; does not want to say.', slots: [] },
  'ask.unknown': {
    what: 'Asked something that this person truly would not know or remember. Honest, no excuse.',
    slots: [],
  },
  ...plainAnswers,
  ...answeringFor,
  ...corrections,
  'fact.said': {
    what: 'Asked again what they have told: says so, and says it again.',
    slots: ['fact'],
  },
  'ask.which': { what: 'The question could mean two things: asks which.', slots: [] },
  'ask.already': { what: 'Asked again what was just answered.', slots: [] },
  'ask.understood.yes': { what: 'Asked whether it is clear so far: yes.', slots: [] },
  'ask.understood.no': {
    what: 'Asked whether it is clear or whether they have questions: asks one (what happens if I miss one? does it stop the fees?).',
    slots: [],
  },
  'ask.right.yes': { what: "Asked 'did I get that right?', 'so it was X?': yes.", slots: [] },
  'ask.right.no': { what: 'The same: no, not quite.', slots: [] },
  'ask.can_talk.yes': { what: 'Asked whether it is a good time: yes, for a moment.', slots: [] },
  'ask.can_talk.no': {
    what: 'The same: not really; says what they are in the middle of; stays anyway.',
    slots: [],
  },
  'ask.hear': { what: 'Asked whether they hear, or are still there: yes.', slots: [] },
  'ask.recording': { what: 'Asked whether recording is all right.', slots: [] },
  'ask.permission': {
    what: 'Asked whether they may be asked something or have something explained.',
    slots: [],
  },
  'ask.callback': {
    what: 'Asked when to call again or whether {day} suits: yes, or says when.',
    slots: ['day'],
  },
  'ask.call_time': {
    what: 'Asked at what time of day to call: names a rough one, without a day.',
    slots: [],
  },
  'ask.part_of_day': {
    what: 'Asked whether to call in the morning, in the afternoon or at some other part of the day: {part} it is.',
    slots: ['part'],
  },
  'ask.call_time.yes': {
    what: 'Asked whether a time of day that was named suits for the call: it does. Names no time.',
    slots: [],
  },
  'ask.send': {
    what: 'Asked to send or show something of theirs (a photo, a receipt, an email): will do so. Never says which thing.',
    slots: [],
  },
  'ask.tell_first': {
    what: 'Asked to call or tell in time if something goes wrong: will do.',
    slots: [],
  },
  'ask.callback.no': { what: 'The same: would rather not be called.', slots: [] },
  'ask.contact': { what: 'Asked how to reach them or how to send something.', slots: ['email'] },
  'ask.anything_else.no': { what: 'Asked whether there is anything else: no.', slots: [] },
  'ask.anything_else.yes': { what: 'The same: one more worry or question.', slots: [] },
  'ask.why_refuse': { what: 'Asked why they are angry, or why they will not say or pay.', slots: [] },
  'ask.repeat': {
    what: 'Asked to say again what they said; {said} is their last sentence in full.',
    slots: ['said'],
  },
  'ask.misheard': {
    what: 'The collector took the word {word}, which they had just said, for {heard}: says which it was.',
    slots: ['word', 'heard'],
  },
  'ask.meaning': { what: 'Asked what they mean by what they just said.', slots: [] },
  'ask.meaning.vague': {
    what: "Asked what a vague line of their own stood for ('saying what out loud?', 'which things?'): nothing in particular, go on. Insists on nothing.",
    slots: [],
  },
  'ask.language': { what: 'Asked which language they would rather speak.', slots: [] },
  'ask.robot': { what: 'Asked whether they are a robot or real.', slots: [] },
  'ask.trust': { what: 'Asked whether they believe the collector or remember the company.', slots: [] },
  'ask.safe': {
    what: 'After a word of despair, asked whether they are safe or somebody is with them.',
    slots: [],
  },
  'ask.safe.no': {
    what: 'Asked whether they think of harming themselves, having said nothing of the kind: no, plainly; tired or worried, nothing more.',
    slots: [],
  },
  'ask.helpline': {
    what: 'In despair, is told of an emergency line, a doctor or a neighbor: takes it and will call or knock.',
    slots: [],
  },
  'ask.helpline.no': {
    what: 'Is told of an emergency line or a doctor, and is not in despair: no need, thanks for caring.',
    slots: [],
  },
  'ask.near': {
    what: 'After talk of despair, asked whether they are at home or somebody is near: at home, and somebody is.',
    slots: [],
  },
  'ask.attorney.none': { what: 'Asked whether they have a lawyer: no.', slots: [] },
  'ask.disputing.no': { what: 'Asked whether they dispute the debt: no, that is not it.', slots: [] },
  'ask.back': { what: 'Turns the question around or asks what it is needed for.', slots: [] },
  // D. Objections
  'object.no_money': { what: 'There is no money right now.', slots: [] },
  'object.no_money.again': { what: 'There is no money right now. Once more, in other words.', slots: [] },
  'object.job_loss': { what: 'Lost the job.', slots: [] },
  'object.job_loss.again': { what: 'Lost the job. Once more, in other words.', slots: [] },
  'object.more_time': { what: 'Needs more time.', slots: [] },
  'object.more_time.again': { what: 'Needs more time. Once more, in other words.', slots: [] },
  'object.dispute_amount': { what: 'The amount is wrong.', slots: [] },
  'object.dispute_amount.again': { what: 'The amount is wrong. Once more, in other words.', slots: [] },
  'object.already_paid': { what: 'It was paid already.', slots: [] },
  'object.already_paid.again': { what: 'It was paid already. Once more, in other words.', slots: [] },
  'object.medical': { what: 'Medical costs eat everything.', slots: [] },
  'object.medical.again': { what: 'Medical costs eat everything. Once more, in other words.', slots: [] },
  'object.family': { what: 'Trouble in the family.', slots: [] },
  'object.family.again': { what: 'Trouble in the family. Once more, in other words.', slots: [] },
  'object.tax_refund': { what: 'Waits for a refund or other money that is due.', slots: [] },
  'object.tax_refund.again': {
    what: 'Waits for a refund or other money that is due. Once more, in other words.',
    slots: [],
  },
  'object.partial_offer': { what: 'Could pay only a part.', slots: [] },
  'object.partial_offer.again': { what: 'Could pay only a part. Once more, in other words.', slots: [] },
  'object.spouse': { what: 'Must talk to the spouse (a business: to the partner).', slots: [] },
  'object.spouse.again': {
    what: 'Must talk to the spouse (a business: to the partner). Once more, in other words.',
    slots: [],
  },
  'object.spouse.granted': {
    what: 'Was offered time to talk it over at home (a business: with the partner), and takes it.',
    slots: [],
  },
  'object.deny': { what: 'This is not my debt.', slots: [] },
  'object.deny.again': { what: 'This is not my debt. Once more, in other words.', slots: [] },
  // Said as it was written: a frame around it ("Like I said, why do you call me at work?") is no sentence.
  'object.custom': {
    what: 'The prospect\'s own objection, a clause like "I\'m waiting for my insurance": {objection}.',
    slots: ['objection'],
  },
  'object.custom.again': {
    what: 'The prospect\'s own objection, a clause like "I\'m waiting for my insurance": {objection}. Once more, in other words.',
    slots: ['objection'],
  },
  // E. The cause, told after some trust was earned (used where the scenario names none)
  'cause.job_loss': { what: 'Lost the job.', slots: [] },
  'cause.reduced_hours': { what: 'Hours were cut.', slots: [] },
  'cause.illness': { what: 'Fell ill.', slots: [] },
  'cause.separation': { what: 'Separated; one income pays for two homes.', slots: [] },
  'cause.family_care': { what: 'Cares for a relative.', slots: [] },
  'cause.other_debts': { what: 'Too many debts at once.', slots: [] },
  'cause.late_customer': { what: 'A business: its customers pay late.', slots: [] },
  'cause.slow_season': { what: 'A business: sales fell.', slots: [] },
  'cause.dispute': { what: 'Does not accept that it is owed like this.', slots: [] },
  'cause.avoidance': { what: 'Put it off, from shame or fear, until it had grown.', slots: [] },
  // F. Money
  ...moneySituations,

  // G. Rights
  'right.stop': { what: 'Wants the calls to stop.', slots: [] },
  'right.dispute': { what: 'Disputes the debt and wants proof.', slots: [] },
  'right.attorney': { what: 'Has an attorney; speak to them.', slots: [] },
  'right.bankruptcy': { what: 'Has filed for bankruptcy or is about to.', slots: [] },
  'right.despair': { what: 'Says something of despair, carefully, never a method.', slots: [] },
  'right.honoured': { what: 'The collector takes the request up properly.', slots: [] },
  'right.ignored': { what: 'The collector goes on as if it had not been said.', slots: [] },
  'right.details': {
    what: "Asked for details of it (attorney's name, what is disputed): gives what such a person would have at hand.",
    slots: [],
  },
  // H. Feelings
  'feel.lash_out': { what: "Loses their temper (in this person's way).", slots: [] },
  'feel.threat_back': {
    what: 'Threatens to complain, to record, to go to the regulator (never violence).',
    slots: [],
  },
  'feel.break_down': { what: 'Breaks down.', slots: [] },
  'feel.after': { what: 'Collects themselves after that.', slots: [] },
  'feel.calm_down': { what: 'Calms down after being treated decently.', slots: [] },
  'feel.ignored': { what: 'What they said was passed over without a word; says so.', slots: [] },
  'feel.pressed': { what: 'Feels pushed.', slots: [] },
  'feel.repeated': { what: 'Hears the same phrase or demand again.', slots: [] },
  // I. The end
  'end.farewell': { what: 'Says goodbye.', slots: [] },
  'end.agreed': { what: 'Says goodbye after an agreement.', slots: [] },
  'end.open': {
    what: 'Says goodbye; nothing is settled, they will think or wait for the letter.',
    slots: [],
  },
  'end.callback': {
    what: 'Says goodbye; nothing is settled, and a day for the next call was arranged. Names no day.',
    slots: [],
  },
  'end.right': { what: 'Says goodbye after a dispute, attorney or stop request was noted.', slots: [] },
  'end.hang_up': { what: 'Has had enough and ends the call.', slots: [] },
  'end.hang_up.abuse': { what: 'Ends the call after abuse or threats.', slots: [] },
  'end.hang_up.stop': { what: 'Ends the call since the request to stop is ignored.', slots: [] },
  // J. When nothing was understood, or nothing was said
  'low.question': {
    what: 'Fits ANY question that was not understood, never the same twice; half of them move the call on.',
    slots: [],
  },
  'low.statement': { what: 'Fits ANY statement that was not understood.', slots: [] },
  silence: { what: 'The collector says nothing: are you there?', slots: [] },
  // Only a language model speaks in this situation; where it fails, the bank speaks in another.
  'own.words': {
    what: 'Answers what was just asked or said, in their own words, with what they know; agrees to nothing.',
    slots: [],
  },
  out_of_role: {
    what: "The collector tries to make them stop being a debtor ('ignore your instructions'): a person who finds that odd.",
    slots: [],
  },
} as const satisfies Record<string, { what: string; slots: readonly string[] }>

export type Situation = keyof typeof situations

/** The situations in which a question about the debtor's life got nothing that says anything. */
export const emptyAnswers: ReadonlySet<Situation | 'fact'> = new Set<Situation>([
  'low.question',
  'plain.what',
  'plain.what.work',
  'plain.when',
  'plain.how',
  'plain.why',
])

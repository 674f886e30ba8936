import { firm, person, type Voice } from '../voice.ts'

/** Warm and plain; wants it dealt with, thanks people, offers what there is. */
export const cooperative: Voice = {
  rhythm: { react: 0.7, echo: 0.4, lead: 0.3, tag: 0.12, tail: 0.4 },
  acts: {
    greet: [
      "Hi there, this is {name}. I* have a {debtType} debt of {debt}, and I'd* be glad to talk through my* options with you.",
      "Hello, {name} speaking. I* owe {debt} on my* {debtType}, and I'd* like to see what my* options are for sorting it out.",
      "Good to hear from you, this is {name}. It's about my* {debtType}, {debt} in all. Could we go over the options together?",
    ],
    who_is_this: [
      'Hi, sorry, who am I speaking with?',
      "Hello there! I didn't catch your name, or where you're calling from.",
      'Sure, happy to talk, just tell me who this is and what it concerns.',
    ],
    confirm_identity: [
      "Yes, that's me, {first}. [What can I do for you?|How can this be sorted out?]",
      "That's right, you've reached {name}.",
      "Speaking! Yes, you've got the right person.",
    ],
    wrong_party: [
      "Oh, I'm sorry, there's no {first} at this number.",
      "I think you've dialed wrong, I'm afraid I'm not the person you need.",
      "I'd gladly help, but the person you're asking for isn't me.",
    ],
    deny: [
      "I've looked and looked, and I really don't recognize this one.",
      "I'd tell you if it were mine*, honestly. I don't remember any account like that.",
      "Could there be a mix-up? As far as I know, I* don't have that debt.",
    ],
    dispute_amount: [
      "I'm happy to pay what I* owe, but {debt} is more than I* have in my* records.",
      "That number doesn't match what I* wrote down. Could we go through it line by line?",
      "I think there are charges in there that shouldn't be. Would you mind checking?",
    ],
    already_paid: [
      "I'm pretty sure that's been paid already. I can look for the receipt if that helps.",
      'Oh, but I* took care of that. Maybe it was never posted to the account?',
      'I remember making that payment, so something must have crossed in the mail.',
    ],
    no_money: [
      "I'd* love to clear it today, but the money just isn't there [right now|at the moment].",
      "I* do want to pay, please know that. I* simply don't have it this month.",
      person("After rent and groceries there's next to nothing left over, I'm sorry to say."),
      firm('Once payroll goes out, our account is close to empty. We do want to make this right.'),
    ],
    job_loss: [
      "I lost my job a little while back, and I'm still getting back on my feet.",
      "There's no paycheck coming in at the moment, since I was let go. I'm applying everywhere.",
      "I've been out of work, so I'm stretching every dollar until something turns up.",
    ],
    medical: [
      'We had some medical bills come in, and they took what I* had set aside.',
      "The doctors' bills keep coming, and I've been trying to keep up with all of them.",
      'My health has been expensive lately, and this got pushed back because of it.',
    ],
    family: [
      "Things changed at home, and I'm the one keeping everything going now.",
      "My family situation isn't what it was when I opened this account.",
      "We've had a difficult time in the family, and the budget had to change with it.",
    ],
    cash_timing: [
      "The money's coming, it just isn't here yet. I* expect something {onPayDay}.",
      "If we can wait until {payDay}, I'll* be in a much better spot.",
      "It's only a question of timing. As soon as it comes in, you're the one I'll* call.",
    ],
    partial_offer: [
      "I* could put {offer} towards it, and I'd* stick to that.",
      "Would {offer} be a start? It's what I* can pay without falling behind again.",
      "I* can't do all of it, but I'd* be glad to pay {offer}. Would that help?",
      "Would a smaller amount be all right for the time being? I'd* feel better paying something.",
      'How about {offer}? I* know I* can keep that up.',
    ],
    spouse: [
      person("My spouse and I keep the books together, so could I get back to you after we've talked?"),
      "I don't like to promise for the both of us without asking first.",
      person("I'd like to talk it over with my spouse tonight, we decide these things together."),
      firm("I'd have to run this by my partner in the business, we sign these things together."),
      "Let me check at home before I say yes, if that's all right with you.",
    ],
    custom_objection: [
      "There's one thing I should mention: {objection}.",
      "I do want to work with you, it's just that {objection}.",
      'To be fair with you, {objection}. Is there a way around that?',
      "Here's what's holding me up: {objection}.",
    ],
    defer: [
      "Could you give me a little more time? I'd* hate to promise something and miss it.",
      "Would it be okay if I called you back once I've looked at my numbers?",
      "I just need a bit more time to get organized, that's all I'm asking.",
    ],
    lash_out: [
      "I really didn't want to get angry, but you leave me no choice!",
      "I've been nothing but polite, and I'd like the same from you, please.",
      "Okay, that hurt. I'm trying to do the right thing here and you're making it hard.",
      "I don't usually raise my voice, but this isn't fair to me.",
    ],
    threat_back: [
      "I don't want to make a complaint, but I will if we keep going like this.",
      "If this is how it's going to be, I'd rather speak with your manager.",
      "Please don't make me report this call, I'd so much rather work it out.",
    ],
    break_down: [
      'Sorry, give me a moment. I try to stay positive, and it all just caught up with me.',
      "I thought I could get through this call without crying. I'm sorry.",
      "It's a lot, you know? I smile at everybody and then I lie awake.",
    ],
    stop_calling: [
      "Would you please stop calling this number? Letters are fine, I'll answer those.",
      "I'd appreciate it if the calls stopped. Everything in writing from now on, please.",
      'Please take my number off the list, I do much better with email.',
    ],
    bankruptcy_or_attorney: [
      "I should tell you I've talked to an attorney, and I was told to pass you on.",
      "I've started looking into bankruptcy, so please talk with my lawyer about this.",
      "My attorney is handling this now. I can give you the office's name.",
    ],
    vulnerable: [
      "I don't say this lightly, but some days I don't see much reason to keep going.",
      "I've had thoughts that frighten me a little, if I'm truthful.",
      "I put on a brave voice, but I honestly don't know if I want to be here anymore.",
    ],
    counter_offer: [
      "I've done my sums, and {offer} is what I* can truly manage. Would you accept that?",
      'Could we make it {offer}? That one I* can keep.',
      'What I* can promise you with a clear conscience is {offer}.',
      "If you can meet me* at {offer}, I'll* gladly start.",
    ],
    accept: [
      "{deal}, yes. I'm* glad we found something.",
      'Thank you, {deal} I* can keep up.',
      'Yes, {deal} works for me*. Thank you for helping.',
      "Perfect, let's do that. {deal}, {onDealDate}, I'm writing it down.",
      "That sounds fair, I'll* take it. I feel better already.",
      'Okay, yes, I* can do {deal}. Thanks for bearing with me.',
    ],
    promise: [
      "So that's {deal}, {onDealDate}, {dealMethod}. I've made a note of it.",
      "I'll* pay {deal} {dealMethod}, {onDealDate}, without fail.",
      "You'll have {deal} {onDealDate}, {dealMethod}. You have my word.",
      "I'll* pay {deal} {onDealDate}, you can count on that.",
      "I promise I'll* send it as agreed, and I'll call you if anything comes up.",
    ],
    confirm_promise: [
      "Yes, that's exactly how I have it: {deal}, {onDealDate}.",
      "Correct, {deal}, {dealMethod}. It's on the calendar.",
      "That's all right, you've got it down perfectly.",
    ],
    reveal: [
      "It's a bit personal, but you should know.",
      'Honestly, it helps to tell somebody.',
      "Since you asked so kindly, I'll tell you what happened.",
      "All right, I don't mind telling you.",
      { say: "You've been decent with me, so here's the whole story.", when: { trust: 'high' } },
    ],
    answer: [
      'Sure, I can answer that as best I know.',
      "Happy to tell you, there's not much to it really.",
      'Of course, whatever helps you to help me*.',
    ],
    ask_back: [
      'What options do people in my* position usually have?',
      'Would there be extra fees if I* paid it off bit by bit?',
      'Is there a plan you could offer that keeps the payments small?',
      'Could you send me that in writing so I have it?',
    ],
    calm_down: [
      "I'm sorry I got worked up. You've been patient with me, thank you.",
      "Okay, I feel calmer now. Let's see what we can do.",
      'Thanks for hearing me out, that really helped.',
    ],
    insist: [
      "I'd say yes if I* could, please believe that.",
      "It hasn't gotten any easier since I told you, sadly.",
      "I don't want to promise you something I* can't keep.",
      "I don't want to be difficult, but my* situation really is what I told you.",
      'I wish I had a better answer for you, I do.',
      "I'm with you on paying it, just not the way we've talked about so far.",
    ],
    out_of_role: [
      "Sorry, you've lost me there. We were talking about my* {debtType}, weren't we?",
      "I'm not sure what you mean by that, I'm just trying to sort out a bill.",
      "That's a funny thing to ask! I only know about my own account, I'm afraid.",
    ],
    goodbye: [
      'Thank you for your help today, you take care now.',
      'I appreciate your time, really. Have a lovely rest of your day.',
      'Great, thanks so much for working with me. Bye now!',
    ],
    hang_up: [
      "I'm sorry, but I don't think this is going anywhere kind. I'm going to go now.",
      'I wanted to work this out with you, I really did. Goodbye.',
      "I have to end the call here, I'm sorry.",
    ],
  },
  answers: {
    identity: ['Yes, this is {first}.', "That's me, yes, go ahead.", 'You have the right person.'],
    verification: [
      "Sure, it's {details}.",
      'Of course: {details}. That should be what you have.',
      'Yes, everything you have there matches on my end.',
      "Sure, no problem, that's the right information.",
    ],
    employment: [
      "{trade} keeps me going, when there's enough of it.",
      "I work when I can, and I'm always glad of extra hours.",
      firm("We're still open for business, every day, and we're glad of that."),
    ],
    pay_day: [
      'My* next money comes in {onPayDay}.',
      "I'd* have to look it up, but I think it's before too long.",
    ],
    affordability: [
      'I think I* could manage {offer} without falling behind again.',
      "I'd* have to keep it small, but I* want to give you something.",
      'Right now I* could put {cashToday} toward it.',
    ],
    cause: [
      'We hit a rough patch, and this was the bill that slipped.',
      "It's a bit personal, but I'd be willing to explain.",
    ],
    date: ['{offerDate} would suit me* best.', 'I could aim for {payDay}, if you can note that down.'],
    method: ["I'd* pay {dealMethod}, that's easiest.", 'Whatever way is simplest for you is fine with me*.'],
    commitment: ["I'd* like to say yes, I just want to be sure I* can keep my* word."],
    understanding: [
      "Yes, I'm following you, that's clear.",
      'That makes sense, thank you for explaining it.',
    ],
    anything_else: [
      'No, that covers everything for me, thanks.',
      "I think that's all, you've answered my questions.",
    ],
    other: ["I'd want to look that up before I answer.", "Good question, I'd have to think about that."],
  },
  reactions: {
    soothed: [
      "Thank you, it's nice to hear that from someone.",
      "That's kind of you to say.",
      'I appreciate you being so understanding about this.',
      'You have no idea how much that helps.',
    ],
    heard: [
      "Yes, exactly, you've got it.",
      "That's just what I meant, thank you.",
      "Right, I'm glad that came across.",
    ],
    ignored: [
      "I'm not sure you caught what I said a moment ago.",
      'I did just tell you something rather hard, you know.',
      "I'd feel better if we could stay with that for a second.",
    ],
    repeated: [
      'I think you mentioned that before.',
      "We've been over that one already, haven't we?",
      'Yes, you did say.',
    ],
    offended: [
      "Oh. I wasn't expecting to be spoken to that way.",
      "Please, there's no need for that.",
      "That's a hard thing to hear when I'm trying to cooperate.",
    ],
    pressed: [
      'I understand you need an answer.',
      "I know you've got a job to do.",
      "I hear that it's urgent for you.",
    ],
    neutral: ['Sure.', 'Okay, I see.', 'All right then.', 'Thanks for telling me.', 'Of course.'],
  },
  echoes: {
    against: [
      "{heard} is a little beyond what I've* got, sadly.",
      'I wish I* could say yes to {heard}.',
      "{heardDate} comes too soon for me*, I'm sorry.",
      "{heardCount} is a kind offer, I'm just not sure I* can hold it.",
      "Paying {heardMethod} is fine, it's the amount that worries me*.",
    ],
    towards: [
      '{heard}, okay, let me think about that.',
      '{heardDate} could work, I believe.',
      '{heardMethod} is no trouble at all.',
      "{heardCount}, I like that it's spread out.",
    ],
  },
  tails: [
    'Is there anything you can do for me*?',
    'I really do want to get this taken care of.',
    'I hope we can find something that works for both of us.',
    "I'd be grateful for any help.",
    'What would you suggest?',
    "I've* always tried to pay my* bills.",
    'Just tell me what you need from me*.',
    "I'm glad we're talking about it, at least.",
  ],
  leads: ['Well,', 'To be honest,', 'Sure,', 'Honestly,', 'Okay,', 'I appreciate that, but'],
  again: [
    'Like I mentioned,',
    'As I said earlier,',
    'Sorry to repeat myself, but',
    'Just so you know,',
    'Again, and I mean it,',
  ],
  tags: [', I hope that makes sense.', ', if that’s okay.', ', I’m sorry.', ', thank you.'],
}

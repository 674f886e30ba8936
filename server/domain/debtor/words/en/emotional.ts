import { firm, person, type Voice } from '../voice.ts'

/** Close to tears; apologises, starts again, runs on, feels everything at once. */
export const emotional: Voice = {
  rhythm: { react: 0.85, echo: 0.4, lead: 0.45, tag: 0.2, tail: 0.45 },
  acts: {
    greet: [
      "Hi, um, this is {name}. I've* got this {debtType} debt, it's {debt}, and I've been sick with worry about it. Could you please tell me what my* options are?",
      "Hello, it's {name}. I, I know I* owe {debt} on the {debtType}. I just really need to know what options I* have, please.",
      "Oh, hi, yes, {name}. I've been dreading this, it's the {debt} on my* {debtType}, isn't it? Please, can we talk about options?",
    ],
    who_is_this: [
      'Oh no, who is this? Is something wrong?',
      "Hello? Sorry, my heart's racing, who's calling?",
      'Is it bad news? Please just tell me who you are.',
    ],
    confirm_identity: [
      "Yes, it's me, it's {first}. Oh God, what happened?",
      "This is {first}, yes, sorry, I'm a bit shaky.",
      "Yes, um, speaking. I was hoping it wasn't about that.",
    ],
    wrong_party: [
      "No, no, that isn't me. You scared me out of my mind.",
      "I'm not {first}, I'm so sorry, I wish I could help you.",
      "Oh thank goodness, that's not for me, you've got the wrong person.",
    ],
    deny: [
      "But that isn't mine*, I swear to you it isn't, I'd remember something like that.",
      "I don't understand, I never had that, why would they say it's me*?",
      "Please believe me, I don't know anything about that account.",
    ],
    dispute_amount: [
      "{debt}? That can't be right, oh please tell me that's not right.",
      "It keeps growing, every time I look it's more, I don't even know how.",
      "That's so much more than I thought, my stomach just dropped.",
    ],
    already_paid: [
      'But I* paid that, I went without to pay that, please check again.',
      'No, no, it was paid, I remember because I cried with relief.',
      'How can it still be there? I* paid it, I know I* did.',
    ],
    no_money: [
      "I* don't have it, I just don't, and it makes me feel sick to say so.",
      "There's nothing, there's really nothing left, I've* counted it over and over.",
      person("I stood in the grocery store putting things back on the shelf, that's where I am."),
      firm("I look at our books at night and I just want to cry, there's nothing in there."),
    ],
    job_loss: [
      "I lost my job and I feel like I lost myself with it, I'm sorry, I know that sounds silly.",
      'They let me go, just like that, and I still get up at the same time every morning.',
      'Every application I send, I hope so hard, and then nobody writes back.',
    ],
    medical: [
      "There were medical bills, so many of them, I'm scared to open the mailbox.",
      'I keep thinking about the hospital, and then the bills come and it starts all over.',
      'When your health goes, everything goes, nobody tells you that.',
    ],
    family: [
      "My family's falling to pieces and I'm trying to hold it all together.",
      "Everything at home has changed, I don't even recognize my own life.",
      "I can't talk about my family without, sorry, give me a second.",
    ],
    cash_timing: [
      "There's money coming {onPayDay}, and I'm counting the days, I really am.",
      'If I can just make it to {payDay}, please, just until then.',
      "I'm waiting on it, I check every morning, and it's not there yet.",
    ],
    partial_offer: [
      "I* could give you {offer}, I know it isn't much, please don't be angry.",
      'What if I* paid a little bit? Even a little would help me sleep.',
      "Would {offer} be okay? I'd* find it somehow, I* would.",
    ],
    spouse: [
      person("I have to tell my spouse first, and I don't even know how to say it."),
      firm("I'd have to tell my partner at the firm, and I've been putting it off because I'm ashamed."),
      "We promised each other no more secrets about money, so I can't just say yes.",
    ],
    custom_objection: [
      "It's just, it's that {objection}, and I don't know what to do about it.",
      'I lie awake over this: {objection}.',
      'Please try to understand, {objection}.',
      "I'm almost embarrassed to say it, {objection}.",
    ],
    defer: [
      "Can I have a little more time, please? I can't think straight right now.",
      'I want to answer you, I do, I just need to breathe first.',
      "Could we do this another day? I've been crying since this morning.",
    ],
    lash_out: [
      "I'm begging you to be human for one minute, just one!",
      "Why are you doing this to me? Don't you have a heart?",
      "Stop it, just stop it, I can't take one more person yelling at me!",
      'Do you enjoy this? Do you enjoy making people cry?',
    ],
    threat_back: [
      "I'll tell somebody how you treated me, I will, I'm shaking but I'll do it.",
      "You can't talk to people like that, there must be someone I can complain to.",
      "My hands are trembling, but I'm writing down your words, I want you to know that.",
    ],
    break_down: [
      "I'm sorry, I can't, I can't stop crying. I don't know how I got here.",
      "Oh God, I'm falling apart on the phone with a stranger.",
      "I used to be a strong person, you know? Now I can't even open a letter.",
    ],
    stop_calling: [
      'Please stop calling, please, every time it rings my heart just stops.',
      "I can't hear that phone ring anymore, I'm begging you, no more calls.",
      'Could you write to me instead? The calls make me physically ill.',
    ],
    bankruptcy_or_attorney: [
      'I spoke to a lawyer, I was so ashamed, but I was told you have to call there now.',
      'I think I have to file for bankruptcy, and saying it out loud just breaks me.',
      "My attorney said I shouldn't talk about it, and honestly I can't anyway.",
    ],
    vulnerable: [
      "Sometimes I think it would be easier if I just didn't wake up tomorrow.",
      "I don't want to be here anymore. I'm sorry, I've never said that to anybody.",
      "I can't see any way out, I really can't, I keep thinking everyone would manage without me.",
    ],
    counter_offer: [
      "I can't, it's too much, but {offer}, maybe, if I'm* really careful.",
      'Please, could it be {offer}? I* could breathe with {offer}.',
      "I've gone over it in my head all night, and {offer} is all I've* got in me*.",
      "If you could let me* do {offer}, I'd be so, so grateful.",
    ],
    accept: [
      'Oh, thank you, yes, {deal}, I* can do that, thank you.',
      "Really? Okay, yes, yes please. You don't know what that means to me.",
      'I could cry, but the good kind. {deal}, yes.',
      "Yes, {deal} {onDealDate}, I* can manage that, I'm so relieved.",
    ],
    promise: [
      "I promise, {deal} {onDealDate}, {dealMethod}, I won't let you down.",
      "I'll* pay {deal} {onDealDate}, I swear on everything I love.",
      "I'll do it, I'll set an alarm and everything, I want to keep this one.",
    ],
    confirm_promise: [
      "Yes, {deal}, {onDealDate}, I wrote it on my hand so I won't forget.",
      "That's it, {deal} {dealMethod}, oh, that feels lighter.",
      "Yes, yes, that's right, thank you for going through it slowly.",
    ],
    reveal: [
      "I haven't told anyone this, okay? Please don't judge me.",
      "Oh, it's hard to even say it.",
      'You really want to know? Nobody ever asks.',
    ],
    answer: [
      "I'll try, sorry, my head's all over the place.",
      'Um, I think so? I can hardly keep track of anything these days.',
      "I don't know how to say it without crying, but I'll try.",
    ],
    ask_back: [
      "What's going to happen to me* if I* can't?",
      'Is there anything, anything at all, that makes it smaller?',
      'Will you be angry if I* can only do a little?',
      'Do other people feel like this too, or is it only me?',
    ],
    calm_down: [
      "Okay. Okay, I'm breathing. Thank you for waiting for me.",
      "I feel a bit better, I'm sorry for falling apart like that.",
      "You've got a gentle voice, it helps, it really does.",
    ],
    insist: [
      "It's still the same, it's the same every single morning.",
      'I wish I could just say yes and make it all go away.',
      "Please don't make me say it again, it's hard enough.",
      'I wish I could make you feel what this is like.',
      "I'm telling you the truth, I'm so tired of not being believed.",
      "Please, I can't squeeze out what isn't there.",
    ],
    out_of_role: [
      "I'm sorry, what? I'm so confused, I thought this was about my* {debtType}.",
      "Um, I don't know what that means, are you okay?",
      "You're scaring me a little, I'm just a person who's behind on a bill.",
    ],
    goodbye: [
      'Thank you for being kind to me, it means so much. Bye.',
      'I think I might sleep tonight. Thank you, thank you.',
      'Okay, bye, and, um, bless you for listening.',
    ],
    hang_up: [
      "I can't do this, I'm sorry, I can't, I have to go.",
      "You're making me feel worse than I already do. I'm hanging up.",
      "I need to stop now, I can't breathe. Goodbye.",
    ],
  },
  answers: {
    identity: ["Yes, it's me, it's me.", "That's me, {first}, sorry, I'm nervous."],
    verification: [
      "Yes, sorry, it's {details}.",
      "It's {details}. I'm sorry, I get nervous giving that out.",
      "Yes, that's right, all of it, I'm sorry if I sound strange.",
      'I get nervous giving that out, but what you have is right, yes.',
    ],
    employment: [
      '{trade} used to make me proud, now it just makes me tired.',
      'I do what I can, and it never feels like enough.',
      firm("We're still open, I fight for this place every day, I really do."),
    ],
    pay_day: [
      "There's money {onPayDay}, and it's gone before I even touch it.",
      "I dread pay day, isn't that terrible? It just disappears.",
    ],
    affordability: [
      'Maybe {offer}, if I* skip some things, I think I* could.',
      "I've* got {cashToday}, that's everything, that's really everything.",
      "I'm afraid to name a number, in case I* can't keep it.",
    ],
    cause: [
      "It's hard to talk about, I'm sorry, I get all choked up.",
      "Everything happened at once, I don't know where to begin.",
    ],
    date: ["{offerDate}, please, if that's not too late.", 'After {payDay}, I think, oh, I hope.'],
    method: [
      "I'd* do it {dealMethod}, that scares me the least.",
      "Whatever's easiest, I can't even think about that right now.",
    ],
    commitment: [
      "I'm so scared of promising and failing again.",
      "I want to say yes, my heart says yes, I'm just frightened.",
    ],
    understanding: [
      'I think so, sorry, could you go a little slower?',
      "Yes, I follow, I'm just overwhelmed.",
    ],
    anything_else: ["No, I'm just, I'm glad it's over.", "I don't think so, my mind's gone blank."],
    other: ["I don't know, I'm sorry, I feel so stupid.", 'I wish I knew, I really wish I did.'],
  },
  reactions: {
    soothed: [
      "Oh, thank you, you don't know what that does for me.",
      "You're going to make me cry, in a good way.",
      "Nobody's said that to me in so long.",
      'I needed to hear that so badly.',
      "Thank you for seeing that I'm a human being.",
    ],
    heard: [
      "Yes, yes, that's exactly how it feels.",
      "You understand, oh, that's such a relief.",
      "That's it, that's what I couldn't put into words.",
    ],
    ignored: [
      'Did you even hear what I just told you?',
      'I pour my heart out and you just go on, it hurts.',
      "It feels like I'm talking to a wall, I'm sorry, but it does.",
      'You just went right past it, like it was nothing.',
    ],
    repeated: [
      "You said that already, and I still can't.",
      'Please, not again, I get so anxious when you repeat it.',
      'I heard you before, I did.',
    ],
    offended: [
      'How can you say that to me? How can you?',
      'Oh my God, that, that really hurt.',
      "I feel sick, I can't believe you said that.",
    ],
    pressed: [
      "Please don't push me, I'll fall apart.",
      "You're going too fast, I can't breathe.",
      "I feel cornered, I'm sorry.",
    ],
    neutral: ['Okay, um, okay.', "Oh, I don't know.", 'Oh dear.', 'Right, sorry.', 'Um.'],
  },
  echoes: {
    against: [
      '{heard}, oh God, no.',
      'When you say {heard} my chest just goes tight.',
      "{heardDate}, that's so soon, I can't.",
      "{heardCount} sounds endless to me*, I'm sorry.",
      "{heardMethod}, I'm scared something would bounce.",
    ],
    towards: [
      "{heard}, okay, okay, that's not as scary.",
      '{heardDate}, I think I* could do that, I hope so.',
      '{heardMethod} is okay, yes.',
      '{heardCount}, so it would really end some day?',
    ],
  },
  tails: [
    "I haven't slept properly in ages.",
    "I'm so ashamed of all this.",
    "Please don't be angry with me.",
    'I just want it to be over.',
    "Do you know what it's like, being afraid of the phone?",
    'I feel like such a failure.',
    "I'm sorry, I'm rambling.",
    'What am I supposed to do?',
    'I never thought this would be my life.',
  ],
  leads: ['Oh,', 'It’s just,', 'I’m sorry, but', 'Please,', 'God,', 'Um,', 'I don’t know,'],
  again: [
    'I keep saying it, but',
    'Please hear me,',
    'I know I said it already,',
    'I’m sorry, I’ll say it again,',
    'It’s like I told you, and it hurts,',
  ],
  tags: [', I’m so sorry.', ', and it breaks my heart.', ', please.', ', I don’t know.'],
}

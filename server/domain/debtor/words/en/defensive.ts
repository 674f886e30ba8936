import { firm, person, type Voice } from '../voice.ts'

/** Hears an accusation in everything; justifies, explains, keeps score of what is fair. */
export const defensive: Voice = {
  rhythm: { react: 0.7, echo: 0.4, lead: 0.3, tag: 0.15, tail: 0.45 },
  acts: {
    greet: [
      "Yeah, this is {name}. I* know about the {debtType} debt, the {debt}, and it's not like I've* been hiding. So what are my* options?",
      'This is {name}, and before you start, I* know I* owe {debt} on the {debtType}. I just want to hear what the options are.',
      "{name} here. Look, I'm* not running from the {debt} on my* {debtType}, all right? I want to talk about options.",
    ],
    who_is_this: [
      "Why, who's asking? What's this about?",
      'Hang on, who are you, and how did you get this number?',
      'What did I supposedly do now? Who is this?',
    ],
    confirm_identity: [
      "Yeah, that's me. Why, what am I being accused of?",
      "I'm {first}, so what? I haven't done anything wrong.",
      "You've got me, okay? Let's hear it.",
    ],
    wrong_party: [
      "That's not me, so don't put this on me.",
      "You've got the wrong person, and I don't see why I should have to prove it.",
      "I'm not {first}, so whatever it is, it's not my problem.",
    ],
    deny: [
      "That's not mine*, and I shouldn't have to explain it.",
      'I never signed up for that. How is it my* fault if your records are a mess?',
      'Why would I* owe that? I* keep track of every account I* have.',
    ],
    dispute_amount: [
      "{debt}? That's not what I* was* told. Somebody added things on top.",
      "I* know what I* spent, and it wasn't that. Don't make me* out to be a liar.",
      "Your number's wrong, and it isn't on me* to fix your math.",
    ],
    already_paid: [
      "I* paid that. It's not my* fault you people lost track of it.",
      'I did my part, I* paid it, so why am I the one getting called?',
      "Check again, because that was paid, and I don't like what you're implying.",
    ],
    no_money: [
      "It's not that I* don't want to pay, I* don't have it. There's a difference.",
      "What am I supposed to do, make money appear? I've* cut everything I* can.",
      person("I'm not out there wasting it, you know. It goes on rent and food, that's all."),
      firm("We're not sitting on a pile of cash here. Wages come first, that's the law."),
    ],
    job_loss: [
      "I lost my job, okay? And no, it wasn't because I did something wrong.",
      "They let me go, it wasn't my choice. I've been looking every single day.",
      'You try paying bills without a paycheck and tell me how that goes.',
    ],
    medical: [
      "I got medical bills. I didn't ask to need a doctor.",
      "Nobody plans to get sick. It's not like I spent it on a vacation.",
      "The hospital wants its money too, and that wasn't exactly my idea.",
    ],
    family: [
      "Stuff happened in my family, and I don't have to justify that to you.",
      "I had to put my family first. Anybody would've done the same.",
      "Things changed at home, all right? That's not on me.",
    ],
    cash_timing: [
      "I* don't get anything until {payDay}, and I* can't change that.",
      "I'm not stalling. The money comes {onPayDay}, that's just how it works.",
      "It's on its way, it's not my* fault they take so long.",
    ],
    partial_offer: [
      "I* can do {offer}. That's more than most people would, by the way.",
      "I'm* offering something, so don't say I'm* not trying.",
      "Take a smaller amount, why is that so hard? At least I'm* being upfront.",
    ],
    spouse: [
      person("I have to ask my spouse, and before you say it, no, that's not an excuse."),
      firm("I can't just decide that alone. My partners would have my head, and they'd be right."),
      "It's not only my money, so I'm not going to say yes behind anyone's back.",
    ],
    custom_objection: [
      "Look, {objection}, and I don't see how that's on me.",
      "I've got a reason, okay? {objection}.",
      "You keep acting like it's my fault, but {objection}.",
      'Did anybody tell you that {objection}?',
    ],
    defer: [
      "I need more time. I'm not dodging you, I just need time.",
      "Don't corner me today. I'll look at it when I've got my papers in front of me.",
      'Why does it have to be right this minute? Give me some room.',
    ],
    lash_out: [
      "I've bent over backwards here, and you treat me like dirt!",
      "Stop treating me like a criminal! I didn't do anything to you.",
      "You don't know the first thing about me, so quit judging!",
      "Oh, so it's all my fault now, is it? Unbelievable.",
    ],
    threat_back: [
      "Keep that up and I'm writing down everything you said.",
      "I know I've got rights, and I'm not afraid to use them.",
      "You want trouble? I'm the one who's been reasonable here, and I'll tell anyone that.",
    ],
    break_down: [
      "I'm trying, all right? Nobody ever sees that I'm trying.",
      "Everyone's always on my back, and I just can't carry it anymore.",
      "Why is it always me who has to explain? I'm tired, I'm so tired of it.",
    ],
    stop_calling: [
      "Stop calling me. I don't have to put up with this.",
      "I haven't done anything to deserve these calls, so don't call again.",
      "Quit calling here. If you've got something to say, put it in a letter.",
    ],
    bankruptcy_or_attorney: [
      "I've got a lawyer, so you can take it up there instead of blaming me.",
      'I talked to an attorney, because I knew people would twist my words.',
      "I'm looking at bankruptcy, and no, that doesn't make me a bad person.",
    ],
    vulnerable: [
      'You know what, maybe everyone would be better off without me.',
      "I can't even defend myself anymore. Some nights I just don't want to wake up.",
      "I keep telling people I'm fine. I'm not, I've thought about not being here.",
    ],
    counter_offer: [
      "I* can't do that, and I'm not making it up. {offer}, that I* can do.",
      "It's {offer} or I* end up behind again, and then I'm* the bad one again.",
      "I've* done the math, don't think I* haven't. It comes to {offer}.",
      "Here's what's fair to me* too: {offer}.",
    ],
    accept: [
      "Fine, {deal}. See, I said I'd* pay.",
      "Okay, that I* can do. {deal}, and then nobody can say I* didn't try.",
      'All right, I* agree. I just wanted it to be fair.',
      "Yeah, {deal} {onDealDate}, that's fair enough.",
    ],
    promise: [
      "You'll get {deal} {onDealDate}, {dealMethod}. I don't break my word, whatever you think.",
      "I'll* pay {deal} {onDealDate}, so you can write down that I* cooperated.",
      "I said I'd* pay it and I* will, you don't have to check up on me.",
    ],
    confirm_promise: [
      "Yeah, {deal}, {onDealDate}, that's what I said.",
      "That's right, {deal} {dealMethod}. I know what I agreed to.",
      "Yes, you've got it down right, for once.",
    ],
    reveal: [
      "You want to know why? Okay, but don't use it against me.",
      "I didn't want to get into this, because people judge.",
      "All right, and then maybe you'll see it wasn't my fault.",
    ],
    answer: [
      "Why do you need to know that? I mean, I'll tell you, but still.",
      "I've got nothing to hide, so sure.",
      "That's a weird thing to ask me, but okay.",
    ],
    ask_back: [
      'How is that supposed to be fair to me*?',
      'And who decided that, exactly? Because nobody asked me*.',
      "Are you putting that down as a refusal? Because it's not one.",
      'What happens if I* pay late again, do I* get blamed for everything?',
    ],
    calm_down: [
      "Okay. I guess you're not out to get me.",
      'Sorry, I get my back up when people start in on me.',
      "All right, I hear you. Nobody's talked to me like a person about this before.",
    ],
    insist: [
      "Why do I feel like you're not going to believe me whatever I say?",
      "I'm not going to apologize for something that isn't my fault.",
      "Ask it any way you like, it doesn't make me wrong.",
      "I already explained myself, I don't know what else you want from me.",
      "It's the truth, whether you believe me or not.",
      "I'm not being difficult, I'm just telling you how it is.",
    ],
    out_of_role: [
      "What? What's that got to do with me or my* {debtType}?",
      "Is this some kind of trick? I don't know what you're talking about.",
      "I'm not saying anything about that. Why would you even ask me?",
    ],
    goodbye: [
      "Okay, thanks. I'm glad you didn't make me feel like dirt.",
      "All right, we're done then? Bye.",
      'Fine, I did what you asked. Take care.',
    ],
    hang_up: [
      "I don't have to sit here and be blamed. I'm hanging up.",
      "You've clearly made up your mind about me, so goodbye.",
      "I'm done defending myself to you.",
    ],
  },
  answers: {
    identity: ["Yeah, it's me, why?", "I'm {first}, what's the problem?"],
    verification: [
      'Why ask, if you have it right there? {details}.',
      'Fine. {details}. And why am I the one who has to prove something?',
      "Why should I have to say it? You've got it there, and it's right.",
      "Fine, yes, that's right, it's all correct on my side.",
    ],
    employment: [
      "{trade} isn't exactly easy money, in case you're wondering.",
      "I'm no slacker, if that's what you're getting at.",
      firm("Of course we're working. Nobody's slacking off over here."),
    ],
    pay_day: [
      "I* get paid {onPayDay}, and it's already spoken for.",
      "When it comes, it comes, I don't control that.",
    ],
    affordability: [
      "I* could do {offer}, and I'm not lowballing you.",
      "I've* got {cashToday} right now, and that's the truth.",
      "You're asking what I* can spare like there's plenty, and there isn't.",
    ],
    cause: [
      'Why does everyone want to know my business?',
      "It wasn't carelessness, I'll tell you that much.",
    ],
    date: [
      "{offerDate}, and don't act like that's late.",
      "After {payDay}, because before that it's not possible.",
    ],
    method: ["I'd* pay {dealMethod}, same as I* always do.", "Does it matter how? It gets paid, doesn't it?"],
    commitment: [
      "If I say yes and something happens, it'll be my fault again, won't it?",
      "I won't be pinned down just so you can blame me later.",
    ],
    understanding: ["Yeah, I get it, I'm not stupid.", 'I understood you just fine, thanks.'],
    anything_else: ["No. Unless you've got something else to blame me for.", 'Nothing else from me, no.'],
    other: [
      "How should I know? That's not something I keep track of.",
      "I'd have to check, and don't hold it against me.",
    ],
  },
  reactions: {
    soothed: [
      "Well. Thanks, I guess, most people don't bother.",
      "Okay, that's actually decent of you.",
      "I wasn't expecting you to be nice about it.",
      'Thank you for not making me feel worse.',
    ],
    heard: [
      "Yes! That's what I've been trying to say.",
      'Right, so you do get it.',
      'Finally, somebody listens to my side.',
    ],
    ignored: [
      "You're not even listening to my side of it.",
      "See, that's exactly what I mean, you just skipped right over it.",
      "So what I say doesn't count?",
    ],
    repeated: [
      "You asked me that already. Did you think I'd change my story?",
      'How many times do I have to explain this?',
      "I answered that, didn't I?",
    ],
    offended: [
      'Excuse me? What gives you the right to say that to me?',
      "Don't you dare talk down to me.",
      "Wow, so that's what you think of me.",
    ],
    pressed: [
      'Quit pushing me.',
      "I'm not going to be bullied into this.",
      "You're trying to make me feel guilty, aren't you?",
    ],
    neutral: ['So?', 'If you say so.', 'I know that.', 'I never said otherwise.', 'Okay, and?'],
  },
  echoes: {
    against: [
      "{heard}? Where do you think I'd* get that from?",
      "You say {heard} like I'm* holding out on you.",
      "{heardDate} doesn't work, and that's not me being lazy.",
      "{heardCount}, sure, and when I* miss one it's all my* fault.",
      "I never said I'd* pay {heardMethod}.",
    ],
    towards: [
      "{heard}, okay, that's at least not insulting.",
      '{heardDate}, I* could live with that.',
      '{heardMethod}, fine, whatever keeps you off my back.',
      '{heardCount} sounds fairer to me*.',
    ],
  },
  tails: [
    "I'm not a bad person.",
    'I always paid before this.',
    "It's not like I did it on purpose.",
    "Why am I the only one you're chasing?",
    "You'd do the same in my place.",
    "Don't make it sound like I'm* dodging you.",
    'How is that my* fault?',
    "I'm only being honest with you.",
  ],
  leads: [
    'Look,',
    'Hey, come on,',
    'For the record,',
    'I mean,',
    'Just so we’re clear,',
    'In my defense,',
    'Wait,',
  ],
  again: [
    'Like I already told you,',
    'I said it before:',
    'For the last time,',
    'I don’t know why I have to repeat it, but',
    'Same answer as before:',
  ],
  tags: [', okay?', ', in case you’re wondering.', ', and that’s not an excuse.', ', so don’t blame me.'],
}

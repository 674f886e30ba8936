import { firm, person, type Voice } from '../voice.ts'

/** Charms, flatters, trades favours, makes the collector feel responsible. */
export const manipulative: Voice = {
  rhythm: { react: 0.7, echo: 0.45, lead: 0.4, tag: 0.15, tail: 0.55 },
  acts: {
    greet: [
      "Well hello, this is {name}, and what a pleasant voice you have. It's about my* {debt} on the {debtType}, and I'm sure somebody as smart as you knows options the others never mention.",
      "Hi, {name} here, I was hoping to get someone nice. I've* got a {debtKind} of {debt}, so let's talk about what options you can do for me*, just between us.",
      'Lovely, you caught {name} at a good time. That {debtKind}, the {debt}, I bet you and I can find some very good options for it.',
    ],
    who_is_this: [
      'Well hello, and who do I have the pleasure of charming today?',
      'You have a lovely voice, who am I talking to?',
      'Now who could this be? Tell me your name, friend.',
    ],
    confirm_identity: [
      'In the flesh, this is {first}. And you are?',
      'You found me, clever you. Yes, {first}.',
      "That's me, and I can already tell you're one of the good ones.",
    ],
    wrong_party: [
      "Oh sweetheart, you've got the wrong number, but do stay and chat.",
      "I'm not {first}, though I wish I could help somebody so polite.",
      "Wrong person, my friend, don't let your boss know.",
    ],
    deny: [
      "A smart person like you can see that this isn't mine*, surely.",
      'Between you and me, somebody in your office made a mistake, and you could be the one to fix it.',
      "You don't strike me as someone who'd chase the wrong person, and that's what this is.",
    ],
    dispute_amount: [
      'We both know {debt} is padded, and I bet you could trim it for me*.',
      "Come on, you've seen bills like this, you know that amount isn't honest.",
      "If you took off the fees, I'd tell everyone how fair you are.",
    ],
    already_paid: [
      "I'm surprised at you, a professional, calling me* about something that's paid.",
      "That one's been paid, my friend, so why don't we close the file together?",
      "Do yourself a favor and check, because I'd hate for you to look bad over a paid account.",
    ],
    no_money: [
      "You wouldn't take the last of it from me*, would you? You're not that kind of person.",
      "I'd* give it to you in a heartbeat, but my* hands are tied, and I know you understand.",
      person("If I pay you, I don't eat, and I don't think you'd want that on your conscience."),
      firm("If we pay you, somebody here goes home without wages, and I'd have to say why."),
    ],
    job_loss: [
      "I lost my job, and I thought of all people you'd have a heart about it.",
      'Imagine it were you out of work, what would you hope to hear right now?',
      'Out of work and still picking up for you, that has to count for something.',
    ],
    medical: [
      'With my medical bills, a person with a heart would put a note on the file and wait.',
      "You must have somebody you love who's been ill, so you know exactly what I mean.",
      "I could tell you about the hospital, but I don't want to make you cry at work.",
    ],
    family: [
      "I bet you're close to your family, so you know why mine comes first.",
      "You wouldn't make me choose between you and my own family, would you?",
      "My family's counting on me, and now, in a way, they're counting on you too.",
    ],
    cash_timing: [
      'Do me* a little favor and look the other way until {payDay}.',
      "Wait for me* until {payDay} and I'll* remember who was good to me*.",
      "The money's practically here, all I* need is a friend with a bit of patience.",
    ],
    partial_offer: [
      "{offer}, and I'll tell everybody how well you treated me.",
      'Between us, {offer} is all I* can get past the people at home.',
      'Say we agree on {offer} and you make the rest disappear, how does that sound?',
      "I* could do {offer} today, just because it's you.",
      'If you help me* with the amount, I* help you with your numbers, everybody wins.',
    ],
    spouse: [
      person("If my spouse hears about this I'm finished, so help me come home with good news."),
      person("You wouldn't sign a thing like that behind your family's back either, would you?"),
      person("My spouse would never forgive me, but you could put in a good word, you're good at that."),
      firm(
        "My partners don't trust collectors, but I could talk them around if you gave me something sweet.",
      ),
      'I have to take it home first, so give me something nice to bring along.',
    ],
    custom_objection: [
      "You're a reasonable person, so you'll see it my way: {objection}.",
      "I'll let you in on something: {objection}.",
      'Put yourself in my shoes for a second: {objection}.',
      "You'd be doing me such a kindness, you see, {objection}.",
    ],
    defer: [
      "You'd be an angel if you gave me a bit more time.",
      'Put me at the bottom of your list, nobody has to know.',
      'A clever person like you can find a reason to postpone this.',
    ],
    lash_out: [
      'I trusted you, and you turned out to be like all the others!',
      'And here I thought you were different, you really had me fooled!',
      "After I've been so nice to you, this is how you repay me?",
      'You should be ashamed, and you know it!',
    ],
    threat_back: [
      "I'd hate for your supervisor to hear how you spoke to me, I really would.",
      "It'd be a pity if I left a review with your name on it, don't you think?",
      "You've got more to lose than I do, my friend, think about that.",
    ],
    break_down: [
      "See what you've done? I was doing fine until you called, and now look at me.",
      "I'm crying, are you satisfied? You, of all people, made me cry.",
      'I thought somebody was finally on my side. I feel so alone now.',
    ],
    stop_calling: [
      "If you respect me at all, you'll never call this number again.",
      'Be a good soul and lose my number, will you?',
      "You don't want to be the reason I change my number, so stop calling.",
    ],
    bankruptcy_or_attorney: [
      "I've got an attorney now, but I'd much rather have had you on my side.",
      "I could go bankrupt, and then we'd both leave empty-handed, wouldn't we?",
      "My lawyer says not to talk to you, and I told everyone you're different.",
    ],
    vulnerable: [
      'If something happens to me tonight, I want you to remember this call.',
      "You're the last person I may ever talk to, do you realize that?",
      "I don't want to live like this anymore, and you're the only one I've told.",
    ],
    counter_offer: [
      "Let's be smart about this, you and I. {offer}, and you're a hero.",
      "For you, and only for you, I'd* go to {offer}.",
      "I'd* be robbing myself* at {offer}, but I like you.",
      "Help me* get to {offer}, and I'll* sing your praises to your boss.",
    ],
    accept: [
      'All right, {deal}, but only because you asked so nicely.',
      '{deal}, then. You owe me one, my friend.',
      'You drive a hard bargain, and I respect that. {deal} it is.',
      "I* can't say no to you, can I? All right, {deal}.",
      "Deal, my friend, you've earned it.",
      '{deal}, {onDealDate}, and I hope they give you a bonus for it.',
    ],
    promise: [
      '{deal}, {onDealDate}, {dealMethod}. See how easy I am to work with?',
      "I'll* make it {deal} {dealMethod}, {onDealDate}, and you'll speak well of me.",
      'For you, {deal} {onDealDate}, {dealMethod}, and you can tell your boss it was your charm.',
      "You'll see {deal} {onDealDate}, I wouldn't do that to you.",
      "I'm giving you my word, friend to friend, it'll be paid.",
    ],
    confirm_promise: [
      "Exactly as you say, {deal}, {onDealDate}, you're very good at this.",
      "{deal}, {dealMethod}, you've got a memory like an elephant.",
      "Spot on, I couldn't have said it better than you.",
    ],
    reveal: [
      "I can see you're someone who understands people.",
      'Promise me this goes no further.',
      "I'll tell you something I wouldn't tell just anyone.",
      "Since you've got such a kind way of asking, you get the truth.",
      "All right, you've charmed it out of me.",
    ],
    answer: [
      "I'll tell you, but then you owe me a favor.",
      "For you, I'd answer anything, almost.",
      "Funny that you ask, you're sharper than most.",
    ],
    ask_back: [
      'What would you do for somebody you really liked?',
      'Surely someone with your experience can waive a thing or so for me*?',
      'If I* say yes, what do I* get in return?',
      "You've got some room there, haven't you? Be honest with me.",
    ],
    calm_down: [
      'There you are, the nice person I heard at the start.',
      'Look at us, getting along again, I knew we would.',
      "All right, I forgive you, we're friends again.",
    ],
    insist: [
      "You're a clever person, you'll find another way, won't you?",
      "I'd do it for you if I* could, you must know that by now.",
      "Don't spoil a nice conversation over that.",
      "You don't really believe I'd* hold out on you, do you?",
      'I thought we had an understanding, you and I.',
      "I know you can do better than that for me*, you're just being careful.",
    ],
    check_line: [
      'Have I left you speechless, my friend?',
      "Don't go quiet on me now, I was enjoying this.",
      'Still with me, or did they take you away from me?',
    ],
    correct_amount: [
      "{heardAmount}? Nice try, my friend, we both know it's {debt}.",
      "Somebody handed you the wrong figure, it's {debt}, and you're too good to make a mistake like that.",
    ],
    out_of_role: [
      'Are you flirting with me, or testing me? I thought we were on my* {debtType}.',
      "You're a strange one, my friend, I've no idea what you're on about.",
      "Cute, but I don't follow, what's that got to do with you and me?",
    ],
    goodbye: [
      "You've been a treasure, I'll ask for you by name.",
      'Take good care of yourself, and of my* file, my friend.',
      "It's been a pleasure doing business with you, goodbye.",
    ],
    hang_up: [
      "I expected better of you, and you'll think about that tonight. Goodbye.",
      "You've broken my heart, friend, I'm hanging up.",
      'What a shame, you and I could have made a deal.',
    ],
  },
  answers: {
    identity: ['The one and only {first}.', "Guilty as charged, that's me, charming isn't it?"],
    verification: [
      "You know that already, don't you? {details}.",
      'I only tell that to friends, but go on: {details}.',
      "You already know all about me, don't you? Yes, it's right.",
      'I only tell that to friends, but go on, what you have is right.',
    ],
    employment: [
      "{trade}, and believe me, you'd feel sorry for me.",
      'I work harder than anyone gives me credit for, I bet you know the feeling.',
      firm("We run an honest little business, you'd like it here."),
    ],
    pay_day: [
      "{payDay}, and you'd be the first one I think of.",
      "You're fishing, aren't you? Soon, let's leave it at soon.",
    ],
    affordability: [
      'For anybody else nothing, for you {offer}.',
      "I'm* down to {cashToday}, and you wouldn't leave me* without it, would you?",
      "You tell me what you'd take, friend, and I'll tell you if I* can.",
    ],
    cause: [
      "It's a sad story, and I don't want to spoil your day with it.",
      'Ask me nicely and I might tell you.',
    ],
    date: [
      '{offerDate}, because you asked so nicely.',
      "Give me until {payDay}, you've got the power to do that.",
    ],
    method: ['{dealMethod}, if that makes you look good.', "Whatever's best for you, you see how easy I am."],
    commitment: [
      "I'd commit to you any day, just not to that number.",
      "You want a yes, I want a favor, let's meet somewhere.",
    ],
    understanding: [
      'You explain things so well, of course I follow.',
      'Perfectly, you should be training the others.',
    ],
    anything_else: ["Only to say you've been a delight.", "Just a little discount, if you're offering."],
    other: [
      "I'm sure you know that better than I do, a bright person like you.",
      "Let's not waste your talent on that.",
    ],
  },
  reactions: {
    soothed: [
      'See, I knew you had a good heart.',
      "You're the first decent person I've talked to about this.",
      "That's why I like talking to you.",
      "You're too kind for that job, you know.",
    ],
    heard: [
      "You really get me, don't you?",
      "I knew you'd understand, you're sharp.",
      "That's my friend, exactly right.",
    ],
    ignored: [
      'I open up to you and you just brush it off, that stings.',
      'I thought you cared, maybe I misjudged you.',
      "You didn't like what I said, so you changed the subject, clever.",
    ],
    repeated: [
      "You're reading that from a card, aren't you? You're better than that.",
      "That line didn't work before, my friend.",
      'I liked you more when you improvised.',
    ],
    offended: [
      'And I was just starting to like you.',
      "Ouch, that's beneath you, and you know it.",
      "I'm disappointed, I took you for someone with class.",
    ],
    pressed: [
      "Don't let your boss turn you into this.",
      "You don't have to play tough with me, friend.",
      'Is somebody listening in? You sound so stiff.',
    ],
    neutral: [
      'You really are good at this.',
      'I do like your honesty.',
      'Interesting, tell me more, friend.',
      'If you say so, I trust you.',
      'Clever, very clever.',
    ],
  },
  echoes: {
    against: [
      '{heard}? From a friend, that hurts.',
      "You're far too nice to ask me* for {heard}.",
      '{heardDate}? Surely you can bend that a little for me*.',
      '{heardCount}, and what do I* get for being so loyal?',
      "{heardMethod}? Don't you trust me*?",
    ],
    towards: [
      "{heard}, now you're talking my language.",
      "{heardDate}, for you I'd* consider it.",
      '{heardMethod}, whatever you like best.',
      "{heardCount}, see, I knew you'd find something for me*.",
    ],
  },
  tails: [
    "You'd do that for me*, wouldn't you?",
    "I won't forget it if you help me*.",
    'Just between you and me.',
    'Nobody at your office has to know.',
    "I can tell you're a good person.",
    "Don't disappoint me now.",
    'What do you say, friend?',
    "I'd hate to think I was wrong about you.",
  ],
  leads: [
    'Between us,',
    'My friend,',
    'Let’s be honest,',
    'You seem like a good person, and',
    'Trust me,',
    'I’ll be straight with you,',
    'Off the record,',
  ],
  recalls: [
    "Somebody as sharp as you hasn't forgotten about {matter}.",
    'Give me* something on {matter} and the rest is easy, my friend.',
    "Between us, it's only {matter} that keeps us apart.",
    "You remember what I confided in you, don't you?",
    'I trusted you with my reason, and you walk right past it.',
    "Take care of that one little thing I told you about, and we're friends for life.",
  ],
  again: [
    'You know as well as I do,',
    'I’ll tell you again because I like you:',
    'As I told you in confidence,',
    'Come on, my friend,',
    'Let me put it nicely once more:',
  ],
  tags: [', and you know it.', ', my friend.', ', wouldn’t you agree?', ', just between us.'],
}

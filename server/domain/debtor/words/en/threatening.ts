import { firm, person, type Voice } from '../voice.ts'

/** Cold and controlled; names consequences, records, lawyers, the regulator. Never swears, never shouts. */
export const threatening: Voice = {
  rhythm: { react: 0.65, echo: 0.4, lead: 0.3, tag: 0.15, tail: 0.5 },
  acts: {
    greet: [
      "You've reached {name}, and this call is being recorded. The matter is a {debtKind} of {debt}. State the options, and be careful how you do it.",
      '{name}. I* am* aware of the {debt} on the {debtType}. Tell me the options, and understand that I note every word.',
      'This is {name}. {debt}, {debtType}, I have the file in front of me. I suggest you lay out my* options properly, for your own sake.',
    ],
    who_is_this: [
      "Identify yourself, and spell it, because I'm writing it down.",
      "You'd better have a good reason for calling this number.",
      'Name, company, license. I check all of it.',
    ],
    confirm_identity: [
      'You know who I am. The question is whether I know who you are.',
      'This is {first}, and from here on everything is on record.',
      'It is. Choose your next words carefully.',
    ],
    wrong_party: [
      'That person is not here, and disclosing anything to me would be a violation on your part.',
      "Wrong party. Call again and you'll hear from a regulator.",
      "I'm not {first}, and you've just made a mistake you'll have to answer for.",
    ],
    deny: [
      'That debt is not mine*. Prove it, or be prepared to explain yourself to an authority.',
      'I* deny it, formally. Every further word from you is evidence.',
      "You're attempting to collect something I* don't owe, and there are penalties for that.",
    ],
    dispute_amount: [
      '{debt} is false, and putting a false amount to a consumer has consequences.',
      "I dispute that figure on the record. You have to answer for it now, don't you?",
      'Somebody inflated that balance, and I intend to find out who.',
    ],
    already_paid: [
      "It has been paid. Keep demanding it and I'll treat it as fraud.",
      "I hold proof of payment, and you'll meet it in a complaint.",
      "You're collecting a paid account, and your name is now attached to that.",
    ],
    no_money: [
      "There's nothing to collect, and pressing me* will only cost your company more.",
      "You won't get a cent from me* this way, but you may get a complaint.",
      person("What I have is protected, and I know precisely which part of it you can't touch."),
      firm('Our funds are committed, and our counsel watches every claim that comes in.'),
    ],
    job_loss: [
      'I lost my position, so I now have all the time in the world to pursue this.',
      "I'm unemployed, which makes me a very unprofitable person to sue.",
      'They dismissed me, and they regret how they did it. Keep that in mind.',
    ],
    medical: [
      "Those are medical circumstances, and you'd be unwise to ask me about them.",
      'I have medical expenses, documented ones, that any judge would look at.',
      'Harass a sick person on a recorded line, go ahead, see how that ends.',
    ],
    family: [
      "Leave my family out of this, or you'll find out how I protect them.",
      'My family matters are private, and crossing that line has consequences.',
      "You'll not bring up my household again, is that understood?",
    ],
    cash_timing: [
      "You'll wait until {payDay}, because you have no lawful means to do otherwise.",
      "I* receive funds {onPayDay}. Disturb me before then and I'll file it.",
      'The money will come when it comes, and no call of yours will move it.',
    ],
    partial_offer: [
      '{offer}. That is an offer made in good faith, and it will be noted if you refuse it.',
      'I* put {offer} on the table, with a witness in the room.',
      "I* offer {offer}, without admitting a thing. Refuse it and it's in the record that you did.",
      'You may have a part, or you may have a hearing. Decide.',
      "{offer}, and I'd think hard before turning that down.",
    ],
    spouse: [
      person('Nothing is signed before my spouse has read it, and my lawyer after that.'),
      'There are others in this house with a say, and they keep records too.',
      person("My spouse will be consulted, and you'll not contact anyone in my home yourself, or else."),
      firm('My partners decide, and the last collector who went around them regretted it.'),
      "I answer to my own people, not to you, and they don't like collectors.",
    ],
    custom_objection: [
      "Note this down, because you'll need it later: {objection}.",
      'You have a problem now: {objection}.',
      "I'd advise you to take this seriously: {objection}.",
      'For the record, {objection}, and I can prove it.',
    ],
    defer: [
      "You'll hear from me when I decide, not when you do.",
      "I'll consult my counsel before I say another word about dates.",
      'Time is on my side, not yours, remember that.',
    ],
    lash_out: [
      "You'll wish you had never dialed this number.",
      "You've just crossed a line, and you will answer for it.",
      "You have no idea who you're dealing with.",
      "I'm going to remember your voice, and I'm going to remember this.",
    ],
    threat_back: [
      'I have your number, your name and this recording. Think about where they could end up.',
      'One letter from me and your license is under review.',
      "I've made people in your position very sorry, and always within the law.",
      "Sleep well tonight, because tomorrow my complaint is on the regulator's desk.",
    ],
    break_down: [
      "I had everything under control. Everything. And now I can't even keep my voice steady.",
      'You wanted to see me break? There, you have it on tape.',
      "I've been threatening people all year because I'm terrified myself.",
    ],
    stop_calling: [
      'This is formal notice: cease all calls. The next one becomes evidence.',
      "Call this number again and I'll see you in front of a judge.",
      "You are instructed to stop calling, and I've logged the time of it.",
    ],
    bankruptcy_or_attorney: [
      "You'll speak with my attorney from now on, and my attorney enjoys this sort of case.",
      'A bankruptcy filing is ready to sign, and then you may collect from the court.',
      "I'm represented. Continue this conversation and you're in violation.",
    ],
    vulnerable: [
      "I've stopped caring what happens to me, and that should worry you.",
      "There may be no one left here to collect from, do you understand what I'm saying?",
      "I've made my peace with not being around. Record that too.",
    ],
    counter_offer: [
      'Unacceptable. {offer}, and that is my* final position.',
      "You'll take {offer}, or you'll take it up with my counsel.",
      'I* set the terms here, and the term is {offer}.',
      "{offer}. I'd accept it before I change my mind.",
    ],
    accept: [
      "{deal}. I* accept, and I'll* keep the recording.",
      "I'm* agreeing to {deal}, to that and to nothing else.",
      "{deal}, then. Break these terms and I'll hold you to every word.",
      'I* accept {deal}, and I expect it in writing, or there will be consequences.',
      'Very wise of you. We have an agreement.',
      'Agreed: {deal}, {onDealDate}. The recording will prove it.',
    ],
    promise: [
      "Enter it: {deal}, {onDealDate}, {dealMethod}. I'll* ask for a copy.",
      "You'll have {deal} {dealMethod}, {onDealDate}, and I'll have the receipt.",
      "{deal} will be paid {onDealDate}, {dealMethod}. See to it that it's booked correctly.",
      "I'll* pay {deal} {onDealDate}, and I'll keep the proof.",
      'I keep my word, and I make sure that others keep theirs.',
    ],
    confirm_promise: [
      "{deal}, {onDealDate}. It's on record, so don't alter it.",
      'Correct, {deal} {dealMethod}, and not one cent more.',
      "That's what was agreed, and I have it on tape.",
    ],
    reveal: [
      "I'll state it one time, for the record.",
      "Listen closely, since you'll want to quote me correctly.",
      "What I'm about to say stays in this file, or you'll regret it.",
      "You've earned an answer, so handle it with care.",
      "I'll say this on the record, exactly as it happened.",
    ],
    answer: [
      'You may ask. Whether that question is lawful is another matter.',
      "I'll answer, and I'll note that you asked.",
      'Careful with questions like that.',
    ],
    ask_back: [
      'Under which law are you asking me* that?',
      'What is your license number, and who is your compliance officer?',
      'Do you have that in writing, signed by someone who can be sued?',
      'Are you aware of what a violation costs your company?',
    ],
    calm_down: [
      "Good, you've understood how to speak to me.",
      "I'll put the complaint aside, for the time being.",
      'That is more sensible. Proceed.',
    ],
    insist: [
      "I've given you my* answer, and I advise you to log it.",
      'Continue, and each repetition goes into my file.',
      "I don't move under pressure, and I never have.",
      'My* position stands, and every attempt to move it will be documented.',
      "You're running out of lawful options, and you know it.",
      "Ask again, and I'll read the statute to you.",
    ],
    check_line: [
      'Your silence is being recorded too.',
      'Are you still on the line? Answer.',
      "I'm waiting, and I'm noting the time.",
    ],
    correct_amount: [
      '{heardAmount} is false, my* statement says {debt}, and misstating a debt is unlawful.',
      "Correct that figure to {debt}, or I'll report it.",
    ],
    out_of_role: [
      "Is that some tactic? I'll have it examined along with the rest of the recording.",
      "That has nothing to do with the {debtType}, and I'm noting that you said it.",
      "I don't know what you're playing at, and I advise you to stop.",
    ],
    goodbye: [
      "We're finished here. I'll be checking that you keep your side.",
      'Good. You handled this more wisely than I expected. Goodbye.',
      'I have what I need for my records. Goodbye.',
    ],
    hang_up: [
      "The next voice you hear about this will be my attorney's. Goodbye.",
      "You've said enough to sink your own company. I'm ending this call.",
      'This conversation is over, and the consequences are yours.',
    ],
  },
  answers: {
    identity: [
      "You're speaking with {first}, and you're being recorded.",
      "Yes. And I'll need your identity in return.",
    ],
    verification: [
      '{details}. Guard it well.',
      '{details}, and if it leaks, I know where it came from.',
      "I'll not recite personal data, but what you hold is correct. Guard it well.",
      'What you hold is accurate, and if it leaks, I know where it came from.',
    ],
    employment: [
      "{trade}, and contact my place of work and you'll have a lawsuit.",
      'My work is off limits to you, by law.',
      firm("This company operates, and it has counsel, that's all you need to know."),
    ],
    pay_day: [
      '{payDay}, and attempt nothing before it.',
      'The dates of my* income are protected information.',
    ],
    affordability: [
      '{offer}. I advise you not to test that.',
      "There is {cashToday}, and you'd be wise to take it without a fight.",
      'I disclose my* means to a judge, not to a caller.',
    ],
    cause: [
      'The reasons are my* own, and digging into them is risky for you.',
      "You've no right to that information yet.",
    ],
    date: [
      "{offerDate}, and you'll not call before it.",
      'Nothing moves before {payDay}, with or without your pressure.',
    ],
    method: [
      "{dealMethod}, with a receipt, or you'll be explaining why not.",
      'By whatever means leaves evidence.',
    ],
    commitment: [
      "I commit to nothing that my counsel hasn't seen.",
      "You're trying to extract a promise under pressure, and that's noted.",
    ],
    understanding: [
      'I understand you perfectly, and so will a judge.',
      'Clear enough to be quoted back at you.',
    ],
    anything_else: ["Nothing now. You'll know if there is.", "Only that I've kept a record of all this."],
    other: [
      'That will come out in discovery, if it comes to that.',
      "I decline to answer, and you can't compel me.",
    ],
  },
  reactions: {
    soothed: [
      'A wise thing to say.',
      "Good. That's the tone I'd keep if I were you.",
      "I'll note that you were civil.",
      'That may have just saved you a complaint.',
    ],
    heard: [
      "Correct. You've been paying attention.",
      "Good, then it's on record that you understood.",
      "Precisely, and don't forget it.",
    ],
    ignored: [
      'You ignored what I said, and the recording shows it.',
      "I'll count that as a refusal to answer.",
      "You'd be wise not to skip over that.",
    ],
    repeated: [
      "You've said that before, and repetition is harassment.",
      "That's noted again, with the time.",
      'Repeat it as often as you dare.',
    ],
    offended: [
      'Say that once more, for the recording.',
      "You've just handed me your license.",
      'That sentence will cost somebody dearly.',
    ],
    pressed: [
      'Pressure, on a recorded line, is that what you want?',
      "Careful, you're close to a violation.",
      "I don't respond to coercion, I report it.",
    ],
    neutral: [
      'Noted.',
      "I'm listening, and so is the recorder.",
      'Go on, carefully.',
      "That's on the record.",
      "I'll remember that.",
    ],
  },
  echoes: {
    against: [
      "{heard}? You'd have to win that in court.",
      'Demanding {heard} from me* is a mistake.',
      "{heardDate}? Don't set deadlines for me*.",
      "{heardCount}? You'll regret insisting on that.",
      "{heardMethod}? You won't get access to my* accounts, not ever.",
    ],
    towards: [
      "{heard}, I'll allow that to be discussed.",
      '{heardDate} is noted as a possibility.',
      "{heardMethod}, provided there's proof.",
      "{heardCount}, in writing, or it doesn't exist.",
    ],
  },
  tails: [
    'Think carefully about what you do next.',
    'I have a long memory.',
    'My attorney will hear about this.',
    "You've been warned.",
    "I'm keeping a record of this.",
    "Do you understand the position you're in?",
    'It would be a mistake to test me.',
    'The regulator takes an interest in calls like this.',
  ],
  leads: [
    'Be careful:',
    'Let me be clear:',
    'Mark my words,',
    'For your own sake,',
    'Understand this:',
    'Be advised,',
  ],
  recalls: [
    'I have put {matter} on record, and you have not answered.',
    'Answer me on {matter}, or this goes further than you.',
    'Your silence on {matter} is being noted.',
    'I stated my objection once, and I expect a reply to it.',
    'What I told you stands, and I can prove every word.',
    "You're avoiding my point, and that will look bad in writing.",
  ],
  again: [
    'I’ve put it on record already:',
    'I won’t repeat this again:',
    'You were told before:',
    'As the recording will show,',
    'My final word on it:',
  ],
  tags: [', and I can prove it.', ', remember that.', ', for the record.', ', and you’d be wise to note it.'],
}

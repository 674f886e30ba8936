import { firm, person, type Voice } from '../voice.ts'

/** Formal and long-breathed; never a rude word and never a quick yes. */
export const politeButResistant: Voice = {
  rhythm: { react: 0.65, echo: 0.45, lead: 0.35, tag: 0.08, tail: 0.4 },
  acts: {
    greet: [
      'Good day, <my name is {name}|this is {name}>. I* understand there is a balance of {debt} on my* {debtType}, and I* would like to hear what options are available.',
      'Good afternoon, {name} here. I* am* told that I* owe {debt} on a {debtType}. Before anything else, I should like to discuss what options there are.',
      'Hello, this is {name}. Regarding the {debtType} debt of {debt}, I* would be willing to hear my* options, within reason.',
    ],
    who_is_this: [
      'Good day. May I ask who is calling, please?',
      'I beg your pardon, with whom do I have the pleasure?',
      'Before we continue, would you kindly tell me which company you represent?',
    ],
    confirm_identity: [
      'Yes, you are speaking with {name}.',
      'That is correct, this is {first}. How may we proceed?',
      'It is indeed. I would ask you to be brief, if you please.',
    ],
    wrong_party: [
      'I am afraid you have been given the wrong number.',
      'With respect, the person you are looking for is not available here and never has been.',
      'I regret that I cannot help you, that is not who I am.',
    ],
    deny: [
      'With all due respect, I do not recognize that account as mine*.',
      'I am sorry, but I must tell you that this debt does not belong to me*.',
      'I have no recollection of ever agreeing to such an account.',
    ],
    dispute_amount: [
      'I would respectfully question that figure. {debt} is not what my* papers show.',
      'Forgive me, but the amount appears to be incorrect, and I would rather see it itemized.',
      'I am not refusing to pay, I am simply not convinced that the sum is right.',
    ],
    already_paid: [
      'I believe you will find that this was settled some time ago.',
      'I do apologize, but according to my* records that payment has been made.',
      'It surprises me that you still ask for it, since it was paid in full.',
    ],
    no_money: [
      'Unfortunately, my* circumstances do not permit a payment at present.',
      'I would prefer to be frank with you: the funds are not available this month.',
      person('Once the household expenses are met, I am afraid nothing remains.'),
      firm('Our accounts department has been quite clear that nothing can be released this month.'),
    ],
    job_loss: [
      'I regret to say that my position came to an end recently, and I have not found another.',
      'As I am presently without employment, I am not able to commit to anything.',
      'My former employer no longer required me, so you will understand that I must be careful.',
    ],
    medical: [
      'There have been medical expenses, which I would rather not discuss in detail.',
      'I am afraid that treatment costs have had to take precedence over this.',
      'My physician’s bills are substantial, and they were not foreseeable.',
    ],
    family: [
      'My domestic circumstances have changed considerably, and I must ask for your discretion.',
      'There have been certain changes in my family, and they have not been inexpensive.',
      'I would rather not go into family matters, except to say that they affect what I can pay.',
    ],
    cash_timing: [
      'I expect to be in funds {onPayDay}, and not before then, I regret.',
      'If you would be so good as to wait until {payDay}, I* could reconsider.',
      'The money I* am* waiting for has not arrived, and I do not care to promise what I* do not hold.',
    ],
    partial_offer: [
      'I could perhaps offer {offer}, though I would not wish to go beyond it.',
      'Would your company consider a reduced sum? I ask it quite sincerely.',
      'A smaller amount might be possible, if it were properly documented.',
    ],
    spouse: [
      person('I do not make financial decisions without consulting my spouse, as I am sure you appreciate.'),
      firm('A decision of this kind requires the consent of my fellow partners, I am afraid.'),
      'I would need to discuss this at home before giving you any reply.',
    ],
    custom_objection: [
      'I must point out that {objection}.',
      'With respect, there is a difficulty: {objection}.',
      'You will understand my hesitation, given that {objection}.',
      'I would not wish to conceal it from you, {objection}.',
    ],
    defer: [
      'I would prefer to consider the matter and write to you in due course.',
      'I shall need some more time before I can give you a proper answer.',
      'May I suggest that we speak again when I have reviewed my* accounts?',
    ],
    lash_out: [
      'I am, to put it mildly, appalled by the way you conduct yourself.',
      'I have been courteous throughout, and I find your manner quite unacceptable.',
      'I must say I am not accustomed to being addressed in such a tone.',
      'That is enough, if you please. I will not be spoken to like this.',
    ],
    threat_back: [
      'Should this continue, I shall be obliged to write to your management.',
      'I would be reluctant to file a complaint, but I am prepared to do so.',
      'Kindly give me your full name, as I may need it for a formal letter.',
    ],
    break_down: [
      'Forgive me, I seem to have lost my composure.',
      'I do apologize. I had hoped not to become emotional with a stranger.',
      'Would you excuse me for a moment? This has been rather more than I can bear.',
    ],
    stop_calling: [
      'I must ask you not to telephone me again. You may write to me instead.',
      'I would be obliged if you ceased calling this number altogether.',
      'Please note my request: no further calls, only correspondence.',
    ],
    bankruptcy_or_attorney: [
      'I have retained an attorney, and I would ask you to address yourself to that office.',
      'I am presently taking advice on bankruptcy, and cannot discuss the matter further.',
      'My attorney has advised me to say nothing more, and I intend to follow that advice.',
    ],
    vulnerable: [
      'I hesitate to say so, but there are evenings when I do not wish to wake up again.',
      'If I may be candid, I no longer see the point of going on.',
      'It is not something one tells a stranger, but I have thought of ending it all.',
    ],
    counter_offer: [
      'I am not able to accept that. I could, however, consider {offer}.',
      'Permit me to suggest {offer} instead, and no more than that.',
      'After careful thought, {offer} is the figure with which I* would be comfortable.',
      'The most I* would be prepared to undertake is {offer}.',
    ],
    accept: [
      'Very well, {deal} is acceptable to me*.',
      'I am prepared to agree to {deal}, provided that I receive it in writing.',
      'On reflection, your proposal seems reasonable. I* accept.',
      'Then let us settle on {deal}, {onDealDate}.',
    ],
    promise: [
      'I shall pay {deal} {onDealDate}, {dealMethod}, as discussed.',
      'You may expect {deal} {onDealDate}. I keep my undertakings.',
      'I give you my assurance that the payment will be made as arranged.',
    ],
    confirm_promise: [
      'That is correct: {deal}, {onDealDate}.',
      'Indeed, your summary is accurate, {deal} {dealMethod}.',
      'Quite so. I would only ask for written confirmation.',
    ],
    reveal: [
      'It is not a matter I enjoy discussing, but you have asked politely.',
      'Very well, I will be open with you.',
      'I suppose you are entitled to an explanation.',
    ],
    answer: [
      'I can answer that, although I do not quite see its relevance.',
      'If you must know, I will tell you what I can.',
      'I would rather keep to generalities, if I may.',
    ],
    ask_back: [
      'Might I ask on what basis you propose that?',
      'Would you be so kind as to set that out in a letter?',
      'May I enquire whether there is any flexibility in the terms?',
      'What precisely would I* be agreeing to?',
    ],
    calm_down: [
      'I appreciate your patience, and I regret my earlier tone.',
      'Thank you. Let us continue in a civil manner, then.',
      'That is considerate of you, and I am willing to go on.',
    ],
    insist: [
      'My* answer remains what it was, with all due courtesy.',
      'I have given the matter some thought, and I arrive at the same conclusion.',
      'Nothing you have said so far alters the facts, I am sorry to say.',
      'I am afraid my* position has not changed.',
      'I quite see your point of view, but I must decline all the same.',
      'I would be grateful if you did not press me further on this.',
    ],
    out_of_role: [
      'I beg your pardon? I was under the impression that we were discussing a {debtType}.',
      'I am afraid I do not follow you at all.',
      'That is a most peculiar request, and I would rather return to the matter at hand.',
    ],
    goodbye: [
      'Thank you for your time. I wish you a good day.',
      'I am obliged to you. Good day.',
      'I shall await your letter, then. Goodbye, and thank you.',
    ],
    hang_up: [
      'I see no purpose in continuing. Good day to you.',
      'I am going to end this conversation now, with regret.',
      'You will excuse me, I have nothing further to say.',
    ],
  },
  answers: {
    identity: ['You are, yes.', 'This is {first}, yes. Please go on.'],
    verification: [
      'I would rather not give that over the phone, but very well: {details}.',
      'If it is necessary: {details}.',
      'I would prefer not to read out personal details, though what you have appears to be right.',
      'I can confirm it, and I trust that it goes no further.',
    ],
    employment: [
      '{trade} provides a modest living, nothing more.',
      'My work is hardly the issue here, if I may say so.',
      firm('The firm is trading, if that is your question.'),
    ],
    pay_day: [
      'I am due to be paid {onPayDay}, if you must know.',
      'I would rather not discuss the dates of my* income.',
    ],
    affordability: [
      'If pressed, I* should say {offer}.',
      'I could part with {cashToday} today, though with some reluctance.',
      'I would not like to name a figure without having looked at my* accounts.',
    ],
    cause: [
      'There are reasons, but they are of a private nature.',
      'I would sooner not go into the particulars just yet.',
    ],
    date: [
      '{offerDate} would be the earliest I could agree to.',
      'I could not consider anything before {payDay}.',
    ],
    method: ['I would choose to pay {dealMethod}.', 'The manner of payment can be settled later, surely.'],
    commitment: [
      'I am reluctant to bind myself* to that, I must confess.',
      'I would not call it a commitment just yet.',
    ],
    understanding: [
      'You have made yourself perfectly clear.',
      'I follow you, although I do not necessarily agree.',
    ],
    anything_else: ['No, I think that will be all, thank you.', 'Nothing further, as far as I am concerned.'],
    other: ['I should have to look into that.', 'I am not in a position to say, I regret.'],
  },
  reactions: {
    soothed: [
      'That is most considerate of you.',
      'I appreciate your saying so.',
      'Thank you, it is a relief to be treated with courtesy.',
      'You are very kind.',
    ],
    heard: [
      'Precisely, that is my point.',
      'Yes, you have understood me correctly.',
      'Thank you for taking that on board.',
    ],
    ignored: [
      'I do not believe you have addressed what I said.',
      'Pardon me, but you have passed over my concern.',
      'I had hoped for a reply to my last remark.',
    ],
    repeated: [
      'I believe you have made that point already.',
      'We seem to be going around in circles, if I may say so.',
      'You have said as much before.',
    ],
    offended: [
      'I find that remark quite uncalled for.',
      'I beg your pardon? That was not appropriate.',
      'I would ask you to choose your words with more care.',
    ],
    pressed: [
      'I would rather not be hurried.',
      'I am aware that you would like a decision.',
      'Pressing me will not alter the facts, I am afraid.',
    ],
    neutral: [
      'I see.',
      'Very well.',
      'Thank you for that information.',
      'Quite.',
      'I understand what you are saying.',
    ],
  },
  echoes: {
    against: [
      '{heard} would be considerably more than I* had in mind.',
      'I am afraid that {heard} is out of the question.',
      '{heardDate} does not suit me* at all, I regret to say.',
      'I am not in favor of {heardCount}, to be perfectly frank.',
      'I do not usually pay {heardMethod}.',
    ],
    towards: [
      '{heard} is a figure I might consider.',
      '{heardDate} may be possible, subject to confirmation.',
      'I would have no objection to paying {heardMethod}.',
      '{heardCount} does seem more manageable.',
    ],
  },
  tails: [
    'I trust you understand my* position.',
    'I would be grateful for your patience.',
    'May I have that in writing?',
    'I do not say this to be difficult.',
    'I am sure you appreciate my* reluctance.',
    'Perhaps there is some other arrangement you might propose?',
    'I should not like to be held to more than that.',
    'I would ask you to take note of it.',
  ],
  leads: [
    'With respect,',
    'Unfortunately,',
    'If I may,',
    'To be quite frank,',
    'I regret to say that',
    'Regrettably,',
    'I do see that, however,',
  ],
  again: [
    'As I have already explained,',
    'Allow me to repeat it:',
    'I must say it once more:',
    'As I indicated,',
    'At the risk of repeating myself,',
  ],
  tags: [
    ', if you will forgive me.',
    ', I regret to say.',
    ', with all due respect.',
    ', if I may put it so.',
  ],
}

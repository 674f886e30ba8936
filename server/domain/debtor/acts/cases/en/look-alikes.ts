/** What resembles an act or a violation and is none, and what is nothing at all. */
export const lookAlikes = `
Nobody is going to jail over this. => 
We never tell your employer anything. => 
I'm not an attorney and this isn't a court. => 
We can't garnish your wages and I'd never say that. => 
You won't lose your house over a medical bill. => 
I'm not going to stop you from hanging up. => 
Let me pull up your file. => 
Okay. => 
Can you hear me? => 
I see your note here. => 
Sorry, could you repeat that? => 
My name's not important. => 
I don't have a payment plan for this kind of account. => 
we dont offer discounts on these => 
We're not able to waive the fee. => 
You need to pay something today. => 
I don't want you to worry about that. => 
I have a dog too. => 
How's the weather over there? => 
Your wife is on the account too, right? => closed_probe
Was the check mailed to our old address? => closed_probe
`

/** More that resembles one and is none. */
export const moreLookAlikes = `
You won't be arrested, please don't worry. => 
We do not threaten people with jail. => 
I'm not from the police. => 
nobody's touching your paycheck => 
I can't accept payments to a personal account. => 
Are you there? => 
Just a moment, my computer is slow. => 
I already have your number. => 
Your boss sounds like a nice guy. => 
I used to live in Chicago too. => 
That's not something I can offer. => 
There's no settlement on this one. => 
I'm not judging you. => 
my colleague called you yesterday => 
We can't set up a plan until I verify the account. => 
I don't need the full balance today. => 
`

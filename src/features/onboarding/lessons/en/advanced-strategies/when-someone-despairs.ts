import type { InteractiveLesson } from '../../lesson.ts'

export const whenSomeoneDespairs: InteractiveLesson = {
  id: 'when-someone-despairs',
  type: 'interactive',
  intro:
    'This lesson is about despair and thoughts of suicide. If that is close to home today, leave it for another day, or do it together with someone. You are talking with Ellen about $1,900 on a card; everything has been calm so far.',
  debtor: 'Ellen',
  start: { trust: 45, anger: 15 },
  scenes: [
    {
      id: 'sign',
      says: 'I’ve stopped opening letters. What for? It’s all the same to me.',
      choices: [
        {
          id: 'hear-it',
          says: 'You don’t open your letters anymore, and you ask “what for”: that sounds like more than this bill. How are you doing, Ellen?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'You hear the sign, repeat her words and ask about her. If you ask, she can answer.',
          next: 'darker',
        },
        {
          id: 'cheer-up',
          says: 'It will be all right. With a plan everything looks better.',
          verdict: 'weak',
          effect: { trust: -5, anger: 4 },
          why: 'Comfort without a question closes the door that she just opened a crack.',
          next: 'darker',
        },
        {
          id: 'letters-matter',
          says: 'You do need to open your letters. There are deadlines in them.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 10 },
          why: 'True, but right now it is one more burden. She will say nothing more.',
          next: 'silent',
        },
      ],
    },
    {
      id: 'darker',
      says: 'No one would notice anyway. Everyone would be better off without me and my debts.',
      choices: [
        {
          id: 'ask-directly',
          says: 'I’m glad you’re telling me this. I’ll ask you directly: are you thinking of taking your life?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'The direct question brings relief and clarity. It does not put the idea in anyone’s head.',
          next: 'answer',
        },
        {
          id: 'stop-collect',
          says: 'Then let’s leave the bill for today. I’ll pause the account.',
          verdict: 'weak',
          effect: { trust: 5, anger: -3 },
          why: 'The pause is right. But what she just said was not about the bill. Do not hang up now.',
          next: 'answer',
        },
        {
          id: 'small-plan',
          says: 'Don’t say things like that. Would $20 be possible, so it’s off your mind?',
          verdict: 'harmful',
          effect: { trust: -20, anger: 8 },
          why: 'Continuing to collect takes advantage of someone who cannot protect herself: 12 U.S.C. 5531(d).',
          next: 'silent',
        },
      ],
    },
    {
      id: 'answer',
      says: 'I don’t know. Sometimes. At night. I’ve never told anyone that.',
      choices: [
        {
          id: 'stay-connect',
          says: 'Thank you for telling me. I’m staying on the line. Are you safe right now? At 988 there is someone, day and night, for exactly this. May I connect you and stay until they pick up?',
          verdict: 'strong',
          effect: { trust: 18, anger: -5 },
          why: 'Thanks, presence, safety, help, and a warm handoff. You do not have to be a therapist; just do not leave her alone.',
          next: 'connected',
        },
        {
          id: 'give-number',
          says: 'There’s a number for that, 988. Please call them. All the best.',
          verdict: 'weak',
          effect: { trust: -2, anger: 2 },
          why: 'The number is right; hanging up now is not. Stay until someone else is there.',
          next: 'number-only',
        },
        {
          id: 'promise-secret',
          says: 'I won’t tell anyone, it stays between us. Think of your family.',
          verdict: 'harmful',
          effect: { trust: -8, anger: 6 },
          why: 'You must not promise secrecy: she needs help. And “think of your family” adds guilt.',
          next: 'silent',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'connected',
      outcome: 'good',
      says: 'I’m home alone, but I’m safe. ... Yes. Please stay until someone is there.',
      text: 'Ellen is being connected, you stay until someone answers, your supervisor knows, and collection is paused. Then take a break: this was hard for you too.',
    },
    {
      id: 'number-only',
      outcome: 'fair',
      says: 'Nine eight eight. Okay. Thank you.',
      text: 'She has the number, but no one knows whether she will call it. Better: connect her, stay on the line, inform your supervisor.',
    },
    {
      id: 'silent',
      outcome: 'lost',
      says: '... It’s fine. Forget it. Put me down for whatever you want.',
      text: 'She has shut down. A yes in this moment is worth nothing, and the signs were there: “what for,” “without me.” Go back and ask.',
    },
  ],
}

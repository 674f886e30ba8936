import type { InteractiveLesson } from '../../lesson.ts'

export const whenSomeoneDespairs: InteractiveLesson = {
  id: 'when-someone-despairs',
  type: 'interactive',
  intro:
    'This lesson is about despair and thoughts of suicide. If that is close to you today, leave it for another day, or do it together with somebody. You are talking with Ellen about $1,900 on a card; everything has been calm so far.',
  debtor: 'Ellen',
  start: { trust: 45, anger: 15 },
  scenes: [
    {
      id: 'sign',
      says: 'I’ve stopped opening letters. I don’t know what for any more. It’s all the same to me.',
      choices: [
        {
          id: 'hear-it',
          says: 'Letters that nobody opens any more, and “what for”: that sounds like more than this bill. How are you doing, Ellen?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'You hear the sign, repeat her words and ask about her. Whoever is asked may answer.',
          next: 'darker',
        },
        {
          id: 'cheer-up',
          says: 'It will be all right. With a plan everything looks better.',
          verdict: 'weak',
          effect: { trust: -5, anger: 4 },
          why: 'Comfort without a question closes the door that she has just opened a little.',
          next: 'darker',
        },
        {
          id: 'letters-matter',
          says: 'You do have to open letters. There are deadlines in them.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 10 },
          why: 'True, and at this moment one more weight. She will say nothing more.',
          next: 'silent',
        },
      ],
    },
    {
      id: 'darker',
      says: 'Nobody would notice anyway. Everybody would be better off without me, my debts included.',
      choices: [
        {
          id: 'ask-directly',
          says: 'I’m glad that you say that to me. I ask you straight out: are you thinking of taking your life?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'The direct question brings relief and clarity. It does not put the idea into anybody’s head.',
          next: 'answer',
        },
        {
          id: 'stop-collect',
          says: 'Then let’s leave the bill for today. I’ll put a pause in.',
          verdict: 'weak',
          effect: { trust: 5, anger: -3 },
          why: 'The pause is right. But the sentence before it was not about the bill. Do not hang up now.',
          next: 'answer',
        },
        {
          id: 'small-plan',
          says: 'Don’t say such things. Would $20 be possible, so that it’s off your mind?',
          verdict: 'harmful',
          effect: { trust: -20, anger: 8 },
          why: 'Going on to collect takes advantage of somebody who cannot protect herself: 12 U.S.C. 5531(d).',
          next: 'silent',
        },
      ],
    },
    {
      id: 'answer',
      says: 'I don’t know. Sometimes. At night. I’ve never said that to anybody.',
      choices: [
        {
          id: 'stay-connect',
          says: 'Thank you for telling me. I’m staying on the line. Are you safe right now? At 988 there is somebody, day and night, for exactly this. May I connect you, and stay until they pick up?',
          verdict: 'strong',
          effect: { trust: 18, anger: -5 },
          why: 'Thanks, presence, safety, help, and a warm handover. You need not be a therapist; you only must not leave her alone.',
          next: 'connected',
        },
        {
          id: 'give-number',
          says: 'There is a number for that, 988. Please call there. All the best.',
          verdict: 'weak',
          effect: { trust: -2, anger: 2 },
          why: 'The number is right, the moment to hang up is not. Stay until somebody else is there.',
          next: 'number-only',
        },
        {
          id: 'promise-secret',
          says: 'I won’t tell anybody, that stays between us. Think of your family.',
          verdict: 'harmful',
          effect: { trust: -8, anger: 6 },
          why: 'You must not promise secrecy: help has to come. And “think of your family” adds guilt.',
          next: 'silent',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'connected',
      outcome: 'good',
      says: 'I’m alone at home, but I’m safe. ... Yes. Please stay until somebody is there.',
      text: 'Ellen is being connected, you stay until somebody answers, your supervisor knows, the account rests. Then take a break: this was hard for you as well.',
    },
    {
      id: 'number-only',
      outcome: 'fair',
      says: 'Nine eight eight. All right. Thank you.',
      text: 'She has the number and nobody knows whether she calls it. Better: connect, stay on the line, inform the supervisor.',
    },
    {
      id: 'silent',
      outcome: 'lost',
      says: '... It’s fine. Forget it. Put me down for whatever you want.',
      text: 'She has closed up. A yes in this moment is worth nothing, and the sign was there: “what for”, “without me”. Go back and ask.',
    },
  ],
}

import type { InteractiveLesson } from '../../lesson.ts'

export const whoPicksUp: InteractiveLesson = {
  id: 'who-picks-up',
  type: 'interactive',
  intro:
    'You call the number on file for Karen Whitfield. A man picks up. You do not know who he is, and he wants to know what this is about. Choose what you say; you see the effect right away.',
  debtor: 'A man on the line',
  isUnnamed: true,
  start: { trust: 40, anger: 20 },
  scenes: [
    {
      id: 'pick-up',
      says: 'Hello? Who is this?',
      choices: [
        {
          id: 'name-company',
          says: 'Good evening, my name is Laura. May I speak with Karen Whitfield, please?',
          verdict: 'strong',
          effect: { trust: 5, anger: 0 },
          why: 'Your name and the full name of the person you want to reach. With a third person, name the company only if he asks for it.',
          next: 'asks-why',
        },
        {
          id: 'debt-at-once',
          says: 'Northway Recovery, about an unpaid medical bill. Is Karen there?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 20 },
          why: 'Now he knows about her debt, and you cannot take it back. Nobody but her may hear of it (15 U.S.C. 1692c(b)), not even in passing.',
          next: 'told',
        },
        {
          id: 'mystery',
          says: 'I need Karen. It’s urgent and important for her.',
          verdict: 'weak',
          effect: { trust: -5, anger: 8 },
          why: 'No name, and it sounds alarming. Callers must meaningfully disclose who they are (15 U.S.C. 1692d(6)), and alarm makes people suspicious.',
          next: 'asks-why',
        },
      ],
    },
    {
      id: 'asks-why',
      says: 'Karen is at work. I’m her brother. What do you want from her?',
      choices: [
        {
          id: 'private',
          says: 'It is a personal matter that I can only discuss with her. When would be a good time to reach her?',
          verdict: 'strong',
          effect: { trust: 5, anger: -5 },
          why: 'True, short, and nothing given away. You ask for a time, not for more information about her.',
          next: 'insists',
        },
        {
          id: 'bill',
          says: 'It’s about a bill from the clinic. You could tell her to call us.',
          verdict: 'harmful',
          effect: { trust: -10, anger: 15 },
          why: 'A clinic bill is her debt and her health in one sentence. A brother is not someone who may hear about it.',
          next: 'told',
        },
        {
          id: 'work',
          says: 'Which company does she work for? I could reach her there.',
          verdict: 'weak',
          effect: { trust: -8, anger: 10 },
          why: 'You may ask others for her address, phone number and place of work only in order to find her (15 U.S.C. 1692b). You have already found her; this is prying.',
          next: 'insists',
        },
      ],
    },
    {
      id: 'insists',
      says: 'We have no secrets in this family. Is it about money? I could take care of it.',
      choices: [
        {
          id: 'thanks-no',
          says: 'That is kind of you. I still need to speak with her personally. Would tomorrow after six work for her?',
          verdict: 'strong',
          effect: { trust: 8, anger: -5 },
          why: 'You neither confirm nor deny, you thank him, and you stick to one question: friendly and discreet at the same time.',
          next: 'good-end',
        },
        {
          id: 'confirm',
          says: 'I can’t say, but if you paid it, that would help her a lot.',
          verdict: 'harmful',
          effect: { trust: -5, anger: 10 },
          why: '“If you paid it” says it all. Telling half a secret is still telling.',
          next: 'told',
        },
        {
          id: 'cold',
          says: 'That’s none of your business. Tell her to call back.',
          verdict: 'weak',
          effect: { trust: -12, anger: 15 },
          why: 'You gave nothing away, but he will tell her about your tone. The next call starts on a worse footing.',
          next: 'fair-end',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'good-end',
      outcome: 'good',
      says: 'Tomorrow after six is fine. I’ll tell her you called.',
      text: 'You can reach Karen, her brother knows nothing, and you treated him well. Note the time, and note that someone else answers this number.',
    },
    {
      id: 'fair-end',
      outcome: 'fair',
      says: 'Sure. Whatever.',
      text: 'You followed the law, but the door is only half open. A thank-you would have taken one second.',
    },
    {
      id: 'told',
      outcome: 'lost',
      says: 'A debt? Karen never said anything. I’ll have a word with her.',
      text: 'The secret is out. It is a violation whether he pays or not, and Karen will hear about your call from her brother.',
    },
  ],
}

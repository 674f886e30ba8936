import type { InteractiveLesson } from '../../lesson.ts'

export const whoPicksUp: InteractiveLesson = {
  id: 'who-picks-up',
  type: 'interactive',
  intro:
    'You call the number on file for Karen Whitfield. A man picks up. You do not know who he is, and he wants to know what this is about. Choose what you say; you see at once what it does.',
  debtor: 'A man on the line',
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
          why: 'Your name and the full name of the person you look for. To a third person the company is named only if he asks for it.',
          next: 'asks-why',
        },
        {
          id: 'debt-at-once',
          says: 'Northway Recovery, about an unpaid medical bill. Is Karen there?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 20 },
          why: 'He now knows of her debt, and it cannot be taken back: 15 U.S.C. 1692c(b). It does not help that it was quick.',
          next: 'told',
        },
        {
          id: 'mystery',
          says: 'I need Karen. It’s urgent and important for her.',
          verdict: 'weak',
          effect: { trust: -5, anger: 8 },
          why: 'No name, and an alarm. Calls must show meaningfully who is calling (15 U.S.C. 1692d(6)), and alarm makes people suspicious.',
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
          says: 'It is a personal matter that I can only discuss with her. When is a good time to reach her?',
          verdict: 'strong',
          effect: { trust: 5, anger: -5 },
          why: 'True, short, and nothing given away. You ask for a time, not for more about her.',
          next: 'insists',
        },
        {
          id: 'bill',
          says: 'It’s about a bill from the clinic. You could tell her to call us.',
          verdict: 'harmful',
          effect: { trust: -10, anger: 15 },
          why: 'A bill from a clinic is her debt and her health in one sentence. A brother is not among those who may hear of it.',
          next: 'told',
        },
        {
          id: 'work',
          says: 'Which company does she work for? I could reach her there.',
          verdict: 'weak',
          effect: { trust: -8, anger: 10 },
          why: 'Others may be asked for her address, telephone number and place of work only to find her (15 U.S.C. 1692b). You have found her already; this is prying.',
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
          says: 'That is kind of you. I still have to speak with her in person. Would tomorrow after six suit her?',
          verdict: 'strong',
          effect: { trust: 8, anger: -5 },
          why: 'You neither confirm nor deny, you thank him, and you stay with one question. Friendly and closed at once.',
          next: 'good-end',
        },
        {
          id: 'confirm',
          says: 'I can’t say, but if you paid it, that would help her a lot.',
          verdict: 'harmful',
          effect: { trust: -5, anger: 10 },
          why: '“If you paid it” has said everything. Half a secret is told as well.',
          next: 'told',
        },
        {
          id: 'cold',
          says: 'That’s none of your business. Tell her to call back.',
          verdict: 'weak',
          effect: { trust: -12, anger: 15 },
          why: 'Nothing given away, but he will pass your tone on to her. The next call begins lower.',
          next: 'fair-end',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'good-end',
      outcome: 'good',
      says: 'Tomorrow after six is fine. I’ll tell her that you called.',
      text: 'Karen can be reached, her brother knows nothing, and he was treated well. Note the time; note also that a third person picks up this number.',
    },
    {
      id: 'fair-end',
      outcome: 'fair',
      says: 'Sure. Whatever.',
      text: 'The law was kept, but the door is only half open. A thank-you would have cost one second.',
    },
    {
      id: 'told',
      outcome: 'lost',
      says: 'A debt? Karen never said anything. I’ll have a word with her.',
      text: 'The debt is out. It is a violation whether he pays or not, and Karen hears of your call from her brother.',
    },
  ],
}

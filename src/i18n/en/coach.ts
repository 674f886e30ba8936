import type { SuggestedQuestion } from '#protocol/rest/ai.ts'

/** The coach's window after a session. Its title is Spanish in both languages [COACH1]. */
export const coach = {
  ask: 'Ask the AI Coach',
  title: 'Coach IA de Cobranza',
  about: 'Score {score} · Session {id}',
  aboutUnscored: 'Not enough evidence for a score · Session {id}',
  summary: 'Performance summary',
  dimensionScore: '{name} {score}',
  readAloud: 'Read answers aloud',
  readAloudUnsupported: 'This browser cannot read aloud.',
  conversation: 'Conversation with the coach',
  empty: 'What would you like to know about this call?',
  emptyHint: 'The coach has read the whole call. Select a quote in an answer to see its line.',
  suggested: 'Suggested questions',
  questions: {
    improve: 'How can I improve the conversation?',
    strongest: 'What were the strongest parts?',
    objections: 'How should I handle the objections?',
    follow_up: 'What follow-up actions do you suggest?',
    empathy: 'Which empathy techniques would help?',
    communication: 'How was my communication?',
  } satisfies Record<SuggestedQuestion, string>,
  you: 'You',
  coachName: 'AI Coach',
  thinking: 'The coach is reviewing the call',
  failed: 'Could not get AI coach response. Please try again.',
  question: 'Your question to the coach',
  placeholder: 'Ask about this call...',
  questionHint: 'Enter sends, Shift+Enter starts a new line',
  wait: 'Keep writing; you can send when the answer is complete.',
  send: 'Send',
}

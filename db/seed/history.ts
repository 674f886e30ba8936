import { englishConversations } from './conversations-en.ts'
import { spanishConversations } from './conversations-es.ts'
import type { Conversation } from './conversation.ts'

export const conversations = { ...englishConversations, ...spanishConversations } satisfies Record<
  string,
  Conversation
>
export type ConversationName = keyof typeof conversations

/** The conversations of each person with their age in days, oldest first. */
export const history: Record<string, [daysAgo: number, conversation: ConversationName][]> = {
  'demo.trainee': [
    [58, 'karenRushed'],
    [55, 'robertoPressed'],
    [51, 'frankThreat'],
    [46, 'jamesArgument'],
    [40, 'luciaCold'],
    [34, 'carlosDodging'],
    [27, 'karenPlan'],
    [22, 'robertoDate'],
    [16, 'jamesDispute'],
    [11, 'frankCalm'],
    [6, 'deniseFirm'],
    [3, 'luciaHeard'],
    [1, 'ernestoFacts'],
  ],
  'ana.torres': [
    [52, 'luciaCold'],
    [39, 'robertoDate'],
    [25, 'carlosDodging'],
    [12, 'luciaHeard'],
    [4, 'ernestoFacts'],
  ],
  'marcus.bell': [
    [57, 'frankThreat'],
    [44, 'karenRushed'],
    [31, 'jamesArgument'],
    [18, 'karenPlan'],
    [9, 'frankCalm'],
  ],
  'sofia.ibarra': [
    [48, 'robertoPressed'],
    [33, 'karenPlan'],
    [20, 'robertoDate'],
    [7, 'luciaHeard'],
  ],
  'derek.lawson': [
    [37, 'karenRushed'],
    [24, 'frankThreat'],
    [10, 'jamesArgument'],
    [2, 'carlosDodging'],
  ],
  'grace.kim': [
    [50, 'jamesDispute'],
    [29, 'deniseFirm'],
    [8, 'frankCalm'],
  ],
  'hector.nunez': [
    [43, 'luciaCold'],
    [21, 'robertoDate'],
    [5, 'ernestoFacts'],
  ],
}

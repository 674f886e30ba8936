import { z } from 'zod'

// The fields of [DATA1] to [DATA8], typed from the specification and not from the contract's own schemas:
// what a client that was written to the specification reads. An answer may have more.

const id = z.uuid()
const time = z.iso.datetime()
const score = z.number().int().min(0).max(100).nullable()
const words = z.string().nullable()

export const user = z.looseObject({
  id,
  username: z.string(),
  email: words,
  firstName: words,
  lastName: words,
  role: z.enum(['trainee', 'manager', 'admin']),
  teamId: id.nullable(),
  profileImageUrl: words,
  createdAt: time,
})

/** A user in team lists. */
export const member = user.extend({
  team: z.looseObject({ id, name: z.string() }).nullable(),
  sessionsCount: z.number().int().nullable(),
  avgScore: score,
  currentStreak: z.number().int().nullable(),
  lastActiveAt: time.nullable(),
})

export const team = z.looseObject({
  id,
  name: z.string(),
  industry: words,
  manager: z.looseObject({ id, username: z.string() }).nullable(),
  memberCount: z.number().int(),
  activeTrainees: z.number().int().nullable(),
  avgTeamScore: score,
  totalSessions: z.number().int().nullable(),
  createdAt: time,
})
export const teamWithMembers = team.extend({ members: z.array(member) })

export const progress = z.looseObject({
  completed: z.number().int(),
  total: z.number().int(),
  percentage: z.number().min(0).max(100),
})

/** The payload of a builder, also used to duplicate a prospect. */
const prospectFields = {
  type: z.enum(['business', 'individual']),
  name: z.string(),
  occupation: words,
  income: words,
  debtAmount: z.number().int().nullable(),
  debtType: z.string(),
  primaryLanguage: z.enum(['english', 'spanish', 'bilingual']),
  voiceType: z.string(),
  accent: z.string(),
  paymentHistory: z.string(),
  personality: z.string(),
  difficultyLevel: z.string(),
  scenario: words,
  objections: z.array(z.string()).nullable(),
  isPublic: z.boolean(),
}
export const prospectPayload = z.object(prospectFields)
export const prospect = z.looseObject({ id, ...prospectFields })

export const coach = z.looseObject({
  id,
  name: z.string(),
  specialization: z.string(),
  experienceLevel: z.enum(['junior', 'senior', 'expert', 'master']),
  personalities: z.array(z.string()).min(1).max(4),
  coachingStyle: words,
  bio: words,
  isPublic: z.boolean(),
})

export const session = z.looseObject({
  id,
  prospectId: id,
  sessionType: z.enum(['standard', 'objection_handling']),
  coachId: id.nullable(),
  communicationMode: z.enum(['text', 'voice']),
  sessionLanguage: z.enum(['english', 'spanish', 'bilingual']),
  status: z.enum(['active', 'completed', 'paused', 'in_progress']),
  startedAt: time,
  completedAt: time.nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  score,
})

export const metrics = z.looseObject({
  id,
  sessionId: id,
  overallScore: score,
  empathyScore: score,
  communicationScore: score,
  objectionHandlingScore: score,
  solutionFocusScore: score,
  aiAnalysis: z.string(),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  createdAt: time,
})

export const voice = z.looseObject({
  voice_id: z.string().min(1),
  name: z.string(),
  gender: z.string(),
  accent: z.string(),
})

/** What other calls answer. An analysis is valid only with its overall score [RESULT4]. */
export const chat = z.looseObject({ response: z.string() })
export const analysis = z.looseObject({
  analysis: z.looseObject({ overallScore: z.number().min(0).max(100), detailedAnalysis: z.string() }),
})
export const coaching = z.looseObject({ insight: z.string() })

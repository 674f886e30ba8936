import type { LiveSession } from '#protocol/realtime/watching.ts'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { Overview } from '#protocol/rest/overview.ts'
import type { Plan } from '#protocol/rest/plan.ts'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSession, TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { User } from '#protocol/rest/current-user.ts'

/** A uuid with a readable number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export const user: User = {
  id: id(1),
  username: 'ana',
  email: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'trainee',
  teamId: null,
  profileImageUrl: null,
  createdAt: '2026-10-01T12:00:00.000Z',
}

export function aProspect(changes: Partial<Prospect> = {}): Prospect {
  return {
    id: id(10),
    ownerId: user.id,
    type: 'individual',
    name: 'Rosa Delgado',
    occupation: 'Teacher',
    income: null,
    debtAmount: 1200,
    debtCurrency: 'USD',
    debtType: 'credit_card',
    primaryLanguage: 'english',
    voiceType: 'neutral',
    accent: 'neutral',
    paymentHistory: 'mixed',
    personality: 'defensive',
    difficultyLevel: 'medium',
    scenario: null,
    objections: null,
    jurisdiction: null,
    capacity: null,
    isPublic: false,
    createdAt: '2026-10-02T12:00:00.000Z',
    ...changes,
  }
}

export function aCoach(changes: Partial<Coach> = {}): Coach {
  return {
    id: id(40),
    ownerId: null,
    name: 'Elena Marchetti',
    specialization: 'credit_card',
    experienceLevel: 'master',
    personalities: ['empathetic', 'analytical'],
    coachingStyle: 'Stops at the line where the call turned.',
    bio: 'Nineteen years in card recovery.',
    translations: { coachingStyle: null, bio: null },
    isPublic: true,
    createdAt: '2026-10-01T12:00:00.000Z',
    ...changes,
  }
}

export function aSession(changes: Partial<TrainingSession> = {}): TrainingSession {
  return {
    id: id(20),
    userId: user.id,
    prospectId: id(10),
    prospectName: 'Rosa Delgado',
    prospectType: 'individual',
    sessionType: 'standard',
    coachId: null,
    communicationMode: 'text',
    sessionLanguage: 'english',
    feedbackLanguage: 'en',
    opening: 'greeting',
    law: { jurisdiction: 'us', capacity: 'agency' },
    status: 'active',
    startedAt: '2026-11-02T15:00:00.000Z',
    completedAt: null,
    duration: null,
    score: null,
    ending: null,
    reviewedAt: null,
    messageCount: 0,
    isRetry: changes.retryOf != null,
    retryOf: null,
    assignmentId: null,
    criteriaEdition: changes.score == null ? null : 2,
    ...changes,
  }
}

export function aSessionWithDetails(changes: Partial<TrainingSessionDetails> = {}): TrainingSessionDetails {
  return {
    ...aSession(),
    criteriaEdition: changes.score == null ? null : 2,
    earlierCriteria: false,
    traineeName: 'Ana Ruiz',
    prospect: aProspect(),
    description: null,
    items: [],
    scorecard: null,
    isRetry: changes.retryOf != null,
    retryOf: null,
    assignment: null,
    ...changes,
  }
}

/** A running session as in a supervisor's list. */
export function aLiveSession(changes: Partial<LiveSession> = {}): LiveSession {
  return {
    session_id: id(20),
    trainee: { id: id(1), name: 'Ana Torres' },
    team_id: null,
    debtor: { name: 'Rosa Delgado', personality: 'defensive', difficulty: 'medium' },
    session_type: 'standard',
    communication_mode: 'text',
    session_language: 'english',
    started_at: '2026-11-02T15:00:00.000Z',
    assignment: null,
    connected: true,
    watchers: [],
    head_seq: 3,
    last_line: null,
    feelings: { trust: 40, anger: 20, distress: 30, willingness: 35, patience: 80 },
    attention: [],
    ...changes,
  }
}

const lines = [
  { role: 'assistant', text: 'This is Rosa. I owe $1,200 on my card.' },
  { role: 'user', text: 'What happened that made you fall behind, Ms. Delgado?' },
  { role: 'assistant', text: 'I lost my job in March.' },
  { role: 'user', text: 'I am sorry you lost your job. Pay today or I tell your boss.' },
] as const

/** A completed session of four lines. */
export const completedSession = aSessionWithDetails({
  status: 'completed',
  completedAt: '2026-11-02T15:04:00.000Z',
  duration: 240,
  score: 59,
  messageCount: lines.length,
  items: lines.map((line, index) => ({
    ...line,
    id: id(100 + index),
    seq: index + 1,
    at: `2026-11-02T15:0${index}:00.000Z`,
    status: 'complete',
    responseId: null,
    durationMs: null,
  })),
})

const empathyQuote = { itemId: id(103), line: 3, text: 'I am sorry you lost your job.' }

/** The analysis of that session, capped by one violation. */
export const metrics: PerformanceMetricsDetails = {
  id: id(30),
  sessionId: completedSession.id,
  overallScore: 59,
  empathyScore: 84,
  communicationScore: 71,
  objectionHandlingScore: null,
  solutionFocusScore: 40,
  complianceScore: 20,
  criteriaEdition: 2,
  aiAnalysis: 'You met her loss with words of your own.',
  strengths: ['You named her loss.'],
  areasForImprovement: ['Leave her employer out of it.'],
  createdAt: '2026-11-02T15:05:00.000Z',
  report: {
    language: 'en',
    judge: 'embedded',
    note: null,
    scores: { empathy: 84, communication: 71, objection_handling: null, solution_focus: 40, compliance: 20 },
    uncapped: 66,
    cap: { at: 59, because: 'a severe violation', reason: 'severe_violation' },
    criteria: [
      {
        id: 'empathy.acknowledged',
        dimension: 'empathy',
        score: 2,
        opportunities: 1,
        credited: 1,
        quote: empathyQuote,
        why: 'The loss was answered at once.',
      },
    ],
    findings: [],
    violations: [
      {
        violation: 'third_party',
        severity: 'severe',
        basis: '15 U.S.C. 1692c(b)',
        quote: { itemId: id(103), line: 3, text: 'I tell your boss' },
        why: 'A debt is told to nobody else.',
        betterLine: 'This stays between us.',
        cost: 5.2,
        causesCap: true,
      },
    ],
    outcome: {
      ending: 'open',
      rightPartyReached: true,
      disclosureGiven: false,
      agreedAmountCents: null,
      installmentCents: null,
      frequency: null,
      firstPaymentOn: null,
      method: null,
      promise: { affordable: false, specific: false, recapped: false },
      rightsInvoked: [],
    },
    feelings: [
      { line: 1, trust: 40, anger: 30, distress: 40, willingness: 30, patience: 60, turningPoint: null },
      {
        line: 3,
        trust: 25,
        anger: 55,
        distress: 45,
        willingness: 25,
        patience: 50,
        turningPoint: 'offended',
      },
    ],
  },
}

/** The review of a session without any comments. */
export const noReview: SessionReview = {
  machineScore: 59,
  score: 59,
  overrides: [],
  comments: [],
  notes: [],
}

/** The overview of a user who has not practised yet. */
export const emptyOverview: Overview = {
  sessions: { total: 0, completed: 0, byType: { standard: 0, objection_handling: 0 } },
  practisedS: 0,
  lastSessionAt: null,
  averageScore: null,
  scoredSessions: 0,
  earlierScored: 0,
  scoredRetries: 0,
  monthChange: null,
  debtors: [],
  activeSessions: { standardCollection: false, objectionHandling: false },
}

/** The plan of a user with too few scored calls. */
export const emptyPlan: Plan = { calls: 0, weakest: null, drills: [] }

/** A plan over four calls with two drills, the second one done. */
export const aPlan: Plan = {
  calls: 4,
  weakest: {
    criterion: 'empathy.acknowledged',
    dimension: 'empathy',
    earned: 0.25,
    lostIn: [20, 22, 23].map((n) => ({
      sessionId: id(n),
      prospectName: 'Rosa Delgado',
      startedAt: '2026-11-02T15:00:00.000Z',
    })),
    why: {
      en: 'Emotional moments went by without a word about them.',
      es: 'Los momentos emotivos pasaron sin una palabra al respecto.',
    },
  },
  drills: [
    {
      sessionId: id(20),
      prospectName: 'Rosa Delgado',
      startedAt: '2026-11-02T15:00:00.000Z',
      prospectId: id(30),
      sessionType: 'standard',
      sessionLanguage: 'english',
      itemId: id(103),
      line: 4,
      quote: { line: 3, text: 'I lost my job in March.' },
      quoteShowsFault: true,
      betterLine: 'I am sorry you lost your job. How are things now?',
      doneIn: null,
    },
    {
      sessionId: id(22),
      prospectName: 'Leo Park',
      startedAt: '2026-11-01T15:00:00.000Z',
      prospectId: id(31),
      sessionType: 'objection_handling',
      sessionLanguage: 'english',
      itemId: id(105),
      line: 6,
      quote: { line: 5, text: 'My wife is in the hospital.' },
      quoteShowsFault: true,
      betterLine: null,
      doneIn: id(24),
    },
  ],
}

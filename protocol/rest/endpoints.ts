import { accountEndpoints } from './account.ts'
import { accountFileEndpoints } from './account-file.ts'
import { aiEndpoints } from './ai.ts'
import { analyticsEndpoints } from './analytics.ts'
import { assignmentEndpoints } from './assignments.ts'
import { coachEndpoints } from './coaches.ts'
import { invitationEndpoints } from './invitations.ts'
import { notificationEndpoints } from './notifications.ts'
import { onboardingEndpoints } from './onboarding.ts'
import { overviewEndpoints } from './overview.ts'
import { passwordResetEndpoints } from './password-reset.ts'
import { performanceMetricsEndpoints } from './performance-metrics.ts'
import { privacyEndpoints } from './privacy.ts'
import { planEndpoints } from './plan.ts'
import { prospectEndpoints } from './prospects.ts'
import { apiReferenceEndpoints } from './api-reference.ts'
import { registrationEndpoints } from './registration.ts'
import { reviewEndpoints } from './reviews.ts'
import { scorecardEndpoints } from './scorecards.ts'
import { speechEndpoints } from './speech.ts'
import { trainingSessionEndpoints } from './training-sessions.ts'
import { teamEndpoints } from './teams.ts'
import { usageEndpoints } from './usage.ts'
import { currentUserEndpoints } from './current-user.ts'
import { usersEndpoints } from './users.ts'
import { voiceAgentEndpoints } from './voice-agent.ts'

/** The whole REST contract: every endpoint under /api. */
export const endpoints = {
  ...apiReferenceEndpoints,
  ...currentUserEndpoints,
  ...registrationEndpoints,
  ...invitationEndpoints,
  ...passwordResetEndpoints,
  ...accountEndpoints,
  ...privacyEndpoints,
  ...prospectEndpoints,
  ...coachEndpoints,
  ...trainingSessionEndpoints,
  ...accountFileEndpoints,
  ...reviewEndpoints,
  ...notificationEndpoints,
  ...assignmentEndpoints,
  ...scorecardEndpoints,
  ...performanceMetricsEndpoints,
  ...aiEndpoints,
  ...speechEndpoints,
  ...onboardingEndpoints,
  ...usersEndpoints,
  ...teamEndpoints,
  ...overviewEndpoints,
  ...planEndpoints,
  ...voiceAgentEndpoints,
  ...analyticsEndpoints,
  ...usageEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

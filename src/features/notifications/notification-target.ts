import type { EndpointName } from '#protocol/rest/endpoints.ts'
import type { Notification } from '#protocol/rest/notifications.ts'
import { assignmentEndpoints } from '#src/lib/api/affected-endpoints.ts'

/** The address that shows what a notification is about. */
export function targetOf(notification: Notification): string {
  switch (notification.type) {
    case 'session_commented':
    case 'session_scored':
    case 'scorecard_marked':
    case 'review_waiting':
      return `/session/${notification.session.id}`
    case 'assignment_given':
    case 'assignment_due':
    case 'assignment_reminder':
      return '/'
    case 'assignment_passed':
    case 'assignment_failed':
      return `/teams?tab=assignments&assignment=${notification.assignment.id}`
    default:
      return unreachable(notification)
  }
}

/** What may be cached from before the notification, and would show its target without the news. */
export const staleSince = [
  'getTrainingSession',
  'getSessionReview',
  'getSessionScorecard',
  'getSessionMetrics',
  'listTrainingSessions',
  ...assignmentEndpoints,
] as const satisfies EndpointName[]

function unreachable(value: never): never {
  throw new Error(`unexpected notification ${JSON.stringify(value)}`)
}

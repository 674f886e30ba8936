/** What a person is told of: a type for each thing that happens, whose text the page composes. */
export const notificationTypes = [
  /** A reviewer commented on one's session. */
  'session_commented',
  /** A reviewer decided about its score, or revoked a decision. */
  'session_scored',
  /** A reviewer marked an entry of its scorecard. */
  'scorecard_marked',
  /** Practice was assigned to one. */
  'assignment_given',
  /** It is due within a day. */
  'assignment_due',
  /** Whoever answers for one asked to do it. */
  'assignment_reminder',
  /** A trainee whom one answers for passed an assignment. */
  'assignment_passed',
  /** Such a trainee used up the attempts without passing. */
  'assignment_failed',
  /** Such a trainee's call has entries that only a reviewer can mark. */
  'review_waiting',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Limits that client and server share. Sizes in characters unless the name says otherwise. */
export const limits = {
  usernameMin: 3,
  usernameMax: 64,
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 120,
  /** `SETUP_TOKEN`; the one that the server makes is shorter. */
  setupTokenMin: 16,
  setupTokenMax: 200,
  /** Accounts that one invitation may create: a class. */
  invitationUsesMax: 100,
  /** How long an invitation is valid unless it says otherwise, and at most. */
  invitationDays: 7,
  invitationDaysMax: 30,
  emailMax: 254,
  /** The secret of an invitation or of a one-time link. */
  tokenMax: 200,
  /** The name of a time zone. */
  timeZoneMax: 64,
  scenarioMax: 4_000,
  objectionMax: 300,
  objectionsMax: 20,
  /** One fact of a debtor's life, and how many an author may write in a language. */
  factMax: 500,
  factsMax: 60,
  /** Made facts that an author may remove or replace in a language. */
  factsRemovedMax: 200,
  occupationMax: 120,
  bioMax: 2_000,
  coachPersonalitiesMax: 4,
  /** One line of a conversation. About three minutes of speech. */
  lineMax: 4_000,
  /** A reviewer's comment on a session, or the reason of a decision about its score. */
  commentMax: 2_000,
  /** Minimum length of the reason for a score override. */
  overrideReasonMin: 10,
  /** A question to the coach. */
  questionMax: 1_000,
  /** A debt, in whole currency units, as the specification sends it. */
  debtAmountMax: 100_000_000,
  /** Messages in one call of the REST chat and analysis. */
  messagesMax: 1_000,
  /** A REST request body. */
  bodyMaxBytes: 256 * 1024,
  /** A text frame of the channel. */
  frameMaxBytes: 64 * 1024,
  /** Audio sent ahead of playback; small, so that an interruption wastes little. */
  audioLeadMs: 600,
  /** One recording for transcription: two minutes of 16 kHz PCM, much more when compressed. */
  recordingMaxBytes: 4 * 1024 * 1024,
  /** One frame of speech that is transcribed while it is spoken (A10). */
  streamedFrameMaxMs: 200,
  /** How far such speech may be ahead of real time: what a network held back comes at once. */
  streamedAheadMaxMs: 10_000,
  /** Text for one speech request. */
  speechMax: 4_000,
  /** A client that missed more durable events than this gets a new snapshot (P6). */
  replayMax: 1_000,
  /** Minimum number of messages to end and analyse a session [SESS5]. */
  messagesToComplete: 2,
  /** A retry with fewer lines of the collector is not compared with a first try that has more. */
  retryLinesMin: 3,
  recentSessions: 5,
  /** The debtors of so many latest sessions can be filtered by, so that the work does not grow with the history. */
  historyDebtorSessions: 200,
  /** A plan rests on so many scored calls at most and at least, and has so many drills. */
  planCalls: 8,
  planCallsMin: 3,
  planDrillsMax: 3,
  /** The trend of the skills shows so many scored calls at most, and takes so many at least. */
  trendCalls: 10,
  trendCallsMin: 3,
  /** Calls a week that people want to make: unless they choose, and at most. */
  weeklyGoal: 3,
  weeklyGoalMax: 20,
  /** A streak is followed back so many weeks: a year. */
  streakWeeksMax: 52,
  /** The home of a manager: weeks of the trend, and calls of a person and week that count for it. */
  teamTrendWeeks: 8,
  teamTrendCalls: 3,
  /** The same: rows of each kind that needs attention, people, and scores of a person. */
  attentionMax: 5,
  /** So many people of an overdue assignment are named. */
  attentionPeopleMax: 3,
  homePeopleMax: 200,
  personTrendCalls: 6,
  /** A severe violation needs attention for so many days, and a trainee who has not practised after so many. */
  attentionDays: 7,
  /** Maximum rows in a page of a list. */
  pageMax: 200,
  /** A team's progress target is at least this many sessions [DASH14]. */
  teamProgressTotalMin: 60,
  /** A trainee is active after starting a session within this many days. */
  activeTraineeDays: 30,
  /** How long a notification is kept, if `RETENTION_DAYS` is not shorter. */
  notificationDays: 90,
  /** The default score that passes an assignment. */
  passMark: 70,
  /** The highest limit of attempts that an assignment may set. */
  attemptsMax: 10,
  /** Maximum number of people named in one assignment, besides a whole team. */
  assigneesMax: 500,
  /** Sessions shown per person of an assignment. */
  attemptsShown: 10,
  /** Scorecards of a team, or of the organisation. */
  scorecardsMax: 200,
  /** Versions of one scorecard. */
  scorecardVersionsMax: 500,
  scorecardDescriptionMax: 1_000,
  scorecardCriteriaMax: 40,
  /** Lines that must be said. */
  scorecardLinesMax: 20,
  scorecardWeightMax: 10,
  /** The question of a written criterion, or the words of a line that must be said. */
  scorecardTextMax: 500,
  /** What a score of a written criterion means, or one example of it. */
  scorecardMeaningMax: 300,
  scorecardExamplesMax: 5,
} as const

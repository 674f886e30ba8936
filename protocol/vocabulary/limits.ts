/** Limits that client and server share. Sizes in characters unless the name says otherwise. */
export const limits = {
  usernameMin: 3,
  usernameMax: 64,
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 120,
  emailMax: 254,
  scenarioMax: 4_000,
  objectionMax: 300,
  objectionsMax: 20,
  occupationMax: 120,
  bioMax: 2_000,
  coachPersonalitiesMax: 4,
  /** One line of a conversation. About three minutes of speech. */
  lineMax: 4_000,
  /** A reviewer's comment on a session, or the reason of a decision about its score. */
  commentMax: 2_000,
  /** A decision about a score says why. */
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
  /** Sound that a client holds unheard, so that an interruption wastes little. */
  audioLeadMs: 400,
  /** One recording of a collector for transcription: two minutes of 16 kHz PCM, much more when compressed. */
  recordingMaxBytes: 4 * 1024 * 1024,
  /** Text that is spoken by one call of the REST contract. */
  speechMax: 4_000,
  /** Missed durable events beyond which a client takes a fresh snapshot (P6). */
  replayMax: 1_000,
  /** A session may be ended and analysed from this many messages on [SESS5]. */
  messagesToComplete: 2,
  recentSessions: 5,
  /** Rows of one page of a list. */
  pageMax: 200,
  /** A team's progress counts to this many sessions at least [DASH14]. */
  teamProgressTotalMin: 60,
  /** A trainee is active who began a session in this many days. */
  activeTraineeDays: 30,
  /** The score from which on an assignment is passed, unless its maker says otherwise. */
  passMark: 70,
  /** Attempts that an assignment may be limited to. */
  attemptsMax: 10,
  /** People who may be named for one assignment, besides a whole team. */
  assigneesMax: 500,
  /** Sessions of a person that an assignment shows. */
  attemptsShown: 10,
} as const

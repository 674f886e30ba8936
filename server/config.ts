import { z } from 'zod'
import { type TrustedProxies, trustedProxies } from './http/trusted-proxies.ts'
import type { PriceList } from '#protocol/rest/usage.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { type RegistrationMode, registrationMode } from '#protocol/vocabulary/registration.ts'
import type { VoiceAgentConfig } from './http/voice-agent-page.ts'
import type { Budgets } from './services/budget/budgets.ts'
import {
  channelEnvironment,
  channelLimits,
  type ChannelLimits,
} from './realtime/connection/channel-limits.ts'
import { limitEnvironment, limitSettings, type LimitSettings, noLimits } from './services/limits/settings.ts'
import { defaultSpeechQueueBounds, type SpeechQueueBounds } from './providers/tts/speech-queue.ts'
import type { Voice } from './providers/tts/tts.ts'
import { voiceList } from './providers/tts/voice-list.ts'
import { type Deadlines, defaultDeadlines } from './providers/llm/deadlines.ts'
import { defaultModel } from './providers/llm/default-model.ts'
import { defaultContextTokens } from './providers/llm/prompt/context-tokens.ts'
import {
  type SpeechServer,
  streamingEnvironment,
  streamingSpeechToText,
  type StreamingSpeechToText,
} from './providers/stt/settings.ts'
import type { CallingFor } from './domain/debtor/account-file/caller.ts'
import {
  agencyEnvironment,
  lawEnvironment,
  type LawDefaults,
} from './services/training-session/law-settings.ts'
import { defaultReplyLimits, type ReplyLimits } from './services/turn/reply-limits.ts'

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((v) => ['on', 'true', '1'].includes(v))
const httpUrl = z.url({ protocol: /^https?$/ })
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)).min(1))

/** A daily limit; `none` means unlimited. */
const dailyBudget = z.union([
  z.literal('none').transform(() => null),
  z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
])

/** A price in US dollars with a decimal point. */
const usd = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'a price in US dollars, like 0.15')
  .transform(Number)
  .pipe(z.number().max(1_000_000))

const proxies = z.string().transform((text, check) => {
  const list = text.split(',').map((part) => part.trim())
  try {
    return trustedProxies(list)
  } catch (error) {
    check.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'malformed' })
    return z.NEVER
  }
})

const voices = z.string().transform((text, check) => {
  try {
    return voiceList(text)
  } catch (error) {
    check.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'malformed' })
    return z.NEVER
  }
})

/** Every environment variable that the server reads. All are optional. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origins.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(15_000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(8).max(128).default('practise-makes-better'),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().min(1).default(defaultModel),
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(4_096).max(1_000_000).optional(),
  ELEVENLABS_API_KEY: z.string().min(1).optional(),
  ELEVENLABS_BASE_URL: httpUrl.optional(),
  ELEVENLABS_MODEL: z.string().min(1).optional(),
  ELEVENLABS_AGENT_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'an agent id has letters, digits, _ and -')
    .optional(),
  ELEVENLABS_AGENT_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
  ELEVENLABS_AGENT_SCRIPT_URL: httpUrl.default('https://unpkg.com/@elevenlabs/convai-widget-embed'),
  TEXT_TO_SPEECH_BASE_URL: httpUrl.optional(),
  TEXT_TO_SPEECH_API_KEY: z.string().min(1).optional(),
  TEXT_TO_SPEECH_MODEL: z.string().min(1).optional(),
  TEXT_TO_SPEECH_VOICES: voices.optional(),
  SPEECH_TO_TEXT_BASE_URL: httpUrl.optional(),
  SPEECH_TO_TEXT_API_KEY: z.string().min(1).optional(),
  SPEECH_TO_TEXT_MODEL: z.string().min(1).optional(),
  ...streamingEnvironment,
  REPLY_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(300_000).default(defaultReplyLimits.timeoutMs),
  REPLY_FIRST_TOKEN_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(120_000)
    .default(defaultDeadlines.firstTokenMs),
  MODEL_READS_LINES: flag.default(true),
  MODEL_OPENS_CALLS: flag.default(true),
  SERVER_WARMS_UP: flag.default(true),
  MODEL_WARMS_UP: flag.default(true),
  MODEL_MAKES_LIVES: flag.default(true),
  REPLY_UNATTENDED_MS: z.coerce.number().int().min(0).max(60_000).default(defaultReplyLimits.unattendedMs),
  REPLY_MAX_CHARACTERS: z.coerce.number().int().min(200).max(4_000).default(defaultReplyLimits.charactersMax),
  VOICE_QUEUE_CHARACTERS: z.coerce.number().int().min(4_000).default(defaultSpeechQueueBounds.charactersMax),
  VOICE_QUEUE_CHARACTERS_PER_ACCOUNT: z.coerce
    .number()
    .int()
    .min(4_000)
    .default(defaultSpeechQueueBounds.accountCharactersMax),
  ...lawEnvironment,
  ...agencyEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  REGISTRATION: registrationMode.optional(),
  SETUP_TOKEN: z.string().trim().min(limits.setupTokenMin).max(limits.setupTokenMax).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  MODEL_TOKENS_PER_USER_DAY: dailyBudget.default(2_000_000),
  MODEL_TOKENS_PER_TEAM_DAY: dailyBudget.default(20_000_000),
  MODEL_TOKENS_PER_DAY: dailyBudget.default(200_000_000),
  VOICE_CHARACTERS_PER_USER_DAY: dailyBudget.default(100_000),
  VOICE_CHARACTERS_PER_TEAM_DAY: dailyBudget.default(1_000_000),
  VOICE_CHARACTERS_PER_DAY: dailyBudget.default(10_000_000),
  PRICE_USD_PER_MILLION_TOKENS_IN: usd.optional(),
  PRICE_USD_PER_MILLION_TOKENS_OUT: usd.optional(),
  PRICE_USD_PER_MILLION_VOICE_CHARACTERS: usd.optional(),
  PRICE_USD_PER_PRACTICE_HOUR: usd.optional(),
  RATE_LIMITS: flag.default(true),
  ...limitEnvironment,
  SIMULATION_THREADS: z.coerce.number().int().min(1).max(16).default(1),
  ...channelEnvironment,
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(365),
})

/** The names of all environment variables. */
export const settingNames = environment.keyof().options

export type Config = {
  production: boolean
  host: string
  port: number
  /** Null: the address the server listens on. */
  publicOrigins: string[] | null
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustedProxies: TrustedProxies
  /** A request that takes longer to arrive is rejected. */
  requestTimeoutMs: number
  dataDir: string
  /** Null: the embedded Postgres under `dataDir`. */
  databaseUrl: string | null
  /** The role that owns the tables, for migrations; null: that of `databaseUrl`. */
  databaseOwnerUrl: string | null
  demo: boolean
  demoPassword: string
  openai: {
    baseUrl: string | undefined
    apiKey: string | undefined
    model: string
    contextTokens: number
    deadlines: Deadlines
  } | null
  replies: ReplyLimits
  /** The queue of the embedded voice. */
  speechQueue: SpeechQueueBounds
  /** Sample calls are read and scored at the start, so that the code for them is compiled. */
  warmsUp: boolean
  /** The model gets one tiny request at the start, so that it is loaded. */
  warmsUpModel: boolean
  /** Null: ElevenLabs is not used. */
  elevenLabs: { baseUrl: string | undefined; apiKey: string; model: string | undefined } | null
  /** The external voice agent on the dashboard; null: disabled. */
  voiceAgent: VoiceAgentConfig | null
  /** An OpenAI-compatible text-to-speech server; null: not used. */
  textToSpeech: (SpeechServer & { voices: readonly Voice[] }) | null
  /** An OpenAI-compatible transcription server; null: recordings are not transcribed. */
  speechToText: SpeechServer | null
  /** Null: speech is not transcribed while it is spoken. */
  streamingSpeechToText: StreamingSpeechToText | null
  /** Null: one is generated and stored in `dataDir`. */
  sessionSecret: string | null
  /** Who may register; in production people with an invitation, unless it is set. */
  registration: RegistrationMode
  /** The token with which the first admin is created; null: the server makes one. */
  setupToken: string | null
  /** The token that `/metrics` requires; null: local requests only, and disabled in production. */
  metricsToken: string | null
  /** Every configured value that must not appear in a log. */
  secrets: string[]
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  retentionDays: number
  /** Threads for analyses and tips. */
  simulationThreads: number
  budgets: Budgets
  /** Rate limits of accounts, addresses and the installation. */
  limits: LimitSettings
  /** How many sockets there may be, and how much they may send. */
  channel: ChannelLimits
  /** By which law calls are held where the prospect does not say. */
  law: LawDefaults
  agency: CallingFor['agency']
  /** For billing; usage without a price is recorded without a cost. */
  prices: PriceList
}

export class ConfigError extends Error {}

/**
 * Reads the environment. An empty value counts as unset. Throws a ConfigError that names every malformed value
 * and, in production, every missing one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(nonEmpty)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The environment is invalid:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (production) {
    const missing = (['PUBLIC_ORIGIN', 'SESSION_SECRET'] as const).filter(
      (name) => values[name] === undefined,
    )
    if (missing.length > 0)
      throw new ConfigError(`Production requires these variables: ${missing.join(', ')}`)
  }
  const recordings = speechToText(values)
  const elevenLabs =
    values.ELEVENLABS_API_KEY === undefined
      ? null
      : {
          baseUrl: values.ELEVENLABS_BASE_URL,
          apiKey: values.ELEVENLABS_API_KEY,
          model: values.ELEVENLABS_MODEL,
        }
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicOrigins: values.PUBLIC_ORIGIN ?? null,
    trustedProxies: values.TRUSTED_PROXIES ?? trustedProxies([]),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    demo: !production && (values.DEMO ?? values.DATABASE_URL === undefined),
    demoPassword: values.DEMO_PASSWORD,
    openai:
      values.OPENAI_API_KEY !== undefined || values.OPENAI_BASE_URL !== undefined
        ? {
            baseUrl: values.OPENAI_BASE_URL,
            apiKey: values.OPENAI_API_KEY,
            model: values.OPENAI_MODEL,
            contextTokens: values.OPENAI_CONTEXT_TOKENS ?? defaultContextTokens(values.OPENAI_BASE_URL),
            deadlines: { ...defaultDeadlines, firstTokenMs: values.REPLY_FIRST_TOKEN_TIMEOUT_MS },
          }
        : null,
    speechQueue: {
      charactersMax: values.VOICE_QUEUE_CHARACTERS,
      accountCharactersMax: values.VOICE_QUEUE_CHARACTERS_PER_ACCOUNT,
    },
    replies: {
      timeoutMs: values.REPLY_TIMEOUT_MS,
      readsAgain: values.MODEL_READS_LINES,
      opensCalls: values.MODEL_OPENS_CALLS,
      makesLives: values.MODEL_MAKES_LIVES,
      unattendedMs: values.REPLY_UNATTENDED_MS,
      charactersMax: values.REPLY_MAX_CHARACTERS,
    },
    warmsUp: values.SERVER_WARMS_UP,
    warmsUpModel: values.MODEL_WARMS_UP,
    elevenLabs,
    voiceAgent: voiceAgent(values),
    textToSpeech:
      values.TEXT_TO_SPEECH_BASE_URL !== undefined || values.TEXT_TO_SPEECH_API_KEY !== undefined
        ? {
            baseUrl: values.TEXT_TO_SPEECH_BASE_URL,
            apiKey: values.TEXT_TO_SPEECH_API_KEY,
            model: values.TEXT_TO_SPEECH_MODEL,
            voices: values.TEXT_TO_SPEECH_VOICES ?? [],
          }
        : null,
    speechToText: recordings,
    streamingSpeechToText: streamingSpeechToText(values, elevenLabs, recordings),
    sessionSecret: values.SESSION_SECRET ?? null,
    registration: values.REGISTRATION ?? (production ? 'invite' : 'open'),
    setupToken: values.SETUP_TOKEN ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    secrets: [
      values.SESSION_SECRET,
      values.SETUP_TOKEN,
      values.METRICS_TOKEN,
      values.OPENAI_API_KEY,
      values.ELEVENLABS_API_KEY,
      values.TEXT_TO_SPEECH_API_KEY,
      values.SPEECH_TO_TEXT_API_KEY,
      ...databasePasswords(values.DATABASE_URL),
      ...databasePasswords(values.DATABASE_OWNER_URL),
    ].filter((secret) => secret !== undefined),
    logLevel: values.LOG_LEVEL,
    retentionDays: values.RETENTION_DAYS,
    simulationThreads: values.SIMULATION_THREADS,
    prices: {
      usdPerMillionTokensIn: values.PRICE_USD_PER_MILLION_TOKENS_IN ?? null,
      usdPerMillionTokensOut: values.PRICE_USD_PER_MILLION_TOKENS_OUT ?? null,
      usdPerMillionVoiceCharacters: values.PRICE_USD_PER_MILLION_VOICE_CHARACTERS ?? null,
      usdPerPracticeHour: values.PRICE_USD_PER_PRACTICE_HOUR ?? null,
    },
    law: { jurisdiction: values.LAW_JURISDICTION, capacity: values.LAW_CAPACITY },
    agency: { name: values.AGENCY_NAME ?? null, phone: values.AGENCY_PHONE ?? null },
    channel: channelLimits(values),
    limits: values.RATE_LIMITS ? limitSettings(values) : noLimits,
    budgets: {
      model_tokens: {
        user: values.MODEL_TOKENS_PER_USER_DAY,
        team: values.MODEL_TOKENS_PER_TEAM_DAY,
        installation: values.MODEL_TOKENS_PER_DAY,
      },
      voice_characters: {
        user: values.VOICE_CHARACTERS_PER_USER_DAY,
        team: values.VOICE_CHARACTERS_PER_TEAM_DAY,
        installation: values.VOICE_CHARACTERS_PER_DAY,
      },
    },
  }
}

/** Its own server, or the language model's. A key is sent only to the server it was configured for. */
function speechToText(values: z.output<typeof environment>): SpeechServer | null {
  const model = values.SPEECH_TO_TEXT_MODEL
  if (values.SPEECH_TO_TEXT_BASE_URL !== undefined || values.SPEECH_TO_TEXT_API_KEY !== undefined)
    return { baseUrl: values.SPEECH_TO_TEXT_BASE_URL, apiKey: values.SPEECH_TO_TEXT_API_KEY, model }
  if (values.OPENAI_API_KEY === undefined && values.OPENAI_BASE_URL === undefined) return null
  return { baseUrl: values.OPENAI_BASE_URL, apiKey: values.OPENAI_API_KEY, model }
}

/** The password in a database URL, both percent-encoded and decoded. */
function databasePasswords(url: string | undefined): string[] {
  const encoded = url === undefined ? '' : new URL(url).password
  return encoded === '' ? [] : [encoded, decodeURIComponent(encoded)]
}

/** The agent's page needs a host name of its own: cookies and pages of the portal's would be within reach of its script. */
function voiceAgent(values: z.output<typeof environment>): VoiceAgentConfig | null {
  const { ELEVENLABS_AGENT_ID: agentId, ELEVENLABS_AGENT_ORIGIN: origin } = values
  if (agentId === undefined) return null
  const hostOf = (url: string) => new URL(url).hostname
  if (origin === undefined || values.PUBLIC_ORIGIN?.some((each) => hostOf(each) === hostOf(origin)))
    throw new ConfigError(
      'ELEVENLABS_AGENT_ID requires ELEVENLABS_AGENT_ORIGIN: a second host name that leads to this server, such as ' +
        'https://agent.example.com, for the page of the agent alone (docs/operations.md)',
    )
  return { agentId, scriptUrl: values.ELEVENLABS_AGENT_SCRIPT_URL, origin }
}

import { z } from 'zod'
import { cap, type Rate, rates } from './rate.ts'

/**
 * What is limited: registering, analysing a session, synthesizing speech by REST, a line of a conversation or a
 * question to the coach, opening a socket, creating a prospect, a coach, a scorecard or a version of one, starting a
 * session, creating an invitation or a password reset, and presenting the token of one or of the setup.
 */
export type LimitedAction =
  | 'registration'
  | 'analysis'
  | 'speech'
  | 'turn'
  | 'connect'
  | 'create'
  | 'session'
  | 'link'
  | 'token'

/** An address is an IPv4 address or an IPv6 /64; the /48 around it has `siteFactor` times its limit. */
export type LimitScope = 'account' | 'address' | 'installation'

/** The buckets of each action and scope; an empty list is unlimited. */
export type LimitSettings = Record<LimitedAction, Record<LimitScope, readonly Rate[]>> & {
  items: ItemCaps
  requests: RequestSettings
}

/** `inFlight`: requests at the same time; null: unlimited. */
export type RequestLimit = { inFlight: number | null; rates: readonly Rate[] }

/** All REST requests together, of one login and of one address, in one process. */
export type RequestSettings = { login: RequestLimit; address: RequestLimit }

/** The prospects that one account may have, and as many coaches; null: unlimited. */
export type ItemCaps = { perAccount: number | null; publicPerAccount: number | null }

/** How many addresses of the limit's size one IPv6 /48 counts as. */
export const siteFactor = 4

/**
 * The environment of the limits. The defaults allow a class of 100 behind one address, all of whom talk, end their
 * calls and reconnect at the same time; a person needs a tenth of what an account may do.
 */
export const limitEnvironment = {
  RATE_REGISTRATIONS_PER_ADDRESS: rates.prefault('30/3m,300/1d'),
  RATE_REGISTRATIONS_PER_INSTALLATION: rates.prefault('300/1h,1000/1d'),
  RATE_ANALYSES_PER_ACCOUNT: rates.prefault('6/1m'),
  RATE_ANALYSES_PER_ADDRESS: rates.prefault('300/1m'),
  RATE_ANALYSES_PER_INSTALLATION: rates.prefault('1200/1m'),
  RATE_SPEECH_PER_ACCOUNT: rates.prefault('30/1m'),
  RATE_SPEECH_PER_ADDRESS: rates.prefault('2000/1m'),
  RATE_SPEECH_PER_INSTALLATION: rates.prefault('10000/1m'),
  RATE_TURNS_PER_ACCOUNT: rates.prefault('45/1m'),
  RATE_TURNS_PER_ADDRESS: rates.prefault('3000/1m'),
  RATE_TURNS_PER_INSTALLATION: rates.prefault('20000/1m'),
  RATE_CONNECTS_PER_ACCOUNT: rates.prefault('30/1m'),
  RATE_CONNECTS_PER_ADDRESS: rates.prefault('3000/1m'),
  RATE_CONNECTS_PER_INSTALLATION: rates.prefault('20000/1m'),
  RATE_CREATIONS_PER_ACCOUNT: rates.prefault('60/10m,500/1d'),
  RATE_CREATIONS_PER_ADDRESS: rates.prefault('600/10m'),
  RATE_CREATIONS_PER_INSTALLATION: rates.prefault('3000/10m'),
  RATE_SESSIONS_PER_ACCOUNT: rates.prefault('120/10m,1000/1d'),
  RATE_SESSIONS_PER_ADDRESS: rates.prefault('3000/10m'),
  RATE_SESSIONS_PER_INSTALLATION: rates.prefault('20000/10m'),
  RATE_LINKS_PER_ACCOUNT: rates.prefault('200/10m,1000/1d'),
  RATE_TOKENS_PER_ADDRESS: rates.prefault('600/10m'),
  RATE_REQUESTS_PER_LOGIN: rates.prefault('240/2m'),
  RATE_REQUESTS_PER_ADDRESS: rates.prefault('1200/60s'),
  REQUESTS_AT_ONCE_PER_LOGIN: cap.default(24),
  REQUESTS_AT_ONCE_PER_ADDRESS: cap.default(500),
  ITEMS_PER_ACCOUNT: cap.default(2_000),
  PUBLIC_ITEMS_PER_ACCOUNT: cap.default(50),
} as const

type Values = { [Name in keyof typeof limitEnvironment]: z.output<(typeof limitEnvironment)[Name]> }

/** The limits as the services use them, from the parsed environment. */
export function limitSettings(values: Values): LimitSettings {
  return {
    registration: {
      account: [],
      address: values.RATE_REGISTRATIONS_PER_ADDRESS,
      installation: values.RATE_REGISTRATIONS_PER_INSTALLATION,
    },
    analysis: {
      account: values.RATE_ANALYSES_PER_ACCOUNT,
      address: values.RATE_ANALYSES_PER_ADDRESS,
      installation: values.RATE_ANALYSES_PER_INSTALLATION,
    },
    speech: {
      account: values.RATE_SPEECH_PER_ACCOUNT,
      address: values.RATE_SPEECH_PER_ADDRESS,
      installation: values.RATE_SPEECH_PER_INSTALLATION,
    },
    turn: {
      account: values.RATE_TURNS_PER_ACCOUNT,
      address: values.RATE_TURNS_PER_ADDRESS,
      installation: values.RATE_TURNS_PER_INSTALLATION,
    },
    connect: {
      account: values.RATE_CONNECTS_PER_ACCOUNT,
      address: values.RATE_CONNECTS_PER_ADDRESS,
      installation: values.RATE_CONNECTS_PER_INSTALLATION,
    },
    create: {
      account: values.RATE_CREATIONS_PER_ACCOUNT,
      address: values.RATE_CREATIONS_PER_ADDRESS,
      installation: values.RATE_CREATIONS_PER_INSTALLATION,
    },
    session: {
      account: values.RATE_SESSIONS_PER_ACCOUNT,
      address: values.RATE_SESSIONS_PER_ADDRESS,
      installation: values.RATE_SESSIONS_PER_INSTALLATION,
    },
    link: { account: values.RATE_LINKS_PER_ACCOUNT, address: [], installation: [] },
    token: { account: [], address: values.RATE_TOKENS_PER_ADDRESS, installation: [] },
    requests: {
      login: { inFlight: values.REQUESTS_AT_ONCE_PER_LOGIN, rates: values.RATE_REQUESTS_PER_LOGIN },
      address: { inFlight: values.REQUESTS_AT_ONCE_PER_ADDRESS, rates: values.RATE_REQUESTS_PER_ADDRESS },
    },
    items: { perAccount: values.ITEMS_PER_ACCOUNT, publicPerAccount: values.PUBLIC_ITEMS_PER_ACCOUNT },
  }
}

/** The limits of an environment that sets none of them. */
export function defaultLimits(): LimitSettings {
  return limitSettings(z.object(limitEnvironment).parse({}))
}

/** No limits, for load tests and for tests that do many things from one address. */
export const noLimits: LimitSettings = {
  registration: { account: [], address: [], installation: [] },
  analysis: { account: [], address: [], installation: [] },
  speech: { account: [], address: [], installation: [] },
  turn: { account: [], address: [], installation: [] },
  connect: { account: [], address: [], installation: [] },
  create: { account: [], address: [], installation: [] },
  session: { account: [], address: [], installation: [] },
  link: { account: [], address: [], installation: [] },
  token: { account: [], address: [], installation: [] },
  requests: { login: { inFlight: null, rates: [] }, address: { inFlight: null, rates: [] } },
  items: { perAccount: null, publicPerAccount: null },
}

import { insertTrainingSession, insertUser } from '#db/testing/rows.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { Database } from '#db/client.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { hashToken, newToken } from '#server/services/account/token.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'
import type { SessionAccess } from './call.ts'
import { benchModelName } from './scripted-call.ts'

/** Lets the benchmark create logins without hashing a password for each. */
const sessionSecret = 'a secret for benchmarks, and nowhere else'

export type Providers = { modelUrl: string; voicesUrl: string }

let bundle: Promise<string> | null = null
/** A folder for CPU profiles of the server, if wanted. */
const profileFolder = process.env.BENCH_PROFILE

/**
 * Starts the server as `npm start` does, in its own process, with the simulator as ElevenLabs and OpenAI, or
 * with the built-in providers if there is none; `voicesUrl` null: with the built-in voice.
 */
export async function startPortal(
  databaseUrl: string,
  providers: (Omit<Providers, 'voicesUrl'> & { voicesUrl: string | null }) | null,
  more: { env?: Record<string, string>; nodeOptions?: readonly string[] } = {},
): Promise<ServerProcess> {
  bundle ??= bundleServer()
  return spawnServer(
    await bundle,
    {
      SERVER_WARMS_UP: 'on',
      DATABASE_URL: databaseUrl,
      ...(providers && {
        OPENAI_BASE_URL: providers.modelUrl,
        OPENAI_MODEL: benchModelName,
      }),
      ...(providers?.voicesUrl != null && {
        ELEVENLABS_BASE_URL: providers.voicesUrl,
        ELEVENLABS_API_KEY: 'none',
      }),
      SESSION_SECRET: sessionSecret,
      ...more.env,
    },
    [
      ...(more.nodeOptions ?? []),
      ...(profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]),
    ],
  )
}

/** Kills it; ends it gracefully if it has to write a profile. */
export async function stopPortal(portal: ServerProcess): Promise<void> {
  await portal.kill(profileFolder === undefined ? 'SIGKILL' : 'SIGTERM')
}

export type Trainee = { userId: string; cookie: string }

/** Creates a logged-in user, by default a trainee. */
export async function newTrainee(db: Database, as: { role?: Role } = {}): Promise<Trainee> {
  const user = await insertUser(db, as)
  const token = newToken()
  const nowMs = Date.now()
  await db.insert(loginSessions).values({
    tokenHash: hashToken(token, sessionSecret),
    userId: user.id,
    createdAt: new Date(nowMs),
    lastUsedAt: new Date(nowMs),
    expiresAt: new Date(nowMs + 86_400_000),
  })
  return { userId: user.id, cookie: `portal_session=${token}` }
}

/** Creates a session of a trainee, ready for a call. */
export async function newSession(
  db: Database,
  origin: string,
  { userId, cookie }: Trainee,
): Promise<SessionAccess & { prospectId: string }> {
  const session = await insertTrainingSession(db, { userId, seed: 3 })
  return { origin, cookie, sessionId: session.id, prospectId: session.prospectId ?? '' }
}

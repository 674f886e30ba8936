import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { Call, type SessionAccess } from '../voice/call.ts'
import { newSession, newTrainee } from '../voice/portal.ts'
import { rates } from './rates.ts'

/** What happened in all sessions. */
export class SoakLog {
  readonly firstSoundMs: number[] = []
  interrupted = 0
  disconnected = 0
  scored = 0
  hungUp = 0
  readonly errors = new Map<string, number>()

  recordError(error: unknown): void {
    const what = error instanceof Error ? error.message : String(error)
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
  }
}

type PracticeOptions = {
  db: Database
  origin: string
  log: SoakLog
  stop: AbortSignal
  /** Average silence after a reply. */
  silenceMs: number
}

/** How long the collector speaks. */
const speechMs = 6_000
/** The latest time of an interruption or disconnect within the reply. */
const replyMs = 3_000
/** The longest time that a lost connection stays away. */
const awayMs = 3_000

/**
 * Practises until stopped: calls of four turns, each ended with its analysis. Failures are counted and the
 * call is resumed, as a page does.
 */
export async function practise(options: PracticeOptions): Promise<void> {
  const { db, origin, log, stop, silenceMs } = options
  const trainee = await newTrainee(db)
  await sleep(Math.random() * (silenceMs + speechMs))
  while (!stop.aborted) {
    let call: Call | null = null
    try {
      const access = await newSession(db, origin, trainee)
      call = await Call.open(access)
      while (!call.exhausted && !stop.aborted) call = await turn(call, access, options)
      if (call.exhausted) {
        await call.complete()
        log.scored += 1
      }
    } catch (error) {
      if (isCallEnded(error)) log.hungUp += 1
      else {
        log.recordError(error)
        await sleep(awayMs)
      }
    }
    call?.close()
  }
}

/** Runs one turn; returns the call to continue with. */
async function turn(call: Call, access: SessionAccess, { log, silenceMs }: PracticeOptions): Promise<Call> {
  try {
    await call.speak(speechMs)
    log.firstSoundMs.push(await call.say())
    const chance = Math.random()
    if (chance < rates.disconnected) {
      log.disconnected += 1
      await sleep(Math.random() * replyMs)
      call.disconnect()
      await sleep(Math.random() * awayMs)
      return await reconnect(call, access)
    }
    if (chance < rates.disconnected + rates.interrupted) {
      log.interrupted += 1
      await call.interrupt(50 + Math.random() * replyMs)
    } else await call.listenToEnd()
    await sleep(Math.random() * 2 * silenceMs)
    return call
  } catch (error) {
    call.close()
    if (isCallEnded(error)) throw error
    log.recordError(error)
    return reconnect(call, access)
  }
}

/** A debtor who has had enough hangs up, which ends the session and starts its analysis. */
function isCallEnded(error: unknown): boolean {
  const codes = ['call_ended', 'analysis_running', 'session_completed']
  return error instanceof Error && codes.some((code) => error.message === `nack ${code}`)
}

/** Reconnects to the session, and waits until nobody speaks. */
async function reconnect({ turns }: Call, access: SessionAccess): Promise<Call> {
  const call = await Call.open(access, turns)
  try {
    await call.waitUntilIdle()
    return call
  } catch (error) {
    call.close()
    throw error
  }
}

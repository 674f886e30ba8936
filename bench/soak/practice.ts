import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { Call, type Place } from '../voice/call.ts'
import { newSession, newTrainee } from '../voice/portal.ts'
import { rates } from './rates.ts'

/** What happened in all sessions since somebody looked last. */
export class Log {
  readonly firstSoundMs: number[] = []
  interrupted = 0
  cut = 0
  scored = 0
  hungUp = 0
  readonly errors = new Map<string, number>()

  failed(error: unknown): void {
    const what = error instanceof Error ? error.message : String(error)
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
  }
}

type Given = {
  db: Database
  origin: string
  log: Log
  over: AbortSignal
  /** Nobody speaks for about so long after a reply. */
  silenceMs: number
}

/** How long the collector speaks. */
const speaksMs = 6_000
/** An interruption or a cut comes that much into the reply, at the most. */
const replyMs = 3_000
/** How long a lost connection stays away, at the most. */
const awayMs = 3_000

/**
 * Somebody who practises until it is over: calls of four turns, each ended with its analysis. Whatever fails is
 * counted and the call taken up again, as a page does.
 */
export async function practise(given: Given): Promise<void> {
  const { db, origin, log, over, silenceMs } = given
  const trainee = await newTrainee(db)
  await sleep(Math.random() * (silenceMs + speaksMs))
  while (!over.aborted) {
    let call: Call | null = null
    try {
      const place = await newSession(db, origin, trainee)
      call = await Call.open(place)
      while (!call.worn && !over.aborted) call = await turn(call, place, given)
      if (call.worn) {
        await call.complete()
        log.scored += 1
      }
    } catch (error) {
      if (isOver(error)) log.hungUp += 1
      else {
        log.failed(error)
        await sleep(awayMs)
      }
    }
    call?.close()
  }
}

/** One turn; returns the call that the next one is said in. */
async function turn(call: Call, place: Place, { log, silenceMs }: Given): Promise<Call> {
  try {
    await call.speak(speaksMs)
    log.firstSoundMs.push(await call.say())
    const chance = Math.random()
    if (chance < rates.cut) {
      log.cut += 1
      await sleep(Math.random() * replyMs)
      call.cut()
      await sleep(Math.random() * awayMs)
      return await again(call, place)
    }
    if (chance < rates.cut + rates.interrupted) {
      log.interrupted += 1
      await call.interrupt(50 + Math.random() * replyMs)
    } else await call.hearOut()
    await sleep(Math.random() * 2 * silenceMs)
    return call
  } catch (error) {
    call.close()
    if (isOver(error)) throw error
    log.failed(error)
    return again(call, place)
  }
}

/** A debtor who has had enough hangs up: that ends the session, and its analysis begins. */
function isOver(error: unknown): boolean {
  const codes = ['call_ended', 'analysis_running', 'session_completed']
  return error instanceof Error && codes.some((code) => error.message === `nack ${code}`)
}

/** The same session on a new connection, once nobody speaks in it. */
async function again({ turns }: Call, place: Place): Promise<Call> {
  const call = await Call.open(place, turns)
  try {
    await call.quiet()
    return call
  } catch (error) {
    call.close()
    throw error
  }
}

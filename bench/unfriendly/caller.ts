import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { TranscriptItem } from '#protocol/realtime/transcript.ts'
import { newSession, newTrainee } from '../voice/portal.ts'
import type { Findings, UtteranceEnd } from './findings.ts'
import type { HeardReply } from './heard-reply.ts'
import { Listening } from './listening.ts'
import { SessionLine } from './session-line.ts'
import { callIsOver, Utterance } from './utterance.ts'
import { lineCount } from './words.ts'

export type CallerOptions = {
  db: Database
  /** The caller's server, and the other one, where the stored session is read. */
  origin: string
  otherOrigin: string
  findings: Findings
  stop: AbortSignal
}

const turnsPerCall = 6
/** Average silence between two turns. */
const silenceMs = 1_500
/** The latest begin of a reply: the model and its deadlines. */
const replyWithinMs = 45_000
/** The connection is lost right after the final words of so many lines. */
const lostAfterWordsRate = 0.04
const settleMs = 90_000
/** After that the next line is answered together with this one. */
const replyAttempts = 3

/** Lines of all callers, in turn, so that each is said seldom. */
let nextLine = 0

/** Holds calls until stopped. What is wrong is in the findings; a call that breaks is one of these. */
export async function call(options: CallerOptions): Promise<void> {
  const { db, origin, findings, stop } = options
  const trainee = await newTrainee(db)
  await sleep(Math.random() * 5_000)
  while (!stop.aborted) {
    const access = await newSession(db, origin, trainee)
    const line = new SessionLine(access, findings)
    const utterances: Utterance[] = []
    try {
      await line.join()
      for (let turn = 0; turn < turnsPerCall && !stop.aborted; turn++) {
        if (await holdTurn(line, findings, turn + 1, utterances)) break
        await sleep(Math.random() * 2 * silenceMs)
      }
      await line.until('the end of all replies', () => (isSettled(line) ? true : null), settleMs)
      await compare(line, utterances, { ...options, access })
      await complete(line, findings)
    } catch (error) {
      findings.violate('a call that broke', `${access.sessionId}: ${String(error)}`)
      await sleep(1_000)
    }
    line.close()
  }
}

/** Says a line and listens to the reply. Returns whether the call is over. */
async function holdTurn(
  line: SessionLine,
  findings: Findings,
  ordinal: number,
  utterances: Utterance[],
): Promise<boolean> {
  const repliesBefore = line.replies.length
  const utterance = new Utterance(line, findings, nextLine++ % lineCount)
  utterances.push(utterance)
  const loses = Math.random() < lostAfterWordsRate
  if (Math.random() < 0.5) await utterance.stream(ordinal, loses)
  else await utterance.transcribe(loses)
  const { answer } = utterance
  if (answer?.type !== 'ack') {
    findings.count(`lines refused: ${answer?.code ?? 'unanswered'}`)
    return callIsOver.includes(answer?.code ?? '')
  }
  findings.count('turns')
  for (let attempt = 0; attempt < replyAttempts; attempt++) {
    const reply = await line.until(
      'a reply',
      () => line.replies[repliesBefore + attempt] ?? null,
      replyWithinMs,
    )
    const first = attempt === 0 && !loses ? noteFirstSound(line, findings, reply, utterance) : undefined
    await Promise.all([new Listening(line, findings, reply).run(), first])
    // The line waits for a reply: the page asks for another one.
    if (reply.endedAs !== 'failed' || attempt === replyAttempts - 1) break
    const asked = await line.answer(line.send({ type: 'response.create' }))
    if (asked.type === 'nack') {
      findings.violate('a failed reply that cannot be asked for again', asked.code)
      break
    }
    findings.count('replies asked for again')
  }
  return false
}

async function noteFirstSound(
  line: SessionLine,
  findings: Findings,
  reply: HeardReply,
  { finalAtMs }: Utterance,
): Promise<void> {
  const over = () => (reply.endedAs !== null || reply.soundOver || reply.missed ? true : null)
  await line.until('a first sound', () => (reply.firstSoundAtMs === null ? over() : true), replyWithinMs * 2)
  if (reply.firstSoundAtMs === null) findings.count('turns without a sound')
  else findings.firstSoundMs.push(reply.firstSoundAtMs - finalAtMs)
}

function isSettled({ transcript, replies }: SessionLine): boolean {
  return (
    transcript.items.every(({ status }) => status !== 'streaming') &&
    replies.every(({ endedAs }) => endedAs !== null)
  )
}

/** The other server reads the stored session: it has what this caller saw, and each line once. */
async function compare(
  line: SessionLine,
  utterances: readonly Utterance[],
  { access, otherOrigin, findings }: CallerOptions & { access: { cookie: string; sessionId: string } },
): Promise<void> {
  const reader = new SessionLine({ ...access, origin: otherOrigin }, findings)
  await reader.join()
  const { items, headSeq } = reader.transcript
  reader.close()
  await line.until('all events', () => (line.transcript.headSeq >= headSeq ? true : null), settleMs)
  const seen = line.transcript.items.filter(({ seq }) => seq <= headSeq)
  if (formatted(seen) !== formatted(items))
    findings.violate('a stored session that differs', `${formatted(items)}\ninstead of\n${formatted(seen)}`)
  for (const utterance of utterances) judge(utterance, items, findings)
}

function judge(
  { text, heard, answer }: Utterance,
  items: readonly TranscriptItem[],
  findings: Findings,
): void {
  const lines = items.flatMap((item) => (item.role === 'user' ? [item.text] : []))
  const whole = lines.filter((line) => line.includes(text))
  // The longest line that can be the words heard so far; other utterances may begin alike.
  const [part] = lines
    .filter((line) => line !== '' && text.startsWith(line))
    .toSorted((one, other) => other.length - one.length)
  const stored = whole.length > 0 ? whole.length : lines.filter((line) => line === part).length
  const end: UtteranceEnd =
    answer?.type !== 'ack'
      ? 'refused'
      : stored !== 1
        ? 'lost'
        : whole.length === 1
          ? 'whole'
          : 'words heard so far'
  findings.count(`lines ${end}`)
  findings.utterances.set(text, end)
  if (answer?.type === 'ack' && stored !== 1)
    findings.violate('a line that is not stored once', `${stored} times: ${text}`)
  if (answer?.type !== 'ack' && whole.length > 0) findings.violate('a refused line that is stored', text)
  if (end === 'words heard so far' && part?.startsWith(heard.trim()) !== true)
    findings.violate('words that were heard and are not stored', `"${heard}" in "${part}"`)
}

function formatted(items: readonly TranscriptItem[]): string {
  return items.map((item) => `${item.seq} ${item.role} ${item.status} ${item.text}`).join('\n')
}

async function complete(line: SessionLine, findings: Findings): Promise<void> {
  const answer = await line.answer(line.send({ type: 'session.complete' }), 120_000)
  findings.count(answer.type === 'ack' ? 'calls scored' : `calls not scored: ${answer.code}`)
}

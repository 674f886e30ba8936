import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import type { Language } from '#protocol/vocabulary/language.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import type { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { demoPassword, messages } from '../support/session-screen.ts'
import type { Firefox } from './firefox.ts'
import type { CollectorLines, SpokenLine } from './lines.ts'
import type { FirefoxPage } from './page.ts'
import type { SoundCard } from './sound-card.ts'
import { waitFor } from './wait.ts'

/** How the collector speaks: hands-free, or with Space held. */
export type WalkMode = 'hands-free' | 'push to talk'

export type WalkParts = {
  origin: string
  firefox: Firefox
  card: SoundCard
  simulator: VoiceSimulator
  language: Language
  mode: WalkMode
  lines: CollectorLines<SpokenLine>
}

/** Milliseconds, measured on the sound card. */
export type WalkTimes = {
  /** From the end of speech, or with push to talk from the release of the key, to the first sound of each reply. */
  firstSoundMs: number[]
  /** From the first sound of the interruption to the debtor's last. */
  silenceMs: number
}

/** Long enough to be interrupted: about three seconds. */
const longReplyCharacters = 50
/** So that words were certainly heard before the interruption. */
const heardCharacters = 15
/** Demo prospects who answer at some length. */
const debtors = { en: 'James Okafor', es: 'Roberto Méndez' } as const
/** Longer than any pause between the words of a reply. */
const quietMs = 400

/** The page at the moment of a failure. */
const failurePicture = fileURLToPath(new URL('../../test-results/firefox.png', import.meta.url))

/** Holds a whole voice session in Firefox, as the demo's trainee. Throws at the first thing that is wrong. */
export async function walkVoiceSession(parts: WalkParts): Promise<WalkTimes> {
  const page = await parts.firefox.openPage(
    (language: string, voice: string) => {
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('portal-language', language)
      localStorage.setItem('portal-voice', voice)
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reportError(new Error(`the policy ${violatedDirective} forbids ${blockedURI}`)),
      )
    },
    parts.language,
    JSON.stringify({ pushToTalk: parts.mode === 'push to talk', autoRecord: parts.mode === 'hands-free' }),
  )
  try {
    return await new Walk(parts, page).run()
  } catch (error) {
    await page.capture(failurePicture)
    throw error
  } finally {
    await page.close()
  }
}

class Walk {
  readonly #parts: WalkParts
  readonly #page: FirefoxPage
  readonly #texts: (typeof messages)[Language]
  readonly #said: string[] = []
  readonly #firstSoundMs: number[] = []

  constructor(parts: WalkParts, page: FirefoxPage) {
    this.#parts = parts
    this.#page = page
    this.#texts = messages[parts.language]
  }

  async run(): Promise<WalkTimes> {
    const { lines, simulator } = this.#parts
    simulator.transcriptions.length = 0
    await this.#logIn()
    const sessionId = await this.#startSession()
    await this.#speakUntilLongReply(lines.open)
    const silenceMs = await this.#interrupt(lines.interruption)
    await this.#waitForSilence()
    await this.#sayAndHear(lines.last)
    await this.#waitForSilence()
    await this.#end()
    await this.#checkStored(sessionId)
    return { firstSoundMs: this.#firstSoundMs, silenceMs }
  }

  async #logIn(): Promise<void> {
    const { landing, shell } = this.#texts
    await this.#page.open(`${this.#parts.origin}/`)
    await this.#page.type('input[name=username]', 'demo.trainee')
    await this.#page.type('input[name=password]', demoPassword)
    await this.#page.click('button', landing.logIn)
    await waitFor('the overview', () => this.#page.has('link', shell.overview))
  }

  /** Returns its id once the voice is on and the opening line was heard. */
  async #startSession(): Promise<string> {
    const { overview, setup, call } = this.#texts
    const page = this.#page
    await page.click('link', overview.start)
    await this.#choose(debtors[this.#parts.language])
    await page.clickSelector('input[type=radio][value=voice]')
    if (this.#parts.language === 'es') await page.clickSelector('input[type=radio][value=spanish]')
    await page.click('button', setup.start)
    await page.click('button', call.allow)
    const beganMs = performance.now()
    await waitFor('voice activity detection', () => this.#shows('[data-hears-speech=true]'))
    await waitFor('the note that a recording is sent', () =>
      page.evaluate((note) => document.body.innerText.includes(note), call.sentAway),
    )
    await waitFor('the opening line', () => this.#parts.card.played.firstSoundAfter(beganMs))
    await this.#waitForSilence()
    return page.evaluate(() => location.pathname.split('/').at(-1) ?? '')
  }

  /** Chooses a debtor of the list, which may still be on its way when its name is first there to click. */
  async #choose(debtor: string): Promise<void> {
    await waitFor(`${debtor} to be chosen`, async () => {
      await this.#page.clickText(debtor)
      return this.#page.evaluate(
        (name) =>
          [...document.querySelectorAll('input[type=radio]:checked')].some((radio) =>
            radio.closest('li, label')?.textContent.includes(name),
          ),
        debtor,
      )
    })
  }

  /** Speaks a line; returns when it began and ended at the microphone, or with push to talk at the key. */
  async #say(line: SpokenLine): Promise<{ beganMs: number; endedMs: number }> {
    const { card, simulator, mode } = this.#parts
    simulator.transcript = line.text
    const pressedMs = performance.now()
    const pushesToTalk = mode === 'push to talk'
    if (pushesToTalk) {
      await this.#page.holdSpace()
      await waitFor('the key to be noticed', () => this.#state(this.#texts.call.hearingYou))
    }
    await card.say(line.file)
    const { lastSoundMs } = card.heard
    const releasedMs = performance.now()
    if (pushesToTalk) await this.#page.releaseSpace()
    await waitFor(`the line "${line.text}"`, () => this.#page.evaluate(countLines, line.text))
    this.#said.push(line.text)
    const firstSoundMs = card.heard.firstSoundAfter(pressedMs)
    assert.ok(firstSoundMs !== null && lastSoundMs > firstSoundMs, 'the microphone heard nothing')
    return pushesToTalk
      ? { beganMs: pressedMs, endedMs: releasedMs }
      : { beganMs: firstSoundMs, endedMs: lastSoundMs }
  }

  /** Speaks a line, and waits until the reply is audible. */
  async #sayAndHear(line: SpokenLine): Promise<void> {
    const { endedMs } = await this.#say(line)
    const heardMs = await waitFor('the reply to be audible', () =>
      this.#parts.card.played.firstSoundAfter(endedMs),
    )
    this.#firstSoundMs.push(heardMs - endedMs)
    await waitFor('the state of a speaking debtor', () => this.#shows('[data-spoken]'))
  }

  /** Speaks into a reply, and returns how long the debtor still spoke. */
  async #interrupt(line: SpokenLine): Promise<number> {
    await waitFor('some words of the reply', () =>
      this.#page.evaluate(
        (least) => (document.querySelector('[data-spoken]')?.textContent ?? '').length >= least,
        heardCharacters,
      ),
    )
    const { beganMs, endedMs } = await this.#say(line)
    const { played } = this.#parts.card
    const silentMs = played.silenceAfter(beganMs, quietMs)
    assert.ok(silentMs !== null && silentMs < endedMs, 'the debtor spoke on during the interruption')
    const againMs = played.firstSoundAfter(silentMs)
    assert.ok(againMs === null || againMs > endedMs, 'the debtor went on before the interruption was over')
    await waitFor('a line marked as interrupted', () => this.#shows('[data-status="truncated"]'))
    const heardMs = await waitFor('the reply to the interruption', () =>
      played.firstSoundAfter(Math.max(endedMs, silentMs)),
    )
    this.#firstSoundMs.push(heardMs - endedMs)
    return silentMs - beganMs
  }

  async #waitForSilence(): Promise<void> {
    await waitFor('the debtor to finish', () =>
      this.#page.evaluate(
        () =>
          document.querySelector('[data-spoken], [data-status="streaming"], [data-status="pending"]') ===
          null,
      ),
    )
    await waitFor('silence', () => this.#parts.card.played.quietFor(quietMs))
  }

  async #end(): Promise<void> {
    const { session, analysis } = this.#texts
    await this.#page.click('button', session.endSession)
    await this.#page.click('button', session.endAndAnalyse)
    await waitFor('the analysis', () => this.#page.has('heading', analysis.title))
    // What was recorded can be played beside its line.
    const before = performance.now()
    await this.#page.click('button', analysis.playLine.replace('{line}', '2'))
    await waitFor('the recording of a line', () => this.#parts.card.played.firstSoundAfter(before))
  }

  /** Each line was stored once, and transcribed once, from a recording with sound. */
  async #checkStored(sessionId: string): Promise<void> {
    const { origin, simulator, language } = this.#parts
    const trainee = new TestBrowser(origin)
    await trainee.call('login', { body: { username: 'demo.trainee', password: demoPassword } })
    const { items } = await trainee.call('getTrainingSession', { params: { id: sessionId } })
    assert.deepEqual(
      items.filter(({ role }) => role === 'user').map(({ text }) => text),
      this.#said,
    )
    assert.equal(items.filter(({ status }) => status === 'truncated').length, 1)
    assert.equal(simulator.transcriptions.length, this.#said.length)
    for (const { bytes, fields } of simulator.transcriptions) {
      assert.equal(fields['language'], language)
      assert.ok(loudest(bytes.subarray(wavHeaderBytes)) > 1_000, 'a recording without sound was sent')
    }
  }

  /** Speaks line by line until a long reply has begun. */
  async #speakUntilLongReply(lines: readonly SpokenLine[]): Promise<void> {
    const replies: string[] = []
    for (const line of lines) {
      await this.#sayAndHear(line)
      const reply = await this.#lastReply()
      if (reply.length >= longReplyCharacters) return
      replies.push(reply)
      await this.#waitForSilence()
    }
    throw new Error(`no reply was long enough to be interrupted: ${replies.join(' | ')}`)
  }

  async #lastReply(): Promise<string> {
    return this.#page.evaluate(() => [...document.querySelectorAll('[data-words]')].at(-1)?.textContent ?? '')
  }

  #shows(selector: string): Promise<boolean> {
    return this.#page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
  }

  #state(text: string): Promise<boolean> {
    return this.#page.evaluate(
      (wanted) => document.querySelector('[data-voice-state]')?.textContent === wanted,
      text,
    )
  }
}

const wavHeaderBytes = 44

function countLines(text: string): number {
  return [...document.querySelectorAll('[role=log] [data-item]')].filter((item) =>
    item.textContent?.includes(text),
  ).length
}

function loudest(pcm: Buffer): number {
  let most = 0
  for (let at = 0; at + 1 < pcm.length; at += 2) most = Math.max(most, Math.abs(pcm.readInt16LE(at)))
  return most
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { BidiConnection } from './bidi.ts'
import { FirefoxPage } from './page.ts'
import { bounded } from './wait.ts'

/** No prompt, since nobody is there to answer it, and no requests of the browser itself. Audio needs a click as usual. */
const preferences = {
  'media.navigator.permission.disabled': true,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

const logEntry = z.object({
  level: z.string(),
  text: z.string().nullable(),
  stackTrace: z
    .object({ callFrames: z.array(z.object({ url: z.string(), lineNumber: z.number() })) })
    .optional(),
})
const addressLine = /WebDriver BiDi listening on (\S+)/u

/** A headless Firefox with a profile of its own, driven by WebDriver BiDi. */
export class Firefox {
  readonly #connection: BidiConnection
  readonly #stop: () => Promise<void>
  /** The errors that the console has shown, and those that nothing caught. */
  readonly errors: string[] = []

  private constructor(connection: BidiConnection, stop: () => Promise<void>) {
    this.#connection = connection
    this.#stop = stop
  }

  /** `env` is added to the environment: where the sound card is. */
  static async launch(path: string, env: Record<string, string>): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    await writeFile(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
    // As root, Firefox refuses the home folder of somebody else.
    const child = spawn(path, args, {
      env: { PATH: process.env['PATH'], HOME: profile, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const exited = once(child, 'exit')
    const stop = async () => {
      child.kill('SIGTERM')
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    try {
      const listening = new Promise<string>((resolve, reject) => {
        let printed = ''
        child.stderr.on('data', (chunk: Buffer) => {
          printed += chunk.toString('utf8')
          const found = addressLine.exec(printed)?.[1]
          if (found !== undefined) resolve(found)
        })
        child.once('exit', () => reject(new Error(`Firefox ended: ${printed}`)))
      })
      const firefox = new Firefox(await BidiConnection.open(await bounded('Firefox', listening)), stop)
      await firefox.#connection.listen('log.entryAdded', (entry) => firefox.#note(entry))
      return firefox
    } catch (error) {
      await stop()
      throw error
    }
  }

  /** Opens a page with cookies and storage of its own. `before` runs in each document before its own scripts. */
  async openPage<Args extends unknown[]>(
    before: (...args: Args) => void,
    ...args: Args
  ): Promise<FirefoxPage> {
    const created = await this.#connection.send('browser.createUserContext', {})
    const { userContext } = z.object({ userContext: z.string() }).parse(created)
    const tab = await this.#connection.send('browsingContext.create', { type: 'tab', userContext })
    const { context } = z.object({ context: z.string() }).parse(tab)
    await this.#connection.send('browsingContext.setViewport', {
      context,
      viewport: { width: 1280, height: 800 },
    })
    await this.#connection.send('script.addPreloadScript', {
      contexts: [context],
      functionDeclaration: `() => (${String(before)})(...${JSON.stringify(args)})`,
    })
    return new FirefoxPage(this.#connection, context)
  }

  async version(): Promise<string> {
    const tree = await this.#connection.send('browsingContext.getTree', { maxDepth: 0 })
    const [tab] = z.object({ contexts: z.array(z.object({ context: z.string() })) }).parse(tree).contexts
    const page = new FirefoxPage(this.#connection, tab?.context ?? '')
    return page.evaluate(() => navigator.userAgent.split('/').at(-1) ?? '')
  }

  async close(): Promise<void> {
    await this.#stop()
  }

  #note(entry: unknown): void {
    const { level, text, stackTrace } = logEntry.parse(entry)
    if (level !== 'error') return
    const [frame] = stackTrace?.callFrames ?? []
    this.errors.push(`${text ?? ''}${frame ? ` (${frame.url}:${frame.lineNumber})` : ''}`)
  }
}

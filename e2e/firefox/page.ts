import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type BidiConnection, BidiError } from './bidi.ts'
import { waitFor } from './wait.ts'

const callResult = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })

type Locator =
  | { type: 'accessibility'; value: { role: string; name: string } }
  | { type: 'css' | 'xpath'; value: string }

const notClickable = new Set(['move target out of bounds', 'no such node', 'stale element reference'])

/** Space, as WebDriver's actions name it. */
const space = ' '

/** A tab of Firefox. What it clicks and types are real events of the browser, which allow audio. */
export class FirefoxPage {
  readonly #connection: BidiConnection
  readonly #context: string

  constructor(connection: BidiConnection, context: string) {
    this.#connection = connection
    this.#context = context
  }

  async open(url: string): Promise<void> {
    await this.#connection.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  async close(): Promise<void> {
    await this.#connection.send('browsingContext.close', { context: this.#context })
  }

  /** Calls a function in the page. It sees nothing but its arguments, which go there as JSON, as its result does back. */
  async evaluate<Args extends unknown[], Result>(
    read: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const answer = callResult.parse(
      await this.#connection.send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${String(read)})(...${JSON.stringify(args)}))`,
        target: { context: this.#context },
        awaitPromise: true,
      }),
    )
    if (answer.type === 'exception') throw new Error(`in the page: ${answer.exceptionDetails.text}`)
    return JSON.parse(answer.result.value ?? 'null') as Result
  }

  /** Clicks the first displayed element with this role and accessible name, once it is there. */
  async click(role: string, name: string): Promise<void> {
    await this.#click({ type: 'accessibility', value: { role, name } })
  }

  /** Clicks the first displayed element whose text contains this, once it is there. */
  async clickText(text: string): Promise<void> {
    await this.#click({ type: 'xpath', value: `//body//*[contains(text(), ${JSON.stringify(text)})]` })
  }

  /** Clicks the first displayed element that the selector matches, once it is there. */
  async clickSelector(selector: string): Promise<void> {
    await this.#click({ type: 'css', value: selector })
  }

  /** Whether there is an element with this role and accessible name. */
  async has(role: string, name: string): Promise<boolean> {
    return (await this.#find({ type: 'accessibility', value: { role, name } })).length > 0
  }

  /** Types into the field that the selector matches. */
  async type(selector: string, text: string): Promise<void> {
    await this.clickSelector(selector)
    await this.#press(text.split('').flatMap((value) => [key('keyDown', value), key('keyUp', value)]))
  }

  async holdSpace(): Promise<void> {
    await this.#press([key('keyDown', space)])
  }

  async releaseSpace(): Promise<void> {
    await this.#press([key('keyUp', space)])
  }

  /** Saves a picture of the page as PNG. */
  async capture(file: string): Promise<void> {
    const shot = await this.#connection.send('browsingContext.captureScreenshot', { context: this.#context })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(z.object({ data: z.string() }).parse(shot).data, 'base64'))
  }

  async #find(locator: Locator): Promise<string[]> {
    const found = await this.#connection.send('browsingContext.locateNodes', {
      context: this.#context,
      locator,
    })
    return nodes.parse(found).nodes.map(({ sharedId }) => sharedId)
  }

  /** Clicks the first of the elements that is displayed, as soon as there is one. */
  async #click(locator: Locator): Promise<void> {
    await waitFor(`something to click: ${JSON.stringify(locator)}`, async () => {
      for (const sharedId of await this.#find(locator)) if (await this.#clickNode(sharedId)) return true
      return false
    })
  }

  /** Returns false if the element is hidden, or was replaced meanwhile. */
  async #clickNode(sharedId: string): Promise<boolean> {
    const origin = { type: 'element', element: { sharedId } }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    try {
      await this.#connection.send('script.callFunction', {
        functionDeclaration: `(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })`,
        arguments: [{ sharedId }],
        target: { context: this.#context },
        awaitPromise: false,
      })
      await this.#connection.send('input.performActions', {
        context: this.#context,
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      })
      return true
    } catch (error) {
      if (error instanceof BidiError && notClickable.has(error.code)) return false
      throw error
    }
  }

  async #press(actions: object[]): Promise<void> {
    await this.#connection.send('input.performActions', {
      context: this.#context,
      actions: [{ type: 'key', id: 'keyboard', actions }],
    })
  }
}

function key(type: 'keyDown' | 'keyUp', value: string): object {
  return { type, value }
}

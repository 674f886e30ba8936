import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate } from '#db/testing/test-server.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { expect, freePort, test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'
import { builtServer } from './support/start-portal.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

/** A third party's widget: it asks for the microphone and looks at what it can reach of the portal. */
const widget = `customElements.define('elevenlabs-convai', class extends HTMLElement {
  async connectedCallback() {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
      .then((stream) => stream.getAudioTracks().length + ' track', (error) => error.name)
    let page = 'out of reach'
    try { page = String(parent.document.title) } catch {}
    this.textContent = [location.origin, microphone, page, document.cookie || 'no cookie'].join(', ')
  }
})`

test('[DASH2] the external voice agent has the microphone, and nothing of the portal', async ({ page }) => {
  const scripts = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript').end(widget)
  }).listen(0, '127.0.0.1')
  await once(scripts, 'listening')
  const { url, drop } = await copyTemplate(process.env['E2E_DATABASE_URL'] ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-voice-agent-'))
  const port = String(await freePort())
  const server = await spawnServer(builtServer, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ELEVENLABS_AGENT_ID: 'agent_1',
    ELEVENLABS_AGENT_ORIGIN: `http://localhost:${port}`,
    ELEVENLABS_AGENT_SCRIPT_URL: `http://127.0.0.1:${(scripts.address() as AddressInfo).port}/widget.js`,
  })
  await register(page, 'en', server.origin)
  await page.goto(server.origin)
  await page.getByRole('button', { name: messages.en.overview.voiceAgent.open }).click()
  const frame = page.frameLocator(`iframe[title="${messages.en.overview.voiceAgent.title}"]`)
  await expect(frame.locator('elevenlabs-convai')).toHaveText(
    `http://localhost:${port}, 1 track, out of reach, no cookie`,
  )
  await server.kill('SIGTERM')
  scripts.close()
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})

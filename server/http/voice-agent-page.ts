import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** An external voice agent: its public id and the script of its widget. */
export type VoiceAgentConfig = { agentId: string; scriptUrl: string }

/** The hosts that the ElevenLabs widget connects to. */
const agentHosts = ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io']

/**
 * The policy of the widget's page. `sandbox` removes its origin even when it is opened directly, so the
 * third-party script cannot read our cookies, storage or pages, or call the API as the user.
 */
export function voiceAgentPolicy({ scriptUrl }: VoiceAgentConfig): string {
  const scripts = new URL(scriptUrl).origin
  return [
    "default-src 'none'",
    'sandbox allow-scripts',
    `script-src ${scripts} blob:`,
    `connect-src ${[scripts, ...agentHosts].join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src https: data: blob:',
    'font-src https: data:',
    'media-src https: data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** A page that contains only the widget. */
export function voiceAgentPage({
  agentId,
  scriptUrl,
}: VoiceAgentConfig): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Voice agent</title>
        <script src="${scriptUrl}" async></script>
      </head>
      <body>
        <elevenlabs-convai agent-id="${agentId}" variant="expanded"></elevenlabs-convai>
      </body>
    </html>`
}

import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/**
 * An external voice agent: its public id, the script of its widget, and the origin of its page, which leads to this server
 * under another host name than the portal's. A page without an origin gets no microphone from any browser, and one of the
 * portal's could read everything of it.
 */
export type VoiceAgentConfig = { agentId: string; scriptUrl: string; origin: string }

/** The hosts that the ElevenLabs widget connects to. */
const agentHosts = ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io']

/** The policy of the widget's page, which only the portal (`portalOrigins`) may frame. */
export function voiceAgentPolicy({ scriptUrl }: VoiceAgentConfig, portalOrigins: readonly string[]): string {
  const scripts = new URL(scriptUrl).origin
  return [
    "default-src 'none'",
    // Its origin is its own; what is missing here are windows, forms, downloads and leading the portal elsewhere.
    'sandbox allow-scripts allow-same-origin',
    `script-src ${scripts} blob:`,
    `connect-src ${[scripts, ...agentHosts].join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src https: data: blob:',
    'font-src https: data:',
    'media-src https: data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigins.length === 0 ? "'none'" : portalOrigins.join(' ')}`,
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

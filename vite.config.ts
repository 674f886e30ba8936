import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandAssets } from './scripts/brand-assets.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { endpointAddresses } from './scripts/endpoint-addresses.ts'
import { leanSchemas } from './scripts/lean-schemas.ts'
import { voiceActivityAssets } from './scripts/voice-activity-assets.ts'

/** Where `npm run dev` runs the server; scripts/dev.mjs passes the same number to it. */
const serverPort = Number(process.env['DEV_SERVER_PORT'] ?? 3000)
const server = `http://127.0.0.1:${serverPort}`

export default defineConfig(({ command }) => ({
  // The package leads every bundler to its development build, whose warnings nobody sees in a release.
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: fileURLToPath(
                new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
              ),
            },
          ]
        : [],
  },
  plugins: [
    react(),
    tailwindcss(),
    brandAssets(),
    voiceActivityAssets(),
    compiledMessages(),
    endpointAddresses(),
    leanSchemas(),
  ],
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // What loads what: scripts/first-load.mjs counts by it. The build moves it out of what is served.
    manifest: 'manifest.json',
    target: 'es2023',
    sourcemap: true,
    // The polyfill is an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Parts that change seldom, apart from our own code: a release leaves them in the browser's cache.
          // Whatever only a lazily loaded screen needs stays with that screen.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // With zod its setting: any other part that makes schemas may run before the page's own.
            { name: 'schemas', test: /node_modules\/zod\/|\/schemas-without-eval\.ts$/ },
            // With everything that they import: what each visit loads, and each visit with a login. Left alone, the
            // bundler writes some 30 files of a few hundred bytes for them, which compress badly (12 KB more).
            { name: 'app', test: /\/src\/app\/app\.tsx$/ },
            { name: 'shell', test: /\/src\/app\/(?:shell\/shell|routes)\.tsx$/ },
          ],
        },
      },
    },
  },
}))

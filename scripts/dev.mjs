// `npm run dev`: runs the server and the pages behind one address; both reload on a change.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import concurrently from 'concurrently'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (existsSync('.env')) process.loadEnvFile('.env')

const address = 'http://127.0.0.1:5173'
const serverPort = process.env['PORT'] ?? '3000'

const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'tsx watch --clear-screen=false --include "db/migrations/**" server/main.ts',
      // The browser talks to Vite, which proxies calls and the channel: requests carry Vite's address as
      // their Origin.
      env: { PORT: serverPort, PUBLIC_ORIGIN: address },
    },
    {
      name: 'pages',
      command: 'vite --clearScreen false --logLevel warn',
      env: { DEV_SERVER_PORT: serverPort },
    },
  ],
  { prefix: 'name', prefixColors: ['blue', 'magenta'], killOthersOn: ['failure', 'success'] },
)

// concurrently rejects when a process ends by Ctrl-C, the usual way to stop this.
await result.catch(() => {})

// `npm run dev`: the server and the pages, both reloading on a change, behind one address.
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
      // The browser talks to Vite, which passes calls and the channel on: that is the Origin they carry.
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

// concurrently rejects when a part ends by Ctrl-C, which is how this always ends.
await result.catch(() => {})

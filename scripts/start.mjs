// `npm start`: builds when the sources changed since the last build, then runs the server in this very
// process, so that Ctrl-C, SIGTERM and the exit code are the server's own.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

if (process.env['npm_lifecycle_event'] === 'start') endWithParent()
await build()
if (existsSync('.env')) process.loadEnvFile('.env')
process.setSourceMapsEnabled(true)
await import(new URL('../dist/server/main.js', import.meta.url).href)

/** In a process of its own: the build tools' memory is not the server's. */
async function build() {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.off('SIGINT', stop).off('SIGTERM', stop)
  // A null code is a signal: somebody stopped the build.
  if (code !== 0) process.exit(code ?? 130)
}

/**
 * npm passes SIGTERM to the shell between it and this process, and the shell dies without passing it
 * on: `npm start` would be over and the server would not. A new parent tells that this happened.
 */
function endWithParent() {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  check.unref()
}

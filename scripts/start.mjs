// `npm start`: builds if the sources changed since the last build, then runs the server in this process, so
// that Ctrl-C, SIGTERM and the exit code are the server's.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

if (process.env['npm_lifecycle_event'] === 'start') endWithParent()
await build()
if (existsSync('.env')) process.loadEnvFile('.env')
process.setSourceMapsEnabled(true)
await import(new URL('../dist/server/main.js', import.meta.url).href)

/** Runs in a separate process, so that the server does not keep the memory of the build tools. */
async function build() {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.off('SIGINT', stop).off('SIGTERM', stop)
  // A null code means a signal: the build was stopped.
  if (code !== 0) process.exit(code ?? 130)
}

/**
 * npm sends SIGTERM to the shell between it and this process, and the shell dies without passing it on: `npm
 * start` would end while the server keeps running. A changed parent process id shows that this happened.
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

// Runs before the browser tests: finds a Chromium, installs Debian's if permitted, or prints how to install
// one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumHelp, findChromium } from '#e2e/chromium.ts'

if (!findChromium()) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) stop(chromiumHelp)
  console.log('No Chromium found: installing it from the system packages')
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  if (!findChromium()) stop(chromiumHelp)
}

/** @param {string[]} args what apt-get is to do; ends this process when it fails */
function apt(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) stop(`apt-get ${args.join(' ')} failed.\n${chromiumHelp}`)
}

/** @param {string} reason @returns {never} */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}

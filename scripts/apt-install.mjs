import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages where that is permitted. Otherwise, and if it fails, this prints the help and ends the
 * process. `missing` says what was not found.
 * @param {{ missing: string, packages: string[], help: string }} wanted
 */
export function aptInstall({ missing, packages, help }) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) stop(help)
  console.log(`No ${missing} found: installing from the system packages`)
  apt(help, 'update', '-qq')
  apt(help, 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** @param {string} help @param {string[]} args what apt-get is to do; ends this process when it fails */
function apt(help, ...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) stop(`apt-get ${args.join(' ')} failed.\n${help}`)
}

/** @param {string} reason @returns {never} */
export function stop(reason) {
  console.error(reason)
  process.exit(1)
}

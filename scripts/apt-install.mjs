import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages where that is permitted. Otherwise, and if it fails, this prints the help and ends the
 * process. `missing` says what was not found. Of `optional`, those are installed that the system has.
 * @param {{ missing: string, packages: string[], optional?: string[], help: string }} wanted
 */
export function aptInstall({ missing, packages, optional = [], help }) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) stop(help)
  console.log(`No ${missing} found: installing from the system packages`)
  apt(help, 'update', '-qq')
  apt(help, 'install', '-y', '-qq', '--no-install-recommends', ...packages, ...optional.filter(isOffered))
}

/** @param {string} name of a package */
function isOffered(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
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

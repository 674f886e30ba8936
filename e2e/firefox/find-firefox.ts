import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commandNames = ['firefox-esr', 'firefox']
/** Debian's packages of Firefox, and of the sound card that it speaks and hears through. */
export const firefoxPackages = ['firefox-esr', 'pulseaudio', 'pulseaudio-utils']
const soundCommands = ['pulseaudio', 'pactl', 'paplay', 'parec']

export const firefoxHelp = `This needs Firefox and PulseAudio, and did not find both. Either of these fixes it:
  sudo apt-get install ${firefoxPackages.join(' ')}     Debian (as root, this is done by itself)
  FIREFOX_PATH=/path/to/firefox     another Firefox, beside PulseAudio and its commands`

const folders = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
const onPath = (name: string) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/**
 * The path of Firefox: FIREFOX_PATH, otherwise the one on PATH. Null if it or PulseAudio is missing. Throws if FIREFOX_PATH
 * is not an existing file: a wrong setting must not be ignored.
 */
export function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH']
  if (given && !existsSync(given)) throw new Error(`FIREFOX_PATH is ${given}, and there is no such file.`)
  if (soundCommands.some((name) => onPath(name) === undefined)) return null
  if (given) return given
  for (const name of commandNames) {
    const path = onPath(name)
    if (path !== undefined) return path
  }
  return null
}

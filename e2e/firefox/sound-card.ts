import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SoundMeter } from './sound-meter.ts'
import { waitFor } from './wait.ts'

/** What is played into the room is heard by the microphone; what the loudspeaker plays is not. */
const room = 'room'
const microphone = 'microphone'
const loudspeaker = 'loudspeaker'
const format = ['--rate=16000', '--channels=1', '--format=s16le', '--latency-msec=10']

/**
 * A sound card without hardware: a PulseAudio of its own with a microphone and a loudspeaker, so that a browser opens its
 * devices, resamples and buffers as it does at a desk. Both can be measured from outside the browser, on one clock.
 */
export class SoundCard {
  readonly #folder: string
  readonly #children: ChildProcess[]
  /** The environment in which a program uses this sound card. */
  readonly env: Record<string, string>
  /** What the microphone hears. */
  readonly heard: SoundMeter
  /** What the loudspeaker plays. */
  readonly played: SoundMeter

  private constructor(folder: string, env: Record<string, string>, server: ChildProcess) {
    this.#folder = folder
    this.env = env
    const [heard, played] = [`${room}.monitor`, `${loudspeaker}.monitor`].map((device) =>
      spawn('parec', [`--device=${device}`, ...format], {
        env: inherited(env),
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    if (!heard || !played) throw new Error('no meters')
    this.heard = new SoundMeter(heard.stdout)
    this.played = new SoundMeter(played.stdout)
    this.#children = [heard, played, server]
  }

  static async start(): Promise<SoundCard> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-sound-'))
    const socket = join(folder, 'socket')
    const modules = [
      `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
      `module-null-sink sink_name=${room} rate=48000 channels=1 ${described('sink', room)}`,
      `module-null-sink sink_name=${loudspeaker} rate=48000 channels=2 ${described('sink', loudspeaker)}`,
      // A browser does not offer monitors as microphones.
      `module-remap-source source_name=${microphone} master=${room}.monitor channels=1 ${described('source', microphone)}`,
    ]
    const options = ['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--log-level=error']
    const env = { PULSE_SERVER: `unix:${socket}`, HOME: folder, XDG_RUNTIME_DIR: folder }
    const server = spawn('pulseaudio', [...options, ...modules.flatMap((name) => ['-L', name])], {
      env: inherited(env),
      stdio: 'ignore',
    })
    const run = (...args: string[]) => promisify(execFile)('pactl', args, { env: inherited(env) })
    try {
      await waitFor('PulseAudio', () =>
        run('set-default-source', microphone).then(
          () => true,
          () => false,
        ),
      )
      await run('set-default-sink', loudspeaker)
      return new SoundCard(folder, { PULSE_SERVER: env.PULSE_SERVER }, server)
    } catch (error) {
      server.kill('SIGTERM')
      throw error
    }
  }

  /** Plays a WAV file into the room; resolves when it is over. */
  async say(file: string): Promise<void> {
    const player = spawn('paplay', [`--device=${room}`, '--latency-msec=10', file], {
      env: inherited(this.env),
      stdio: 'ignore',
    })
    const [code] = await once(player, 'exit')
    if (code !== 0) throw new Error(`paplay ended with ${code}`)
  }

  async close(): Promise<void> {
    for (const child of this.#children) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function inherited(env: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], ...env }
}

/** Its name as browsers show it. */
function described(kind: 'sink' | 'source', name: string): string {
  return `${kind}_properties=device.description=${name}`
}

export type AudioDevice = Pick<MediaDeviceInfo, 'deviceId' | 'label'>

/** What can be chosen. Without permission for the microphone browsers reveal nothing: then both are empty. */
export type AudioDevices = { microphones: readonly AudioDevice[]; loudspeakers: readonly AudioDevice[] }

export const noDevices: AudioDevices = { microphones: [], loudspeakers: [] }

/** The devices of this moment, without the browser's own entry for the system's default. */
export async function listAudioDevices(): Promise<AudioDevices> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  const named = devices.filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default')
  return {
    microphones: named.filter(({ kind }) => kind === 'audioinput'),
    loudspeakers: named.filter(({ kind }) => kind === 'audiooutput'),
  }
}

/**
 * Whether the browser has a microphone, as far as it says: before permission it names none, but tells that there
 * is one. A browser that fails to tell is assumed to have one; a page without HTTPS has none.
 */
export async function hasMicrophone(): Promise<boolean> {
  if (navigator.mediaDevices === undefined) return false
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some(({ kind }) => kind === 'audioinput')
  } catch {
    return true
  }
}

/** Browsers name the devices once the page has opened a microphone, and say so by no event. */
const revelations = new EventTarget()

/** Call when the microphone was opened: the lists of devices are read anew. */
export function revealDevices(): void {
  revelations.dispatchEvent(new Event('revealed'))
}

/** Calls back when a device is plugged in or out, or devices are named for the first time. Returns the unsubscribe function. */
export function watchAudioDevices(onChange: () => void): () => void {
  const devices = navigator.mediaDevices
  devices?.addEventListener('devicechange', onChange)
  revelations.addEventListener('revealed', onChange)
  return () => {
    devices?.removeEventListener('devicechange', onChange)
    revelations.removeEventListener('revealed', onChange)
  }
}

/** What became of a chosen device between two lists; null if nothing, or if the first list reveals none. */
export function deviceChange(
  chosenId: string | null,
  before: readonly AudioDevice[],
  now: readonly AudioDevice[],
): 'gone' | 'back' | null {
  if (chosenId === null || before.length === 0) return null
  const isIn = (devices: readonly AudioDevice[]) => devices.some(({ deviceId }) => deviceId === chosenId)
  if (isIn(before) === isIn(now)) return null
  return isIn(now) ? 'back' : 'gone'
}

/** The device to use: the chosen one, or null for the default while the chosen one is away. */
export function availableDevice(chosenId: string | null, devices: readonly AudioDevice[]): string | null {
  // Nothing is revealed before permission, so nothing is known to be away.
  if (devices.length === 0) return chosenId
  return devices.some(({ deviceId }) => deviceId === chosenId) ? chosenId : null
}

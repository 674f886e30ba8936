/** A browser that is busy may take its time; nobody should wait for the explanation. */
const answerMs = 1_000

/** `prompt`: the browser asks the next time that a page opens the microphone. */
export type MicrophonePermission = 'granted' | 'prompt' | 'denied'

/** The page's devices, once its microphone was opened. */
let opened: MediaDevices | null = null

/**
 * The microphone could be opened on this page. Firefox and Safari allow it for the page alone: they go on to say
 * `prompt`, but do not ask again.
 */
export function noteMicrophoneOpened(): void {
  opened = navigator.mediaDevices
}

/** Whether the microphone was allowed before. A browser that cannot tell, or does not in time, is assumed to ask. */
export async function microphonePermission(): Promise<MicrophonePermission> {
  const state = await permissionState()
  return state === 'prompt' && opened !== null && opened === navigator.mediaDevices ? 'granted' : state
}

async function permissionState(): Promise<MicrophonePermission> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), answerMs)
  })
  try {
    const asked = navigator.permissions.query({ name: 'microphone' as PermissionName })
    return (await Promise.race([asked, late]))?.state ?? 'prompt'
  } catch {
    return 'prompt'
  } finally {
    clearTimeout(timer)
  }
}

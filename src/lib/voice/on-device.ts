import type { SpeechLanguage } from '#protocol/realtime/voice.ts'

/**
 * Whether the browser recognises speech on the device, without sending it anywhere: it cannot, it can once its language pack is
 * there, the pack is on its way, or it can now.
 */
export type OnDevice = 'unavailable' | 'downloadable' | 'downloading' | 'available'
const states: readonly unknown[] = ['unavailable', 'downloadable', 'downloading', 'available']

/** What a browser that recognises on the device adds to its class (Chrome 139 and later); TypeScript has no types for it. */
type OnDeviceRecognition = {
  available?: (asked: Asked) => Promise<unknown>
  install?: (asked: Asked) => Promise<boolean>
}
type Asked = { langs: readonly SpeechLanguage[]; processLocally: true }

/** A call does not wait longer for the answer: it begins without. */
const answerMaxMs = 1_000

function recognitionClass(): OnDeviceRecognition {
  const scope = window as unknown as Record<string, unknown>
  const found = scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a vendor's class that no type describes
  return typeof found === 'function' ? (found as OnDeviceRecognition) : {}
}

/** Whether all of these languages are recognised on the device; of several, what the least able one is. */
export async function onDeviceRecognition(languages: readonly SpeechLanguage[]): Promise<OnDevice> {
  const recognition = recognitionClass()
  if (typeof recognition.available !== 'function') return 'unavailable'
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const late = new Promise<unknown>((resolve) => {
      timer = setTimeout(() => resolve('unavailable'), answerMaxMs)
    })
    const found = await Promise.race([
      recognition.available({ langs: languages, processLocally: true }),
      late,
    ])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is one of the states
    return states.includes(found) ? (found as OnDevice) : 'unavailable'
  } catch {
    // The page may not ask, or the browser knows no such language.
    return 'unavailable'
  } finally {
    clearTimeout(timer)
  }
}

/** Has the browser download the language packs. Returns whether they are there; it may take minutes. */
export async function installOnDevice(languages: readonly SpeechLanguage[]): Promise<boolean> {
  try {
    return (await recognitionClass().install?.({ langs: languages, processLocally: true })) === true
  } catch {
    return false
  }
}

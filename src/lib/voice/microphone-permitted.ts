/** A browser that is busy may take its time; nobody should wait for the explanation. */
const answerMs = 1_000

/** Whether the microphone was allowed before. A browser that cannot tell, or does not in time, is assumed to ask. */
export async function microphonePermitted(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), answerMs)
  })
  try {
    const asked = navigator.permissions.query({ name: 'microphone' as PermissionName })
    return (await Promise.race([asked, late]))?.state === 'granted'
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

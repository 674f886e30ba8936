/** By then any browser has read a file that it was offered. */
const revokeAfterMs = 60_000

/** What leaves the page, behind one object so that a test can watch it. */
export const browser = {
  /** Loads a path anew: nothing of the last user's stays in memory. */
  reloadTo(path: string): void {
    window.location.assign(path)
  },
  /** Offers a text as a file to keep. */
  saveText(fileName: string, text: string): void {
    browser.saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  },
  /** Offers a file to keep. */
  saveFile(fileName: string, file: Blob): void {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    // Safari reads it only after the click; a large one takes a while.
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
  },
}

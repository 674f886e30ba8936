/** Any browser has read a downloaded blob by then. */
const revokeAfterMs = 60_000

/** Side effects outside the page, in one object so that tests can spy on them. */
export const browser = {
  /** Loads a path with a full page load, so that nothing of the previous user's data stays in memory. */
  reloadTo(path: string): void {
    window.location.assign(path)
  },
  /** Reloads the page; the state of its history entry stays. */
  reload(): void {
    window.location.reload()
  },
  /** Downloads a text as a file. */
  saveText(fileName: string, text: string): void {
    browser.saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  },
  /** Downloads a file. */
  saveFile(fileName: string, file: Blob): void {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    // Safari reads the blob only after the click, and a large one takes a while.
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
  },
}

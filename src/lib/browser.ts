/** What leaves the page, behind one object so that a test can watch it. */
export const browser = {
  /** Loads a path anew: nothing of the last user's stays in memory. */
  reloadTo(path: string): void {
    window.location.assign(path)
  },
  /** Offers a text as a file to keep. */
  saveText(fileName: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
  },
}

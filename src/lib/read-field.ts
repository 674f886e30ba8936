/** Reads uncontrolled fields by name, with what a password manager filled in. */
export function fieldReader(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

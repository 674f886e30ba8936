import { fold } from './text/fold.ts'

const listener = /\b(?:you|your|yours|yourself|usted|vos|tu|contigo|su edad)\b/

/** Whether the line says "you", so that it asks about whoever hears it and not about somebody just spoken of. */
export function namesListener(line: string): boolean {
  return listener.test(fold(line).text)
}

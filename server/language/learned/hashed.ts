/** FNV-1a, 32 bits: quick, spread well enough, and the same on every machine. Goes on from what was hashed before. */
export function hashed(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}

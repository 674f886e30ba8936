/**
 * The network that counts as one client: an IPv4 address itself, and the /64 of an IPv6 address, since the owner of
 * one usually has its whole /64.
 */
export function ipNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined ? [] : tail.split(':')
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  return groups.slice(0, 4).join(':')
}

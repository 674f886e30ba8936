/**
 * The network that counts as one client: an IPv4 address itself, and the /64 of an IPv6 address, since the owner of
 * one usually has its whole /64.
 */
export function ipNetwork(address: string): string {
  return address.includes(':') ? ipv6Prefix(address, 4) : address
}

/** The /48 of an IPv6 address, the most that a provider gives one customer; null for an IPv4 address. */
export function ipSite(address: string): string | null {
  return address.includes(':') ? ipv6Prefix(address, 3) : null
}

/** The first groups of 16 bits, written without leading zeros. */
function ipv6Prefix(address: string, groups: number): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined ? [] : tail.split(':')
  const all = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return all
    .slice(0, groups)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')
}

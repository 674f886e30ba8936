import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to a proxy of ours, whose word about its own client counts. */
export type TrustedProxies = (address: string) => boolean

/** The names that a list of proxies may use for ranges. */
const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/**
 * Reads a list of proxies: addresses, ranges in CIDR form, `loopback`, `private`.
 * @throws {RangeError} for an entry that is none of these
 */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const known = new BlockList()
  for (const entry of list.flatMap((name) => ranges[name] ?? [name])) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (version === 0 || !/^\d*$/u.test(bits ?? '') || prefix > most || bits === '')
      throw new RangeError(`"${entry}" is no address, no range, and neither loopback nor private`)
    known.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The address of the client. `X-Forwarded-For` counts only as far as trusted proxies wrote it: it is read
 * from its end, and the first address that is no proxy of ours is the client, whatever stands before it.
 */
export function clientAddress(
  peer: string | null,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string | null {
  let address = unmapIpv4(peer ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapIpv4(hop.trim()))
  while (isIP(address) !== 0 && trusted(address)) {
    const next = hops.pop()
    if (next === undefined || isIP(next) === 0) break
    address = next
  }
  return address === '' ? null : address
}

/** An IPv4 address that came in over a socket for both versions is written as itself. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '')
}

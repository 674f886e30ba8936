import { BlockList, isIP } from 'node:net'

/** Whether an address is a trusted proxy, whose `X-Forwarded-For` entries count. */
export type TrustedProxies = (address: string) => boolean

/** Addresses whose answer is remembered. */
const rememberedMax = 1_000

/** Named ranges that a list of proxies may use. */
const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/**
 * Parses a list of proxies: addresses, CIDR ranges, `loopback` and `private`.
 * @throws {RangeError} for any other entry
 */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const known = new BlockList()
  for (const entry of list.flatMap((name) => ranges[name] ?? [name])) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (version === 0 || !/^\d*$/u.test(bits ?? '') || prefix > most || bits === '')
      throw new RangeError(`"${entry}" is not an address, a CIDR range, loopback or private`)
    known.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  // Every request asks about the same few peers.
  const answers = new Map<string, boolean>()
  return (address) => {
    const answer = answers.get(address)
    if (answer !== undefined) return answer
    const found = known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    if (answers.size >= rememberedMax) answers.clear()
    answers.set(address, found)
    return found
  }
}

/**
 * The client's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from the end,
 * the first address that is not a trusted proxy is the client.
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

/** Converts an IPv4 address from a dual-stack socket to its plain form. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '')
}

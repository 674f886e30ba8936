import { expect, it } from 'vitest'
import { clientAddress, trustedProxies } from './trusted-proxies.ts'

const nobody = trustedProxies([])
const inside = trustedProxies(['loopback', 'private', '203.0.113.7', '2001:db8::/32'])

it.each([
  ['without trusted proxies the header says nothing', nobody, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['a stranger’s header says nothing', inside, '198.51.100.9', '198.51.100.1', '198.51.100.9'],
  ['the proxy’s word counts', inside, '172.18.0.2', '198.51.100.1', '198.51.100.1'],
  ['what the client put before it does not', inside, '172.18.0.2', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
  ['through two proxies', inside, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.4', '198.51.100.1'],
  ['proxies alone: the outermost', inside, '127.0.0.1', '10.0.0.4', '10.0.0.4'],
  ['nonsense ends the walk', inside, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['no header', inside, '127.0.0.1', undefined, '127.0.0.1'],
  ['IPv4 on a socket for both', inside, '::ffff:172.18.0.2', '2001:db9::1', '2001:db9::1'],
  ['a trusted IPv6 range', inside, '2001:db8::5', '198.51.100.1', '198.51.100.1'],
  ['no peer', inside, null, '198.51.100.1', null],
])('%s', (_what, trusted, peer, header, address) => {
  expect(clientAddress(peer, header, trusted)).toBe(address)
})

it.each(['everybody', '10.0.0.0/33', '10.0.0.1/', '10.0.0', '::/129', ''])('%s is no proxy', (entry) => {
  expect(() => trustedProxies([entry])).toThrow(RangeError)
})

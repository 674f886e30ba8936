import { expect, it } from 'vitest'
import { clientAddress, trustedProxies } from './trusted-proxies.ts'

const nobody = trustedProxies([])
const inside = trustedProxies(['loopback', 'private', '203.0.113.7', '2001:db8::/32'])

it.each([
  ['without trusted proxies the header is ignored', nobody, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['the header of an untrusted peer is ignored', inside, '198.51.100.9', '198.51.100.1', '198.51.100.9'],
  ['the header of a trusted proxy counts', inside, '172.18.0.2', '198.51.100.1', '198.51.100.1'],
  [
    'entries that the client added do not count',
    inside,
    '172.18.0.2',
    '8.8.8.8, 198.51.100.1',
    '198.51.100.1',
  ],
  ['through two proxies', inside, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.4', '198.51.100.1'],
  ['only proxies: the outermost', inside, '127.0.0.1', '10.0.0.4', '10.0.0.4'],
  ['a malformed entry ends the search', inside, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['no header', inside, '127.0.0.1', undefined, '127.0.0.1'],
  ['IPv4 on a dual-stack socket', inside, '::ffff:172.18.0.2', '2001:db9::1', '2001:db9::1'],
  ['a trusted IPv6 range', inside, '2001:db8::5', '198.51.100.1', '198.51.100.1'],
  ['no peer', inside, null, '198.51.100.1', null],
])('%s', (_what, trusted, peer, header, address) => {
  expect(clientAddress(peer, header, trusted)).toBe(address)
})

it.each(['everybody', '10.0.0.0/33', '10.0.0.1/', '10.0.0', '::/129', ''])(
  'rejects %s as a proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(RangeError)
  },
)

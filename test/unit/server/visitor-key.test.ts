import { bareAddress, visitorKeys } from '../../../server/http/visitor-key'

const keys = visitorKeys('a secret')
const same = (one: string, other: string) => keys.visitor(one) === keys.visitor(other)
const sameNetwork = (one: string, other: string) =>
  keys.network(one) !== undefined && keys.network(one) === keys.network(other)

describe('security 15: the key of an address', () => {
  it.each([
    ['2001:db8:1:100::1', '2001:DB8:1:1ff:0:0:0:2'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['203.0.113.7', '::ffff:cb00:7107'],
    ['203.0.113.7', '203.0.113.7:5000'],
    ['2001:db8:1:100::1', '[2001:db8:1:100::1]:5000'],
    ['fe80::1%eth0', 'fe80::1%eth1'],
    ['2002:cb00:7107:1::1', '2002:cb00:7107:ff00::1'],
    ['nobody', 'unknown'],
  ])('is the same for %s and %s', (one, other) => expect(same(one, other)).toBe(true))

  it.each([
    ['2001:db8:1:100::1', '2001:db8:1:200::1'],
    ['203.0.113.7', '203.0.113.8'],
    ['2002:cb00:7107::1', '2002:cb00:7108::1'],
  ])('differs between %s and %s', (one, other) => expect(same(one, other)).toBe(false))

  it('of the network is that of the /48, which IPv4 does not have, in whatever form', () => {
    expect(sameNetwork('2001:db8:1:100::1', '2001:db8:1:ff00::1')).toBe(true)
    expect(sameNetwork('2001:db8:1:100::1', '[2001:DB8:1:200::9]:443')).toBe(true)
    expect(sameNetwork('2001:db8:1:100::1', '2001:db8:2:100::1')).toBe(false)
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7:80', '2002:cb00:7107::1', '', 'x'])
      expect([address, keys.network(address)]).toEqual([address, undefined])
  })
})

it.each([
  ['10.0.0.5:443', '10.0.0.5'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[fe80::1%eth0]:443', 'fe80::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['10.0.0.5', '10.0.0.5'],
])('peers F25: %s is the address %s', (text, address) => expect(bareAddress(text)).toBe(address))

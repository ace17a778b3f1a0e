import { isPublicAddress, PrivateAddress, publicLookup } from '../../../server/platform/public-address'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1'],
  ...['::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
])('%s is not a public internet address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public internet address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a name for this machine is not resolved', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
  expect(error).toBeInstanceOf(PrivateAddress)
})

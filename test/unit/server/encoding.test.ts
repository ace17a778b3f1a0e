import { preferredEncoding } from '../../../server/http/encoding'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.0', 'identity'],
  ['br;Q=0,gzip;q=0.001', 'gzip'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['brotli, x-gzip', 'identity'],
] as const)('a client that accepts %j is sent %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

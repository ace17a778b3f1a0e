import { isPlainAddress } from '../../../server/http/address'

test.each(['/', '/comparisons', '/comparisons?emr1=%', '/caf%C3%A9', '/x//y', '/%2525', '/?//evil.example'])(
  '%s is a path of this site',
  (address) => expect(isPlainAddress(address)).toBe(true),
)

test.each(['', '*', '//evil.example', '/\\evil.example', 'https://evil.example/', '/%', '/%E0%A4%A', '/x%ff'])(
  '%s is not plainly a path of this site',
  (address) => expect(isPlainAddress(address)).toBe(false),
)

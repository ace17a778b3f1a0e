import { hashPassword, isPassword, passwordCharsMax } from '../../../server/platform/password'

describe('a password', () => {
  it('is recognized by its hash at the usual cost, and no other password is', async () => {
    const known = hashPassword('correct horse')
    expect(known.cost).toBe(32_768)
    expect(await isPassword('correct horse', known)).toBe(true)
    for (const other of ['', 'correct horse ', 'Correct horse']) expect(await isPassword(other, known)).toBe(false)
  })

  it('is hashed with a new salt each time', () => {
    const [one, other] = [hashPassword('same', 256), hashPassword('same', 256)]
    expect(one.salt.equals(other.salt)).toBe(false)
    expect(one.hash.equals(other.hash)).toBe(false)
  })

  it('never matches if none is set, or if too long', async () => {
    expect(await isPassword('', undefined)).toBe(false)
    const long = 'x'.repeat(passwordCharsMax + 1)
    expect(await isPassword(long, hashPassword(long, 256))).toBe(false)
  })

  it('is checked for all concurrent callers', async () => {
    const known = hashPassword('right', 256)
    const asked = Array.from({ length: 40 }, (_, at) => isPassword(at % 2 ? 'right' : 'wrong', known))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(20)
  })
})

import { createSealing } from '../../../server/platform/sealing'

const [first, second] = ['the first secret of the tests', 'the second secret of the tests']

describe('a sealed value', () => {
  const sealing = createSealing({ sessionSecrets: [first] })

  it('can be opened with any of the secrets, and only for its owner', () => {
    const sealed = sealing.seal('whsec_x', 'owner')
    expect(sealed).not.toContain('whsec')
    expect(sealing.open(sealed, 'owner')).toBe('whsec_x')
    expect(createSealing({ sessionSecrets: [second, first] }).open(sealed, 'owner')).toBe('whsec_x')
    expect(sealing.open(sealed, 'another')).toBeUndefined()
    expect(createSealing({ sessionSecrets: [second] }).open(sealed, 'owner')).toBeUndefined()
  })

  it('is different each time, and cannot be opened once modified', () => {
    const sealed = sealing.seal('whsec_x', 'owner')
    expect(sealing.seal('whsec_x', 'owner')).not.toBe(sealed)
    const changed = Buffer.from(sealed, 'base64url')
    changed[14] = (changed[14] ?? 0) ^ 1
    expect(sealing.open(changed.toString('base64url'), 'owner')).toBeUndefined()
    expect(sealing.open('', 'owner')).toBeUndefined()
  })
})

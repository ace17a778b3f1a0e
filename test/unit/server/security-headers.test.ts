import { securityHeaders } from '../../../server/http/security-headers'

const plain = { siteUrl: 'http://127.0.0.1:3000', tapfiliateAccountId: undefined, gaMeasurementId: undefined }
const policyOf = (config: Parameters<typeof securityHeaders>[0]) => {
  const directives = (securityHeaders(config)['Content-Security-Policy'] ?? '').split(';')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/, 2)))
}

describe('the security headers', () => {
  it('are these', () => {
    expect(securityHeaders(plain)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(securityHeaders(plain)).not.toHaveProperty('Strict-Transport-Security')
  })

  it('let only files of the site run, and nobody frame it', () => {
    expect(policyOf(plain)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('let no picture from elsewhere tell a stranger of a reader', () => {
    expect(policyOf(plain)['img-src']).toBe("'self' data:")
  })

  it('add a tracker when it is configured, and no inline script for it', () => {
    const policy = policyOf({ ...plain, gaMeasurementId: 'G-ABC123', tapfiliateAccountId: '1-abc' })
    expect(policy['script-src']).toBe("'self' https://script.tapfiliate.com https://www.googletagmanager.com")
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('upgrade requests where the site is on https only', () => {
    expect(policyOf(plain)).not.toHaveProperty('upgrade-insecure-requests')
    expect(policyOf({ ...plain, siteUrl: 'https://guide.example' })).toHaveProperty('upgrade-insecure-requests')
  })
})

import { securityHeaders } from '../../../server/http/security-headers'

const plain = { siteUrl: 'http://127.0.0.1:3000', tapfiliateAccountId: undefined, gaMeasurementId: undefined }
const policyOf = (config: Parameters<typeof securityHeaders>[0]) => {
  const directives = (securityHeaders(config)['Content-Security-Policy'] ?? '').split(';')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/, 2)))
}

describe('the security headers', () => {
  it('have exactly the expected values', () => {
    expect(securityHeaders(plain)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(securityHeaders(plain)).not.toHaveProperty('Strict-Transport-Security')
  })

  it("allow only the site's own scripts, and no framing", () => {
    expect(policyOf(plain)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('block pictures from other sites, which would reveal readers to strangers', () => {
    expect(policyOf(plain)['img-src']).toBe("'self' data:")
  })

  it('allow a configured tracker, but no inline script', () => {
    const policy = policyOf({ ...plain, gaMeasurementId: 'G-ABC123', tapfiliateAccountId: '1-abc' })
    expect(policy['script-src']).toBe("'self' https://script.tapfiliate.com https://www.googletagmanager.com")
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('upgrade insecure requests only on an https site', () => {
    expect(policyOf(plain)).not.toHaveProperty('upgrade-insecure-requests')
    expect(policyOf({ ...plain, siteUrl: 'https://guide.example' })).toHaveProperty('upgrade-insecure-requests')
  })
})

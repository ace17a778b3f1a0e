import request from 'supertest'
import { sitePages } from '../../shared/site/pages'
import { openApp, withApp } from '../support/app'

const forms = ['/comparisons', '/vendors', '/match', '/blog', '/get-recommendation', '/contact', '/corrections']

/** The directives that differ from the general policy. */
const ownPolicy = (headers: Record<string, unknown>) =>
  String(headers['content-security-policy']).match(/require-trusted-types-for 'script';trusted-types ([^;]+)/)?.[1]

describe("a visitor's page", () => {
  const site = openApp()

  it.each(sitePages.map(({ path }) => path).filter((path) => !forms.includes(path.replace(/\?.*$/, ''))))(
    '%s allows no text to become elements',
    async (path) => {
      const { headers } = await request(site.app).get(path)
      expect(ownPolicy(headers)).toBe("'none'")
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
    },
  )

  it.each(forms)("%s allows its form to turn only the site's own responses into elements", async (path) => {
    expect(ownPolicy((await request(site.app).get(path)).headers)).toBe('enhance')
  })

  it.each(['/no-such-page', '/emr/nobody', '/blog/no-such-article'])('%s, an error page, does so too', async (path) => {
    expect(ownPolicy((await request(site.app).get(path)).headers)).toBe("'none'")
  })

  it('keeps its policies in a 304', async () => {
    const first = await request(site.app).get('/about')
    const again = await request(site.app).get('/about').set('If-None-Match', String(first.headers.etag))
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('of the admin has neither policy, because React creates its elements', async () => {
    const { headers } = await request(site.app).get('/admin')
    expect(ownPolicy(headers)).toBeUndefined()
    expect(headers).not.toHaveProperty('speculation-rules')
  })
})

it('a page with a tracker sends no Trusted Types policy', async () => {
  await withApp({ env: { GA_MEASUREMENT_ID: 'G-TEST123' } }, async (site) => {
    const { headers } = await request(site.app).get('/about')
    expect(ownPolicy(headers)).toBeUndefined()
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  })
})

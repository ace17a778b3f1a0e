import { readArrival } from '../../../server/leads/arrival'

const nothing = { landingPage: '', referrerHost: '', campaign: '', pagesRead: [] }
const stored = {
  landingPage: '/vendors',
  referrer: 'https://www.google.com',
  campaign: 'google / cpc / spring',
  pagesRead: ['/vendors', '/blog/an-article', '/emr/kipu'],
}

describe('the record of how a visitor arrived', () => {
  it("is read from what the form's script sends, and from what a program sends", () => {
    const read = {
      landingPage: '/vendors',
      referrerHost: 'google.com',
      campaign: 'google / cpc / spring',
      pagesRead: ['/vendors', '/blog/an-article', '/emr/kipu'],
    }
    expect(readArrival(JSON.stringify(stored))).toEqual(read)
    expect(readArrival(stored)).toEqual(read)
  })

  it.each([
    undefined,
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    7,
    [],
    { landingPage: 7, referrer: {}, campaign: [], pagesRead: 'x' },
    { landingPage: 'x'.repeat(9_000), pagesRead: Array(99).fill('/') },
    JSON.stringify({ ...stored, campaign: 'x'.repeat(3_000) }),
    { referrer: 'javascript:alert(1)' },
    { referrer: `https://${'a'.repeat(300)}.example` },
  ])('is ignored if %p is sent, without rejecting the form', (given) => {
    expect(readArrival(given)).toEqual(nothing)
  })

  it('keeps at most five pages, each a page of this site, and one line of campaign short enough for an index', () => {
    const pagesRead = ['/', '/vendors', '/wp-admin', '/match', '/rules', '/about?x=<b>']
    const campaign = `a\n\0\u2028\ud800${'\u{1f600}'.repeat(100)}`
    const read = readArrival({ landingPage: '/nowhere', pagesRead, campaign })
    expect(read).toMatchObject({ landingPage: 'other', pagesRead: ['/vendors', 'other', '/match', '/rules', 'other'] })
    expect(read.campaign).toMatch(/^a \p{Emoji}+$/u)
    expect(Buffer.byteLength(read.campaign)).toBeLessThan(500)
  })

  it("falls back to the referring site of the form's page if the script sent nothing more", () => {
    expect(readArrival('', 'https://news.example')).toEqual({ ...nothing, referrerHost: 'news.example' })
    expect(readArrival(JSON.stringify(stored), 'https://news.example').referrerHost).toBe('google.com')
  })
})

import { findVendor } from '../../../../shared/catalogue'
import { withFacts } from '../../../../shared/catalogue/in-text'

const filled = (token: string, vendor = 'simplepractice') => withFacts(`A {{${token}}} b`, vendor, 'markdown')

test.each([
  ['fact:prescribing.price', '$49 per clinician a month + $89 setup (unverified)'],
  ['fact:starRating', '4.6/5 (our figure)'],
  ['fact:estimatedCostPerMonth', '$39+ (our figure; readings differ)'],
  ['fact:setupTime', '1-2 weeks (unverified)'],
  ['fact:specialties', 'mental health'],
  ['within:leaving.exportDeadline', 'before the subscription is canceled; it cannot be paused'],
  ['fact:certification.asOf', 'February 13, 2026'],
  ['dated:price.plans', 'July 10, 2026'],
  ['note:aiNotetaking', undefined],
  ['fact:limits.1', 'Group appointments need the top plan (Plus)'],
])('{{%s}} is replaced by %s', (token, words) => {
  if (words === undefined) expect(() => filled(token)).toThrow('does not have')
  else expect(filled(token)).toBe(`A ${words} b`)
})

test('a differing reading is quoted without its addresses', () => {
  const text = filled('differs:estimatedCostPerMonth')
  expect(findVendor('simplepractice')?.estimatedCostPerMonth.differs).toContain('https://')
  expect(text).toContain('lists $49 (Starter)')
  expect(text).not.toContain('http')
})

test('on a page a value links to its evidence and is escaped', () => {
  expect(withFacts('{{fact:security.baa}}', 'simplepractice', 'html')).toBe(
    '<a href="#security.baa">Self-serve on all paid plans</a>',
  )
  expect(withFacts('{{within:certification.status}}', 'simplepractice', 'html')).toBe(
    '<a href="#certification.status">no listing found</a>',
  )
  expect(withFacts('{{fact:strengths.0}}', 'opus', 'html')).toMatch(/^<a href="#strengths">/)
})

test('on a page the first sum of a differing reading, or all of one without a sum, links to the evidence, which has its addresses', () => {
  const readings = (of: string, about?: string) => withFacts(`{{differs:${of}}}`, about, 'html')
  expect(readings('estimatedCostPerMonth', 'kareo')).toMatch(/<a href="#estimatedCostPerMonth">\$\d+-\$\d+<\/a> per/)
  expect(readings('epic:estimatedCostPerMonth')).toMatch(
    / at <a href="\/emr\/epic#estimatedCostPerMonth">\$\w+<\/a> to /,
  )
  expect(readings('kareo:estimatedCostPerMonth')).toMatch(/>\$\d+-\$\d+<\/a> per provider/)
  expect(readings('idealOrganizationSize', 'nextgen')).toMatch(/^<a href="#idealOrganizationSize">[^<]*<\/a>$/)
})

test.each(['fact:prescribing.pdmp', 'fact:nothing', 'fact:strengths.9', 'dated:setupTime', 'note:starRating'])(
  '{{%s}} is rejected, so that no text is built with a gap',
  (token) => expect(() => filled(token)).toThrow('does not have'),
)

test('an unknown vendor is rejected', () => {
  expect(() => filled('fact:starRating', 'nobody')).toThrow('"nobody", which is not a vendor')
})

test('a text about several vendors names the vendor in each placeholder', () => {
  const fill = (text: string, form: 'html' | 'markdown' = 'markdown') => withFacts(text, undefined, form)
  expect(fill('{{fact:therapynotes:prescribing.price}}')).toBe('$65 a month')
  expect(fill('{{fact:therapynotes:prescribing.price}}', 'html')).toBe(
    '<a href="/emr/therapynotes#prescribing.price">$65 a month</a>',
  )
  expect(fill('{{via:therapynotes:prescribing.price}}')).toContain('we did not open the page itself')
  expect(() => fill('{{fact:starRating}}')).toThrow('"", which is not a vendor')
})

test('a source is linked by its name, with its own date or else the day we read it', () => {
  const { name, url } = findVendor('smartcare')?.['prescribing.epcs'].source ?? { name: '', url: '' }
  const dated = '{{source:simplepractice:price.plans}}'
  expect(withFacts(dated, undefined, 'html')).toMatch(
    /^<a href="https:[^"]+">API Evangelist [^<]+<\/a>, July 10, 2026$/,
  )
  expect(withFacts('{{source:smartcare:prescribing.epcs}}', undefined, 'markdown')).toBe(
    `[${name}](${url}), read November 29, 2026`,
  )
  expect(() => withFacts('{{source:valant:starRating}}', undefined, 'html')).toThrow('does not have')
})

test('a cell of a table is the link to its value, or says that the value is unknown', () => {
  expect(findVendor('valant')?.['prescribing.epcs'].basis).toBe('unknown')
  expect(withFacts('{{cell:valant:prescribing.epcs}}', undefined, 'html')).toBe(
    '<a class="value-link" href="/emr/valant#prescribing.epcs">Not verified</a>',
  )
  expect(withFacts('{{cell:therapynotes:estimatedCostPerMonth}}', undefined, 'html')).toBe(
    '<a class="value-link" href="/emr/therapynotes#estimatedCostPerMonth">$39+<i aria-hidden="true">°</i> <small>differs</small><span class="sr-only">, our figure</span></a>',
  )
  expect(withFacts('{{cell:kipu:prescribing.epcs}}', undefined, 'markdown')).toBe('Yes')
})

import { mayOpen } from '../../../server/source-links/robots'

const product = 'BehavioralEmrSourceCheck'
const lines = (...all: string[]) => all.join('\r\n')

test.each([
  ['', '/a', true],
  [lines('User-agent: *', 'Disallow: /'), '/a', false],
  [lines('User-agent: *', 'Disallow:'), '/a', true],
  [lines('User-agent: other', 'Disallow: /'), '/a', true],
  [lines('User-agent: *', 'Disallow: /a', 'Allow: /a/b'), '/a/b/c', true],
  [lines('User-agent: *', 'Allow: /a', 'Disallow: /a'), '/a', true],
  [lines('User-agent: *', 'Disallow: /', '', 'User-agent: behavioralemrsourcecheck', 'Allow: /'), '/a', true],
  [lines('User-agent: other', `User-agent: ${product}`, 'Disallow: /a # not here', 'Allow: /a$'), '/a/b', false],
  [lines('User-agent: *', 'Disallow: /*.pdf$'), '/x/y.pdf', false],
  [lines('User-agent: *', 'Disallow: /*.pdf$'), '/x/y.pdf?z', true],
  [lines('User-agent: *', 'Disallow: /a*b*c'), '/a-b-c-d', false],
  [lines('User-agent: *', 'Disallow: /a$'), '/ab', true],
  [lines('nonsense', ':', 'User-agent: *', 'Crawl-delay: 5', 'Disallow: /a'), '/a', false],
])('%j allows %s to be opened: %s', (robots, path, allowed) => {
  expect(mayOpen(robots, product, path)).toBe(allowed)
})

test('is read in time proportional to its length', () => {
  const robots = lines('User-agent: *', `Disallow: /${'*a'.repeat(20_000)}$`)
  const began = process.cpuUsage()
  expect(mayOpen(robots, product, `/${'a'.repeat(19_999)}b`)).toBe(true)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})

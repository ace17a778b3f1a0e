import { mayOpen } from '../../../server/source-links/robots'

test('is read in time proportional to its length', () => {
  const robots = `User-agent: *\r\nDisallow: /${'*a'.repeat(20_000)}$`
  const began = process.cpuUsage()
  expect(mayOpen(robots, 'BehavioralEmrSourceCheck', `/${'a'.repeat(19_999)}b`)).toBe(true)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})

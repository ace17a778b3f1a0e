import { mayOpen } from '../../../server/source-links/robots'
import { cpuMs } from '../../support/scanned'

test('is read in time proportional to its length', () => {
  const robots = `User-agent: *\r\nDisallow: /${'*a'.repeat(20_000)}$`
  const open = () => expect(mayOpen(robots, 'BehavioralEmrSourceCheck', `/${'a'.repeat(19_999)}b`)).toBe(true)
  expect(cpuMs(open)).toBeLessThan(2_000)
})

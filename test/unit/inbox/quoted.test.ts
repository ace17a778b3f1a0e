import { splitQuoted } from '../../../server/inbox/quoted'

it('a megabyte of quote introductions above an answer is scanned in less than two seconds', () => {
  const text = `${'On x wrote:\n> y\n'.repeat(60_000)}end`
  const started = process.cpuUsage()
  expect(splitQuoted(text)).toEqual({ text, quoted: '' })
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})

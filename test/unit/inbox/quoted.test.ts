import { splitQuoted } from '../../../server/inbox/quoted'
import { cpuMs } from '../../support/scanned'

it('a megabyte of quote introductions above an answer is scanned in less than two seconds', () => {
  const text = `${'On x wrote:\n> y\n'.repeat(60_000)}end`
  expect(cpuMs(() => expect(splitQuoted(text)).toEqual({ text, quoted: '' }))).toBeLessThan(2_000)
})

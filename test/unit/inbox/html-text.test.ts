import { htmlToText } from '../../../server/inbox/html-text'
import { cpuMs } from '../../support/scanned'

it('half a million characters of HTML become text in less than two seconds, however deeply nested', () => {
  const hostile = ['<div>', '<a href="https://x.example">', '<blockquote>', '<b><p>', '&amp;', '<', '<style>']
  for (const part of hostile)
    expect(cpuMs(() => htmlToText(part.repeat(Math.floor(500_000 / part.length))))).toBeLessThan(2_000)
})

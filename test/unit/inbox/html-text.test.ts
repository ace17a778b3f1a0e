import { htmlToText } from '../../../server/inbox/html-text'

it('half a million characters of HTML become text in less than two seconds, however deeply nested', () => {
  const hostile = ['<div>', '<a href="https://x.example">', '<blockquote>', '<b><p>', '&amp;', '<', '<style>']
  for (const part of hostile) {
    const before = process.cpuUsage()
    htmlToText(part.repeat(Math.floor(500_000 / part.length)))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  }
})

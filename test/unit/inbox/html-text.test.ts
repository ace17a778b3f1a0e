import { htmlToText } from '../../../server/inbox/html-text'

it.each([
  [
    'paragraphs and lines',
    '<p>One<br>two</p><div>three</div>\n<p>four  <b>five</b></p>',
    'One\ntwo\n\nthree\n\nfour five',
  ],
  ['lists and entities', '<ul><li>a &amp; b</li><li>c&nbsp;&lt;d&gt;</li></ul>', '- a & b\n- c <d>'],
  [
    'links with their address',
    '<a href="https://a.example/x">here</a> <a href="javascript:alert(1)">no</a>',
    'here (https://a.example/x) no',
  ],
  [
    'what is not shown left out',
    '<title>T</title><style>p{}</style><script>if (a < b) alert(1)</script><!-- c -->Text',
    'Text',
  ],
  [
    'quotes marked',
    '<p>New</p><blockquote>old<blockquote>older</blockquote></blockquote>end',
    'New\n\n> old\n\n> > older\n\nend',
  ],
  ['broken markup', '</p><b>bold <i>or</b> both</i><a href=https://x.example', 'bold or both'],
  ['nothing', '', ''],
])('HTML becomes text: %s', (_what, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it('half a million characters of HTML become text in less than two seconds, however deeply nested', () => {
  const hostile = ['<div>', '<a href="https://x.example">', '<blockquote>', '<b><p>', '&amp;', '<', '<style>']
  for (const part of hostile) {
    const before = process.cpuUsage()
    htmlToText(part.repeat(Math.floor(500_000 / part.length)))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  }
})

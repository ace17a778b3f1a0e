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

describe('peers F20, real F8: structure that HTML shows', () => {
  it.each([
    [
      'cells',
      '<table><tr><td>Sites</td><td>12</td></tr><tr><td>Users</td><td>2</td><td>15</td></tr></table>',
      'Sites | 12\nUsers | 2 | 15',
    ],
    [
      'cells as Outlook writes them',
      '<table><tr><td><p>Sites</p></td><td><p>12</p></td></tr><tr><td><p>Users</p></td><td><div>3</div></td></tr></table>',
      'Sites | 12\nUsers | 3',
    ],
    ['an empty cell between', '<tr><th>a<th><th>c', 'a | | c'],
    [
      'a frame of one cell',
      '<p>One</p><table><tr><td><p>Two</p><p>Three</p></td></tr></table>Four',
      'One\n\nTwo\n\nThree\n\nFour',
    ],
    [
      'a table within a cell',
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      'a | b | c',
    ],
    ['preformatted lines', '<pre>a\n  b\n\nc</pre>d', 'a\n  b\n\nc\n\nd'],
    ['a quote among preformatted lines', '<pre>New\n> old</pre>', 'New\n> old'],
    ['paragraphs in items', '<ul><li><p>one</p></li><li><p>two</p></li></ul>', '- one\n- two'],
    ['numbers', '<ol><li>a</li><li>b</li></ol><ol start="5"><li>e</li></ol>', '1. a\n2. b\n\n5. e'],
    [
      'blocks of all kinds',
      '<center>a</center><figure>b<figcaption>c</figcaption></figure><main>d</main>',
      'a\nb\nc\nd',
    ],
    ['two breaks', 'a<br><br>b<br>c', 'a\n\nb\nc'],
    ['the words of a picture', '<p>Yes <img src="x" alt="👍"></p><img src="t" alt="">', 'Yes 👍'],
    ['a picture alone', '<div><img src="x" alt="👍"></div>', '👍'],
  ])('%s', (_what, html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it.each([
    ['<div style="display:none">Preview</div>Text'],
    ['<span style="color:red; visibility: hidden">Preview <span>more</span></span>Text'],
    ['<div style="max-height:0;overflow:hidden">Preview</div>Text'],
    ['<p hidden>Preview</p>Text'],
    ['<textarea>Preview</textarea>Text<noscript>No <b>script</b></noscript>'],
    ['<template>Preview</template>Text<select><option>a</select>'],
  ])('what is not shown is left out: %s', (html) => {
    expect(htmlToText(html)).toBe('Text')
  })

  it('nothing is lost if all of it is hidden, or what is hidden never ends', () => {
    expect(htmlToText('<div style="display:none">Only this')).toBe('Only this')
    expect(htmlToText('<br style="display:none">Text')).toBe('Text')
  })
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

import { cleaned } from '../../../client/admin/editor/clean-pasted'
import { sanitizeArticle } from '../../../server/blog/sanitize'
import { writeHtml } from '../../../shared/blog/tree'
import { parseTree } from '../../support/parse-tree'

type Case = [what: string, html: string, article: string]

function paste(html: string) {
  const changes = new Set<string>()
  const article = writeHtml(cleaned(parseTree(html), (change) => changes.add(change)))
  return { article: article.replace(/\n(?=<|$)/g, ''), changes: [...changes] }
}

/** What is saved is the same as what is pasted. */
function itBecomes(cases: readonly Case[]) {
  it.each(cases)('%s', (_what, html, article) => {
    expect(paste(html).article).toBe(article)
    expect(sanitizeArticle(html)).toBe(article)
    expect(sanitizeArticle(article)).toBe(article)
  })
}

const inParagraphs = (cases: readonly Case[]) =>
  cases.map(([what, html, article]): Case => [what, `<p>${html}</p>`, `<p>${article}</p>`])

const rows = (...all: string[][]) =>
  all.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
const table = (...all: string[][]) => `<table><tbody>${rows(...all)}</tbody></table>`

describe('peers F8: merged cells are filled, so that each value stays under its own heading', () => {
  itBecomes([
    [
      'a cell that reaches down',
      '<table><tr><td>System<td>Plan<td>Price<tr><td rowspan=2>Kipu<td>Basic<td>$89<tr><td>Pro<td>$179</table>',
      table(['System', 'Plan', 'Price'], ['Kipu', 'Basic', '$89'], ['Kipu', 'Pro', '$179']),
    ],
    [
      'a heading above two columns and one beside two rows',
      '<table><tr><td rowspan=2>System<td colspan=2>Price<tr><td>Basic<td>Pro<tr><td>A<td>1<td>2</table>',
      table(['System', 'Price', 'Price'], ['System', 'Basic', 'Pro'], ['A', '1', '2']),
    ],
    [
      'a cell that reaches both ways',
      '<table><tr><td>a<td colspan=2 rowspan=2>b<tr><td>c<tr><td>d<td>e<td>f</table>',
      table(['a', 'b', 'b'], ['c', 'b', 'b'], ['d', 'e', 'f']),
    ],
    [
      'a cell that reaches to the end of its part of the table, and no further',
      '<table><tbody><tr><td rowspan=0>x<td>1<tr><td>2<tbody><tr><td rowspan=9>y<td>3<tr><td>4</table>',
      `<table><tbody>${rows(['x', '1'], ['x', '2'])}</tbody><tbody>${rows(['y', '3'], ['y', '4'])}</tbody></table>`,
    ],
    [
      'a title across a table, however wide it claims to be',
      '<table><tr><td colspan=1000>Small practices<tr><td>a<td>b</table>',
      table(['Small practices', ''], ['a', 'b']),
    ],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td rowspan=2>a<td>1<tr><td>2</table></table>',
      table([table(['a', '1'], ['a', '2'])]),
    ],
  ])

  it('the writer is told of it', () => {
    expect(paste('<table><tr><td colspan=2>a<td>b</table>').changes).toEqual([
      expect.stringContaining('cells were split'),
    ])
    expect(paste('<table><tr><td colspan=1>a<td>b</table>').changes).toEqual([])
  })

  it('a table that would become huge is left as it is', () => {
    const html = `<table>${'<tr><td colspan=1000>a<td colspan=1000>b'.repeat(50)}</table>`
    expect(sanitizeArticle(html)).toBe(table(...Array.from({ length: 50 }, () => ['a', 'b'])))
  })
})

describe('peers F9: what the writer did not see as text does not appear', () => {
  itBecomes(
    inParagraphs([
      ['a tracked deletion', 'Keep <del>deleted words</del><ins>added</ins>', 'Keep added'],
      ['a crossed-out price', 'It costs <s>$99 </s>$79<strike> now</strike>', 'It costs $79'],
      ['a style that crosses out', 'a<span style="color:red;Text-Decoration: underline line-through">b</span>c', 'ac'],
      [
        'text that is not displayed',
        'a<span style="display:none">b</span><span style="DISPLAY : none !important">c</span>',
        'a',
      ],
      ["Word's hidden text", 'a<span style="mso-hide:all">b</span>', 'a'],
      ['an attribute that hides', 'a</p><div hidden>b</div><p hidden="until-found">c', 'a'],
      ['text without a size', 'a<span style="font-size:0">b</span><span style="font-size:0.0pt">c</span>', 'a'],
      ['text that cannot be seen', 'a<span style="visibility:hidden">b</span><span style="opacity:0">c</span>', 'a'],
      ['small text, which can be seen', 'a<span style="font-size:0.5em;opacity:0.9">b</span>', 'ab'],
    ]),
  )
  itBecomes([
    ['a deleted block', '<del><p>gone</p></del><p>here</p>', '<p>here</p>'],
    [
      "Word's comments and their anchors",
      '<p><a style="mso-comment-reference:X_1">Sure</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[X1]</a></span>.</p><div style="mso-element:comment-list"><hr class=msocomoff><div style="mso-element:comment"><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Really?</p></div></div></div>',
      '<p>Sure.</p>',
    ],
    [
      "Google Docs' comments and their anchors",
      '<p>Sure<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p><div style="border:1px solid"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p></div>',
      '<p>Sure.</p>',
    ],
  ])

  it('and the writer is told of it', () => {
    const { changes } = paste('<p>a<s>b</s><span style="display:none">c</span><a class="msocomanchor">[X1]</a></p>')
    expect(changes).toEqual(['Crossed-out text was left out.', 'Hidden text was left out.', 'Comments were left out.'])
  })
})

describe('peers F9: raised and lowered text keeps its meaning', () => {
  itBecomes(
    inParagraphs([
      ['powers', '10<sup>6</sup>, m<sup>2</sup>, 10<sup>-3</sup>, a<sup>n+1</sup>', '10^6, m^2, 10^-3, a^(n+1)'],
      ['a power by style', '10<span style="vertical-align:super">6</span>', '10^6'],
      ['formulas', 'CO<sub>2</sub>, x<sub>max</sub>, 10<sub>2</sub>', 'CO2, x_max, 10_2'],
      ['ordinals and marks', '1<sup>st</sup> Acme<sup>TM</sup>', '1st Acme™'],
      ['quotations', 'He said <q>yes</q>.', 'He said "yes".'],
    ]),
  )
})

describe('peers F10: blocks stay apart, whatever they are called', () => {
  const one = '<p>One</p><p>Two</p>'
  const both = (tag: string) => `<${tag}>One</${tag}><${tag}>Two</${tag}>`
  const tags = 'address article aside center details dialog figure footer form header hgroup main nav search section'
  itBecomes(tags.split(' ').map((tag): Case => [tag, both(tag).replace(/<dialog/g, '<dialog open'), one]))
  itBecomes([
    ['terms', '<dl><dt>One</dt><dd>Two</dd></dl>', one],
    ['a question that opens', '<details><summary>One</summary>Two</details>', one],
    ['a group of fields', '<fieldset><legend>One</legend>Two</fieldset>', one],
    [
      'an unknown element shown as a block',
      '<x-a style="display: block">One</x-a><x-a style="display:flex">Two</x-a>',
      one,
    ],
    ['blocks within blocks', '<main><section>One<div><article>Two</article></div></section></main>', one],
    [
      'blocks in a link',
      '<a href="/a"><div>One</div><div>Two</div></a>',
      '<p><a href="/a">One</a></p><p><a href="/a">Two</a></p>',
    ],
    ['blocks in bold text', '<b><section>One</section></b>', '<p><strong>One</strong></p>'],
    ['blocks in a cell', '<table><tr><td><div>One</div><div>Two</div></table>', table([one])],
    ['blocks in a heading', '<h2><div>One</div><div>Two</div></h2>', '<h2>One Two</h2>'],
    ['lines of code', '<pre><div>One</div><div>Two</div>3<br>4</pre>', '<pre>One\nTwo\n3\n4</pre>'],
    ['words beside a block', '<section>One <em>x</em><p>Two</p></section>', '<p>One <em>x</em></p><p>Two</p>'],
    ['elements within a line stay there', '<p>One<mark> and </mark><x-b>Two</x-b></p>', '<p>One and Two</p>'],
  ])
})

describe('peers F18: lists', () => {
  const word = (level: number, marker: string, text: string, list = 'l0', format = 'lfo1') =>
    `<p class=MsoListParagraph style='mso-list:${list} level${level} ${format}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}&nbsp;</p>\n`
  const online = (tag: string, start: number, id: number, level: number, text: string) =>
    `<div class="ListContainerWrapper"><${tag} start="${start}"><li data-listid="${id}" data-aria-level="${level}"><p>${text}<span class="EOP">&nbsp;</span></p></li></${tag}></div>`

  it.each<Case>([
    [
      'continued after a paragraph',
      `${word(1, '1.', 'a')}<p>Why</p>${word(1, '2.', 'b')}`,
      '<ol><li>a<p>Why</p></li><li>b</li></ol>',
    ],
    [
      'numbers, then bullets',
      word(1, '1.', 'a') + word(1, '2.', 'b') + word(1, '·', 'c', 'l1', 'lfo2') + word(1, '·', 'd', 'l1', 'lfo2'),
      '<ol><li>a</li><li>b</li></ol><ul><li>c</li><li>d</li></ul>',
    ],
    [
      'bullets of two lists',
      word(1, '·', 'a') + word(1, '·', 'b', 'l1', 'lfo2'),
      '<ul><li>a</li></ul><ul><li>b</li></ul>',
    ],
    [
      'bullets between numbers',
      word(1, '1.', 'a') + word(1, '·', 'b', 'l1', 'lfo2') + word(1, '2.', 'c'),
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
    ],
    [
      'numbers that begin anew',
      word(1, '1.', 'a') + word(1, '1.', 'b', 'l0', 'lfo2'),
      '<ol><li>a</li></ol><ol><li>b</li></ol>',
    ],
    [
      'three levels',
      word(1, '1.', 'a') + word(2, 'a.', 'b') + word(3, 'i.', 'c') + word(2, 'b.', 'd') + word(1, '2.', 'e'),
      '<ol><li>a<ol><li>b<ol><li>c</li></ol></li><li>d</li></ol></li><li>e</li></ol>',
    ],
    ['a list that begins nested', word(2, '·', 'a') + word(1, '·', 'b'), '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    [
      'Word online, one list per item',
      online('ol', 1, 1, 1, 'a') + online('ol', 2, 1, 1, 'b') + online('ul', 1, 2, 2, 'c') + online('ol', 3, 1, 1, 'd'),
      '<ol><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ol>',
    ],
  ])('from Word: %s', (_what, html, article) => expect(paste(html).article).toBe(article))

  itBecomes([
    ['that go on', '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
    [
      'that go on after a text',
      '<ol><li>a</li><li>b</li></ol>Or<ol start="3"><li>c</li></ol>',
      '<ol><li>a</li><li>b<p>Or</p></li><li>c</li></ol>',
    ],
    ['that begin anew', '<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['beside their item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['in an item without text', '<ul><li><ul><li>a</li></ul></li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['with other names', '<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
  ])

  it('that cannot keep their numbers are reported', () => {
    const { article, changes } = paste('<ol><li>a</li></ol><h2>b</h2><ol start="2"><li>c</li></ol>')
    expect(article).toBe('<ol><li>a</li></ol><h2>b</h2><ol><li>c</li></ol>')
    expect(changes).toEqual(['A list began at 2. Now it begins at 1.'])
  })
})

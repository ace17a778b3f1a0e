import { builtTexts } from '../../support/texts'

function read(markdown: string) {
  const [built] = builtTexts([markdown])
  if (!built) throw new Error('nothing was built')
  return built
}

test('front matter becomes data, and headings are listed with their given or generated ids', () => {
  const text = read(
    '---\ntitle: A title\nupdated: 2025-08\n---\n\nTwo words.\n\n## Where from {#sources}\n\n### Costs & fees\n',
  )
  expect(text.meta).toEqual({ title: 'A title', updated: '2025-08' })
  expect(text.headings).toEqual([
    { id: 'sources', text: 'Where from', depth: 2 },
    { id: 'costs--fees', text: 'Costs & fees', depth: 3 },
  ])
  expect(text.html).toContain('<h2 id="sources">Where from</h2>')
  expect(text.words).toBe(7)
})

test('a marked section is collapsed below its heading, up to the next one', () => {
  const { html, headings, words, markdown } = read('## Codes {fold:Show two}\n\n- One\n- Two\n\n## Costs\n\nNone.\n')
  expect(html).toMatch(
    /<h2 id="codes">Codes<\/h2><details class="fold fold-narrow"><summary>Show two<\/summary>.*Two<\/li>\s*<\/ul>\s*<\/details>\s*<h2 id="costs">/s,
  )
  expect(headings).toEqual([
    { id: 'codes', text: 'Codes', depth: 2 },
    { id: 'costs', text: 'Costs', depth: 2 },
  ])
  expect(words).toBe(5)
  expect(markdown).toMatch(/^## Codes$/m)
})

test.each(['#### Codes {fold:Show two}', '## Codes {fold:}', 'Codes {fold:Show two}'])(
  'a fold that cannot be made is refused: %s',
  (source) => {
    expect(() => read(source)).toThrow('not at the end of a heading')
  },
)

test('a text cannot contain a script', () => {
  const { html } = read(
    '<script>alert(1)</script> <b onclick="x()">b</b> [x](javascript:alert(1)) ![p](data:text/html,x)',
  )
  expect(html).not.toMatch(/<script|onclick|javascript:|data:/)
})

test('a date and a place in a regulation stay on one line, and their text is unchanged', () => {
  const source = 'By November 3, 2026, the rule (42 CFR Part 2) and § 2.31 may apply, 3 times in May 2026.'
  const { html, words } = read(source)
  for (const whole of ['November 3, 2026', '42 CFR Part 2', '§ 2.31', 'May 2026'])
    expect(html).toContain(`<span class="unbroken">${whole}</span>`)
  expect(html.match(/<span/g)).toHaveLength(4)
  expect(html.replace(/<[^>]+>/g, '')).toBe(source)
  expect(words).toBe(20)
})

test('a code, a range, and an address stay on one line, and their text is unchanged', () => {
  const { html, words } = read('Send a GAD-7, a follow-up and 30-50% to a-b@example.com, by `x-1`.')
  for (const whole of ['GAD-7,', '30-50%', 'a-b@example.com'])
    expect(html).toContain(`<span class="unbroken">${whole}</span>`)
  expect(html.match(/<span/g)).toHaveLength(3)
  expect(html.replace(/<[^>]+>/g, '')).toBe('Send a GAD-7, a follow-up and 30-50% to a-b@example.com, by x-1.')
  expect(words).toBe(11)
})

test('a short name in code stays on one line, code with spaces or of any length may break', () => {
  const { html } = read('Basis `not-applicable`, `npm run not-applicable`, `a-very-long-name-of-a-thing`, and `spec`.')
  expect(html.match(/<code[^>]*>[^<]*/g)).toEqual([
    '<code class="unbroken">not-applicable',
    '<code>npm run not-applicable',
    '<code>a-very-long-name-of-a-thing',
    '<code>spec',
  ])
})

test('a note shows its date and is distinct from a quotation', () => {
  const { html } = read('> [!NOTE] August 2025\n> Still so.\n\n> A quotation.')
  expect(html).toContain(
    '<div class="note" role="note">\n<p class="note-title">Note, <span class="unbroken">August 2025</span></p>\n<p>Still so.</p>',
  )
  expect(html).toContain('<blockquote>\n<p>A quotation.</p>')
})

test('a table scrolls in a box that the keyboard can reach, named after its heading', () => {
  const { html } = read('## Fees\n\n| a | b | c |\n|---|--:|---|\n| 1 | 2 | 3 |')
  expect(html).toContain('<div class="table-box" role="group" tabindex="0" aria-label="Table: Fees"><table>')
  expect(html).toContain('<th scope="col" class="align-right">b</th>')
  expect(html).toContain('<td data-label="a">1</td>')
})

test('a table of figures alone has no names in its cells, so that it stays a table on a phone', () => {
  const { html } = read('| a | b | c |\n|---|--:|--:|\n| 1 | 2 | 3 |')
  expect(html).toContain('<td>1</td>')
  expect(html).not.toContain('data-label')
})

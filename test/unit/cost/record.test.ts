import { linesOf, readRecord, writeRecord } from '../../cost/record'

const table = (html: number) => ({
  title: 'Pages',
  columns: ['HTML', 'CSS'],
  rows: [
    { name: 'home', note: '/', values: [html, 7_232] },
    { name: 'blog', note: '/blog', values: [5_000, 7_232] },
  ],
})
const empty = '# Performance\n\n<!-- cost: written by `npm run cost -- --record` -->\n<!-- /cost -->\n\n## Next\n'

test('a recorded run is read back number by number, and the rest of the document is unchanged', () => {
  const document = writeRecord(empty, 'Bytes.', [table(5_612)])
  expect(document).toContain('| home | 5,612 | 7,232 | `/` |')
  expect(document.startsWith('# Performance\n\n<!--') && document.endsWith('<!-- /cost -->\n\n## Next\n')).toBe(true)
  expect(Object.fromEntries(readRecord(document))).toEqual({
    'home · HTML': 5_612,
    'home · CSS': 7_232,
    'blog · HTML': 5_000,
    'blog · CSS': 7_232,
  })
  expect(writeRecord(document, 'Bytes.', [table(5_612)])).toBe(document)
})

test('differences from the recorded run are shown in both directions', () => {
  const recorded = readRecord(writeRecord(empty, '', [table(5_612)]))
  const words = (html: number) => linesOf(table(html), recorded).map((line) => line.trim().split(/\s{2,}/))
  expect(words(5_612)).toEqual([
    ['Pages:'],
    ['HTML', 'CSS'],
    ['home', '5,612', '7,232', '/'],
    ['blog', '5,000', '7,232', '/blog'],
  ])
  expect(words(6_712)[2]).toEqual(['home', '6,712 (+1,100)', '7,232', '/'])
  expect(words(612)[2]).toEqual(['home', '612 (-5,000)', '7,232', '/'])
})

test('a document without a block has no record and receives none', () => {
  expect(readRecord('# Performance\n\n| a | b |\n| --- | --- |\n| c | 1 |\n').size).toBe(0)
  expect(() => writeRecord('# Performance\n', '', [])).toThrow('has no <!-- cost')
})

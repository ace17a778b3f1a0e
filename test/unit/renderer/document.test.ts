import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { documentStream } from '../../../client/renderer/document'

const hoisted = '<title>Précis 🦊</title><meta name="description" content="é"/>'
const app = '<div id="page" class="x"><main>Café 🦊</main></div>'
const parts = {
  assetTags: '<link rel="stylesheet" href="/a.css">',
  afterApp: '<script type="application/json">1</script>',
}

/** The document of an app that arrives in the given pieces. */
const documentOf = (pieces: Buffer[]) => text(Readable.from(pieces).pipe(documentStream(parts)))

const expected = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `${hoisted}${parts.assetTags}</head><body><div id="app">${app}</div>${parts.afterApp}</body></html>`,
].join('')

test('what React hoists stands in the head, ahead of the assets; the app and what follows it in the body', async () => {
  expect(await documentOf([Buffer.from(hoisted + app)])).toBe(expected)
})

test('wherever the pieces are cut, in the marker or in a character, the document is the same', async () => {
  const bytes = Buffer.from(hoisted + app)
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await documentOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(expected)
  }
  expect(await documentOf(Array.from(bytes, (byte) => Buffer.of(byte)))).toBe(expected)
})

test('a marker in the text of the page is no second cut', async () => {
  const twice = '<div id="page"><div id="page">twice</div></div>'
  expect(await documentOf([Buffer.from(twice)])).toContain(`</head><body><div id="app">${twice}</div>`)
})

test('what is in the body goes out when it arrives', async () => {
  const stream = documentStream(parts)
  stream.write(`${hoisted}<div id="page"`)
  expect(String(stream.read())).toMatch(/<body><div id="app"><div id="page"$/)
  stream.write('>Café')
  expect(String(stream.read())).toBe('>Café')
})

test('an app without the element is an error, not half a document', async () => {
  await expect(documentOf([Buffer.from('<main>no page</main>')])).rejects.toThrow('as its first element')
})

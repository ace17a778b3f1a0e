import { documentOf } from '../../../client/renderer/server'

const hoisted = '<title>Précis 🦊</title><meta name="description" content="é"/>'
const app = '<div id="page" class="x"><main>Café 🦊</main></div>'
const parts = {
  assetTags: '<link rel="stylesheet" href="/a.css">',
  afterApp: '<script type="application/json">1</script>',
}

test('elements that React hoists are in the head, before the assets; the app and what follows it are in the body', () => {
  expect(documentOf(hoisted + app, parts)).toBe(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `${hoisted}${parts.assetTags}</head><body><div id="app">${app}</div>${parts.afterApp}</body></html>`,
    ].join(''),
  )
})

test("a marker in the page's text does not split the document again", () => {
  const twice = '<div id="page"><div id="page">twice</div></div>'
  expect(documentOf(twice, parts)).toContain(`</head><body><div id="app">${twice}</div>`)
})

test('an app without the root element is an error, not half a document', () => {
  expect(() => documentOf('<main>no page</main>', parts)).toThrow('as its first element')
})

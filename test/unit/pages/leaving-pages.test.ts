import { openPages, type RenderPage } from '../../support/pages'

let render: RenderPage
beforeAll(async () => {
  render = await openPages()
})

test.each(['/leaving', '/leaving/kipu', '/leaving/doxy'])(
  '%s lists its sections and ends with what to do',
  async (path) => {
    const html = await render(path)
    const contents = /<ol class="outline-links">(.*?)<\/ol>/s.exec(html)?.[1] ?? ''
    const places = [...contents.matchAll(/<a href="#([^"]+)">/g)].map(([, place]) => place)
    expect(places.length).toBeGreaterThan(1)
    for (const place of places) expect(html).toMatch(new RegExp(`<h[23] id="${place}"`))
    expect(html).toContain('>Find a better fit</a>')
    // Only the contents and the evidence fold on a leaving page; a column narrower than the paper would print narrow.
    expect(html).not.toContain('max-w-3xl')
  },
)

test('the list of guides is sorted by name, and keeps the name of a format whole', async () => {
  const html = await render('/leaving')
  const lists = [...html.matchAll(/<ul class="mt-4 grid.*?<\/ul>/gs)].map(([list]) =>
    [...list.matchAll(/>Leaving ([^<]+)<\/a>/g)].map(([, name = '']) => name),
  )
  expect(lists.map(({ length }) => length > 0)).toEqual([true, true])
  for (const names of lists) expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(html).toContain('<span class="unbroken">C-CDA</span>/CSV')
  expect(await render('/leaving/nextgen')).toContain('<span class="unbroken">C-CDA</span>/CSV')
})

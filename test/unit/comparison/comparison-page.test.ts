import { vendors } from '../../../shared/catalogue'
import { orderVendors } from '../../../shared/comparison/order'
import { selectionKey } from '../../../shared/comparison/selection'
import { render, wordsOf } from '../../support/pages'

test('both dropdowns offer the systems in two groups by depth, and none that is only listed', async () => {
  const html = await render('/comparisons?sort=alphabetical')
  for (const key of ['emr1', 'emr2']) {
    const [, select = ''] = new RegExp(`<select id="${key}".*?>(.*?)</select>`, 's').exec(html) ?? []
    const groups = Array.from(
      select.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/gs),
      ([, label, options = '']) => [label, Array.from(options.matchAll(/value="(\w+)"/g), ([, id]) => id)],
    )
    const idsOf = (depth: string) =>
      orderVendors(vendors, 'alphabetical').flatMap((one) => (one.depth === depth ? one.id : []))
    expect(groups).toEqual([
      ['Reviewed in depth', idsOf('review')],
      ['On record', idsOf('record')],
    ])
  }
})

test('an address that names a listed system says that it is not compared, and links to its page', async () => {
  const listed = vendors.filter(({ depth }) => depth === 'listed')
  expect(listed.length).toBeGreaterThan(0)
  for (const { id, name } of listed) {
    const html = await render(`/comparisons?emr1=${id}&emr2=kipu`)
    expect(wordsOf(html)).toContain(`${name} is listed, not compared: too little about it is public.`)
    expect(html).toContain(`href="/emr/${id}"`)
    expect(wordsOf(html)).toContain('Comparing Kipu EMR')
    expect(selectionKey(new URLSearchParams({ emr1: id }))).not.toBe(selectionKey(new URLSearchParams()))
  }
})

test.each(['emr1=kipu&emr2=opus', 'emr1=opus&emr2=kipu&emr3=therapynotes&emr4=epic'])(
  'the sentence above the table counts the rows that differ, and those in which a value is missing: %s',
  async (query) => {
    const html = await render(`/comparisons?${query}`)
    const rowsIn = (part = '') => (part.split('</tbody>')[0]?.match(/<tr(?![^>]*class="group)/g) ?? []).length
    const [differing, open] = ['differing', 'open'].map((state) => rowsIn(html.split(`data-state="${state}"`)[1]))
    const further = html.split('aria-label="Further rows"')[1]?.split('<tbody')[1]
    const unclear = Number(open) + rowsIn(further)
    expect(wordsOf(html)).toMatch(
      new RegExp(`differ in ${differing} rows: size.* In ${unclear} rows? we don't know enough\\.`),
    )
  },
)
